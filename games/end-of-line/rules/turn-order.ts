import type { Seat } from '@turnpoint/kernel';
import { LINE_CARDS } from '../content/index.ts';
import { type Cell, type Compared, type Laid, type Player, START, type Table } from './types.ts';

/** One step of the walk back along a line. */
interface Walker {
  readonly seat: Seat;
  readonly at: Cell;
  readonly initiatives: readonly number[];
}

/** This round's order and how it was found (EOL-4.2 to 4.8). */
export function findOrder(t: Table): Compared[] {
  const seats = t.first.filter((seat) => t.players[seat]?.out === null);
  if (t.round === 1) return seats.map((seat) => ({ seat, initiatives: [], byFirst: true }));
  return sorted(
    t,
    seats.map((seat) => ({ seat, at: (t.players[seat] as Player).head, initiatives: [] })),
  );
}

/**
 * Splits a tied group by initiative; what is still tied steps back together; once a member stands on its Start card the
 * whole group takes first-round order (EOL-4.5 to 4.7, R12). Groups come in first-round order and keep it.
 */
function sorted(t: Table, group: readonly Walker[]): Compared[] {
  if (group.length === 1) return group.map(({ seat, initiatives }) => ({ seat, initiatives, byFirst: false }));
  if (group.some(({ at }) => at === START)) {
    return group.map(({ seat, initiatives }) => ({ seat, initiatives, byFirst: true }));
  }
  const byInitiative = new Map<number, Walker[]>();
  for (const walker of group) {
    const card = t.cells[walker.at] as Laid;
    const initiative = card.face === 'start' ? 0 : LINE_CARDS[card.face].initiative;
    const back = { seat: walker.seat, at: card.parent, initiatives: [...walker.initiatives, initiative] };
    byInitiative.set(initiative, [...(byInitiative.get(initiative) ?? []), back]);
  }
  return [...byInitiative.entries()].sort(([a], [b]) => a - b).flatMap(([, tied]) => sorted(t, tied));
}
