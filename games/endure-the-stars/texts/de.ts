import type { Texts } from '@turnpoint/kernel';
import { deCards } from './cards.de.ts';
import { objectives } from './missions/objectives.de.ts';
import { stories } from './missions/stories.de.ts';
import { tiles } from './missions/tiles.de.ts';
import { deNames } from './names.de.ts';
import { deRefusals } from './refusals.de.ts';
import { deSaid } from './said.de.ts';

export const de: Texts = { ...tiles, ...objectives, ...stories, ...deNames, ...deCards, ...deSaid, ...deRefusals };
