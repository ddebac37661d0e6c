import type { ToldStep } from '@turnpoint/ui';
import type { AgendaType } from '../../content/index.ts';
import type { EndStream, Entry, Points } from '../../rules/types.ts';

type Step = ToldStep<EndStream>;

export interface Told {
  readonly entry: Entry;
  readonly line: Step['lines'][number];
}

/** One action of a turn: what it was, what it cost or gave, and the step after it. */
export interface PlanRow {
  readonly entries: readonly Told[];
  readonly gave: { readonly type: AgendaType; readonly n: number } | null;
  readonly paid: Points | null;
  /** Taking back to this step leaves the row as the last one. */
  readonly end: number;
  /** Neither it nor anything before it can be taken back (ES-16.5). */
  readonly sealed: boolean;
}

export interface Plan {
  readonly rows: readonly PlanRow[];
  /** The step at which the turn began: what its start brought about has happened then. */
  readonly start: number;
  /** The how many-th turn of its player; 0 before the first. */
  readonly number: number;
}

/** Entries that open an action; the others tell what it brought about. */
const isOpening = (entry: Entry): boolean =>
  entry.type === 'agenda' ||
  entry.type === 'paid' ||
  entry.type === 'tech' ||
  entry.type === 'spun' ||
  (entry.type === 'moved' && entry.how !== 'STREAM');

const isSeal = (entry: Entry): boolean => entry.type === 'looked' || entry.type === 'looks' || entry.type === 'shown';
const toldOf = ({ entries, lines }: Step): Told[] =>
  entries.flatMap((entry, i) => {
    const line = lines[i];
    return line === undefined ? [] : [{ entry, line }];
  });

interface Turn {
  readonly start: number;
  readonly number: number;
  /** What the start of the turn brought about by itself. */
  readonly opening: readonly Told[];
  /** What was done then, as far as the next turn. */
  readonly steps: readonly { readonly step: number; readonly told: readonly Told[] }[];
  /** No other turn has begun since. */
  readonly isOpen: boolean;
}

function latestTurnOf(log: readonly Step[], seat: number): Turn {
  const isTurn = (entry: Entry) => entry.type === 'turn' && entry.seat === seat;
  const first = log.findLastIndex(({ entries }) => entries.some(isTurn));
  const [begin, ...after] = first < 0 ? [] : log.slice(first);
  if (begin === undefined) return { start: 0, number: 0, opening: [], steps: [], isOpen: true };
  const all = toldOf(begin);
  const at = all.findLastIndex(({ entry }) => isTurn(entry));
  const turn = all[at]?.entry;
  const steps: { step: number; told: readonly Told[] }[] = [];
  let isOpen = true;
  for (const part of after) {
    const told = toldOf(part);
    const end = told.findIndex(({ entry }) => entry.type === 'turn');
    isOpen = end < 0;
    steps.push({ step: part.step, told: isOpen ? told : told.slice(0, end) });
    if (!isOpen) break;
  }
  const number = turn?.type === 'turn' ? turn.turn : 0;
  return { start: begin.step, number, opening: all.slice(at + 1), steps, isOpen };
}

/** A step without entries (a target picked) belongs to the row it ends in. */
function rowsOf(steps: Turn['steps'], sealedAt: number): PlanRow[] {
  const rows: PlanRow[] = [];
  for (const { step, told } of steps) {
    const last = rows.at(-1);
    const [opening] = told;
    if (opening === undefined) continue;
    const isNew = last === undefined || isOpening(opening.entry);
    const agenda = told.map(({ entry }) => entry).find((entry) => entry.type === 'agenda');
    const paid = told.map(({ entry }) => entry).find((entry) => entry.type === 'paid');
    const row: PlanRow = {
      entries: isNew ? told : [...last.entries, ...told],
      gave: agenda ? { type: agenda.agenda, n: agenda.pushed ? 2 : 1 } : isNew ? null : last.gave,
      paid: paid?.points ?? (isNew ? null : last.paid),
      end: step,
      sealed: step <= sealedAt || told.some(({ entry }) => isSeal(entry)),
    };
    rows.splice(isNew ? rows.length : -1, 1, row);
  }
  return rows;
}

/** What the seat has done since its turn began. */
export function planOf(log: readonly Step[], seat: number, sealedAt: number): Plan {
  const { start, number, steps } = latestTurnOf(log, seat);
  return { rows: rowsOf(steps, sealedAt), start, number };
}

export interface LastTurn extends Plan {
  /** What was done in it, to be played again from the look after `start`. */
  readonly told: readonly Told[];
  /** Nothing of a turn that is still planned can be seen: that says nothing about it. */
  readonly isOpen: boolean;
}

/** The latest turn of a seat as far as it can be seen, with what its start brought about. */
export function lastTurnOf(log: readonly Step[], seat: number): LastTurn {
  const { start, number, opening, steps, isOpen } = latestTurnOf(log, seat);
  const rows = rowsOf([{ step: start, told: opening }, ...steps], 0);
  return { rows, start, number, told: steps.flatMap(({ told }) => told), isOpen };
}

/** Told elsewhere: by symbols, by the prompt, by the result. */
const QUIET: readonly Entry['type'][] = [
  'turn',
  'reset',
  'paid',
  'finished',
  'decided',
  'offered',
  'timed-out',
  'conceded',
  'over',
];

/** What of a row is worth a line. An ability that strikes is told by its STRIKE. */
export function worthTelling(entries: readonly Told[]): Told[] {
  return entries.filter(({ entry }, i) => {
    const next = entries[i + 1]?.entry;
    if (entry.type === 'ability' && next?.type === 'struck') return next.by !== entry.user;
    return !QUIET.includes(entry.type);
  });
}
