import { commitment } from '@turnpoint/kernel';
import type { DealPart } from '@turnpoint/protocol';
import type { Table } from './table.ts';

/** The host's part, then everybody's in the order of the seats. Nobody could know the others' when sealing their own. */
export function partsOf({ secret, places }: Table): DealPart[] {
  const theirs = places.flatMap((place) =>
    place.kind === 'person' ? [{ seal: place.seal, secret: place.secret ?? '' }] : [],
  );
  return [{ seal: commitment(secret), secret }, ...theirs];
}
