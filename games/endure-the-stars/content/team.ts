/** Survivors in a team (ETS-2.5). */
export const TEAM = { min: 3, max: 6 } as const;

/** ETS-2.7 */
export const usualTeam = (seats: number): number => (seats === 1 ? TEAM.min : seats === 2 ? TEAM.min + 1 : seats);
