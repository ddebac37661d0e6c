import type { Choice, Look } from '../../rules/types.ts';
import { cellSpot, handSpot } from '../spots.ts';

/** A card goes from the hand to where it is laid; of equal ones in hand the first will do. */
export function marks(choice: Choice, { seat, view }: Look): readonly string[] {
  if (!('cell' in choice)) return [];
  const hand = seat === null ? null : view.players[seat]?.hand;
  const at = 'face' in choice ? (hand?.indexOf(choice.face) ?? -1) : -1;
  return [...(at < 0 ? [] : [handSpot(at)]), cellSpot(choice.cell)];
}
