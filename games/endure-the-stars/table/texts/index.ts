import type { Texts } from '@turnpoint/kernel';

/** The table's own words, and what each card does. One language is fetched, not all. */
export async function tableTexts(language: string): Promise<Texts> {
  const [words, abilities, cards, said, inFull, sentences] =
    language === 'de'
      ? await Promise.all([
          import('./de.ts'),
          import('./abilities.de.ts'),
          import('./cards.de.ts'),
          import('./intentions.de.ts'),
          import('./read.de.ts'),
          import('./vocabulary.de.ts'),
        ])
      : await Promise.all([
          import('./en.ts'),
          import('./abilities.en.ts'),
          import('./cards.en.ts'),
          import('./intentions.en.ts'),
          import('./read.en.ts'),
          import('./vocabulary.en.ts'),
        ]);
  return {
    ...('de' in words ? words.de : words.en),
    ...abilities.abilities,
    ...cards.cards,
    ...said.intentions,
    ...inFull.read,
    ...sentences.vocabulary,
  };
}

/** With those of the how-to page, kept apart so that a match does not load them; its pictures need the table's words. */
export async function howToTexts(language: string): Promise<Texts> {
  const page = language === 'de' ? (await import('./how-to.de.ts')).howToDe : (await import('./how-to.en.ts')).howToEn;
  return { ...(await tableTexts(language)), ...page };
}
