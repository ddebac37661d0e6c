import type { Texts } from '@turnpoint/kernel';
import { cardTextsDe, cardTextsEn } from './cards.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const texts: Readonly<Record<'en' | 'de', Texts>> = {
  en: { ...en, ...cardTextsEn },
  de: { ...de, ...cardTextsDe },
};
