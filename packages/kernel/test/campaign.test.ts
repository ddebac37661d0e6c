import { expect, test } from 'vitest';
import { type Game, Match, type MatchRecord, parseRecord, verifyChain } from '../src/index.ts';
import { sealRecord } from '../src/record.ts';
import { newMatch, type Toy, toy } from './toy.ts';

const saga: Game<Toy> = { ...toy, carry: (s) => (s.outcome?.kind === 'won' ? { notes: s.table.notes.length } : null) };
const rulesOf = () => saga as unknown as Game;

function flown(options: object, seed: string, follows?: string): MatchRecord {
  const match = Match.create(saga, { options, seats: 2, seed, ...(follows === undefined ? {} : { follows }) });
  if (!(match instanceof Match)) throw new Error('refused');
  match.choose(0, { kind: 'win' });
  return match.export();
}

const first = flown({}, 'one');
const second = flown({ carried: { notes: 0 } }, 'two', first.hash);
const third = flown({ carried: { notes: 0 } }, 'three', second.hash);

test('a record names the one it follows, and without it is written as ever', () => {
  expect(second.follows).toBe(first.hash);
  expect('follows' in first).toBe(false);
  expect(parseRecord(JSON.parse(JSON.stringify(second)))).toEqual(second);
  expect(Match.replay(saga, second).export()).toEqual(second);
  const { hash: _, ...rest } = second;
  expect(() => parseRecord(sealRecord({ ...rest, follows: 7 as never }))).toThrow('"follows"');
});

test('a campaign is verified from its records', () => {
  expect(verifyChain([], rulesOf)).toEqual([]);
  const matches = verifyChain([first, second, third], rulesOf);
  expect(matches.map(({ setup }) => setup.seed)).toEqual(['one', 'two', 'three']);
});

test('a record that is left out, out of place or changed is found', () => {
  expect(() => verifyChain([second], rulesOf)).toThrow('match 1 does not follow');
  expect(() => verifyChain([first, third], rulesOf)).toThrow('match 2 does not follow');
  const { hash: _, ...rest } = first;
  const ended = sealRecord({ ...rest, end: second.end });
  expect(() => verifyChain([ended], rulesOf)).toThrow('match 1 ends differently');
});

test('a match that begins with something else is found, and one that follows an open end', () => {
  const richer = flown({ carried: { notes: 9 } }, 'two', first.hash);
  expect(() => verifyChain([first, richer], rulesOf)).toThrow('match 2 does not begin with what was handed on');
  expect(() => verifyChain([flown({ carried: { notes: 1 } }, 'one')], rulesOf)).toThrow('match 1 does not begin');
  const open = newMatch(saga).export();
  expect(() => verifyChain([open, flown({}, 'two', open.hash)], rulesOf)).toThrow(
    'match 2 follows a match that hands nothing on',
  );
});
