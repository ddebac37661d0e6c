import { expect, test } from 'vitest';
import { COLOURS, type Face, LINE_CARDS, lineDeck, type Mode } from '../content/index.ts';
import { endOfLine } from '../rules/index.ts';
import { position } from './position.ts';
import { Scene } from './scene.ts';

const SETUPS: [Mode, number][] = [
  ['versus', 2],
  ['battle-royale', 3],
  ['battle-royale', 8],
  ['team', 4],
  ['solo', 1],
  ['co-op', 2],
];
const deals = (count: number, mode: Mode = 'versus', seats = 2) =>
  Array.from({ length: count }, (_, i) => Scene.deal(mode, seats, `deal ${i}`));

test('EOL-2.1 each player has a colour of their own', () => {
  const refusal = (colours: unknown) => endOfLine.cannotStart({ mode: 'versus', colours }, 2)?.clause ?? null;
  expect(refusal(['pink', 'ember'])).toBeNull();
  expect(refusal(['pink', 'pink'])).toBe('EOL-2.1');
  expect(refusal(['pink'])).toBe('EOL-2.1');
  expect(refusal(['pink', 'ember', 'sky'])).toBe('EOL-2.1');
  expect(refusal(['pink', 'pink', 'sky'])).toBe('EOL-2.1');
  expect(refusal(['pink', 'beige'])).toBe('EOL-2.1');
  expect(refusal('pink')).toBe('EOL-2.1');
  expect(refusal(undefined)).toBe('EOL-2.1');
  const { players } = Scene.deal('battle-royale', 5, 'colours').state.table;
  expect(players.map(({ colour }) => colour)).toEqual(COLOURS.slice(0, 5));
});

test.each(SETUPS)('EOL-2.2 Start and Energy Pool apart, the 25 line cards are the deck (%s, %i)', (mode, seats) => {
  for (const { hand, deck } of Scene.deal(mode, seats, 'decks').state.table.players) {
    expect([...hand, ...deck].sort()).toEqual(lineDeck().sort());
  }
});

test('EOL-2.3 the deck is shuffled and lies face down', () => {
  const scenes = deals(400);
  const orders = new Set(scenes.map((s) => [...s.player('a').hand, s.deck('a')].join(' ')));
  expect(orders.size).toBe(400);
  // Each place of the deck holds a straight card in 9 of 25 matches: 144 of 400, give or take five deviations.
  for (const place of [0, 4, 12, 19]) {
    const straights = scenes.filter((s) => s.player('a').deck[place] === 'S').length;
    expect(straights).toBeGreaterThan(96);
    expect(straights).toBeLessThan(192);
  }
  for (const viewer of ['a', 'b', null]) {
    expect(scenes[0]?.look(viewer).view.players.map(({ deck }) => deck)).toEqual([null, null]);
  }
});

test.each(SETUPS)('EOL-2.4 the Energy Pool starts at 3 (%s, %i)', (mode, seats) => {
  for (const { energy } of Scene.deal(mode, seats, 'energy').state.table.players) expect(energy).toBe(3);
});

test('EOL-2.5 the Start cards go where the layout says', () => {
  for (const s of deals(20)) {
    const starts = s.state.table.cells.flatMap((card, cell) =>
      card === null ? [] : [`${s.cellText(cell)}${card.way} ${card.face}`],
    );
    expect(starts.sort()).toEqual(['2,3N start', '4,3N start']);
  }
});

/** The reveals of each player, as initiatives. */
const revealed = (s: Scene) =>
  s.state.table.reveals.map((faces) => faces.map((face: Face) => LINE_CARDS[face].initiative));

/** Lowest first; where two lists agree as far as the shorter goes they were never told apart. */
function byReveals(lists: readonly number[][]): number[] {
  const compare = (a: number[], b: number[]) => {
    const at = a.findIndex((value, i) => value !== b[i]);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(b[at]).toBeDefined();
    return (a[at] as number) - (b[at] as number);
  };
  const seats = lists.map((_, seat) => seat);
  return seats.sort((x, y) => compare(lists[x] as number[], lists[y] as number[]));
}

test.each([2, 3, 5, 8])('EOL-2.6 the lowest revealed initiative plays first, then ascending (%i players)', (seats) => {
  for (const s of deals(60, seats === 2 ? 'versus' : 'battle-royale', seats)) {
    const { first } = s.state.table;
    expect(first).toEqual(byReveals(revealed(s)));
    expect(s.order).toEqual(first.map((seat) => s.names[seat]));
    expect(s.turn).toBe(s.names[first[0] as number]);
  }
});

test('EOL-2.7 players who tie reveal again, and nobody else does', () => {
  let ties = 0;
  for (const s of deals(100, 'battle-royale', 4)) {
    const lists = revealed(s);
    for (const [seat, list] of lists.entries()) {
      for (let i = 1; i <= list.length; i++) {
        const before = list.slice(0, i).join();
        const isTied = lists.some((other, j) => j !== seat && other.slice(0, i).join() === before);
        expect(isTied).toBe(i < list.length);
        if (isTied) ties++;
      }
    }
    const shown = s.entries('reveal').map(({ clause }) => clause);
    expect(shown.slice(0, 4)).toEqual(['EOL-2.6', 'EOL-2.6', 'EOL-2.6', 'EOL-2.6']);
    expect(shown.slice(4).every((clause) => clause === 'EOL-2.7')).toBe(true);
  }
  expect(ties).toBeGreaterThan(50);
});

test('EOL-2.8 revealed cards go back into the deck, which is shuffled again', () => {
  const scenes = deals(400);
  for (const s of scenes) {
    expect([...s.player('a').hand, ...s.player('a').deck].sort()).toEqual(lineDeck().sort());
  }
  // The first card drawn is the one revealed in about 129 of 625 matches (83 of 400), not always and not never.
  const same = scenes.filter((s) => s.player('a').hand[0] === s.state.table.reveals[0]?.[0]).length;
  expect(same).toBeGreaterThan(43);
  expect(same).toBeLessThan(123);
});

test('EOL-2.9 the first-round order is remembered for the whole game', () => {
  const lines = { a: { line: 'S S S FL' }, b: { line: 'S S S FR' } };
  expect(position({ round: 9, at: 'order', first: 'b a', lines }).order).toEqual(['b', 'a']);
  expect(position({ round: 9, at: 'order', first: 'a b', lines }).order).toEqual(['a', 'b']);
  let s = Scene.deal('battle-royale', 3, 'remember');
  const { first } = s.state.table;
  while (s.turn !== null) s = s.play(s.turn, s.offers()[0] as string);
  expect(s.round).toBeGreaterThan(2);
  expect(s.state.table.first).toEqual(first);
});

test('EOL-2.10 there is no exchange of the opening hand', () => {
  const s = position({ round: 1, lines: { a: { hand: 'S S S S S' }, b: {} } });
  expect(s.offers()).toEqual(['S 2,2']);
  expect(s.refusal('a', 'exchange')).toBe('EOL-6.5');
  expect(s.play('a', 'S 2,2').hand('a')).toBe('S S S S');
});

test.each([
  ['versus', 2],
  ['battle-royale', 5],
  ['team', 4],
  ['solo', 1],
  ['co-op', 2],
] as const)('EOL-2.10 in %s the first that anybody is asked is to lay one of the five cards dealt', (mode, seats) => {
  let s = Scene.deal(mode, seats, 'no exchange');
  const dealt = s.state.table.players.map(({ hand }) => [...hand]);
  for (let turn = 0; turn < seats; turn++) {
    const name = s.turn as string;
    expect(s.state.table.players[s.seat(name)]?.hand).toEqual(dealt[s.seat(name)]);
    const kinds = new Set(s.look(name).choices.map(({ kind }) => kind));
    kinds.delete('stop'); // EOL-10.10, 11.10: that ends a puzzle, it changes no hand.
    expect([...kinds]).toEqual(['lay']);
    s = s.play(name, s.offers()[0] as string);
  }
});
