import { Match, type Types } from '@turnpoint/kernel';
import { engineOf } from './engines.ts';

export interface Solved {
  readonly match: Match<Types>;
  readonly score: number;
}

/** A best line of the deal that was played, as a match of its own. */
export async function solution(played: Match<Types>): Promise<Solved> {
  if (played.state.outcome === null) throw new Error('the puzzle is not over');
  const solve = await engineOf(played.game.id).solver?.();
  const match = Match.create(played.game, played.setup);
  if (solve === undefined || !(match instanceof Match)) throw new Error('this game has no solver');
  const { best, choices } = solve(match.state);
  for (const { seat, choice } of choices) match.choose(seat, choice);
  return { match, score: best };
}
