import type { Seat } from '@turnpoint/kernel';
import { type Face, LINE_CARDS } from '../../content/index.ts';
import { type Cell, type Compared, type Laid, type Player, START, type Table } from '../types.ts';

/** A player on the walk back along their line. */
interface Walker {
  readonly seat: Seat;
  at: Cell;
  readonly initiatives: number[];
}

/** This round's order and how it was found (EOL-4.2 to 4.8). */
export function findOrder(t: Table): Compared[] {
  const walkers: Walker[] = [];
  for (const seat of t.first) {
    const { out, head } = t.players[seat] as Player;
    if (out === null) walkers.push({ seat, at: head, initiatives: [] });
  }
  const found: Compared[] = [];
  sortGroup(t, walkers, found);
  return found;
}

/**
 * Splits a tied group by initiative; what is still tied steps back together; once a member stands on its Start card the
 * whole group takes first-round order, as all do in round 1 (EOL-4.2, 4.5 to 4.7, R12). Groups come in first-round
 * order, and the sort keeps it.
 */
function sortGroup(t: Table, group: Walker[], found: Compared[]): void {
  if (group.length === 1 || group.some(({ at }) => at === START)) {
    settle(group, group.length > 1, found);
    return;
  }
  for (const walker of group) {
    const card = t.cells[walker.at] as Laid;
    walker.initiatives.push(LINE_CARDS[card.face as Face].initiative);
    walker.at = card.parent;
  }
  group.sort((a, b) => last(a) - last(b));
  for (let from = 0, to = 1; to <= group.length; to++) {
    if (to < group.length && last(group[to] as Walker) === last(group[from] as Walker)) continue;
    sortGroup(t, group.slice(from, to), found);
    from = to;
  }
}

function last(walker: Walker): number {
  return walker.initiatives[walker.initiatives.length - 1] as number;
}

function settle(group: readonly Walker[], byFirst: boolean, found: Compared[]): void {
  for (const { seat, initiatives } of group) found.push({ seat, initiatives, byFirst });
}
