import type { Message } from '@turnpoint/kernel';

/** What could be said of a turn, and how much it matters beside what else could. */
export interface Headline {
  readonly worth: number;
  readonly says: Message;
}

/** What matters most; of equal ones what happened first. */
export function heaviest(all: readonly Headline[], otherwise: Message): Message {
  return all.reduce<Headline>((best, one) => (one.worth > best.worth ? one : best), { worth: 0, says: otherwise }).says;
}
