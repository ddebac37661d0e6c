import { ARROWS, keyed, numbered, type TableKeys } from '@turnpoint/ui';
import { COLUMNS } from '../content/index.ts';

/** What a key means at the table. */
export type Command =
  | { readonly do: 'hand'; readonly slot: number }
  | { readonly do: 'walk'; readonly x: number; readonly y: number }
  | { readonly do: 'next-linchpin' };

const WAYS = {
  left: [-1, 0],
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  home: [-COLUMNS, 0],
  end: [COLUMNS, 0],
} as const;

/** Stops the own clock in a pause; hides and shows the own identity; opens the Fracture Key. */
export const OWN = { wait: 'W', identity: 'M', fractureKey: 'K' } as const;

export const TABLE_KEYS: TableKeys<Command> = {
  has: ['inspect'],
  own: [
    { says: 'card', keys: numbered(9, (slot) => ({ do: 'hand', slot })) },
    {
      says: 'walk',
      keys: keyed({ ...ARROWS, home: 'Home', end: 'End' }, (way) => ({ do: 'walk', x: WAYS[way][0], y: WAYS[way][1] })),
    },
    { says: 'linchpin', keys: [['N', { do: 'next-linchpin' }]] },
    { says: 'wait', keys: [[OWN.wait, null]] },
    { says: 'identity', keys: [[OWN.identity, null]] },
    { says: 'fracture-key', keys: [[OWN.fractureKey, null]] },
  ],
};
