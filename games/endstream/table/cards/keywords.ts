/** Words of the rules that cards use, with the clause that explains each. */
export const KEYWORDS = {
  STRIKE: 'ES-11.1',
  RAISE: 'ES-R40',
  LOWER: 'ES-11.4',
  ARMOR: 'ES-12.1',
  IMMOBILIZED: 'ES-12.3',
  IMPAIRED: 'ES-12.4',
  UNTOUCHABLE: 'ES-12.5',
  CONTROL: 'ES-12.7',
  FRAIL: 'ES-12.10',
  STREAM: 'ES-12.12',
  RESTRICT: 'ES-13.1',
  LOCKDOWN: 'ES-13.2',
  CONTAMINATE: 'ES-13.6',
  EQUIP: 'ES-8.7',
  DEPLOY: 'ES-8.11',
  MOVE: 'ES-9.2',
  SPIN: 'ES-10.5',
  LOOK: 'ES-16.5',
  RANDOM: 'ES-16.5',
  REACTIVATE: 'ES-11.11',
  pierce: 'ES-11.1',
} as const;

export type Keyword = keyof typeof KEYWORDS;

const WORD = new RegExp(`\\b(${Object.keys(KEYWORDS).join('|')})(S|s)?\\b|\`([^\`]+)\``);

export type Part =
  | { readonly kind: 'text' | 'price'; readonly text: string }
  | { readonly kind: 'keyword'; readonly text: string; readonly word: Keyword };

/** A card's sentence in pieces: plain words, keywords (also "STREAMs"), and prices between backticks. */
export function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  let rest = sentence;
  for (let found = WORD.exec(rest); found !== null; found = WORD.exec(rest)) {
    if (found.index > 0) parts.push({ kind: 'text', text: rest.slice(0, found.index) });
    const [text, word, , price] = found;
    if (price !== undefined) parts.push({ kind: 'price', text: price });
    else parts.push({ kind: 'keyword', text, word: word as Keyword });
    rest = rest.slice(found.index + text.length);
  }
  if (rest !== '') parts.push({ kind: 'text', text: rest });
  return parts;
}

export function keywordsIn(sentences: readonly string[]): Keyword[] {
  const found = sentences.flatMap(partsOf).flatMap((part) => (part.kind === 'keyword' ? [part.word] : []));
  return [...new Set(found)];
}
