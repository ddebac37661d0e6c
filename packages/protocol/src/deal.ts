import { commitment, sha256 } from '@turnpoint/kernel';

/** One part of a deal, with the seal that was shown before any part was opened. */
export interface DealPart {
  readonly seal: string;
  readonly secret: string;
}

/** The seed that all parts make together: whoever has added one honest part knows that it was drawn fairly. */
export function seedOf(parts: readonly DealPart[]): string {
  return sha256(parts.map(({ secret }) => secret).join('\n'));
}

export function partsFit(parts: readonly DealPart[], seed: string): boolean {
  return parts.every(({ seal, secret }) => commitment(secret) === seal) && seedOf(parts) === seed;
}
