import type { Reader, Texts } from '@turnpoint/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { howToDe } from './how-to.de.ts';
import { howToEn } from './how-to.en.ts';

const TEXTS: Readonly<Record<string, Texts>> = { en, de };
const HOW_TO: Readonly<Record<string, Texts>> = { en: howToEn, de: howToDe };

/** The reader with the table's own words beside the game's. */
export const withTableTexts = (reader: Reader): Reader => ({
  ...reader,
  texts: { ...reader.texts, ...(TEXTS[reader.language] ?? en) },
});

export const withHowTo = (reader: Reader): Reader => ({
  ...reader,
  texts: { ...withTableTexts(reader).texts, ...(HOW_TO[reader.language] ?? howToEn) },
});
