import { ARROWS, keyed, numbered, type TableKeys } from '@turnpoint/ui';

/** What a key means at the table. */
export type Command =
  | { readonly do: 'walk'; readonly by: keyof typeof ARROWS }
  | { readonly do: 'lane'; readonly n: number }
  | { readonly do: 'hand' };

/** Opens the own Void. */
export const VOID = 'V';

/** `1` to `6` pick a lane, the viewer's own first. */
export const TABLE_KEYS: TableKeys<Command> = {
  has: ['finish', 'inspect', 'ask'],
  own: [
    { says: 'walk', keys: keyed(ARROWS, (by) => ({ do: 'walk', by })) },
    { says: 'lane', keys: numbered(6, (n) => ({ do: 'lane', n })) },
    { says: 'hand', keys: [['H', { do: 'hand' }]] },
    { says: 'void', keys: [[VOID, null]] },
  ],
};
