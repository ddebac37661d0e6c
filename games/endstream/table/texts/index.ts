import type { Reader, Texts } from '@turnpoint/kernel';

/** The table's own words. One language is fetched, not all. */
export async function tableTexts(language: string): Promise<Texts> {
  return language === 'de' ? (await import('./de.ts')).de : (await import('./en.ts')).en;
}

/** Those of the how-to page and of the deck builder, kept apart so that a match does not load them. */
export async function howToTexts(language: string): Promise<Texts> {
  return language === 'de' ? (await import('./how-to.de.ts')).howToDe : (await import('./how-to.en.ts')).howToEn;
}

export async function builderTexts(language: string): Promise<Texts> {
  return language === 'de' ? (await import('./builder.de.ts')).builderDe : (await import('./builder.en.ts')).builderEn;
}

/** The reader with more words beside the game's. */
export const withTexts = (reader: Reader, ...more: readonly Texts[]): Reader => ({
  ...reader,
  texts: Object.assign({}, reader.texts, ...more),
});
