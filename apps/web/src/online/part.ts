import { commitment } from '@turnpoint/kernel';
import { latest } from '../client/latest.ts';
import { randomHex } from '../random.ts';

/**
 * This visitor's part of a deal: drawn here, sealed for the others, and opened when everybody's is sealed. It stays with
 * this tab, so that a reload can still open it.
 */
const key = (table: string) => `turnpoint.part.${table}`;

export function newPart(table: string): { readonly seal: string } {
  const secret = randomHex(32);
  sessionStorage.setItem(key(table), secret);
  return { seal: commitment(secret) };
}

export function partOf(table: string): string | null {
  return sessionStorage.getItem(key(table));
}

/** What a device knows of a deal that it took part in: the seal that the table showed before, and its own part. */
export interface DealSeen {
  readonly seal: string;
  readonly part: string;
}

const deals = latest<DealSeen>('turnpoint.deals', 50);

/** Until the match is over and its deal can be checked. */
export function rememberDeal(table: string, match: string, seal: string): void {
  const part = partOf(table);
  if (part !== null && deals.find(match) === null) deals.keep(match, { seal, part });
}

export const dealSeen = deals.find;
