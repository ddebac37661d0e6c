import { commitment } from '@turnpoint/kernel';
import { latest } from '../client/latest.ts';
import { randomHex } from '../random.ts';

/**
 * This visitor's part of a deal: drawn here, sealed for the others, and opened when everybody's is sealed. It stays with
 * this device: whoever closed the page while they waited comes back in another one, and can still open it there.
 */
const parts = latest<string>('turnpoint.parts', 20);

/** By its seal: two pages of one device may each have sealed one, and the table counts the later. */
export const partOf = parts.find;

export function newPart(): { readonly seal: string } {
  const secret = randomHex(32);
  const seal = commitment(secret);
  parts.keep(seal, secret);
  return { seal };
}

/** What a device knows of a deal that it took part in: the seal that the table showed before, and its own part. */
export interface DealSeen {
  readonly seal: string;
  readonly part: string;
}

const deals = latest<DealSeen>('turnpoint.deals', 50);

/** Until the match is over and its deal can be checked: the seal of the table and that of one's own part. */
export function rememberDeal(match: string, seal: string, own: string): void {
  const part = partOf(own);
  if (part !== null && deals.find(match) === null) deals.keep(match, { seal, part });
  parts.drop(own);
}

export const dealSeen = deals.find;
