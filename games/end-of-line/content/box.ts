import type { Side } from './faces.ts';

/** What the cover says (EOL-1.1, 1.13). */
export const COVER = {
  players: { min: 1, max: 8 },
  age: 7,
  minutesPerPlayer: { min: 3, max: 5 },
} as const;

/** One box serves two players; each colour is a set of 27 cards (EOL-1.2 to 1.5). */
export const BOX = { cards: 54, colours: 2 } as const;
export const COLOUR_SET = { start: 1, energyPool: 1, line: 25 } as const;

/** EOL-1.10: one way out, and no number. */
export const START_CARD: { readonly ways: readonly Side[]; readonly initiative: null } = {
  ways: ['F'],
  initiative: null,
};

/** What the Energy Pool card shows, from the beginning, a quarter turn apart (EOL-1.11, 2.4, 7.5). */
export const ENERGY_POOL = [3, 2, 1, 0] as const;
export const FULL_ENERGY = ENERGY_POOL[0];

/** EOL-1.12 */
export function boxesFor(players: number): number {
  return Math.ceil(players / BOX.colours);
}
