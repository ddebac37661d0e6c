import type { Choice } from '../../types.ts';

/** By seat; null where none is given yet. */
type Votes = readonly (Choice | null)[];

const same = (votes: Votes, choice: Choice | null): number =>
  choice === null ? 0 : votes.filter((other) => JSON.stringify(other) === JSON.stringify(choice)).length;

/** ETS-3.13: settled when nobody's vote can change it any more, or all have voted. */
export const isSettled = (votes: Votes): boolean =>
  votes.every((choice) => choice !== null) || votes.some((choice) => same(votes, choice) * 2 > votes.length);

/** What most want; of a tie what the first seat among them wants. */
export function wanted(votes: Votes): Choice | null {
  const most = Math.max(...votes.map((choice) => same(votes, choice)));
  return votes.find((choice) => choice !== null && same(votes, choice) === most) ?? null;
}
