/** Words that exclude each other, by group; each as it is written in every language. */
export type Glossary = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, RegExp>>>>>>;

/** Numbers, addresses such as B6', and keywords, which stay as printed in every language. */
const PRINTED = /\b[A-Z]{4,}|\b[A-D]\d['"]?|\d+/g;

/**
 * What a text means as far as the glossary goes: of each group the words in their order, and all that is printed. Two
 * translations of one text mean the same. A word that is said twice in a row counts once: languages differ in that.
 */
export function meanings(glossary: Glossary, language: string, text: string): Readonly<Record<string, string[]>> {
  const found = Object.entries(glossary).map(([group, words]) => {
    const places = Object.entries(words).flatMap(([word, written]) => {
      const pattern = new RegExp(written[language] ?? /(?!)/, 'giu');
      return [...text.matchAll(pattern)].map(({ index }) => ({ word, index }));
    });
    const said = places.sort((a, b) => a.index - b.index).map(({ word }) => word);
    return [group, said.filter((word, i) => word !== said[i - 1])] as const;
  });
  return Object.fromEntries([...found.filter(([, said]) => said.length > 0), ['printed', text.match(PRINTED) ?? []]]);
}
