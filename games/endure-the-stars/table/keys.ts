import { ARROWS, type Chord, keyed, type TableKeys } from '@turnpoint/ui';
import type { Action } from './actions.ts';

/** What a key means at the table. */
export type Command =
  | { readonly do: 'walk'; readonly towards: 0 | 1 | 2 | 3 }
  | { readonly do: 'action'; readonly action: Action }
  | { readonly do: 'map' };

const WAYS = { left: 3, up: 0, right: 1, down: 2 } as const;

/** What is rare, and the cards that are moved, have none. */
export const ACTION_KEYS = {
  move: 'M',
  attack: 'A',
  search: 'S',
  interact: 'F',
  item: 'K',
  trade: 'T',
  noise: 'N',
  active: 'B',
  crisis: 'C',
} as const satisfies Partial<Record<Action, Chord>>;

const act = (...actions: readonly (keyof typeof ACTION_KEYS)[]) =>
  actions.map((action) => [ACTION_KEYS[action], { do: 'action', action }] as const);

export const TABLE_KEYS: TableKeys<Command> = {
  has: ['finish', 'inspect', 'ask'],
  own: [
    { says: 'walk', keys: keyed(ARROWS, (way) => ({ do: 'walk', towards: WAYS[way] })) },
    { says: 'move', keys: act('move', 'attack', 'search') },
    { says: 'use', keys: act('interact', 'item') },
    { says: 'trade', keys: act('trade', 'noise') },
    { says: 'ability', keys: act('active', 'crisis') },
    { says: 'map', keys: [['O', { do: 'map' }]] },
  ],
};
