import type { Seat } from '@turnpoint/kernel';
import { cardAt } from '../content/index.ts';
import { cellsInPlay } from '../rules/board/cells-in-play.ts';
import { isFilled, LANES, laneAt, lanesOf, occupierOf, ownerOf, playerAt } from '../rules/board/lanes.ts';
import { cannotInitiate, energyOf, resistanceOf } from '../rules/board/values.ts';
import type { LaneNo, Piece, Table } from '../rules/index.ts';
import { hold } from './hold.ts';
import { WEIGHTS as W } from './weights.ts';

/** How a seat stands on the open board: more is better. Hands are judged elsewhere. */
export function standing(t: Table, seat: Seat): number {
  let sum = 0;
  let all = 1;
  for (const lane of lanesOf(seat)) {
    const chance = hold(t, lane);
    sum += W.phase * chance;
    all *= chance;
    if (isFilled(t, lane)) sum += W.firm * resistanceOf(t, laneAt(t, lane).location[0] as Piece);
    const occupier = occupierOf(t, lane);
    if (occupier !== null) sum -= W.occupied * occupier.counters;
  }
  sum += W.chain * all;
  for (const lane of LANES) sum += columnWorth(t, seat, lane);
  for (let n = cellsInPlay(t, seat); n > 0; n--) sum += Math.max(W.cellLeast, W.cell - W.cellLess * (n - 1));
  for (const n of playerAt(t, seat).held) sum -= W.held * n;
  return sum - (playerAt(t, seat).skipsTarget ? W.skipped : 0);
}

/** The cards of a seat in one lane: Advances at home, Obstacles away. */
function columnWorth(t: Table, seat: Seat, lane: LaneNo): number {
  const isHome = ownerOf(lane) === seat;
  const { advances, obstacles, location } = laneAt(t, lane);
  const [mine, theirs] = isHome ? [advances, obstacles] : [obstacles, advances];
  const use = (location.length > 0 ? 1 : W.idle) * (isHome ? 1 : W.attack);
  let sum = 0;
  for (const [place, piece] of mine.entries()) sum += cardWorth(t, piece) * (place === 0 ? 1 : W.behind) * use;
  const [first, rival] = [mine[0], theirs[0]];
  if (
    first !== undefined &&
    rival !== undefined &&
    energyOf(t, rival) >= resistanceOf(t, first) &&
    !cannotInitiate(rival)
  )
    sum -= cardWorth(t, first) * W.beaten;
  return sum;
}

function cardWorth(t: Table, piece: Piece): number {
  const worth = W.energy * energyOf(t, piece) + W.resistance * resistanceOf(t, piece);
  return worth * (cardAt(piece.card).afterTarget === null ? 1 : W.once) + (piece.counters > 0 ? 1 : 0);
}
