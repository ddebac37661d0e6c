import type { Deck } from '@turnpoint/endstream/content';
import { cannotUseDeck, parseDeck, printCode, printDeck } from '@turnpoint/endstream/rules';
import { endStreamBuilder } from '@turnpoint/endstream/table/builder';
import type { DeckGame } from './deck-game.ts';

export const endStreamDecks: DeckGame<Deck> = {
  ...endStreamBuilder,
  broken: (deck) => cannotUseDeck(deck),
  printCode,
  printText: printDeck,
  parse: parseDeck,
};
