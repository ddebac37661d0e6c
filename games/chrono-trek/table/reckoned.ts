import type { Reckoned } from '../rules/telling/reckon.ts';

/** Before the rules have answered. */
export const NOTHING: Reckoned = { missions: [], flips: {}, announced: null, fits: [], idle: [], kinds: [] };
