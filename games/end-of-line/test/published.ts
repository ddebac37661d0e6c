/** The specification's long examples, and one long Versus line, as data for several chapters. */

/** W12: a solo game of score 0. One string per round; "2,4CR" is the face CR laid on (2,4). */
export const W12_DECK = 'CR X S S T S S S FL CR CR X CL FR S T FL S S CR CL S CL CL FR';
export const W12 = [
  '2,4CR',
  '3,4S 4,4S',
  '0,4S 1,4T',
  '1,3CR 2,3S',
  '3,3S 4,3FL',
  '0,3CL 0,2CR',
  '1,2S 2,2FR',
  '3,2S 4,2FL',
  '4,1CR 0,1S',
  '1,1CL 1,0T',
  '0,0S 4,0X',
  '3,0CL 3,1FR',
  '2,1X 2,0CL',
];

/** W13: a cooperative game of score 2; b's last card is laid with Brake. */
export const W13_DECK_A = W12_DECK;
export const W13_DECK_B = 'FR S CL FL S CR CL S CR X FR T T S CR S CL S S CR FL S S CL X';
export const W13_A = [
  '2,6CR',
  '3,6T 3,5S',
  '3,4S 3,3S',
  '3,2S 3,1CR',
  '4,1S 5,1FL',
  '6,1CR 6,2CL',
  '0,2S 1,2FR',
  '1,3T 2,3FL',
  '2,2S 2,1S',
  '2,0CR 3,0S',
  '4,0X 5,0CL',
  '5,6FR 6,6X',
  '6,0CL 0,0CL',
];
export const W13_B = [
  '4,6S',
  '4,5CR 5,5S',
  '6,5CL 6,4CL',
  '5,4S 4,4CR',
  '4,3FR 4,2T',
  '5,2FR 5,3FL',
  '6,3S 0,3CR',
  '0,4CL 1,4S',
  '2,4CR 2,5T',
  '1,5S 0,5FL',
  '0,6CL 1,6X',
  '1,0S 1,1X',
  '0,1S',
];
export const W13_FIRST = 'b b b a a a a b b a a a b';

/** So many first cards of an example's line. */
export function upTo(rounds: readonly string[], cards: number): string {
  return rounds.join(' ').split(' ').slice(0, cards).join(' ');
}

/** "2,4CR" as a choice: "CR 2,4". */
export function asChoice(laid: string): string {
  return laid.replace(/^(\d+,\d+)([A-Z]+)$/, '$2 $1');
}

/** A Versus line of all 25 cards from (2,3)N, with room for a rival on (4,2), (4,1), (4,0); it could go on to (1,3). */
const LONG =
  '2,2S 2,1CL 1,1FL 0,1FL 6,1S 5,1CL 5,2FR 5,3S 5,4CR 4,4S 3,4CL 3,5X 3,6FR 3,0T 2,0S 1,0S 0,0T 0,6X 0,5S 0,4S 0,3CL ' +
  '6,3CR 6,2CR 0,2S 1,2CR';

export function longLine(cards: number): string {
  return LONG.split(' ').slice(0, cards).join(' ');
}
