import { choices, determinize, look, type Match, playInPlace, type Seat, stream, type Types } from '@turnpoint/kernel';
import { turnOf } from './sight.ts';

/** Enough to tell a lead from a tie; a whole match is estimated in a few seconds. */
export const PLAYOUTS = 100;

/**
 * How often this seat wins when everybody plays on at random from here, over worlds that fit what the whole table could
 * see at that step. The same step always gives the same number.
 */
export function chanceAt(match: Match<Types>, step: number, seat: Seat): number {
  const { game } = match;
  const seen = look(game, match.stateAt(step), null);
  if (seen.outcome !== null) return seen.outcome.winners.includes(seat) ? 1 : 0;
  const int = stream(`${match.setup.seed} chance ${step}`);
  let won = 0;
  for (let i = 0; i < PLAYOUTS; i++) {
    const state = determinize(game, seen, int);
    for (let turn = turnOf(game, state); turn !== null; turn = turnOf(game, state)) {
      const open = choices(game, state, turn);
      playInPlace(game, state, turn, open[int(open.length)] as Types['choice']);
    }
    if (state.outcome?.winners.includes(seat)) won++;
  }
  return won / PLAYOUTS;
}
