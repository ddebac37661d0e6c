import { determinize, type Seat, stream } from '@turnpoint/kernel';
import { type Look, timestream } from '../rules/index.ts';
import { standing } from './standing.ts';
import { WEIGHTS as W } from './weights.ts';

/** So far apart is a match that is nearly decided. */
const SCALE = 18;

/** How each seat stands, from 0 to 1; together 1. Only what lies open counts, so every viewer judges alike. */
export function evaluate(look: Look): number[] {
  const { outcome, view } = look;
  if (outcome !== null) {
    return [0, 1].map((seat) => (outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(seat) ? 1 : 0));
  }
  // Which world is imagined does not matter: hidden cards are only counted.
  const { table } = determinize(timestream, look, stream('evaluate'));
  const worth = (seat: Seat) => standing(table, seat) + W.unseen * view.players[seat as 0 | 1].handSize;
  const first = 1 / (1 + Math.exp((worth(1) - worth(0)) / SCALE));
  return [first, 1 - first];
}
