import type { CardNo } from '../content/index.ts';
import type { Choice, View } from '../rules/types.ts';
import { boardSpots, handSpot, offerSpot, pieceSpot } from './spots.ts';

/** What is asked, as far as it is answered by touching something. */
interface Question {
  readonly choices: readonly Choice[];
  readonly hand: readonly CardNo[];
  readonly asksHand: boolean;
  readonly offers: readonly Choice[];
}

/** What a touch at each spot would choose, with this card of the hand picked or none. */
export function litSpots(
  { choices, hand, asksHand, offers }: Question,
  view: View,
  picked: number | null,
): ReadonlyMap<string, Choice> {
  const found = new Map<string, Choice>();
  const add = (spot: string, choice: Choice) => found.has(spot) || found.set(spot, choice);
  const card = picked === null ? null : (hand[picked] ?? null);
  for (const choice of choices) {
    if (choice.kind === 'play' && choice.card !== card) continue;
    for (const spot of boardSpots(choice, view)) add(spot, choice);
    if (choice.kind === 'play' && choice.at < 0) add(handSpot(picked as number), choice);
    const isHand = choice.kind === 'cell' || choice.kind === 'void' || (choice.kind === 'card' && asksHand);
    if (isHand) for (const [i, held] of hand.entries()) if (held === choice.card) add(handSpot(i), choice);
  }
  for (const [i, choice] of offers.entries()) add(offerSpot(i), choice);
  return found;
}

/** Cards that can be picked, to be asked where to or with what. */
export function pickableSpots({ choices, hand }: Question, picked: number | null): ReadonlySet<string> {
  const found = new Set<string>();
  for (const choice of choices) {
    if (choice.kind === 'power-link' && picked === null) found.add(pieceSpot(choice.piece));
    if (choice.kind !== 'play') continue;
    for (const [i, card] of hand.entries()) if (card === choice.card) found.add(handSpot(i));
  }
  return found;
}
