import type { LogStep, Seat } from '@turnpoint/kernel';
import { type Cell, type Way, waysOut } from '../../content/index.ts';
import type { EndOfLine, Entry, Look } from '../../rules/types.ts';
import { stepFrom } from '../draw/geometry.ts';

type Lay = Extract<Entry, { type: 'lay' }>;

/** What lay on the table at some moment, as the log tells it. */
export interface Lines {
  readonly size: number;
  readonly taken: ReadonlySet<Cell>;
  /** The last card of each line; none before the first. */
  readonly heads: ReadonlyMap<Seat, Lay>;
  /** Where each line begins. */
  readonly entries: readonly Cell[];
  readonly gone: ReadonlySet<Seat>;
}

/** The lines after these steps. Start cards lie where they lie in any look. */
export function linesAfter({ view }: Look, log: readonly Pick<LogStep<EndOfLine>, 'entries'>[]): Lines {
  const taken = new Set(view.cells.flatMap((card, cell) => (card?.face === 'start' ? [cell] : [])));
  const heads = new Map<Seat, Lay>();
  const gone = new Set<Seat>();
  for (const entry of log.flatMap(({ entries }) => entries)) {
    if (entry.type === 'lay') {
      taken.add(entry.cell);
      heads.set(entry.seat, entry);
    } else if (entry.type === 'taken-back') for (const cell of entry.cells) taken.delete(cell);
    else if (entry.type === 'out' || entry.type === 'left') gone.add(entry.seat);
  }
  return { size: view.size, taken, heads, entries: view.players.map(({ entry }) => entry), gone };
}

/** The ways on from a line's head that are free; before the first card there is one. Crossing a team-mate is left out. */
export function waysOn({ size, taken, heads, entries }: Lines, seat: Seat): readonly Way[] {
  const head = heads.get(seat);
  if (head === undefined) return taken.has(entries[seat] ?? -1) ? [] : ['N'];
  return waysOut(head.face, head.way).filter((way) => !taken.has(stepFrom(size, head.cell, way)));
}
