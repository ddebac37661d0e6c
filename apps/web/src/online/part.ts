import { commitment } from '@turnpoint/kernel';
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
