import { stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { collectLine, LINES } from '../balance/matches.ts';
import { search } from '../balance/search.ts';
import { cannotUseDeck } from '../rules/index.ts';

type Listed = (typeof search.lists)[number];

test('a line of the balance report adds up and comes out the same every time', () => {
  const line = { decks: ['scribes', 'paradox'], powerStart: true } as const;
  const pairing = collectLine(line, 4);
  expect(collectLine(line, 4)).toEqual(pairing);
  const won = [...pairing.wonFirst, ...pairing.wonSecond].reduce((total, wins) => total + wins, 0);
  expect(won + pairing.draws).toBe(4);
  expect(pairing.rounds).toHaveLength(4);
  expect(LINES).toHaveLength(16);
});

test('a search changes one to three cards, keeps every deck rule, and lets both sides begin from both seats', () => {
  const int = stream('search');
  for (const { deck } of search.lists) {
    const changed = search.change(deck, int);
    expect(cannotUseDeck(changed)).toEqual([]);
    const less = Object.entries(deck).map(([code, n]) => Math.max(0, n - (changed[code] ?? 0)));
    const gone = less.reduce((sum, n) => sum + n, 0);
    expect(gone).toBeLessThanOrEqual(3);
  }
  const [{ deck }, { deck: list }] = search.lists as [Listed, Listed];
  const won = [0, 1, 2, 3].map((number) => search.play(deck, list, number, 'search'));
  expect(won).toEqual([0, 1, 2, 3].map((number) => search.play(deck, list, number, 'search')));
  expect(search.print(deck)).toContain('Ancient Power Cell');
});
