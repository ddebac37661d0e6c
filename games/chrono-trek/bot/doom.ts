import { ANCHORPOINTS, DECK, typeOf } from '../content/index.ts';
import { rolesOf } from './roles.ts';
import type { Whereabouts } from './unseen.ts';

const SURGES = rolesOf(DECK.filter((card) => typeOf(card) === 'event')).growth;
/** Of the deck, what a reshuffle brings back; the rest is in hands and in play. */
const RESHUFFLED = 0.7 * DECK.length;
/** Cards that a seat draws in a turn. */
const DRAWS = 2.2;

/** Rounds until the anomaly ends the match, if it takes its course from here and so many cards are drawn at once. */
export function roundsToDoom(anomaly: number, seats: number, at: Whereabouts, drawn = 0): number {
  const steps = ANCHORPOINTS.length - anomaly;
  if (steps <= 0) return 0;
  const { surges, pile } = at;
  const draws =
    steps <= surges
      ? (steps * (pile + 1)) / (surges + 1)
      : pile + ((steps - surges) * RESHUFFLED) / Math.max(1, SURGES);
  return Math.max(0, draws - drawn) / (seats * DRAWS);
}
