import { commitment } from '@turnpoint/kernel';
import type { Gathering } from '@turnpoint/protocol';
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

/** What a device knows of a deal that it took part in: all seals that were shown before, the table's first, and its own part. */
export interface DealSeen {
  readonly seals: readonly string[];
  readonly part: string;
}

const deals = latest<DealSeen>('turnpoint.seals', 50);

/** All seals of a table, in the order in which the parts make the seed. */
export function sealsOf({ seal, places }: Pick<Gathering, 'seal' | 'places'>): string[] {
  return [seal, ...places.flatMap((place) => (place.kind === 'person' ? [place.seal] : []))];
}

/** Until the match is over and its deal can be checked: the seals as they were shown, and one's own part by its seal. */
export function rememberDeal(match: string, seals: readonly string[], own: string): void {
  const part = partOf(own);
  if (part !== null && deals.find(match) === null) deals.keep(match, { seals, part });
  parts.drop(own);
}

export const dealSeen = deals.find;
