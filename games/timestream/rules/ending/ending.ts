import { allSeats, type Seat } from '@turnpoint/kernel';
import { isFilled, isLocked, lanesOf } from '../board/lanes.ts';
import type { Clause } from '../clauses.ts';
import type { Context, State, Table } from '../types.ts';

/** TS-15.4, or the other has conceded (TS-22.5). */
export function finishWon(_: State, winner: Seat, clause: Clause, ctx: Context): void {
  ctx.log({ type: 'over', clause, winners: [winner] });
  const by = { key: `outcome.${clause}`, args: { winner: { seat: winner }, loser: { seat: 1 - winner } } };
  ctx.finish({ kind: 'won', winners: [winner], ranking: [[winner], [1 - winner]], scores: null, by });
}

/** Filled phases, then locked ones, then cards in play: the first difference decides (TS-22.3), or it is a draw (22.4). */
export function adjudicate(s: State, why: Clause, ctx: Context): void {
  const [a, b] = allSeats(2).map((seat) => standing(s.table, seat)) as [number[], number[]];
  const at = a.findIndex((n, i) => n !== b[i]);
  const reason = { key: `ended.${why}` };
  if (at < 0) {
    ctx.log({ type: 'over', clause: 'TS-22.4', winners: [] });
    ctx.finish({
      kind: 'drawn',
      winners: [],
      ranking: [[0, 1]],
      scores: null,
      by: { key: 'outcome.TS-22.4', args: { reason } },
    });
    return;
  }
  const winner = (a[at] as number) > (b[at] as number) ? 0 : 1;
  const what = {
    key: `standing.${at}`,
    args: { more: Math.max(a[at] as number, b[at] as number), less: Math.min(a[at] as number, b[at] as number) },
  };
  ctx.log({ type: 'over', clause: 'TS-22.3', winners: [winner] });
  const by = { key: 'outcome.TS-22.3', args: { winner: { seat: winner }, reason, what } };
  ctx.finish({ kind: 'won', winners: [winner], ranking: [[winner], [1 - winner]], scores: null, by });
}

function standing(t: Table, seat: Seat): number[] {
  const own = lanesOf(seat);
  const filled = own.filter((lane) => isFilled(t, lane)).length;
  const locked = own.filter((lane) => isLocked(t, lane)).length;
  let pieces = 0;
  for (const [lane, { location, advances, obstacles }] of t.lanes.entries()) {
    for (const { by } of [...advances, ...obstacles]) if (by === seat) pieces++;
    // An occupier counts as an Obstacle (TS-12.16).
    if (!own.includes(lane)) for (const { by } of location) if (by === seat) pieces++;
  }
  return [filled, locked, pieces];
}
