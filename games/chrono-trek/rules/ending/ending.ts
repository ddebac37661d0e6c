import type { Seat } from '@turnpoint/kernel';
import { conditionsHold } from '../board/mission.ts';
import { playerAt, seatsIn } from '../board/seats.ts';
import type { Clause } from '../clauses.ts';
import type { CharacterId, Context, State } from '../types.ts';

/** R8: for the active player only, after every single change. True when the match is over. */
export function checkVictory(s: State, ctx: Context, clause: Clause = 'CT-14.3'): boolean {
  const { active } = s.table;
  if (active === null) return false;
  const { character } = playerAt(s.table, active);
  if (character === null || !conditionsHold(s.table, active, character)) return false;
  finishWon(s, active, clause, ctx);
  return true;
}

/** CT-14.14 */
function reveal(s: State, ctx: Context): void {
  const characters = s.table.players.map(({ character }) => character);
  ctx.log({ type: 'identities', clause: 'CT-14.14', characters });
}

/** One winner, no further places (CT-2.6). */
export function finishWon(s: State, seat: Seat, clause: Clause, ctx: Context): void {
  const character = playerAt(s.table, seat).character as CharacterId;
  ctx.log({ type: 'won', clause, seat, character });
  reveal(s, ctx);
  const others = s.table.players.flatMap((_, other) => (other === seat ? [] : [other]));
  const by = { key: `outcome.${clause}`, args: { player: { seat }, character: { key: `character.${character}` } } };
  ctx.finish({ kind: 'won', winners: [seat], ranking: [[seat], others], scores: null, by });
}

export function finishWithoutWinner(s: State, clause: Clause, ctx: Context): void {
  ctx.log({ type: 'no-winner', clause });
  reveal(s, ctx);
  const ranking = [s.table.players.map((_, seat) => seat)];
  ctx.finish({ kind: 'drawn', winners: [], ranking, scores: null, by: { key: `outcome.${clause}` } });
}

/** A1 has turned: only Q wins, whosever turn it is (CT-13.8, 13.9). */
export function finishByAnomaly(s: State, ctx: Context): void {
  const q = seatsIn(s.table).find((seat) => s.table.players[seat]?.character === 'q');
  if (q === undefined) finishWithoutWinner(s, 'CT-13.8', ctx);
  else finishWon(s, q, 'CT-13.9', ctx);
}
