import type { Mission } from './file.ts';

/** The round with whose end the mission is lost; null where it lets the team take its time (ETS-RM63). */
export function lastRoundOf({ lose }: Mission): number | null {
  const conditions = lose.flatMap(({ if: all }) => all);
  return conditions.find((condition) => condition.kind === 'roundsOver')?.atLeast ?? null;
}
