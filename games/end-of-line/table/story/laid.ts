import type { LogStep, Seat } from '@turnpoint/kernel';
import { type Cell, type Mode, type Way, waysOut } from '../../content/index.ts';
import type { EndOfLine, Entry, Look } from '../../rules/types.ts';
import { stepFrom } from '../draw/geometry.ts';

type Lay = Extract<Entry, { type: 'lay' }>;

/** What lay on the table at some moment, as the log tells it. */
export interface Lines {
  readonly size: number;
  readonly mode: Mode;
  /** Whose card lies where; nobody's for a Start card, which is crossed by none. */
  readonly taken: ReadonlyMap<Cell, Seat | null>;
  /** The last card of each line; none before the first. */
  readonly heads: ReadonlyMap<Seat, Lay>;
  /** Where each line begins. */
  readonly entries: readonly Cell[];
  readonly gone: ReadonlySet<Seat>;
}

/** The lines after these steps. Start cards lie where they lie in any look. */
export function linesAfter({ view }: Look, log: readonly Pick<LogStep<EndOfLine>, 'entries'>[]): Lines {
  const taken = new Map<Cell, Seat | null>();
  view.cells.forEach((card, cell) => {
    if (card?.face === 'start') taken.set(cell, null);
  });
  const heads = new Map<Seat, Lay>();
  const gone = new Set<Seat>();
  for (const entry of log.flatMap(({ entries }) => entries)) {
    if (entry.type === 'lay') {
      taken.set(entry.cell, entry.seat);
      heads.set(entry.seat, entry);
    } else if (entry.type === 'taken-back') for (const cell of entry.cells) taken.delete(cell);
    else if (entry.type === 'out' || entry.type === 'left') gone.add(entry.seat);
  }
  return { size: view.size, mode: view.mode, taken, heads, entries: view.players.map(({ entry }) => entry), gone };
}

/** The ways on from a line's head, over a team-mate's card too (EOL-12.4); before the first card there is one. */
export function waysOn(lines: Lines, seat: Seat): readonly Way[] {
  const head = lines.heads.get(seat);
  if (head === undefined) return lines.taken.has(lines.entries[seat] ?? -1) ? [] : ['N'];
  const isFree = (way: Way) => !lines.taken.has(stepFrom(lines.size, head.cell, way));
  return waysOut(head.face, head.way).filter((way) => isFree(way) || crosses(lines, seat, way));
}

/** Does this way lead over a card of the team-mate to a free cell? */
export function crosses({ size, mode, taken, heads }: Lines, seat: Seat, way: Way): boolean {
  const cell = heads.get(seat)?.cell;
  if (mode !== 'team' || cell === undefined) return false;
  return taken.get(stepFrom(size, cell, way)) === (seat + 2) % 4 && !taken.has(stepFrom(size, cell, way, 2));
}
