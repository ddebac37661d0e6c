import { commitment, sha256 } from '@turnpoint/kernel';
import type { Table } from './table.ts';

/** One part of a deal, with the seal that was shown before any part was opened. */
export interface DealPart {
  readonly seal: string;
  readonly secret: string;
}

/** The host's part, then everybody's in the order of the seats. Nobody could know the others' when sealing their own. */
export function partsOf({ secret, places }: Table): DealPart[] {
  const theirs = places.flatMap((place) =>
    place.kind === 'person' ? [{ seal: place.seal, secret: place.secret ?? '' }] : [],
  );
  return [{ seal: commitment(secret), secret }, ...theirs];
}

/** The seed that all parts make together: whoever has added one honest part knows that it was drawn fairly. */
export function seedOf(parts: readonly DealPart[]): string {
  return sha256(parts.map(({ secret }) => secret).join('\n'));
}

export function partsFit(parts: readonly DealPart[], seed: string): boolean {
  return parts.every(({ seal, secret }) => commitment(secret) === seal) && seedOf(parts) === seed;
}
