import { automatic } from '@turnpoint/kernel';
import { CELLS } from '../../content/index.ts';
import { playerAt } from '../board/lanes.ts';
import { stepsAfterUnlink } from '../board/turn.ts';
import type { Context, Piece, State, TimeStream } from '../types.ts';

/** Step 1 in the order of TS-7.9; what is delayed executes after it. */
export const unlink = automatic<TimeStream, 'unlink'>((s, { seat }, _, ctx) => {
  beginTurn(s, seat, ctx);
  unlinkCells(s, seat, ctx);
  const done = removeCounters(s, seat, ctx);
  ctx.push({ kind: 'delayed', seat, left: done }, ...stepsAfterUnlink(seat));
});

function beginTurn(s: State, seat: number, ctx: Context): void {
  const t = s.table;
  const player = playerAt(t, seat);
  t.turn = seat;
  t.step = 'unlink';
  t.turns++;
  player.turns++;
  t.chains = 0;
  t.chainLimit = 1;
  t.plays = 0;
  t.used.fill(false);
  t.moved = false;
  player.sealed.fill(false);
  ctx.log({ type: 'turn', clause: 'TS-6.1', seat, turn: player.turns });
}

/** Linked and power-linked ones, but for those that are held (TS-7.1 to 7.3). */
function unlinkCells(s: State, seat: number, ctx: Context): void {
  const { unlinked, linked, held } = playerAt(s.table, seat);
  let n = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const back = (linked[cell] as number) - (held[cell] as number);
    (unlinked[cell] as number) += back;
    linked[cell] = held[cell] as number;
    held[cell] = 0;
    n += back;
  }
  for (const piece of ownPieces(s, seat)) {
    for (const { cell } of piece.powers) (unlinked[cell] as number)++;
    n += piece.powers.length;
    if (piece.powers.length > 0) piece.powers = [];
  }
  if (n > 0) ctx.log({ type: 'unlinked', clause: 'TS-7.1', seat, n });
}

/** One from each, all together; those without one left execute (TS-7.6). */
function removeCounters(s: State, seat: number, ctx: Context): number[] {
  const done: number[] = [];
  for (const piece of ownPieces(s, seat)) {
    if (piece.counters === 0) continue;
    piece.counters--;
    ctx.log({ type: 'counter', clause: 'TS-7.6', seat, card: piece.card, left: piece.counters });
    if (piece.counters === 0) done.push(piece.id);
  }
  return done;
}

function ownPieces(s: State, seat: number): Piece[] {
  const found: Piece[] = [];
  for (const { location, advances, obstacles } of s.table.lanes) {
    for (const column of [location, advances, obstacles])
      for (const piece of column) if (piece.by === seat) found.push(piece);
  }
  return found;
}
