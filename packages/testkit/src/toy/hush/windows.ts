import type { Closing, Windows } from '@turnpoint/kernel';
import type { Hush } from './types.ts';

/** Whether to hush whatever is called, as long as there is a 6 in the hand. */
export interface HushOrders {
  readonly hush: boolean;
}

/** Hush at a table whose windows close in this way. */
export function hushWindows(way: Closing): Windows<Hush, HushOrders> {
  return {
    closing: ({ view }) => (view.stack.at(-1)?.kind === 'window' ? way : null),
    read(left) {
      const { hush, ...rest } = (left ?? {}) as { hush?: unknown };
      return typeof hush === 'boolean' && Object.keys(rest).length === 0 ? { hush } : null;
    },
    answer(look, orders) {
      if (look.view.stack.at(-1)?.kind !== 'window') return null;
      const isAble = look.choices.some(({ kind }) => kind === 'hush');
      if (isAble && orders === null && way.kind !== 'at-once') return null;
      return { kind: isAble && orders?.hush === true ? 'hush' : 'pass' };
    },
    pass: { kind: 'pass' },
  };
}
