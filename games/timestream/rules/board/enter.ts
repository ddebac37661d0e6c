import type { Seat } from '@turnpoint/kernel';
import { cardAt } from '../../content/index.ts';
import { finishWon } from '../ending/ending.ts';
import type { Context, Piece, Play, State, Table } from '../types.ts';
import { findPiece, laneAt, playerAt } from './lanes.ts';

/** An occupier voids itself at its player's third step 1 from now (TS-12.11). */
const OCCUPIER_DELAY = 3;

/** A paid card comes into play and its ability executes; then what reacts, then an Intervention goes to the Void. */
export function enterPlay(s: State, seat: Seat, { card, as, at, first }: Play, ctx: Context): void {
  const t = s.table;
  const { code, onPlay, type } = cardAt(card);
  t.plays++;
  t.moved = true;
  if (type === 'Event Chain' || type === 'TIMESTREAM') t.chains++;
  if (as === 'timestream') {
    playerAt(t, seat).shown.push(card);
    finishWon(s, seat, 'TS-15.4', ctx);
    return;
  }
  const piece =
    as === 'intervention' ? -1 : as === 'link' ? linkTo(t, at, card) : lay(t, seat, { card, as, at, first });
  const lane = piece < 0 ? -1 : (findPiece(t, piece)?.lane ?? -1);
  ctx.push({ kind: 'react', seat });
  if (as === 'intervention') ctx.push({ kind: 'spent', seat, card });
  if (onPlay !== null) ctx.push({ kind: 'effect', seat, card, piece, lane, at: `${code}.play`, asked: 0, left: -1 });
}

/** The piece number that it will have. */
export const nextPieceFor = (t: Table, { as, at }: Play): number =>
  as === 'link' ? at : as === 'intervention' || as === 'timestream' ? -1 : t.nextPiece;

function linkTo(t: Table, host: number, card: number): number {
  findPiece(t, host)?.piece.links.push(card);
  return host;
}

function lay(t: Table, seat: Seat, { card, as, at, first }: Play): number {
  const piece: Piece = {
    id: t.nextPiece++,
    card,
    by: seat,
    since: t.turns,
    counters: as === 'occupier' ? OCCUPIER_DELAY : (cardAt(card).delayed?.n ?? 0),
    links: [],
    powers: [],
  };
  const { location, advances, obstacles } = laneAt(t, at);
  const column = as === 'advance' ? advances : as === 'obstacle' ? obstacles : location;
  if (first) column.unshift(piece);
  else column.push(piece);
  return piece.id;
}
