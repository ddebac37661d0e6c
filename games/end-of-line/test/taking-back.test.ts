import type { Match } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import type { EndOfLine } from '../rules/index.ts';
import { parseChoice } from './notation.ts';
import { matchFrom, type Position, position } from './position.ts';
import { upTo, W12, W13_A, W13_B } from './published.ts';

const versus: Position = {
  lines: {
    a: { line: '2,2S 2,1FL 2,0S', hand: 'S S S CL X' },
    b: { line: '4,2S 4,1S 4,0S', hand: 'S S S S CR' },
  },
};

function choose(match: Match<EndOfLine>, seat: number, ...texts: string[]): void {
  for (const text of texts) {
    const played = match.choose(seat, parseChoice(match.state.table.size, text));
    if (!played.ok) throw new Error(`${text} is refused by ${played.ruling.clause}`);
  }
}

test('EOL-R33 in the competitive modes a placement stands: it has shown a card', () => {
  for (const choice of ['S 2,6', 'turnaround S 1,1']) {
    const match = matchFrom(versus);
    choose(match, 0, choice);
    expect(match.undo(0)).toBe('sealed');
  }
  const boost = matchFrom(versus);
  choose(boost, 0, 'S 2,6', 'S 2,5', 'boost S 2,4');
  expect(boost.undo(0)).toBe('sealed');
});

test.each([
  ['Brake', ['S 2,6'], 'brake'],
  ['ending the turn', ['S 2,6', 'S 2,5'], 'end'],
])('EOL-R33 a choice that shows nothing may be taken back until the next player chooses: %s', (_, before, choice) => {
  const match = matchFrom(versus);
  choose(match, 0, ...before);
  const { state } = match;
  choose(match, 0, choice);
  expect(match.undo(1)).toBe('not-yours');
  expect(match.undo(0)).toBeNull();
  // Energy and the once-per-round limit are as they were; the placement before it stands.
  expect(match.state).toEqual(state);
  expect(match.undo(0)).toBe('sealed');
  choose(match, 0, choice);
  choose(match, 1, 'S 4,6');
  expect(match.undo(0)).toBe('not-yours');
});

test('EOL-R33 letting the line end may be taken back until the next player chooses', () => {
  // b lies in front of a's head on (2,5); a's parent, the fork on (2,6), also leads to (1,6).
  const cut: Position = {
    mode: 'battle-royale',
    order: 'b a c',
    at: { turn: 'a' },
    lines: {
      a: { line: '2,0S 2,6FL 2,5CR', hand: 'S S S S S' },
      b: { start: '4,5W', line: '3,5CL' },
      c: { line: '1,5S' },
    },
  };
  expect(position(cut).offers()).toEqual(['turnaround S 1,6', 'give-up']);
  const match = matchFrom(cut);
  const { state } = match;
  choose(match, 0, 'give-up');
  expect(match.undo(0)).toBeNull();
  expect(match.state).toEqual(state);
  choose(match, 0, 'give-up');
  choose(match, 2, 'S 1,6');
  expect(match.undo(0)).toBe('not-yours');
});

test('EOL-R33 never past a draw that brought a card', () => {
  const match = matchFrom({ ...versus, order: 'b a', at: { turn: 'a' } });
  choose(match, 0, 'S 2,6', 'brake');
  // a was last: the next round has begun and both have drawn.
  expect(match.state.table.round).toBe(4);
  expect(match.undo(0)).toBe('sealed');
});

test('EOL-R33 a choice that ends the game is final', () => {
  const match = matchFrom({ mode: 'solo', lines: { a: { line: 'S S S' } } });
  choose(match, 0, 'stop');
  expect(match.undo(0)).toBe('sealed');
});

test('EOL-R33 resigning is final', () => {
  const match = matchFrom({ mode: 'battle-royale', lines: { a: { line: 'S' }, b: { line: 'S' }, c: { line: 'S' } } });
  choose(match, 0, 'resign');
  expect(match.undo(0)).toBe('sealed');
});

test('EOL-R33 in the puzzles one by one to the start of the turn', () => {
  const match = matchFrom({ mode: 'solo', lines: { a: { line: '2,4S 2,3FL 2,2S', hand: 'S S CL X T' } } });
  const states = [match.state];
  for (const choice of ['turnaround X 1,3', 'S 0,3']) {
    choose(match, 0, choice);
    states.push(match.state);
  }
  // The second card ended the turn and the round; the draw that followed brought cards.
  expect(match.state.table.round).toBe(4);
  expect(match.undo(0)).toBe('sealed');
  const other = matchFrom({ mode: 'solo', lines: { a: { line: '2,4S 2,3FL 2,2S', hand: 'S S CL X T' } } });
  choose(other, 0, 'turnaround X 1,3');
  expect(other.undo(0)).toBeNull();
  expect(other.state).toEqual(states[0]);
});

test('EOL-R33 ... and beyond it where the draw brought nothing', () => {
  // The deck is empty: rounds 12 and 13 of W12 without a draw between them.
  const setup: Position = {
    mode: 'solo',
    round: 12,
    lines: { a: { line: upTo(W12, 21), hand: 'CL FR X CL', deck: '' } },
  };
  const match = matchFrom(setup);
  const { state } = match;
  choose(match, 0, 'CL 3,0', 'FR 3,1', 'end', 'X 2,1');
  expect([match.state.table.round, match.floor]).toEqual([13, 0]);
  for (let i = 0; i < 4; i++) expect(match.undo(0)).toBeNull();
  expect(match.state).toEqual(state);
});

test('EOL-R33 together: never past a choice of the partner', () => {
  const setup: Position = {
    mode: 'co-op',
    round: 13,
    first: 'b a',
    order: 'b a',
    lines: {
      a: { line: upTo(W13_A, 23), hand: 'CL CL', deck: '' },
      b: { line: upTo(W13_B, 23), hand: 'S S', deck: '' },
    },
  };
  const match = matchFrom(setup);
  const states = [match.state];
  choose(match, 1, 'S 0,1');
  states.push(match.state);
  choose(match, 1, 'brake');
  expect(match.undo(1)).toBeNull();
  expect(match.state).toEqual(states[1]);
  choose(match, 1, 'brake');
  const { state } = match;
  choose(match, 0, 'CL 6,0');
  expect(match.undo(1)).toBe('not-yours');
  expect(match.undo(0)).toBeNull();
  expect(match.state).toEqual(state);
  // With a's card gone the latest choice is b's again.
  expect(match.undo(0)).toBe('not-yours');
  expect(match.undo(1)).toBeNull();
});

const asked = () =>
  position({ mode: 'co-op', lines: { a: { line: 'S S S' }, b: { line: 'S S S' } } }).play('a', 'stop');

test.each(['resign', 'time-out'])('EOL-R34 the partner who is asked leaves (%s): the proposal stands', (how) => {
  const s = asked().play('b', how);
  expect(s.score).toBe(52 * 2 + 43);
  expect(s.entries('left')).toMatchObject([{ seat: 1, why: how }]);
});

test.each(['resign', 'time-out'])('EOL-R34 the player who proposed leaves (%s): the partner plays on', (how) => {
  const s = asked().play('a', how);
  expect([s.turn, s.laidInTurn, s.score]).toEqual(['b', 0, null]);
  expect(s.player('a').out).toMatchObject({ how: 'left' });
  // And decides alone from now on.
  expect(s.play('b', 'stop').score).toBe(52 * 2 + 43);
});

test('EOL-R35 a partner whose line has ended may still leave, and is not asked any more', () => {
  const out = { round: 2, how: 'check', n: 1 } as const;
  const s = position({ mode: 'co-op', order: 'a', lines: { a: { line: 'S S S' }, b: { line: 'S S S', out } } });
  const left = s.play('b', 'resign');
  expect([left.turn, left.score, left.laid('b').length]).toEqual(['a', null, 3]);
  expect(left.play('a', 'stop').score).toBe(52 * 2 + 43);
  expect(left.refusal('b', 'resign')).toBe('EOL-11.7');
  // Asked and leaving: as in EOL-R34.
  expect(s.play('a', 'stop').play('b', 'resign').score).toBe(52 * 2 + 43);
});

test('EOL-R35 out of a competitive game there is nothing left to leave', () => {
  const out = { round: 2, how: 'check', n: 1 } as const;
  const lines = { a: { line: 'S' }, b: { line: 'S', out }, c: { line: 'S' } };
  const s = position({ mode: 'battle-royale', order: 'a c', lines });
  for (const how of ['resign', 'time-out']) {
    expect(s.refusal('b', how)).toBe('EOL-8.8');
    expect(s.refusal('c', how)).toBeNull();
  }
});
