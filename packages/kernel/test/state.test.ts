import { expect, test } from 'vitest';
import { automatic, copyState, determinize, type Game, look, no, play, stream } from '../src/index.ts';
import { newState } from '../src/state.ts';
import { type Toy, toy } from './toy.ts';

const table = { hands: [7, 8], notes: ['a note'], out: [false, false] };
const voting = newState(toy, { seats: 2, seed: 'a seed', table, stack: [{ kind: 'vote' }] });
const imagining: Game<Toy> = { ...toy, determinize: ({ view }) => ({ table, stack: view.out[0] ? [] : voting.stack }) };

test('a position becomes a state in which nothing has been chosen', () => {
  expect(voting).toEqual({
    game: 'toy',
    version: '3',
    seats: 2,
    table,
    stack: [{ kind: 'vote' }],
    picks: [],
    chance: { seed: 'a seed', drawn: 0 },
    step: 0,
    outcome: null,
  });
});

test('a copy equals the state and shares nothing that changes, by the general copy or the game’s own', () => {
  for (const game of [toy, { ...toy, copyTable: structuredClone } as Game<Toy>]) {
    const copy = copyState(game, voting);
    expect(copy).toEqual(voting);
    copy.table.notes.push('another');
    copy.stack.pop();
    copy.picks.push(null);
    copy.chance.drawn++;
    expect(voting).toMatchObject({
      table: { notes: ['a note'] },
      stack: [{ kind: 'vote' }],
      picks: [],
      chance: { drawn: 0 },
    });
  }
});

test('an imagined state has the look’s step, outcome and own answer, and chance of its own', () => {
  const seen = { ...look(toy, voting, 1), step: 4 };
  const world = determinize(imagining, seen, stream('world'));
  expect(world).toMatchObject({ table, stack: [{ kind: 'vote' }], picks: [], step: 4, outcome: null });
  expect(world.chance.seed).toMatch(/^imagined \d+$/);
  expect(world.chance.seed).not.toBe(determinize(imagining, seen, stream('other')).chance.seed);

  const answered = play(toy, voting, 1, { kind: 'ballot', for: 0 });
  if (!answered.ok) throw new Error('refused');
  const own = determinize(imagining, look(toy, answered.state, 1), stream('world'));
  expect([own.picks, own.step]).toEqual([[null, { kind: 'ballot', for: 0 }], 1]);
  expect(determinize(imagining, look(toy, answered.state, 0), stream('world')).picks).toEqual([]);

  const won = play(toy, newState(toy, { seats: 2, seed: '', table, stack: [{ kind: 'turn', seat: 0 }] }), 0, {
    kind: 'win',
  });
  if (!won.ok) throw new Error('refused');
  expect(determinize(imagining, look(toy, won.state, 1), stream('world')).outcome?.winners).toEqual([0]);
});

test('an automatic frame asks nobody; asking it all the same is a fault of the rules', () => {
  const note = automatic<Toy, 'note'>(() => {});
  const frame = { kind: 'note', text: '' } as const;
  expect(note.deciders(voting, frame)).toEqual([]);
  expect(() => note.choices(voting, frame, 0)).toThrow('nobody decides a frame "note"');
  expect(() => note.prompt(voting, frame, 0)).toThrow('nobody decides');
  expect(() => note.refuse(voting, frame, 0, null)).toThrow('nobody decides');
});

test('a refusal names its clause, its sentence and the facts', () => {
  expect(no('TOY-1.1', 'why', { n: 2 })).toEqual({ clause: 'TOY-1.1', because: { key: 'why', args: { n: 2 } } });
  expect(no('TOY-1.1', 'why').because.args).toEqual({});
});
