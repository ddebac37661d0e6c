import type { Reader, Texts } from '@turnpoint/kernel';

/** The reader with more words beside those it has. */
export const withTexts = (reader: Reader, more: Texts): Reader => ({ ...reader, texts: { ...reader.texts, ...more } });
