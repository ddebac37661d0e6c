import { FACES, type Face, LINE_CARDS } from '../content/index.ts';

/** A hand as a number: three bits per face, in the order of FACES. At most five cards are held (EOL-5.5). */
export type Hand = number;

export const HAND_LIMIT = 5;

const ONE = Object.fromEntries(FACES.map((face, i) => [face, 1 << (3 * i)])) as Record<Face, Hand>;

export function handOf(faces: readonly Face[]): Hand {
  return faces.reduce((hand, face) => hand + ONE[face], 0);
}

export function holds(hand: Hand, face: Face): boolean {
  return ((hand / ONE[face]) & 7) !== 0;
}

export function without(hand: Hand, face: Face): Hand {
  return hand - ONE[face];
}

export function initiativesOf(hand: Hand): number {
  return FACES.reduce((sum, face, i) => sum + ((hand >> (3 * i)) & 7) * LINE_CARDS[face].initiative, 0);
}

/** Turns a line can take at a card: straight on, right, left. */
export const TURNS = [0, 1, 3] as const;
export type Turn = (typeof TURNS)[number];

const SIDES = { F: 0, R: 1, L: 3 } as const;

/** The faces that open this turn, the ones with fewest other uses first. */
const BY_TURN = TURNS.map((turn) => FACES.filter((face) => LINE_CARDS[face].ways.some((side) => SIDES[side] === turn)));

export function facesFor(turn: Turn): readonly Face[] {
  return BY_TURN[TURNS.indexOf(turn)] as readonly Face[];
}

const MASKS: readonly (readonly (readonly [mask: number, one: Hand])[])[] = [0, 1, 2, 3].map((turn) =>
  FACES.filter((face) => LINE_CARDS[face].ways.some((side) => SIDES[side] === turn)).map((face) => [
    7 * ONE[face],
    ONE[face],
  ]),
);

/** All hands that may be left when one of these hands lays a card that opens the turn, and then draws. */
export function afterTurn(hands: readonly Hand[], turn: Turn, drawn: Hand): Hand[] {
  const left: Hand[] = [];
  for (const hand of hands) {
    for (const [mask, one] of MASKS[turn] as readonly (readonly [number, Hand])[]) {
      if ((hand & mask) === 0) continue;
      const rest = hand - one + drawn;
      if (!left.includes(rest)) left.push(rest);
    }
  }
  return left;
}
