import { expect, test } from 'vitest';
import { COLOURS, type Mode } from '../content/index.ts';
import { endOfLine } from '../rules/index.ts';
import { position } from './position.ts';
import { Scene } from './scene.ts';

const clause = (mode: unknown, seats: number, more = {}) =>
  endOfLine.cannotStart({ mode, colours: COLOURS.slice(0, seats), ...more }, seats)?.clause ?? null;

test('EOL-9.1 Versus is the game for two', () => {
  expect(clause('versus', 2)).toBeNull();
  for (const seats of [1, 3, 8]) expect(clause('versus', seats)).toBe('EOL-9.1');
  expect(endOfLine.cannotStart({ mode: 'versus', colours: [] }, 3)?.because).toMatchObject({
    key: 'why.seats-exactly',
    args: { min: 2, max: 2 },
  });
  expect(endOfLine.defaults(2)).toEqual({ mode: 'versus', colours: ['lemon', 'pink'] });
  // Each against the other: as soon as one is out the other has won.
  expect(Scene.deal('versus', 2, 'duel').play('a', 'resign').winners).toEqual(['b']);
});

test('EOL-9.2 Battle Royale is the same for three to eight, each for themselves', () => {
  for (const seats of [3, 4, 5, 6, 7, 8]) expect(clause('battle-royale', seats)).toBeNull();
  for (const seats of [1, 2]) expect(clause('battle-royale', seats)).toBe('EOL-9.2');
  expect(clause('battle-royale', 9)).toBe('EOL-1.1');
  expect(endOfLine.cannotStart({ mode: 'battle-royale', colours: [] }, 2)?.because).toMatchObject({
    key: 'why.seats',
    args: { min: 3, max: 8 },
  });
  expect(endOfLine.defaults(8)).toEqual({ mode: 'battle-royale', colours: COLOURS });
  let s = Scene.deal('battle-royale', 4, 'each');
  s = s.play('a', 'resign').play('c', 'resign');
  expect(s.winners).toBeNull();
  expect(s.play('b', 'resign').winners).toEqual(['d']);
});

test.each([2, 3, 4, 5, 6, 7, 8])('EOL-9.3 with %i players only area and layout differ', (seats) => {
  const mode: Mode = seats === 2 ? 'versus' : 'battle-royale';
  let s = Scene.deal(mode, seats, 'counts');
  const { players, round, first } = s.state.table;
  expect(round).toBe(1);
  expect([...first].sort()).toEqual(players.map((_, seat) => seat));
  for (const player of players) expect([player.energy, player.hand.length, player.deck.length]).toEqual([3, 5, 20]);
  for (let turn = 0; turn < seats; turn++) {
    expect(s.cells()).toHaveLength(1);
    s = s.play(s.turn as string, s.offers()[0] as string);
  }
  expect(s.round).toBe(2);
  s = s.play(s.turn as string, s.offers()[0] as string);
  expect(s.laidInTurn).toBe(1);
});

test('EOL-9.3 there are no other modes', () => {
  for (const mode of ['duel', 'Versus', '', null, undefined, 3]) expect(clause(mode, 2)).toBe('EOL-9.3');
  expect(clause('versus', 2, { handicap: 1 })).toBe('EOL-9.3');
  expect(endOfLine.cannotStart(null, 2)?.clause).toBe('EOL-9.3');
});

test('EOL-9.4 there is no score and no stopping; only outlasting counts', () => {
  const s = position({ round: 3, lines: { a: { line: 'S S S' }, b: { line: 'S S S' } } });
  expect(s.look('a').view.score).toBeNull();
  expect(s.refusal('a', 'stop')).toBe('EOL-9.4');
  expect(s.offers()).not.toContain('stop');
  for (const answer of ['agree', 'decline']) expect(s.refusal('a', answer)).toBe('EOL-11.10');
  const over = s.play('a', 'resign');
  expect(over.state.outcome).toMatchObject({ kind: 'won', scores: null });
  expect(over.look(null).view.score).toBeNull();
});
