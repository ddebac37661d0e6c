import type { DeckGame } from '@turnpoint/catalogue/pages';
import { DECK_IDS, DECKS, type Deck } from '../content/index.ts';
import { cannotUseDeck, DECK_SIZE, parseDeck, printCode, printDeck } from '../rules/index.ts';
import { timestreamBuilder } from '../table/builder/index.ts';

/** How TimeStream's decks are built: drawn by its table, judged by its rules. */
export const decks: DeckGame<Deck> = {
  ...timestreamBuilder,
  size: DECK_SIZE,
  starters: DECK_IDS.map((id) => ({ id, deck: DECKS[id] })),
  broken: cannotUseDeck,
  printCode,
  printText: printDeck,
  parse: parseDeck,
};
