import { allSeats, type Seat } from '@turnpoint/kernel';
import { FULL_ENERGY, LINE_CARDS } from '../../content/index.ts';
import type { Clause } from '../clauses.ts';
import type { Context, Out, Player, Score, State, Table } from '../types.ts';

/** In team mode seats 0 and 2 play against 1 and 3; otherwise every seat is a side of its own. */
export function teamOf(t: Pick<Table, 'mode'>, seat: Seat): number {
  return t.mode === 'team' ? seat % 2 : seat;
}

/** The sides with at least one line still running. */
export function sidesLeft(t: Table): number[] {
  const sides = new Set<number>();
  t.players.forEach((player, seat) => {
    if (player.out === null) sides.add(teamOf(t, seat));
  });
  return [...sides];
}

export function isFull(t: Pick<Table, 'cells'>): boolean {
  return t.cells.every((cell) => cell !== null);
}

/** EOL-10.3, 11.2: initiatives of all unplaced cards, energy spent, empty cells. Lower is better. */
export function scoreOf(t: Table): Score {
  let unplaced = 0;
  let energy = 0;
  for (const player of t.players) {
    for (const face of player.hand) unplaced += LINE_CARDS[face].initiative;
    for (const face of player.deck) unplaced += LINE_CARDS[face].initiative;
    energy += FULL_ENERGY - player.energy;
  }
  const empty = t.cells.filter((cell) => cell === null).length;
  return { unplaced, energy, empty, total: unplaced + energy + empty };
}

export function finishScored(s: State, ctx: Context): void {
  const score = scoreOf(s.table);
  ctx.log({ type: 'score', clause: s.table.mode === 'solo' ? 'EOL-10.3' : 'EOL-11.2', score });
  const by = { key: 'outcome.scored', args: { total: score.total } };
  ctx.finish({ kind: 'scored', winners: [], ranking: [], scores: [score.total], by });
}

export function finishWon(s: State, side: number, clause: Clause, ctx: Context): void {
  const winners = allSeats(s.seats).filter((seat) => teamOf(s.table, seat) === side);
  ctx.log({ type: 'won', clause, winners });
  const by = { key: `outcome.${clause}`, args: { winners: { list: winners.map((seat) => ({ seat })) } } };
  ctx.finish({ kind: 'won', winners, ranking: ranking(s.table, winners), scores: null, by });
}

/** EOL-8.10: the winner, then the others by when they went out; teams are only won or lost. */
function ranking(t: Table, winners: readonly Seat[]): Seat[][] {
  const losers = allSeats(t.players.length).filter((seat) => !winners.includes(seat));
  if (t.mode === 'team') return [[...winners], losers];
  const out = (seat: Seat) => (t.players[seat] as Player).out as Out;
  const later = (a: Out, b: Out) =>
    b.round - a.round || Number(b.how === 'check') - Number(a.how === 'check') || b.n - a.n;
  return [[...winners], ...losers.sort((a, b) => later(out(a), out(b))).map((seat) => [seat])];
}
