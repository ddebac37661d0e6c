import { Match, type MatchRecord, type Types } from '@turnpoint/kernel';

interface Found {
  readonly best: number;
  readonly choices: MatchRecord['choices'];
}

/** Games with puzzles bring a solver. It knows the order of the decks, so it is asked only after the end. */
const solvers: Readonly<Record<string, () => Promise<(state: Match<Types>['state']) => Found>>> = {
  'end-of-line': async () => (await import('@turnpoint/end-of-line/solver')).solve as never,
};

export interface Solved {
  readonly match: Match<Types>;
  readonly score: number;
}

/** A best line of the deal that was played, as a match of its own. */
export async function solution(played: Match<Types>): Promise<Solved> {
  if (played.state.outcome === null) throw new Error('the puzzle is not over');
  const solve = await solvers[played.game.id]?.();
  const match = Match.create(played.game, played.setup);
  if (solve === undefined || !(match instanceof Match)) throw new Error('this game has no solver');
  const { best, choices } = solve(match.state);
  for (const { seat, choice } of choices) match.choose(seat, choice);
  return { match, score: best };
}
