import type { Message, Seat } from '@turnpoint/kernel';
import type { ToldStep } from '@turnpoint/ui';
import type { ChronoTrek, Entry } from '../../rules/types.ts';

/** A part of the match to be played again: from the view after `start`, each entry with its sentence. */
export interface Past {
  readonly start: number;
  readonly entries: readonly Entry[];
  readonly lines: readonly Message[];
}

/** What the others did since the viewer's last turn; null when there is nothing to show. */
export function sinceMine(log: readonly ToldStep<ChronoTrek>[], me: Seat): Past | null {
  const turns = log.flatMap(({ step, entries }) =>
    entries.flatMap((entry) => (entry.type === 'turn' ? [{ step, seat: entry.seat }] : [])),
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
