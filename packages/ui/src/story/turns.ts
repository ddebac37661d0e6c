import type { LogStep, Look, Seat, Types } from '@turnpoint/kernel';
import type { Story } from './contract.ts';

/** A turn begins: a seat's, or nobody's (the enemies'). */
export interface Begun {
  readonly seat: Seat | null;
  /** The choice that brought the entry about belongs to this turn; otherwise it was the last of the turn before. */
  readonly isOwn?: boolean;
  /** It is told by itself also where nobody chooses in it. */
  readonly isTold?: boolean;
}

/** The choices from step `first` to step `last`, and all that came of them; none where `first` is the one after `last`. */
export interface Turn<T extends Types> {
  /** Null: nobody's. The first of all is the deal, with what is chosen before the first turn. */
  readonly seat: Seat | null;
  /** Counts the turns of one seat (or of nobody) from 1; the deal is 0. */
  readonly n: number;
  readonly first: number;
  readonly last: number;
  readonly entries: readonly T['entry'][];
}

interface Open<T extends Types> {
  readonly seat: Seat | null;
  readonly first: number;
  last: number;
  readonly entries: T['entry'][];
  readonly isTold: boolean;
}

/**
 * The turns of a log, in order; every step is in one of them. A turn in which nothing was chosen is told with the one before
 * it: there is no moment between the two that anybody could go to. Some are told all the same, without a step of their own.
 */
export function turnsOf<T extends Types>(
  log: readonly LogStep<T>[],
  { begins }: Pick<Story<T>, 'begins'>,
  look: Look<T>,
): Turn<T>[] {
  let now: Open<T> = { seat: null, first: 0, last: 0, entries: [], isTold: false };
  /** Announced, but nothing was chosen in it yet. */
  let next: Open<T> | null = null;
  const turns = [now];
  const open = (turn: Open<T>) => {
    now = turn;
    turns.push(now);
  };
  /** Nobody chose in what was announced. */
  const pass = () => {
    if (next?.isTold) open({ ...next, first: now.last + 1, last: now.last });
    else now.entries.push(...(next?.entries ?? []));
    next = null;
  };
  for (const { step, entries } of log) {
    const first = now.last + 1;
    const own = entries.map((entry) => begins(entry, look)).find((begun) => begun?.isOwn);
    if (own !== undefined && (next !== null || own.seat !== now.seat)) {
      pass();
      next = { seat: own.seat, first, last: step, entries: [], isTold: false };
    }
    if (next !== null) open({ ...next, first });
    next = null;
    now.last = step;
    for (const entry of entries) {
      const begun = begins(entry, look);
      if (begun !== undefined && !begun.isOwn) {
        pass();
        next = { seat: begun.seat, first, last: step, entries: [], isTold: begun.isTold === true };
      }
      ((next as Open<T> | null) ?? now).entries.push(entry);
    }
  }
  pass();
  return numbered(turns);
}

function numbered<T extends Types>(turns: readonly Open<T>[]): Turn<T>[] {
  const counts = new Map<Seat | null, number>();
  return turns.map(({ isTold: _, ...turn }, at) => {
    if (at === 0) return { ...turn, n: 0 };
    const n = (counts.get(turn.seat) ?? 0) + 1;
    counts.set(turn.seat, n);
    return { ...turn, n };
  });
}
