import { commitment, sameJson } from '@turnpoint/kernel';
import { type Checked, type DealPart, partsFit, type Summary } from '@turnpoint/protocol';
import { door } from '../client/door.ts';
import { isOnline, server } from '../client/online.svelte.ts';
import { visited } from '../client/visited.ts';
import { type DealSeen, dealSeen } from '../online/part.ts';

interface Opened {
  readonly seed: string;
  /** As it was told when the match began. */
  readonly seal: string;
  readonly parts: readonly DealPart[] | null;
  /** What this device saw and added before the deal; null where it was not there. */
  readonly seen: DealSeen | null;
}

/** Is this the deal that was sealed, of the parts whose seals were shown, in their order, with the own one among them? */
export function isSealed({ seed, seal, parts, seen }: Opened): boolean {
  if (commitment(seed) !== seal || (parts !== null && !partsFit(parts, seed))) return false;
  if (seen === null) return true;
  if (parts === null || !parts.some(({ secret }) => secret === seen.part)) return false;
  return sameJson(
    parts.map((part) => part.seal),
    seen.seals,
  );
}

/** Deals a match again on this very device, and plays it again: whoever keeps it need not be believed. */
export async function checkDeal(match: Summary): Promise<Checked> {
  if (!isOnline(match.id)) return door.review.check(match.id);
  const told = await server.review.check(match.id);
  try {
    const { id } = await visited(match);
    const [again, { seed }] = await Promise.all([door.review.check(id), door.review.record(id)]);
    const { seal } = match;
    return { ...again, seal, sealFits: isSealed({ seed, seal, parts: told.parts, seen: dealSeen(match.id) }) };
  } catch {
    // It cannot be played again to the end that it tells of.
    return { ...told, endFits: false };
  }
}
