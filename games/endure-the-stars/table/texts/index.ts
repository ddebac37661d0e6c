import type { Texts } from '@turnpoint/kernel';

/** The table's own words. One language is fetched, not all. */
export async function tableTexts(language: string): Promise<Texts> {
  return language === 'de' ? (await import('./de.ts')).de : (await import('./en.ts')).en;
}

/** With those of the how-to page, kept apart so that a match does not load them; its pictures need the table's words. */
export async function howToTexts(language: string): Promise<Texts> {
  const page = language === 'de' ? (await import('./how-to.de.ts')).howToDe : (await import('./how-to.en.ts')).howToEn;
  return { ...(await tableTexts(language)), ...page };
}
