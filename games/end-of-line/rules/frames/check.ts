import { automatic, type Seat } from '@turnpoint/kernel';
import { openCells } from '../board/area.ts';
import { isPuzzle } from '../board/modes.ts';
import type { Clause } from '../clauses.ts';
import { finishScored, finishWon, sidesLeft, teamOf } from '../ending/ending.ts';
import type { EndOfLine } from '../types.ts';
import { type Context, type Laid, type Player, START, type State, type Table } from '../types.ts';

/** The end-of-phase check (EOL-8.1 to 8.7; puzzles EOL-10.7 and 11.7). All who fail go out together (EOL-8.4). */
export const check = automatic<EndOfLine, 'check'>((s, _frame, _picks, ctx) => {
  const t = s.table;
  const open: { seat: Seat; ways: number }[] = [];
  for (const seat of t.order) if (t.players[seat]?.out === null) open.push({ seat, ways: openWays(t, seat) });
  ctx.log({ type: 'check', clause: 'EOL-8.1', round: t.round, open });
  const failed: Seat[] = [];
  for (const { seat, ways } of open) {
    const clause = whyEnded(t, seat, ways);
    if (clause === null) continue;
    failed.push(seat);
    ctx.log({ type: 'out', clause, seat, round: t.round });
  }
  for (const seat of failed) {
    const player = t.players[seat] as Player;
    player.out = { round: t.round, how: 'check', n: lastPlaced(t, player) };
  }
  conclude(s, failed, ctx);
});

/** The next round, or the end of the match. */
function conclude(s: State, failed: readonly Seat[], ctx: Context): void {
  const t = s.table;
  const sides = sidesLeft(t);
  if (sides.length > 1 || (sides.length === 1 && isPuzzle(t.mode))) ctx.push({ kind: 'order' });
  else if (isPuzzle(t.mode)) finishScored(s, ctx);
  else if (sides.length === 1) finishWon(s, sides[0] as number, 'EOL-8.5', ctx);
  else finishWon(s, teamOf(t, lastToPlace(t, failed)), 'EOL-8.6', ctx);
}

function openWays(t: Table, seat: Seat): number {
  const player = t.players[seat] as Player;
  return openCells(t, seat, player.head, player.entry).length;
}

/** The clause by which this line has ended; null when it goes on. */
function whyEnded(t: Table, seat: Seat, ways: number): Clause | null {
  const player = t.players[seat] as Player;
  if (player.ended) return isPuzzle(t.mode) ? 'EOL-10.7' : 'EOL-8.2';
  if (ways === 0) return 'EOL-8.1';
  return isPuzzle(t.mode) && player.hand.length + player.deck.length === 0 ? 'EOL-10.7' : null;
}

/** The number of the card a player placed last. */
function lastPlaced(t: Table, player: Player): number {
  return player.head === START ? 0 : (t.cells[player.head] as Laid).n;
}

/** EOL-8.6 */
function lastToPlace(t: Table, seats: readonly Seat[]): Seat {
  const placed = (seat: Seat) => lastPlaced(t, t.players[seat] as Player);
  return seats.reduce((best, seat) => (placed(seat) > placed(best) ? seat : best));
}
