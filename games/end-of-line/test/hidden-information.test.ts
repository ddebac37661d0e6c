import { entriesFor, start } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { COLOURS, lineDeck, type Mode } from '../content/index.ts';
import { type EndOfLine, endOfLine } from '../rules/index.ts';
import { position } from './position.ts';
import { faces, Scene } from './scene.ts';

const MODES: [Mode, number][] = [
  ['versus', 2],
  ['battle-royale', 3],
  ['team', 4],
  ['co-op', 2],
  ['solo', 1],
];

/** A running match in which energy has been used. */
function midway(mode: Mode, seats: number): Scene {
  for (let seed = 0; ; seed++) {
    let s = Scene.deal(mode, seats, `midway ${seed}`);
    while (s.turn !== null) {
      if (s.state.table.players.some(({ energy }) => energy < 3)) return s;
      const offers = s.offers().filter((offer) => !/stop|give-up/.test(offer));
      s = s.play(s.turn, offers.find((offer) => offer === 'brake') ?? (offers[0] as string));
    }
  }
}

const viewersOf = (s: Scene): (string | null)[] => [...s.names, null];

test.each(MODES)('the table is open to all: cards, orientation, owner, order of placement (%s, %i)', (mode, seats) => {
  const s = midway(mode, seats);
  expect(s.state.table.laid).toBeGreaterThan(0);
  for (const viewer of viewersOf(s)) {
    const { view } = s.look(viewer);
    expect(view.cells).toEqual(s.state.table.cells);
    expect(view.laid).toBe(s.state.table.laid);
    expect(view.players.map(({ head, entry, colour }) => [head, entry, colour])).toEqual(
      s.state.table.players.map(({ head, entry, colour }) => [head, entry, colour]),
    );
  }
});

test.each(MODES)('energy left and the effect used this round are open to all (%s, %i)', (mode, seats) => {
  const s = midway(mode, seats);
  const energy = s.state.table.players.map((player) => [player.energy, player.effect]);
  expect(energy.some(([left]) => left !== 3)).toBe(true);
  for (const viewer of viewersOf(s)) {
    expect(s.look(viewer).view.players.map((player) => [player.energy, player.effect])).toEqual(energy);
  }
});

test.each(MODES)('reveals, turn order, round and first-round order are open to all (%s, %i)', (mode, seats) => {
  const s = midway(mode, seats);
  const { reveals, order, round, first } = s.state.table;
  for (const viewer of viewersOf(s)) expect(s.look(viewer).view).toMatchObject({ reveals, order, round, first });
  const { log } = start(endOfLine, { mode, colours: COLOURS.slice(0, seats) }, seats, 'reveals');
  for (const viewer of [0, null]) {
    const seen = entriesFor<EndOfLine>(log, viewer).filter(({ type }) => type === 'reveal');
    expect(seen).toHaveLength(log.filter(({ entry }) => entry.type === 'reveal').length);
  }
});

test.each(MODES)(
  'a hand is known to its owner; to others only in the co-operative puzzle; never to spectators (%s, %i)',
  (mode, seats) => {
    const s = midway(mode, seats);
    for (const viewer of viewersOf(s)) {
      for (const [seat, player] of s.look(viewer).view.players.entries()) {
        const name = s.names[seat] as string;
        const knows = viewer !== null && (viewer === name || mode === 'co-op');
        expect(player.hand === null ? null : faces(player.hand.join(' '))).toBe(knows ? s.hand(name) : null);
      }
    }
  },
);

test.each(MODES)('the numbers of cards in hand and deck are open to all (%s, %i)', (mode, seats) => {
  const s = midway(mode, seats);
  const counts = s.state.table.players.map(({ hand, deck }) => [hand.length, deck.length]);
  for (const viewer of viewersOf(s)) {
    expect(s.look(viewer).view.players.map(({ handCount, deckCount }) => [handCount, deckCount])).toEqual(counts);
  }
});

test.each(MODES)('the order of a deck is known to nobody, its owner included (%s, %i)', (mode, seats) => {
  const s = midway(mode, seats);
  for (const viewer of viewersOf(s)) {
    expect(s.look(viewer).view.players.every(({ deck }) => deck === null)).toBe(true);
    // Nor does it shine through anywhere: another order of the decks looks the same.
    const other = structuredClone(s.state);
    for (const { deck } of other.table.players) deck.reverse();
    const view = endOfLine.view(other, viewer === null ? null : s.seat(viewer));
    expect(view).toEqual(s.look(viewer).view);
  }
});

test.each(MODES)('the cards not yet seen of a player can be counted by all (%s, %i)', (mode, seats) => {
  const s = midway(mode, seats);
  for (const viewer of viewersOf(s)) {
    for (const [seat, { unseen }] of s.look(viewer).view.players.entries()) {
      const rest = lineDeck();
      for (const card of s.state.table.cells) {
        if (card?.seat === seat && card.face !== 'start') rest.splice(rest.indexOf(card.face), 1);
      }
      const listed = Object.entries(unseen).flatMap(([face, count]) => Array(count).fill(face));
      expect(listed.sort()).toEqual(rest.sort());
    }
  }
});

test.each(['check', 'left'] as const)('of a player who is out (%s) only the owner knows the hand', (how) => {
  const out = { round: 2, how, n: 2 };
  const lines = { a: { line: 'S S' }, b: { line: 'S', hand: 'X T CL', out }, c: { line: 'S' } };
  const s = position({ mode: 'battle-royale', order: 'a c', lines });
  expect(s.look('b').view.players[1]?.hand).toEqual(['X', 'T', 'CL']);
  for (const viewer of ['a', 'c', null])
    expect(s.look(viewer).view.players[1]).toMatchObject({ hand: null, deck: null });
  expect(s.look('b').view.players[1]?.deck).toBeNull();
  const both = { a: { line: 'S S' }, b: { line: 'S', hand: 'X T CL', out } };
  const coop = position({ mode: 'co-op', order: 'a', lines: both });
  expect(coop.look('a').view.players[1]?.hand).toEqual(['X', 'T', 'CL']);
  expect(coop.look(null).view.players[1]?.hand).toBeNull();
});

test('a solo hand is hidden from spectators during play', () => {
  const s = position({ mode: 'solo', lines: { a: { line: 'S S S', hand: 'X T CL S S' } } });
  expect(s.look('a').view.players[0]?.hand).toEqual(['X', 'T', 'CL', 'S', 'S']);
  expect(s.look(null).view.players[0]?.hand).toBeNull();
  expect(s.look(null).choices).toEqual([]);
});

test('team partners do not see each other’s hands', () => {
  const s = Scene.deal('team', 4, 'partners');
  expect(s.look('a').view.players.map(({ hand }) => hand !== null)).toEqual([true, false, false, false]);
  expect(s.look('c').view.players.map(({ hand }) => hand !== null)).toEqual([false, false, true, false]);
});

test.each(MODES)('when the game is over all hands and decks are open (%s, %i)', (mode, seats) => {
  let s = Scene.deal(mode, seats, 'open');
  for (const name of s.names) if (s.turn !== null) s = s.play(name, 'resign');
  expect(s.turn).toBeNull();
  for (const viewer of viewersOf(s)) {
    expect(s.look(viewer).view.players.map(({ hand, deck }) => [hand, deck])).toEqual(
      s.state.table.players.map(({ hand, deck }) => [hand, deck]),
    );
  }
});

test('choices show nothing hidden: only the player on turn is offered the cards of the hand', () => {
  const s = position({ lines: { a: { line: 'S S S', hand: 'X T CL S S' }, b: { line: 'S S S' } } });
  expect(s.look('a').choices.length).toBeGreaterThan(0);
  expect(s.look('b')).toMatchObject({ choices: [], prompt: null, asked: [0] });
  expect(s.look(null)).toMatchObject({ choices: [], prompt: null, asked: [0] });
});

test.each([
  ['versus', ['a']],
  ['battle-royale', ['a']],
  ['team', ['a']],
  ['co-op', ['a', 'b']],
] as const)('what is drawn is told to those who know the hand (%s: %j)', (mode, knowing) => {
  const seats = { versus: 2, 'battle-royale': 3, team: 4, 'co-op': 2 }[mode];
  const { log } = start(endOfLine, { mode, colours: COLOURS.slice(0, seats) }, seats, 'draws');
  const draws = log.filter(({ entry }) => entry.type === 'draw' && entry.seat === 0);
  expect(draws).toHaveLength(1);
  for (const viewer of [...Array(seats).keys(), null]) {
    const [seen] = entriesFor<EndOfLine>(draws, viewer);
    const knows = viewer !== null && (knowing as readonly string[]).includes('abcdefgh'[viewer] as string);
    expect(seen).toMatchObject({ type: 'draw', count: 5 });
    expect(seen?.type === 'draw' && seen.faces !== null).toBe(knows);
  }
});

test('a look shares nothing that the match will change', () => {
  const running = position({ lines: { a: { line: 'S S S' }, b: { line: 'S S S' } } });
  for (const s of [running, running.play('a', 'resign')]) {
    const { view } = s.look('a');
    const { table, stack } = s.state;
    expect(view.cells).not.toBe(table.cells);
    expect(view.stack).not.toBe(stack);
    expect(view.stack).toEqual(stack);
    expect(view.players[0]?.hand).not.toBe(table.players[0]?.hand);
    if (s.turn === null) expect(view.players[0]?.deck).not.toBe(table.players[0]?.deck);
  }
});
