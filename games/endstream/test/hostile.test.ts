import { facing } from '@turnpoint/testkit/hostile';
import { faultsOfDeck, hostileDecks } from '@turnpoint/testkit/hostile-decks';
import { expect, test } from 'vitest';
import { DECKS } from '../content/index.ts';
import { cannotUseDeck, parseDeck, printCode, printDeck } from '../rules/index.ts';

const doors = { parse: parseDeck, printCode, printText: printDeck, cannotUse: cannotUseDeck };

test.each(Object.entries(hostileDecks('ES1-', printDeck(DECKS.jerusalem))))('decks: %s', (_, texts) =>
  facing(texts, (text) => expect(faultsOfDeck(text, 'ES-2.1', doors)).toEqual([]), 400),
);
