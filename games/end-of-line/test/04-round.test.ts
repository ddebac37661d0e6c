import { expect, test } from 'vitest';
import { position } from './position.ts';
import { Scene } from './scene.ts';

test('EOL-4.1 a round has three phases: turn order, draw, action', () => {
  const lines = { a: { line: 'S', hand: 'S S S S' }, b: { line: 'CR', hand: 'S S S S' } };
  const s = position({ round: 2, at: 'order', lines }).playAll('a: S 2,1; S 2,0 / b: S 5,2');
  expect(s.happened.map(({ type }) => type)).toEqual(['order', 'draw', 'draw', 'lay', 'lay', 'lay']);
});

test('EOL-4.2 round 1 is played in the order found at set-up', () => {
  for (let i = 0; i < 20; i++) {
    const s = Scene.deal('battle-royale', 5, `first ${i}`);
    expect(s.state.table.order).toEqual(s.state.table.first);
    const compared = s.state.table.first.map((seat) => ({ seat, initiatives: [], byFirst: true }));
    expect(s.entries('order')).toEqual([{ type: 'order', clause: 'EOL-4.2', round: 1, compared }]);
  }
  expect(
    position({ round: 1, at: 'order', first: 'c a b', lines: { a: {}, b: {}, c: {} }, mode: 'battle-royale' }).order,
  ).toEqual(['c', 'a', 'b']);
});

test('EOL-4.3 from round 2 on the lowest initiative of the last placed cards goes first', () => {
  const lines = { a: { line: 'S S X' }, b: { line: 'X X FL' }, c: { line: 'X X S' } };
  const s = position({ mode: 'battle-royale', round: 3, at: 'order', lines });
  expect(s.order).toEqual(['c', 'b', 'a']);
  expect(s.turn).toBe('c');
  expect(s.entries('order')).toEqual([
    {
      type: 'order',
      clause: 'EOL-4.3',
      round: 3,
      compared: [
        { seat: 2, initiatives: [1], byFirst: false },
        { seat: 1, initiatives: [3], byFirst: false },
        { seat: 0, initiatives: [5], byFirst: false },
      ],
    },
  ]);
});

test('EOL-4.4 the order does not change while cards are placed', () => {
  const lines = { a: { line: 'S S S' }, b: { line: 'S S CL', hand: 'S S S S S' } };
  const s = position({ round: 3, at: 'order', lines });
  expect(s.order).toEqual(['a', 'b']);
  // a ends on a straight card again, b will lie lower than before: the order stands until the next round.
  const later = s.play('a', 'S 2,6', 'S 2,5', 'end');
  expect(later.order).toEqual(['a', 'b']);
  expect(later.turn).toBe('b');
});

test('EOL-4.5 ties are broken by the next card back along the line', () => {
  const s = position({ round: 3, at: 'order', lines: { a: { line: 'S X S' }, b: { line: 'X S S' } } });
  expect(s.order).toEqual(['b', 'a']);
  expect(s.entries('order')[0]).toMatchObject({
    clause: 'EOL-4.5',
    compared: [
      { seat: 1, initiatives: [1, 1], byFirst: false },
      { seat: 0, initiatives: [1, 5], byFirst: false },
    ],
  });
});

test('EOL-4.5 the walk back follows parents, not the order of placement', () => {
  // a: S, FL, then a spur X, then S by Turnaround on FL. Parents: S, FL, S; the spur X is skipped.
  const a = { line: '2,2S 2,1FL 2,0X ^1,1S' };
  const s = position({ round: 4, at: 'order', lines: { a, b: { line: '4,2S 4,1T 5,1S' } } });
  expect(s.order).toEqual(['a', 'b']);
  expect(s.entries('order')[0]?.compared[0]).toEqual({ seat: 0, initiatives: [1, 3], byFirst: false });
});

test('EOL-4.6 when the walk reaches a Start card the first-round order decides', () => {
  const lines = { a: { line: 'FL S' }, b: { line: 'FR S' } };
  for (const first of ['a b', 'b a']) {
    const s = position({ round: 3, at: 'order', first, lines });
    expect(s.order.join(' ')).toBe(first);
    expect(s.entries('order')[0]).toMatchObject({
      clause: 'EOL-4.6',
      compared: [{ initiatives: [1, 3], byFirst: true }, {}],
    });
  }
});

test('EOL-4.6 one line at its Start is enough for the whole group', () => {
  // a has one card, b two: after the first tie a stands at its Start, though b's next card is lower than nothing.
  const lines = { a: { line: 'CL' }, b: { line: 'S CL' } };
  expect(position({ round: 3, at: 'order', first: 'a b', lines }).order).toEqual(['a', 'b']);
  expect(position({ round: 3, at: 'order', first: 'b a', lines }).order).toEqual(['b', 'a']);
});

test('EOL-4.7 a tie-break never moves anyone past players who are not tied with them', () => {
  // b and d tie on 2 and go back to 5 and 1; c is 1 and stays first, a is 3 and stays last.
  const lines = { a: { line: 'S FL' }, b: { line: 'X CL' }, c: { line: 'X S' }, d: { line: 'S CR' } };
  const s = position({ mode: 'battle-royale', round: 3, at: 'order', first: 'a b c d', lines });
  expect(s.order).toEqual(['c', 'd', 'b', 'a']);
  expect(s.entries('order')[0]?.clause).toBe('EOL-4.5');
  // b and d tie down to their Starts; c and a are still told apart by their heads.
  const even = { ...lines, b: { line: 'S CL' } };
  const first = position({ mode: 'battle-royale', round: 3, at: 'order', first: 'd a b c', lines: even });
  expect(first.order).toEqual(['c', 'd', 'b', 'a']);
  expect(first.entries('order')[0]?.clause).toBe('EOL-4.6');
});

test('EOL-4.8 players who are out are not part of the order', () => {
  const out = { round: 2, how: 'check', n: 1 } as const;
  const lines = { a: { line: 'S S FL' }, b: { line: 'S S S', out }, c: { line: 'X X CL' } };
  const s = position({ mode: 'battle-royale', round: 3, at: 'order', lines });
  expect(s.order).toEqual(['c', 'a']);
  expect(s.entries('draw').map(({ seat }) => seat)).toEqual([2, 0]);
});

test('EOL-4.9 when all have had their turn and the check leaves the game running, the next round begins', () => {
  const lines = { a: { line: 'S', hand: 'S S S S S' }, b: { line: 'S', hand: 'CL S S S S' } };
  const s = position({ round: 2, lines }).playAll('a: S 2,1; S 2,0 / b: S 4,1');
  expect([s.round, s.turn]).toEqual([2, 'b']);
  const next = s.play('b', 'CL 4,0');
  expect([next.round, next.turn]).toEqual([3, 'a']);
  expect(next.happened.slice(-4).map(({ type }) => type)).toEqual(['check', 'order', 'draw', 'draw']);
});
