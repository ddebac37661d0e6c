import type { Reader, Texts } from '@turnpoint/kernel';
import { de } from './de.ts';
import { en } from './en.ts';

const TEXTS: Readonly<Record<string, Texts>> = { en, de };

/** The reader with the table's own words beside the game's. */
export const withTableTexts = (reader: Reader): Reader => ({
  ...reader,
  texts: { ...reader.texts, ...(TEXTS[reader.language] ?? en) },
});
