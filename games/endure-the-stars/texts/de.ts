import type { Texts } from '@turnpoint/kernel';
import { deBosses } from './bosses.de.ts';
import { deCards } from './cards.de.ts';
import { deEndings } from './endings.de.ts';
import { missionTexts } from './missions/de.ts';
import { deNames } from './names.de.ts';
import { deRefusals } from './refusals.de.ts';
import { deSaid } from './said.de.ts';

export const de: Texts = {
  ...missionTexts,
  ...deNames,
  ...deCards,
  ...deBosses,
  ...deSaid,
  ...deRefusals,
  ...deEndings,
};
