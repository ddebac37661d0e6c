import { copyJson, copyState, determinize, look, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { lineDeck, type Mode } from '../content/index.ts';
import { endOfLine, type State } from '../rules/index.ts';
import { position } from './position.ts';
import { Scene } from './scene.ts';

const SETUPS: [Mode, number][] = [
  ['versus', 2],
  ['battle-royale', 4],
  ['team', 4],
  ['solo', 1],
  ['co-op', 2],
];

/** Points along a random match. */
function along(mode: Mode, seats: number): Scene[] {
  const int = stream(`along ${mode}`);
  const scenes = [Scene.deal(mode, seats, `along ${mode}`)];
  for (let s = scenes[0] as Scene; s.turn !== null; scenes.push(s)) {
    const offers = s.offers().filter((offer) => offer !== 'stop');
    s = s.play(s.turn, offers[int(offers.length)] as string);
  }
  return scenes;
}

test.each(SETUPS)('a copy equals its original and shares nothing that changes (%s, %i)', (mode, seats) => {
  for (const { state } of along(mode, seats)) {
    const before = copyJson(state);
    const copy = copyState(endOfLine, state);
    expect(copy).toEqual(before);
    expect(Object.keys(copy)).toEqual(Object.keys(state));
    spoil(copy);
    expect(state).toEqual(before);
  }
});

/** Changes all that the rules ever change in place. */
function spoil(s: State): void {
  s.table.cells.fill(null);
  for (const player of s.table.players) {
    Object.assign(player, { head: 0, energy: 9, effect: 'boost', ended: true, out: { round: 9, how: 'left', n: 9 } });
    player.hand.push('X');
    player.deck.pop();
  }
  Object.assign(s.table, { round: 99, order: [], laid: 99, players: [] });
  s.stack.push({ kind: 'check' });
  s.picks.push(null);
  s.chance.drawn += 7;
  s.step = 99;
}

test.each(SETUPS)('an imagined state looks the same to whoever imagined it (%s, %i)', (mode, seats) => {
  for (const s of along(mode, seats)) {
    for (const viewer of [...s.names, null]) {
      const seen = s.look(viewer);
      const imagined = determinize(endOfLine, seen, stream(`imagine ${s.state.step}`));
      expect(look(endOfLine, imagined, seen.seat)).toEqual(seen);
      for (const [seat, { hand, deck }] of imagined.table.players.entries()) {
        const laid = imagined.table.cells.flatMap((card) =>
          card?.seat === seat && card.face !== 'start' ? [card.face] : [],
        );
        expect([...hand, ...deck, ...laid].sort()).toEqual(lineDeck().sort());
      }
      expect(Object.keys(imagined)).toEqual(Object.keys(s.state));
      expect(imagined.picks).toEqual([]);
      expect(imagined.chance).toEqual({ seed: expect.stringMatching(/^imagined \d+$/), drawn: 0 });
      // It can be played on without touching the look it came from.
      spoil(imagined);
      expect(s.look(viewer)).toEqual(seen);
    }
  }
});

test('what is unknown is dealt anew each time: the rival’s hand and every deck', () => {
  const lines = { a: { line: 'S S S', hand: 'X T CL S S' }, b: { line: 'S S S', hand: 'FL FR CR S S' } };
  const s = position({ lines });
  const worlds = Array.from({ length: 60 }, (_, i) => determinize(endOfLine, s.look('a'), stream(`world ${i}`)));
  expect(new Set(worlds.map(({ chance }) => chance.seed)).size).toBe(60);
  const seen = (of: (state: State) => readonly string[] | undefined) => new Set(worlds.map((w) => of(w)?.join(' ')));
  expect(seen((w) => w.table.players[0]?.hand)).toEqual(new Set(['X T CL S S']));
  expect(seen((w) => w.table.players[0]?.deck).size).toBeGreaterThan(50);
  expect(seen((w) => w.table.players[1]?.hand).size).toBeGreaterThan(50);
  expect(seen((w) => w.table.players[1]?.deck).size).toBeGreaterThan(50);
  // A rival's cross lies in the hand of five out of 22 cards in about two of five worlds (two crosses).
  const crosses = worlds.filter((w) => w.table.players[1]?.hand.includes('X')).length;
  expect(crosses).toBeGreaterThan(10);
  expect(crosses).toBeLessThan(45);
});

test('the co-operative partner’s hand is known; a spectator knows none', () => {
  const lines = { a: { line: 'S S S', hand: 'X T CL S S' }, b: { line: 'S S S', hand: 'FL FR CR S S' } };
  const s = position({ mode: 'co-op', lines });
  for (let i = 0; i < 10; i++) {
    const world = determinize(endOfLine, s.look('a'), stream(`world ${i}`));
    expect(world.table.players[1]?.hand).toEqual(['FL', 'FR', 'CR', 'S', 'S']);
  }
  const hands = Array.from({ length: 20 }, (_, i) => determinize(endOfLine, s.look(null), stream(`world ${i}`)));
  expect(new Set(hands.map((w) => w.table.players[0]?.hand.join(' '))).size).toBeGreaterThan(15);
});

test('after the end nothing is unknown', () => {
  const s = position({ lines: { a: { line: 'S S S' }, b: { line: 'S S S' } } }).play('a', 'resign');
  const world = determinize(endOfLine, s.look(null), stream('over'));
  expect(world.table).toEqual(s.state.table);
  expect(world.outcome).toEqual(s.state.outcome);
});
