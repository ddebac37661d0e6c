import { stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { searchDeck } from '../src/balance/index.ts';
import type { DeckSearch } from '../src/index.ts';

/** A deck is a number from 0 to 9; the higher one wins more often. */
const game: DeckSearch<number> = {
  lists: [2, 3, 4, 5].map((deck) => ({ name: String(deck), deck })),
  change: (deck, int) => Math.max(0, Math.min(9, deck + int(3) - 1)),
  play: (deck, list, number, seed) => Number(stream(`${seed}/${number}`)(100) < 50 + 10 * (deck - list)),
  print: String,
};

test('a search keeps what wins more, and measures what it found in other matches', () => {
  const found = searchDeck(game, 3, { steps: 60, matches: 400, seed: 'a' });
  expect(found.deck).toBeGreaterThan(5);
  expect(found.kept).toBeGreaterThan(1);
  expect(found.share).toBeGreaterThan(0.65);
});

test('it is the same search again from the same seed, and none without steps', () => {
  const plan = { steps: 20, matches: 40, seed: 'b' };
  expect(searchDeck(game, 4, plan)).toEqual(searchDeck(game, 4, plan));
  expect(searchDeck(game, 4, { ...plan, steps: 0 })).toMatchObject({ deck: 4, kept: 0 });
});

test('where every change loses a little it does not wander off', () => {
  const flat: DeckSearch<number> = {
    ...game,
    change: (deck) => deck - 1,
    play: (deck, list, number, seed) => Number(stream(`${seed}/${list}/${number}`)(100) < 50 + 3 * deck),
  };
  const kept = ['a', 'b', 'c', 'd'].map((seed) => searchDeck(flat, 0, { steps: 40, matches: 40, seed }).kept);
  expect(kept.reduce((sum, n) => sum + n, 0)).toBeLessThan(8);
});
