/** ES-14.5 and ES-14.4: labels that effects ask for. */
export const OPERATOR_TYPES = ['Unit 707', 'drone', 'post-human', 'Orbital Strike'] as const;
export type OperatorType = (typeof OPERATOR_TYPES)[number];

export type OperatorName = 'Angela Storm' | 'Ben Storm';

/** ES-1.2 */
export const CENTURIES = [1800, 1900, 2000, 2100, 2200, 2300] as const;
export type Century = (typeof CENTURIES)[number];
