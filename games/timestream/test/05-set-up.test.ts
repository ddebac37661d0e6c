import { shuffleWith, start, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { DECKS } from '../content/index.ts';
import { type Options, timestream } from '../rules/index.ts';

const deal = (options: Partial<Options> = {}, seed = 'deal') =>
  start(timestream, { ...timestream.defaults(2), ...options }, 2, seed);
const countsOf = (cells: readonly number[]) => cells.slice(0, 3);

test('TS-5.1 Power Start is agreed on before set-up and holds for both or neither', () => {
  expect(timestream.agreements).toContainEqual({ id: 'powerStart', values: [true, false], initial: true });
  expect(timestream.cannotStart({ ...timestream.defaults(2), powerStart: 1 }, 2)?.clause).toBe('TS-5.1');
  for (const powerStart of [true, false]) {
    const { players } = deal({ powerStart }).state.table;
    expect(countsOf(players[0].unlinked)).toEqual(countsOf(players[1].unlinked));
  }
});

test('TS-5.2 TS-5.3 TS-R35 Power Start gives one basic cell of each type and uses up no play of the first turn', () => {
  const { state, log } = deal();
  for (const { unlinked, list, deck, hand } of state.table.players) {
    expect(unlinked).toEqual([1, 1, 1, 0, 0, 0]);
    expect(list).toHaveLength(60);
    expect([...deck, ...hand, 0, 1, 2].sort((a, b) => a - b)).toEqual(list);
  }
  expect(log.filter(({ entry }) => entry.type === 'ability' || entry.type === 'cell')).toEqual([]);
  expect(state.stack.at(-1)?.kind).toBe('cell');
});

test('TS-5.4 without Power Start both begin without cells', () => {
  for (const { unlinked } of deal({ powerStart: false }).state.table.players)
    expect(unlinked).toEqual([0, 0, 0, 0, 0, 0]);
});

test('TS-5.5 TS-5.6 W7 W8 the deck is shuffled and seven cards are drawn', () => {
  for (const powerStart of [true, false]) {
    const { state } = deal({ powerStart });
    const second = state.table.players[(1 - state.table.first) as 0 | 1];
    expect([second.hand.length, second.deck.length]).toEqual([7, powerStart ? 50 : 53]);
  }
  expect(deal({}, 'one').state.table.players[0].deck).not.toEqual(deal({}, 'two').state.table.players[0].deck);
});

test('TS-5.7 TS-R34 there is no mulligan: after the deal the first turn is played', () => {
  const { state } = deal();
  expect(state.table.turns).toBe(1);
  expect(timestream.frames).not.toHaveProperty('mulligan');
});

test('TS-5.8 TS-R33 the first player is chosen at random', () => {
  const firsts = Array.from({ length: 200 }, (_, i) => deal({}, `first ${i}`).state.table.first);
  const ones = firsts.filter((seat) => seat === 1).length;
  expect(ones).toBeGreaterThan(70);
  expect(ones).toBeLessThan(130);
});

test('TS-5.9 TS-5.10 TS-R78 first player, shuffles in turn order, hands, first turn', () => {
  const { log } = deal();
  const types = log.map(({ entry }) => entry.type);
  expect(types).toEqual(['first', 'power-start', 'dealt', 'power-start', 'dealt', 'turn', 'drew']);
});

test('TS-5.10 chance is used for the first player, then for the deck of the first player, then for that of the other', () => {
  const begins = new Set<number>();
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const { table } = deal({ decks: [DECKS.scribes, DECKS.archive] }, seed).state;
    const int = stream(seed);
    expect(int(2)).toBe(table.first);
    begins.add(table.first);
    for (const seat of [table.first, 1 - table.first] as const) {
      const { list, deck, hand } = table.players[seat as 0 | 1];
      const cards = [...list];
      for (const cell of [0, 1, 2]) cards.splice(cards.indexOf(cell), 1);
      shuffleWith(int, cards);
      // The top card is last; the first player has drawn for the turn.
      expect([...deck, ...hand.toReversed()]).toEqual(cards);
    }
  }
  expect(begins.size).toBe(2);
});

test('TS-5.11 how a match was set up tells of closed lists nothing, of open ones all', () => {
  const options = timestream.defaults(2);
  expect(timestream.openOptions?.(options)).toEqual(options);
  expect(timestream.openOptions?.({ ...options, openLists: false })).toMatchObject({ decks: [{}, {}] });
  expect(JSON.stringify(timestream.openOptions?.({ ...options, openLists: false }))).not.toContain('P01');
});

test('TS-5.11 TS-R79 deck lists are open unless the table agrees on closed ones', () => {
  const lists = (openLists: boolean, viewer: 0 | 1 | null) => {
    const { state } = deal({ openLists });
    return timestream.view(state, viewer).players.map(({ list }) => list !== null);
  };
  expect([lists(true, 0), lists(true, null)]).toEqual([
    [true, true],
    [true, true],
  ]);
  expect([lists(false, 0), lists(false, 1), lists(false, null)]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  expect(timestream.cannotStart({ ...timestream.defaults(2), openLists: null }, 2)?.clause).toBe('TS-5.11');
});
