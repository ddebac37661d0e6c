import type { ToldStep } from '@turnpoint/ui';
import type { AgendaType } from '../../content/index.ts';
import type { EndStream, Entry, Points } from '../../rules/types.ts';

type Step = ToldStep<EndStream>;

/** One action of the open turn: what it was, what it cost or gave, and the step after it. */
export interface PlanRow {
  readonly entries: readonly { readonly entry: Entry; readonly line: Step['lines'][number] }[];
  readonly gave: { readonly type: AgendaType; readonly n: number } | null;
  readonly paid: Points | null;
  /** Taking back to this step leaves the row as the last one. */
  readonly end: number;
  /** Neither it nor anything before it can be taken back (ES-16.5). */
  readonly sealed: boolean;
}

export interface Plan {
  readonly rows: readonly PlanRow[];
  /** The step at which the action part began. */
  readonly start: number;
}

/** Entries that open an action; the others tell what it brought about. */
const isOpening = (entry: Entry): boolean =>
  entry.type === 'agenda' ||
  entry.type === 'paid' ||
  entry.type === 'tech' ||
  entry.type === 'spun' ||
  (entry.type === 'moved' && entry.how !== 'STREAM');

const isSeal = (entry: Entry): boolean => entry.type === 'looked' || entry.type === 'looks' || entry.type === 'shown';

const openingOf = (steps: readonly Step[], isTurn: (entry: Entry) => boolean): number =>
  steps.findLastIndex(({ entries }) => entries.some(isTurn));

/** What the seat has done since its turn began. A step without entries (a target picked) belongs to the row it ends in. */
export function planOf(log: readonly Step[], seat: number, sealedAt: number): Plan {
  const first = openingOf(log, (entry) => entry.type === 'turn' && entry.seat === seat);
  const rows: PlanRow[] = [];
  for (const { step, entries, lines } of log.slice(first + 1)) {
    const told = entries.flatMap((entry, i) => {
      const line = lines[i];
      return line === undefined ? [] : [{ entry, line }];
    });
    const last = rows.at(-1);
    if (told.length === 0) continue;
    const [opening] = entries;
    const isNew = last === undefined || (opening !== undefined && isOpening(opening));
    const agenda = entries.find((entry) => entry.type === 'agenda');
    const paid = entries.find((entry) => entry.type === 'paid');
    const row: PlanRow = {
      entries: isNew ? told : [...last.entries, ...told],
      gave: agenda ? { type: agenda.agenda, n: agenda.pushed ? 2 : 1 } : isNew ? null : last.gave,
      paid: paid?.points ?? (isNew ? null : last.paid),
      end: step,
      sealed: step <= sealedAt || entries.some(isSeal),
    };
    rows.splice(isNew ? rows.length : -1, 1, row);
  }
  return { rows, start: log[first]?.step ?? 0 };
}

/** The latest finished turn of a seat: its entries and sentences, in order. */
export function lastTurnOf(log: readonly Step[], seat: number): { entries: Entry[]; lines: Step['lines'] } {
  const first = openingOf(log, (entry) => entry.type === 'turn' && entry.seat === seat);
  const found = { entries: [] as Entry[], lines: [] as Step['lines'][number][] };
  if (first < 0) return found;
  let isTheirs = false;
  for (const { entries, lines } of log.slice(first)) {
    for (const [i, entry] of entries.entries()) {
      if (entry.type === 'turn') isTheirs = entry.seat === seat;
      const line = lines[i];
      if (!isTheirs || line === undefined) continue;
      found.entries.push(entry);
      found.lines.push(line);
    }
  }
  return found;
}
