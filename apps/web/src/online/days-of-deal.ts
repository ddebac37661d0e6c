import type { Gathering } from '@turnpoint/protocol';

/** So many days does the deal that goes on wait for who is elsewhere; null without one, and where all are there at once. */
export function daysOfDeal({ state, terms }: Gathering): number | null {
  return state.kind === 'dealing' && terms.clock?.kind === 'days' ? terms.clock.days : null;
}
