import { ARROWS, type Chord, keyed, numbered, type TableKeys } from '@turnpoint/ui';
import type { Way } from '../content/index.ts';
import type { Effect } from '../rules/types.ts';

/** What a key means at the table. */
export type Command =
  | { readonly do: 'card'; readonly index: number }
  | { readonly do: 'towards' | 'walk' | 'pan'; readonly way: Way }
  | { readonly do: 'head' };

const WAYS: Readonly<Record<Way, Chord>> = { W: ARROWS.left, N: ARROWS.up, E: ARROWS.right, S: ARROWS.down };
const held = (key: string) => keyed(WAYS, (way) => way).map(([chord, way]) => [`${key}+${chord}`, way] as const);

export const EFFECT_KEYS: Readonly<Record<Effect, Chord>> = { turnaround: 'T', brake: 'B', boost: 'O' };

/** Arrows choose among lit cells; with Shift they move the window, with Alt they walk from cell to cell. */
export const TABLE_KEYS: TableKeys<Command> = {
  has: ['inspect', 'ask'],
  own: [
    { says: 'card', keys: numbered(5, (index) => ({ do: 'card', index })) },
    { says: 'cell', keys: keyed(WAYS, (way) => ({ do: 'towards', way })) },
    { says: 'effects', keys: keyed(EFFECT_KEYS, () => null) },
    { says: 'walk', keys: held('Alt').map(([chord, way]) => [chord, { do: 'walk', way }]) },
    { says: 'pan', keys: held('Shift').map(([chord, way]) => [chord, { do: 'pan', way }]) },
    { says: 'head', keys: [['H', { do: 'head' }]] },
  ],
};
