import type { Reader, Texts } from '@turnpoint/kernel';
import { howToDe } from './how-to.de.ts';
import { howToEn } from './how-to.en.ts';
import { withTableTexts } from './index.ts';

const TEXTS: Readonly<Record<string, Texts>> = { en: howToEn, de: howToDe };

/** The words of the how-to page, kept apart so that a match does not load them. */
export const withHowTo = (reader: Reader): Reader => {
  const own = withTableTexts(reader);
  return { ...own, texts: { ...own.texts, ...(TEXTS[reader.language] ?? howToEn) } };
};
