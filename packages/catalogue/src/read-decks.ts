import type { Ruling } from '@turnpoint/kernel';
import type { Parsed } from './decks.ts';

/** How the set-up form names decks: a ready-made one by its id, any other by its code or its text. */
export function readDecks<Deck>(
  ready: Readonly<Record<string, Deck>>,
  parse: (text: string) => Parsed<Deck>,
): {
  /** Null when the text stands for no deck. */
  deckOf(text: string): Deck | null;
  cannotRead(text: string): Ruling | null;
} {
  const read = (text: string): Parsed<Deck> =>
    Object.hasOwn(ready, text) ? { ok: true, deck: ready[text] as Deck } : parse(text);
  return {
    deckOf(text) {
      const parsed = read(text);
      return parsed.ok ? parsed.deck : null;
    },
    cannotRead(text) {
      const parsed = read(text);
      return parsed.ok ? null : parsed.ruling;
    },
  };
}
