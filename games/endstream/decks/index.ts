import type { DeckGame } from '@turnpoint/catalogue/pages';
import type { Deck } from '../content/index.ts';
import { cannotUseDeck, parseDeck, printCode, printDeck } from '../rules/index.ts';
import { endStreamBuilder } from '../table/builder/index.ts';

/** How EndStream's decks are built: drawn by its table, judged by its rules. */
export const decks: DeckGame<Deck> = {
  ...endStreamBuilder,
  broken: (deck) => cannotUseDeck(deck),
  printCode,
  printText: printDeck,
  parse: parseDeck,
};
