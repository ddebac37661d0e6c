import type { Seat } from '@turnpoint/kernel';
import type { CardNo } from '../../content/index.ts';
import { cardAt } from '../../content/index.ts';
import type { Clause } from '../clauses.ts';
import type { Context, PieceNo, State } from '../types.ts';
import { type Found, findPiece, ownerOf, phaseOf, playerAt } from './lanes.ts';

/** To its owner's Void with all that is linked to it (TS-13.6, 19.6). What reacts waits (TS-17.22). */
export function voidPiece(s: State, id: PieceNo, clause: Clause, ctx: Context): void {
  const found = findPiece(s.table, id);
  if (found === null) return;
  const { piece } = found;
  const cards = takeOut(s, found);
  playerAt(s.table, piece.by).shown.push(...cards);
  ctx.log({ type: 'voided', clause, seat: piece.by, piece: id, cards });
  for (const card of piece.links) {
    const { code, onHostVoided } = cardAt(card);
    if (onHostVoided !== null) s.table.reactions.push({ seat: piece.by, card, at: `${code}.voided` });
  }
}

/** To its owner's hand with all that is linked to it (TS-17.13). */
export function returnPiece(s: State, id: PieceNo, clause: Clause, ctx: Context): void {
  const found = findPiece(s.table, id);
  if (found === null) return;
  const cards = takeOut(s, found);
  playerAt(s.table, found.piece.by).hand.push(...cards);
  ctx.log({ type: 'returned', clause, seat: found.piece.by, piece: id, cards });
}

/** Its power-linked cells stay with their player (TS-13.16); a location that was left is closed for a while (TS-12.15). */
function takeOut(s: State, { piece, lane, column }: Found): CardNo[] {
  const t = s.table;
  const location = t.lanes[lane]?.location;
  column.splice(column.indexOf(piece), 1);
  for (const { cell } of piece.powers) (playerAt(t, piece.by).linked[cell] as number)++;
  if (column === location) closeLocation(s, ownerOf(lane), phaseOf(lane));
  t.moved = true;
  return [piece.card, ...piece.links];
}

function closeLocation(s: State, owner: Seat, phase: number): void {
  playerAt(s.table, owner).closed[phase as 0 | 1 | 2] = true;
}
