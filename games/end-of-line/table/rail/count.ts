import type { Face } from '../../content/index.ts';
import type { PlayerView } from '../../rules/types.ts';

/** What is left in one's own deck: all that is not on the table, less the hand. */
export function leftInDeck({ unseen, hand }: PlayerView): Record<Face, number> {
  const left = { ...unseen };
  for (const face of hand ?? []) left[face]--;
  return left;
}
