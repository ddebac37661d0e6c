import type { Words } from '@turnpoint/ui';

/** Words of the rules that cards use, each with the clause that explains it. */
export const KEYWORDS = {
  noise: 'ETS-5.3',
  sight: 'ETS-4.14',
  range: 'ETS-15.17',
  melee: 'ETS-15.27',
  dual: 'ETS-15.11',
  jam: 'ETS-15.29',
  save: 'ETS-13.4',
  stun: 'ETS-16.6',
  injury: 'ETS-13.5',
  test: 'ETS-8.4',
  check: 'ETS-8.18',
  radar: 'ETS-12.2',
  standard: 'ETS-15.6',
  'single-use': 'ETS-7.8',
  cell: 'ETS-18.4',
  radial: 'ETS-19.24',
  mood: 'ETS-19.8',
} as const;

export type Keyword = keyof typeof KEYWORDS;

/** Those that stand in a text, by the stems that the language has for each (`stems.noise`). */
export function keywordsIn(text: string, say: Words['say']): Keyword[] {
  const small = text.toLowerCase();
  const has = (word: Keyword) =>
    say(`stems.${word}`)
      .split('|')
      .some((stem) => small.includes(stem));
  return (Object.keys(KEYWORDS) as Keyword[]).filter(has);
}
