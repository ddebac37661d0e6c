/** The seven faces of the five types of line cards (EOL-1.6; left and right versions are different cards, EOL-6.10). */
export const FACES = ['S', 'CL', 'CR', 'FL', 'FR', 'T', 'X'] as const;
export type Face = (typeof FACES)[number];

/** A way out as seen by a line that enters the card: straight on, left, right. */
export type Side = 'F' | 'L' | 'R';

export type CardType = 'straight' | 'curve' | 'fork' | 'tee' | 'cross';

export interface LineCard {
  readonly face: Face;
  readonly type: CardType;
  readonly ways: readonly Side[];
  readonly initiative: number;
  /** In each colour's deck of 25. */
  readonly count: number;
}

/** EOL-1.14 */
export const LINE_CARDS: Readonly<Record<Face, LineCard>> = {
  S: { face: 'S', type: 'straight', ways: ['F'], initiative: 1, count: 9 },
  CL: { face: 'CL', type: 'curve', ways: ['L'], initiative: 2, count: 4 },
  CR: { face: 'CR', type: 'curve', ways: ['R'], initiative: 2, count: 4 },
  FL: { face: 'FL', type: 'fork', ways: ['F', 'L'], initiative: 3, count: 2 },
  FR: { face: 'FR', type: 'fork', ways: ['F', 'R'], initiative: 3, count: 2 },
  T: { face: 'T', type: 'tee', ways: ['L', 'R'], initiative: 4, count: 2 },
  X: { face: 'X', type: 'cross', ways: ['F', 'L', 'R'], initiative: 5, count: 2 },
};

/** One colour's 25 line cards, sorted (EOL-1.5: the same for every colour). */
export function lineDeck(): Face[] {
  return FACES.flatMap((face) => Array<Face>(LINE_CARDS[face].count).fill(face));
}
