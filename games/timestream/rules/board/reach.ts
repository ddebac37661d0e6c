import type { Seat } from '@turnpoint/kernel';
import type { CardNo, Which } from '../../content/index.ts';
import { cardAt } from '../../content/index.ts';
import type { LaneNo, Piece, Table } from '../types.ts';
import { firstObstacle, isFilled, isLocked, isSealed, LANES, laneAt, lanesOf, occupierOf } from './lanes.ts';
import { isCloaked, resistanceOf } from './values.ts';

/** Whose ability it is, of which card and in which lane it lies (-1: none). */
export interface Source {
  readonly seat: Seat;
  readonly card: CardNo;
  readonly lane: LaneNo;
}

/** The cards in play that fit, lane by lane. With `where: 'a lane'` it is the lane of the source that was chosen. */
export function reached(t: Table, source: Source, which: Which): Piece[] {
  return lanesIn(source, which).flatMap((lane) =>
    candidates(t, lane, which).filter(
      (piece) => isMeant(t, source, which, piece) && !isProtected(t, source, which, piece, lane),
    ),
  );
}

/** Would a text reach this card if nothing protected it? */
export function isNamed(t: Table, source: Source, which: Which, piece: Piece): boolean {
  return lanesIn(source, which).some(
    (lane) => candidates(t, lane, which).includes(piece) && isMeant(t, source, which, piece),
  );
}

function lanesIn({ seat, lane }: Source, { where }: Which): readonly LaneNo[] {
  if (where === 'your lanes') return lanesOf(seat);
  return where === 'anywhere' ? LANES : [lane];
}

/** The cards of the named kinds in a lane; of first cards only those. */
function candidates(t: Table, lane: LaneNo, { kinds, first }: Which): Piece[] {
  const { location, advances, obstacles } = laneAt(t, lane);
  const found: Piece[] = [];
  if (kinds.includes('Event Chain') && isFilled(t, lane)) found.push(...location);
  if (kinds.includes('Advance')) found.push(...(first ? advances.slice(0, 1) : advances));
  if (kinds.includes('Obstacle')) {
    const foremost = firstObstacle(t, lane);
    const occupier = occupierOf(t, lane);
    if (first) found.push(...(foremost === null ? [] : [foremost]));
    else found.push(...(occupier === null ? [] : [occupier]), ...obstacles);
  }
  return found;
}

function isMeant(t: Table, { seat }: Source, which: Which, piece: Piece): boolean {
  if (which.side !== 'any' && (piece.by === seat) !== (which.side === 'own')) return false;
  return which.atMost === null || resistanceOf(t, piece) <= which.atMost;
}

function isProtected(t: Table, source: Source, which: Which, piece: Piece, lane: LaneNo): boolean {
  if (which.unlocked && isLocked(t, lane)) return true;
  return piece.by !== source.seat && isUnaffected(t, source.card, piece, lane);
}

/** What an opposing ability cannot touch: cloaked cards, sealed phases, and for Obstacles locked ones (TS-17.17, 14.8). */
export function isUnaffected(t: Table, by: CardNo, piece: Piece, lane: LaneNo): boolean {
  if (isCloaked(piece)) return true;
  if (!laneAt(t, lane).location.includes(piece) || occupierOf(t, lane) === piece) return false;
  return isSealed(t, lane) || (isLocked(t, lane) && cardAt(by).type === 'Obstacle');
}
