import { expect, test } from 'vitest';
import {
  BOX,
  boxesFor,
  COLOUR_SET,
  COLOURS,
  COVER,
  ENERGY_POOL,
  FACES,
  FULL_ENERGY,
  LINE_CARDS,
  lineDeck,
  START_CARD,
} from '../content/index.ts';
import { endOfLine } from '../rules/index.ts';
import { position } from './position.ts';
import { Scene } from './scene.ts';

const cards = Object.values(LINE_CARDS);
const total = (of: (card: (typeof cards)[number]) => number) => cards.reduce((sum, card) => sum + of(card), 0);

test('EOL-1.1 the game supports 1 to 8 players', () => {
  expect(COVER.players).toEqual({ min: 1, max: 8 });
  expect(endOfLine.seats).toEqual({ min: 1, max: 8 });
  for (let seats = 1; seats <= 8; seats++) {
    expect(endOfLine.cannotStart(endOfLine.defaults(seats), seats)).toBeNull();
  }
  for (const seats of [0, 9, -1, 2.5, Number.NaN]) {
    const options = { mode: 'battle-royale', colours: COLOURS };
    expect(endOfLine.cannotStart(options, seats)).toMatchObject({
      clause: 'EOL-1.1',
      because: { key: 'why.seats', args: { min: 1, max: 8 } },
    });
  }
});

test('EOL-1.2 a box of 54 cards serves two players with 27 cards each', () => {
  expect(BOX).toEqual({ cards: 54, colours: 2 });
  expect(COLOUR_SET.start + COLOUR_SET.energyPool + COLOUR_SET.line).toBe(27);
  expect(BOX.cards).toBe(2 * 27);
  expect([boxesFor(2), boxesFor(3)]).toEqual([1, 2]);
  // Start cards on the table, one pool each, and all line cards in hands and decks: nothing else is in a match of two.
  const { cells, players } = Scene.deal('versus', 2, 'box').state.table;
  for (const [seat, { hand, deck, energy }] of players.entries()) {
    const starts = cells.filter((card) => card?.seat === seat).length;
    expect(starts + (energy === FULL_ENERGY ? 1 : 0) + hand.length + deck.length).toBe(27);
  }
});

test('EOL-1.3 each colour has one Start of Line card', () => {
  expect(COLOUR_SET.start).toBe(1);
  for (const seats of [2, 5, 8]) {
    const { table } = Scene.deal(seats === 2 ? 'versus' : 'battle-royale', seats, 'starts').state;
    const owners = table.cells.flatMap((card) => (card?.face === 'start' ? [card.seat] : []));
    expect(owners.sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
  }
});

test('EOL-1.4 each colour has one Energy Pool card', () => {
  expect(COLOUR_SET.energyPool).toBe(1);
  const { players } = Scene.deal('battle-royale', 8, 'pools').state.table;
  expect(players.map(({ energy }) => energy)).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
});

test('EOL-1.5 each colour has the same 25 line cards', () => {
  expect(COLOUR_SET.line).toBe(25);
  expect(lineDeck()).toHaveLength(25);
  const { players } = Scene.deal('battle-royale', 8, 'same').state.table;
  for (const { hand, deck } of players) expect([...hand, ...deck].sort()).toEqual(lineDeck().sort());
});

test('EOL-1.6 line cards come in five types', () => {
  expect([...new Set(cards.map(({ type }) => type))]).toEqual(['straight', 'curve', 'fork', 'tee', 'cross']);
});

const WAYS_OUT = {
  S: ['2,1'],
  CL: ['1,2'],
  CR: ['3,2'],
  FL: ['1,2', '2,1'],
  FR: ['2,1', '3,2'],
  T: ['1,2', '3,2'],
  X: ['1,2', '2,1', '3,2'],
};

test('EOL-1.7 every line card shows 1, 2 or 3 way outs', () => {
  expect(Object.keys(WAYS_OUT)).toEqual([...FACES]);
  for (const { ways } of cards) expect([1, 2, 3]).toContain(ways.length);
});

test.each(Object.entries(WAYS_OUT))('EOL-1.7 %s, entered going north, may be left towards %j only', (face, cells) => {
  const s = position({ round: 2, lines: { a: { line: `2,2${face}` }, b: { line: 'S' } } });
  expect(s.cells()).toEqual(cells);
  for (const cell of ['1,2', '2,1', '3,2', '2,3']) {
    const [card = ''] = s.hand('a').split(' ');
    if (!cells.includes(cell)) expect(s.refusal('a', `${card} ${cell}`)).not.toBeNull();
    else expect(s.refusal('a', `${card} ${cell}`)).toBeNull();
  }
});

test('EOL-1.8 every line card has one way in, and no way out lies on that side', () => {
  for (const { ways } of cards) {
    expect(new Set(ways).size).toBe(ways.length);
    for (const way of ways) expect(['F', 'L', 'R']).toContain(way);
  }
  const s = position({ round: 2, lines: { a: { line: '2,2X', hand: 'X S S S S' }, b: { line: 'S' } } });
  const turned = s.play('a', 'X 1,2');
  expect(turned.card('1,2')).toMatchObject({ way: 'W' });
  expect(turned.cells()).toEqual(['0,2', '1,1', '1,3']);
});

test('EOL-1.9 every line card carries one initiative, for the turn order and for the puzzles’ score', () => {
  for (const { initiative } of cards) expect(Number.isInteger(initiative)).toBe(true);
  const lines = { a: { line: 'S S X' }, b: { line: 'X X S' } };
  expect(position({ round: 3, at: 'order', lines }).order).toEqual(['b', 'a']);
  const solo = position({ mode: 'solo', round: 2, lines: { a: { line: 'X' } } }).play('a', 'stop');
  expect(solo.score).toBe(55 - 5 + 24);
});

test('EOL-1.10 the Start of Line is no line card: one way out, no initiative', () => {
  expect(START_CARD).toEqual({ ways: ['F'], initiative: null });
  expect(FACES).not.toContain('start');
  const s = position({ round: 1, lines: { a: { hand: 'S CL CR X T' }, b: {} } });
  expect(s.cells()).toEqual(['2,2']);
  // It takes part in no comparison: the walk back stops before it.
  const tied = position({ round: 2, at: 'order', first: 'b a', lines: { a: { line: 'S' }, b: { line: 'S' } } });
  expect(tied.entries('order')[0]?.compared).toEqual([
    { seat: 1, initiatives: [1], byFirst: true },
    { seat: 0, initiatives: [1], byFirst: true },
  ]);
});

test('EOL-1.11 the Energy Pool shows 3, 2, 1 or 0', () => {
  expect(ENERGY_POOL).toEqual([3, 2, 1, 0]);
});

test('EOL-1.12 players need one set each, at most eight lines, one line per player', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(boxesFor)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(new Set(COLOURS).size).toBe(8);
  const s = Scene.deal('battle-royale', 8, 'eight');
  expect(s.state.table.players).toHaveLength(8);
  const { clause } = endOfLine.idle(s.state, 8);
  expect(clause).toBe('EOL-1.12');
});

test('EOL-1.13 age 7 and up, 3 to 5 minutes per player', () => {
  expect(COVER.age).toBe(7);
  expect(COVER.minutesPerPlayer).toEqual({ min: 3, max: 5 });
});

test('EOL-1.14 nine straights, eight curves, four forks, two tees, two crosses', () => {
  expect(
    cards.map(({ face, type, ways, initiative, count }) => [face, type, ways.join(''), initiative, count]),
  ).toEqual([
    ['S', 'straight', 'F', 1, 9],
    ['CL', 'curve', 'L', 2, 4],
    ['CR', 'curve', 'R', 2, 4],
    ['FL', 'fork', 'FL', 3, 2],
    ['FR', 'fork', 'FR', 3, 2],
    ['T', 'tee', 'LR', 4, 2],
    ['X', 'cross', 'FLR', 5, 2],
  ]);
});

test('what any deck must satisfy: left as many as right, whole numbers from 1, enough to branch off', () => {
  expect(total(({ count }) => count)).toBe(25);
  expect(total(({ count, initiative }) => count * initiative)).toBe(55);
  for (const { type } of cards) {
    const ofType = cards.filter((card) => card.type === type);
    expect(ofType.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(2);
  }
  expect(LINE_CARDS.CL.count).toBe(LINE_CARDS.CR.count);
  expect(LINE_CARDS.FL.count).toBe(LINE_CARDS.FR.count);
  expect(Math.min(...cards.map(({ initiative }) => initiative))).toBe(1);
  expect(total(({ ways, count }) => (ways.length === 1 ? count : 0))).toBe(17);
  expect(total(({ ways, count }) => (ways.length === 2 ? count : 0))).toBe(6);
  expect(total(({ ways, count }) => (ways.length === 3 ? count : 0))).toBe(2);
});
