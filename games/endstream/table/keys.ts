import { ARROWS, keyed, numbered, type TableKeys } from '@turnpoint/ui';

/** What a key means at the table. */
export type Command =
  | { readonly do: 'walk'; readonly by: keyof typeof ARROWS }
  | { readonly do: 'agenda' | 'push'; readonly step: number }
  | { readonly do: 'move' | 'spin' | 'undo-all' };

export const UNDO_ALL = 'Shift+U';

/** `1` to `6` activate an own agenda by century; with Shift they push it. */
export const TABLE_KEYS: TableKeys<Command> = {
  has: ['finish', 'inspect', 'ask'],
  own: [
    { says: 'walk', keys: keyed(ARROWS, (by) => ({ do: 'walk', by })) },
    { says: 'agenda', keys: numbered(6, (step) => ({ do: 'agenda', step })) },
    { says: 'push', keys: numbered(6, (step) => ({ do: 'push', step }), 'Shift+') },
    { says: 'move', keys: [['M', { do: 'move' }]] },
    { says: 'spin', keys: [['S', { do: 'spin' }]] },
    { says: 'undo-all', keys: [[UNDO_ALL, { do: 'undo-all' }]] },
  ],
};
