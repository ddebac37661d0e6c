import { expect, test } from 'vitest';
import { CARDS, DECKS, type Deck } from '../../content/index.ts';
import { texts } from '../../texts/index.ts';
import { charts } from '../builder/charts.ts';
import { added, cardsIn, EMPTY_DECK, removed, spotOf } from '../builder/deck.ts';
import { lines } from '../builder/lines.ts';
import { FACETS, pool } from '../builder/pool.ts';
import { keywordsOf } from '../cards/keywords.ts';
import { builderTexts } from '../texts/index.ts';

const reader = { texts: texts.en, names: [], language: 'en' };
const german = { ...reader, texts: texts.de, language: 'de' };

test('cards come and go one by one, and the last copy takes its line with it', () => {
  const one = added(EMPTY_DECK, 'E203') as Deck;
  const two = added(one, 'E203') as Deck;
  expect(cardsIn(two)).toEqual(['E203', 'E203']);
  expect([spotOf(two, 'E203'), spotOf(two, 'E204')]).toEqual(['E203', null]);
  expect(removed(two, 'E203')).toEqual(one);
  expect(removed(one, 'E203')).toEqual(EMPTY_DECK);
  expect(added({ P01: 99 }, 'P01')).toBeNull();
});

test('the list names every card once, with its copies, in the language of the reader', () => {
  const some = { E203: 2, P02: 3 };
  expect(lines(some, reader).map(({ name, copies, group, marks }) => [name, copies, group, marks])).toEqual([
    ['Future Power Cell', 3, 'Power Cell', ['F']],
    ['Damascus', 2, 'Event Chain', ['A']],
  ]);
  expect(lines(some, german).map(({ name }) => name)).toEqual(['Künftige Kraftzelle', 'Damaskus']);
});

test('every card of a deck stands in the charts of costs, cells and types', () => {
  const of = (id: string) => charts(DECKS.scribes).find((chart) => chart.id === id)?.bars ?? [];
  const sum = (id: string) => of(id).reduce((all, { n }) => all + n, 0);
  expect([sum('cost') + sum('cell'), sum('type')]).toEqual([60, 60]);
  expect(of('cell').map(({ n }) => n)).toEqual([10, 2, 3]);
});

test('the pool is found by every value of every facet, and by what stands on the cards', async () => {
  const all = pool({ ...reader, texts: { ...reader.texts, ...(await builderTexts('en')) } });
  expect(all).toHaveLength(CARDS.length);
  for (const { id, values } of FACETS)
    for (const value of values)
      expect([id, value, all.some(({ facets }) => facets[id]?.includes(value))]).toEqual([id, value, true]);
  expect(all.filter(({ words }) => words.includes('occupy')).length).toBe(
    CARDS.filter(({ occupies }) => occupies.length > 0).length,
  );
});

test('keywords are those that the card prints', () => {
  const found = (code: string) => keywordsOf(CARDS.find((card) => card.code === code)!);
  expect(found('A22')).toEqual(['target-first', 'vanguard']);
  expect(found('O04')).toEqual(['return']);
  expect(found('A02')).toEqual([]);
});

test('every value, rule and chart has a word in both languages', async () => {
  const clauses = [
    'TS-4.1',
    'TS-4.2',
    'TS-4.3',
    'TS-4.4',
    'TS-4.5',
    'TS-4.6',
    'TS-4.7',
    'TS-4.8',
    'TS-4.11',
    'TS-4.12',
  ];
  for (const language of ['en', 'de']) {
    const said = await builderTexts(language);
    const wanted = [
      ...FACETS.map(({ id }) => `facet.${id}`),
      ...FACETS.filter(({ id }) => id !== 'cost').flatMap(({ values }) => values.map((value) => `value.${value}`)),
      ...clauses.map((clause) => `deck-rule.${clause}`),
      ...charts(EMPTY_DECK).map(({ id }) => `chart.${id}`),
    ];
    expect(wanted.filter((key) => said[key] === undefined)).toEqual([]);
  }
});
