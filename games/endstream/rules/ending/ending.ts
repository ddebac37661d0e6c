import type { Seat } from '@turnpoint/kernel';
import { ownerOf } from '../../content/index.ts';
import { playerAt } from '../board/things.ts';
import type { Clause } from '../clauses.ts';
import type { Context, State, Table } from '../types.ts';

const SEATS: readonly Seat[] = [0, 1];

/** ES-15.1, 15.2, 15.4: whoever destroyed them. */
export function hasLost(t: Table, seat: Seat): boolean {
  return playerAt(t, seat).armor <= 0 || t.operators.every((op, no) => ownerOf(no) !== seat || op.zone === 'gone');
}

/**
 * ES-15.6. Inside a turn the result waits until the turn is finished, so that it can still be taken back (ES-15.7); in
 * the start step it is final (ES-R34). The first deciding effect counts.
 */
export function checkEnd(s: State, ctx: Context): void {
  const t = s.table;
  if (t.lost.length > 0 || s.outcome !== null) return;
  const lost = SEATS.filter((seat) => hasLost(t, seat));
  if (lost.length === 0) return;
  t.lost = lost;
  ctx.log({ type: 'decided', clause: 'ES-15.6', lost });
  if (t.phase === 'start') finishDecided(s, ctx);
}

/** One has lost: the other wins. Both through one effect: a draw (ES-15.5). */
export function finishDecided(s: State, ctx: Context): void {
  const t = s.table;
  const [loser] = t.lost;
  if (t.lost.length === 2 || loser === undefined) finishDrawn(s, 'ES-15.5', ctx);
  else finishWon(s, 1 - loser, playerAt(t, loser).armor <= 0 ? 'ES-15.1' : 'ES-15.2', ctx);
}

export function finishWon(s: State, winner: Seat, clause: Clause, ctx: Context): void {
  ctx.log({ type: 'over', clause, winners: [winner] });
  const by = { key: `outcome.${clause}`, args: { winner: { seat: winner }, loser: { seat: 1 - winner } } };
  ctx.finish({ kind: 'won', winners: [winner], ranking: [[winner], [1 - winner]], scores: null, by });
  s.table.lost = [1 - winner];
}

export function finishDrawn(s: State, clause: Clause, ctx: Context): void {
  ctx.log({ type: 'over', clause, winners: [] });
  const by = { key: `outcome.${clause}`, args: { n: s.table.drawAfter } };
  ctx.finish({ kind: 'drawn', winners: [], ranking: [[0, 1]], scores: null, by });
}
