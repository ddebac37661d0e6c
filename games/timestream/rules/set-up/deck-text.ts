import { no } from '@turnpoint/kernel';
import { CARDS, type Deck, MOST_COPIES } from '../../content/index.ts';
import { parseCode, type ReadDeck } from './deck-code.ts';

const CODES: ReadonlyMap<string, string> = new Map(CARDS.map(({ name, code }) => [name.toLowerCase(), code]));
const LINE = /^(\d{1,2})\s*[x×]?\s+(\S.*)$/i;
/** As much of a line as a refusal tells. */
const TOLD = 40;

/**
 * A deck for people, one line per card:
 *
 *     11 Ancient Power Cell
 *     2 Damascus
 */
export function printDeck(deck: Deck): string {
  return CARDS.flatMap(({ code, name }) => (deck[code] === undefined ? [] : [`${deck[code]} ${name}`])).join('\n');
}

/** Reads a readable deck or a deck code. What the deck rules say about it is another question (`cannotUseDeck`). */
export function parseDeck(text: string): ReadDeck {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [first = ''] = lines;
  if (lines.length === 0 || (lines.length === 1 && /^TS\d+-/i.test(first))) return parseCode(first);
  const deck: Record<string, number> = {};
  for (const line of lines) {
    const [, n, name = ''] = LINE.exec(line) ?? [];
    const code = CODES.get(name.trim().toLowerCase());
    const copies = Number(n) + (code === undefined ? 0 : (deck[code] ?? 0));
    if (n === undefined || copies === 0 || copies > MOST_COPIES)
      return { ok: false, ruling: no('TS-4.1', 'why.deck-line', { line: line.slice(0, TOLD) }) };
    if (code === undefined)
      return { ok: false, ruling: no('TS-4.1', 'why.deck-unknown', { card: name.slice(0, TOLD) }) };
    deck[code] = copies;
  }
  return { ok: true, deck };
}
