import type { Message, Seat, Types } from '@turnpoint/kernel';
import type { ToldStep } from '../contract.ts';

/** A part of the match: from the view after `start`, each entry with its sentence. */
export interface Past<T extends Types> {
  readonly start: number;
  readonly entries: readonly T['entry'][];
  readonly lines: readonly Message[];
}

/** Whose turn an entry opens; null when it opens none. */
const turnOf = (entry: { readonly type: string; readonly seat?: Seat }): Seat | null =>
  entry.type === 'turn' ? (entry.seat ?? null) : null;

/** What the others did since the viewer's last turn, in games whose entry `turn` opens one; null when there is nothing. */
export function sinceMine<T extends Types>(log: readonly ToldStep<T>[], me: Seat): Past<T> | null {
  const turns = log.flatMap(({ step, entries }) =>
    entries.flatMap((entry) => {
      const seat = turnOf(entry);
      return seat === null ? [] : [{ step, seat }];
    }),
  );
  // The turn that the viewer has now is not among them.
  const others = turns.at(-1)?.seat === me ? turns.slice(0, -1) : turns;
  const last = others.findLastIndex(({ seat }) => seat === me);
  const start = others[last + 1]?.step;
  if (start === undefined) return null;
  const parts = log.filter(({ step }) => step > start);
  const entries = parts.flatMap((part) => part.entries);
  return entries.length === 0 ? null : { start, entries, lines: parts.flatMap(({ lines }) => lines) };
}

/** Has the viewer's turn just begun, with nothing done in it yet? */
export function isTurnNew<T extends Types>(log: readonly ToldStep<T>[], me: Seat): boolean {
  return log.findLast(({ entries }) => entries.length > 0)?.entries.some((entry) => turnOf(entry) === me) ?? false;
}
