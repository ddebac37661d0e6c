import type { Texts } from '@turnpoint/kernel';
import { enCards } from './cards.en.ts';
import { objectives } from './missions/objectives.en.ts';
import { stories } from './missions/stories.en.ts';
import { tiles } from './missions/tiles.en.ts';
import { enNames } from './names.en.ts';
import { enRefusals } from './refusals.en.ts';
import { enSaid } from './said.en.ts';

export const en: Texts = { ...tiles, ...objectives, ...stories, ...enNames, ...enCards, ...enSaid, ...enRefusals };
