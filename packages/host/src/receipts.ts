import type { Seat } from '@turnpoint/kernel';
import type { Receipt } from '@turnpoint/protocol';

/** A receipt and whose it is, so that nobody can spend the numbers of another. */
export interface SeatReceipt extends Receipt {
  readonly seat: Seat;
}

/** The latest change of a client that is settled: it was made, or it never will be. */
export interface KeptReceipt {
  readonly seat: Seat;
  readonly client: string;
  readonly number: number;
  readonly isMade: boolean;
}

/** For each seat the latest change of so many clients: more devices than anybody has at hand. */
const CLIENTS = 4;

/** The receipts once this one is among them. A client waits for each answer, so its latest is all that it may ask for. */
export function withReceipt(
  kept: readonly KeptReceipt[],
  { seat, client, number }: SeatReceipt,
  isMade: boolean,
): readonly KeptReceipt[] {
  const others = kept.filter((each) => each.seat === seat && each.client !== client);
  const own = { seat, client, number, isMade };
  return [...kept.filter((each) => each.seat !== seat), ...others.slice(1 - CLIENTS), own];
}

/**
 * What became of a change that may have been sent before: it was `made`; it is `past`, since it was answered otherwise or
 * its client has gone on after it; or null, it is new.
 */
export function fateOf(kept: readonly KeptReceipt[], receipt: SeatReceipt | null): 'made' | 'past' | null {
  const latest = kept.find((each) => each.seat === receipt?.seat && each.client === receipt.client);
  if (receipt === null || latest === undefined || latest.number < receipt.number) return null;
  return latest.number === receipt.number && latest.isMade ? 'made' : 'past';
}
