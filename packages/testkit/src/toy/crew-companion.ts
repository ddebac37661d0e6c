import { copyJson } from '@turnpoint/kernel';
import type { Companion } from '../companion.ts';
import { type Crew, crew, crewTexts } from './crew.ts';

export const crewCompanion: Companion<Crew> = {
  game: crew,
  texts: { en: crewTexts },
  setups: [1, 2, 3, 4].map((seats) => ({ options: { rounds: 6, carried: null }, seats })),
  /** Nothing is hidden but the chance to come. */
  scramble: (state, _, int) => ({ ...copyJson(state), chance: { seed: `scrambled ${int(1e9)}`, drawn: 0 } }),
};
