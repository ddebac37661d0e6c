import type { Companion } from '@turnpoint/testkit';
import { MISSION_IDS } from '../content/index.ts';
import { type Endure, endureTheStars } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { scramble } from './scramble.ts';

/** The tutorial for one, and low gravity with the Titan for two. The other missions take a shorter walk: `walks.test.ts`. */
const setups = [
  { options: { mission: 'CG00', team: 3 }, seats: 1 },
  { options: { mission: 'CG03', team: 4 }, seats: 2 },
];

/** Every mission with another number of seats. */
export const others = MISSION_IDS.map((mission, n) => {
  const seats = ((n + 1) % 6) + 1;
  return { options: { ...endureTheStars.defaults(seats), mission }, seats };
});

export default {
  game: endureTheStars,
  texts,
  setups,
  anySetup: (int) => others[int(others.length)] as (typeof others)[number],
  scramble,
  choosesOpenly: true,
  // A deck whose discards are shuffled lies hidden again.
  hidesAgain: (log) => log.some(({ entry }) => entry.type === 'reshuffled'),
} satisfies Companion<Endure>;
