import type { Texts } from '@turnpoint/kernel';
import { enBosses } from './bosses.en.ts';
import { enCards } from './cards.en.ts';
import { enEndings } from './endings.en.ts';
import { missionTexts } from './missions/en.ts';
import { enNames } from './names.en.ts';
import { enRefusals } from './refusals.en.ts';
import { enSaid } from './said.en.ts';

export const en: Texts = {
  ...missionTexts,
  ...enNames,
  ...enCards,
  ...enBosses,
  ...enSaid,
  ...enRefusals,
  ...enEndings,
};
