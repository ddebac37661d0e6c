import type { Seat } from '@turnpoint/kernel';
import type { Table } from '../rules/types.ts';

/**
 * Reckons something once for each seat of a table. The policy imagines a table for every choice it makes and leaves agendas,
 * points and enemies on it as they are, so what was found out about them stays true; only the last table is remembered.
 */
export function once<V>(reckon: (t: Table, seat: Seat) => V): (t: Table, seat: Seat) => V {
  let last: Table | null = null;
  let known: (V | undefined)[] = [];
  return (t, seat) => {
    if (t !== last) {
      last = t;
      known = [undefined, undefined];
    }
    const found = known[seat];
    if (found !== undefined) return found;
    const made = reckon(t, seat);
    known[seat] = made;
    return made;
  };
}
