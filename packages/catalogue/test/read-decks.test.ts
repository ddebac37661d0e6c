import { expect, test } from 'vitest';
import { readDecks } from '../src/read-decks.ts';

const ruling = { clause: 'TOY-1', because: { key: 'why.no-deck' } };
const { deckOf, cannotRead } = readDecks<string>({ ready: 'made' }, (text) =>
  text.startsWith('T1-') ? { ok: true, deck: text.slice(3) } : { ok: false, ruling },
);

test('a deck is a ready-made one by its id, or what its code says', () => {
  expect([deckOf('ready'), deckOf('T1-own')]).toEqual(['made', 'own']);
  expect([cannotRead('ready'), cannotRead('T1-own')]).toEqual([null, null]);
});

test('what is neither is refused with the reason, also by names that every object has', () => {
  for (const text of ['', 'toString', 'X']) expect([deckOf(text), cannotRead(text)]).toEqual([null, ruling]);
});
