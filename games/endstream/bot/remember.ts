import type { Seat } from '@turnpoint/kernel';
import type { Table } from '../rules/types.ts';

/**
 * Reckons something once for each table and seat. The policy imagines a table for every choice it makes and leaves
 * agendas, points and enemies on it as they are, so what was found out about them stays true.
 */
export function once<V>(reckon: (t: Table, seat: Seat) => V): (t: Table, seat: Seat) => V {
  const known = new WeakMap<Table, (V | undefined)[]>();
  return (t, seat) => {
    const list = known.get(t) ?? [];
    if (list.length === 0) known.set(t, list);
    const found = list[seat];
    if (found !== undefined) return found;
    const made = reckon(t, seat);
    list[seat] = made;
    return made;
  };
}
