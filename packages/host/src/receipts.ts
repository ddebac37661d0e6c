import type { Seat } from '@turnpoint/kernel';
import type { Receipt } from '@turnpoint/protocol';

/** A change that was stored: whose it was, so that nobody can spend the numbers of another. */
export interface SeatReceipt extends Receipt {
  readonly seat: Seat;
}

/** For each seat the latest change of so many clients: more devices than anybody has at hand. */
const CLIENTS = 4;

/** The receipts once this one is among them. A client waits for each answer, so its latest is all that it may ask for. */
export function withReceipt(kept: readonly SeatReceipt[], receipt: SeatReceipt): readonly SeatReceipt[] {
  const isOfSeat = ({ seat }: SeatReceipt) => seat === receipt.seat;
  const others = kept.filter((each) => isOfSeat(each) && each.client !== receipt.client);
  return [...kept.filter((each) => !isOfSeat(each)), ...others.slice(1 - CLIENTS), receipt];
}

/**
 * What became of a change that may have been sent before: it was `made`; it is `past`, since its client has gone on after
 * it; or null, it is new.
 */
export function fateOf(kept: readonly SeatReceipt[], receipt: SeatReceipt | null): 'made' | 'past' | null {
  const latest = kept.find((each) => each.seat === receipt?.seat && each.client === receipt.client);
  if (receipt === null || latest === undefined || latest.number < receipt.number) return null;
  return latest.number === receipt.number ? 'made' : 'past';
}
