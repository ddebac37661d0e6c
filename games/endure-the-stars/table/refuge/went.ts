import type { LogStep } from '@turnpoint/kernel';
import type { Place } from '../../content/refuge/index.ts';
import type { Endure, Entry } from '../../rules/types.ts';

/** The place that an entry tells of, by what only happens there: rest (ETS-22.20), the price of a card (ETS-22.18). */
function placeIn(entry: Entry): Place | null {
  if (entry.type === 'visited') return entry.place as Place;
  if (entry.clause === 'ETS-22.20') return 'quarters';
  return entry.clause === 'ETS-22.18' ? 'trading-post' : null;
}

/** Where each survivor has been in this round of visits, as far as the log tells: whoever passes by is nowhere. */
export function placesOf(log: readonly LogStep<Endure>[]): ReadonlyMap<number, Place> {
  const entries = log.flatMap((step) => step.entries);
  const round = entries.slice(entries.findLastIndex(({ type }) => type === 'arrived' || type === 'stayed') + 1);
  return new Map(
    round.flatMap((entry) => {
      const place = placeIn(entry);
      return place === null || !('who' in entry) ? [] : [[entry.who as number, place] as const];
    }),
  );
}
