import type { Seat } from '@turnpoint/kernel';
import { ownerOf } from '../../content/index.ts';
import { commit } from '../board/commit.ts';
import { playerAt } from '../board/things.ts';
import { finishDecided, finishDrawn } from '../ending/ending.ts';
import type { Context, Player, State, Table } from '../types.ts';

/** The end of a turn. All of it becomes final and is shown (ES-16.8). */
export function finishTurn(s: State, seat: Seat, ctx: Context): void {
  const t = s.table;
  const { points } = playerAt(t, seat);
  ctx.log({ type: 'finished', clause: 'ES-4.6', seat, unspent: [points[0], points[1], points[2]] });
  commit(s, ctx);
  t.quiet = t.progress ? 0 : t.quiet + 1;
  if (t.lost.length > 0) finishDecided(s, ctx);
  else if (t.quiet >= t.drawAfter) finishDrawn(s, 'ES-15.8', ctx);
  else {
    cleanUp(t, seat);
    ctx.push({ kind: 'start', seat: 1 - seat });
  }
}

/** ES-4.6, and the counts of the turn; nothing that is cleared can make an operator fall. */
function cleanUp(t: Table, seat: Seat): void {
  for (const [no, op] of t.operators.entries()) {
    op.damage = 0;
    op.felled = false;
    op.moves = 0;
    op.extraMoves = 0;
    op.techUsed = false;
    if (op.used.length > 0) op.used = [];
    if (ownerOf(no) === seat) op.present = op.zone === 'board';
  }
  for (const player of t.players) clearPlayer(player);
  t.marks = t.marks.filter(({ until }) => until !== 'end');
  t.progress = false;
  t.timeUp = false;
  if (t.offer !== seat) t.offer = null;
  t.hasOffered = false;
}

function clearPlayer(player: Player): void {
  player.points = [0, 0, 0];
  player.hasPushed = false;
  player.hasSpun = false;
  player.hasStepped = false;
  player.weaponsUsed = 0;
  player.used = [];
}
