import { expect, test } from 'vitest';
import { position } from './position.ts';
import { longLine } from './published.ts';
import { faces, Scene } from './scene.ts';

test('EOL-5.1 everybody still in draws to five from the top of their own deck', () => {
  const a = { line: 'S S S', hand: 'S S', deck: 'X T CL CR CL CR CL CR CL CR FL FL FR FR T X S S S S' };
  const b = { line: 'S S S', hand: 'S S S S' };
  const s = position({ round: 3, at: 'order', lines: { a, b } });
  expect(s.hand('a')).toBe(faces('S S X T CL'));
  expect(s.deck('a')).toBe('CR CL CR CL CR CL CR FL FL FR FR T X S S S S');
  expect(s.player('b').hand).toHaveLength(5);
  expect(s.entries('draw').map(({ seat, count, clause }) => [seat, count, clause])).toEqual([
    [0, 3, 'EOL-5.1'],
    [1, 1, 'EOL-5.1'],
  ]);
});

test('EOL-5.1 a full hand draws nothing, and neither does a player who is out', () => {
  const out = { round: 2, how: 'check', n: 3 } as const;
  const lines = { a: { line: 'S S S' }, b: { line: 'S S S', hand: 'S S', out }, c: { line: 'S S S' } };
  const s = position({ mode: 'battle-royale', round: 3, at: 'order', lines });
  expect(s.player('a').hand).toHaveLength(5);
  expect(s.player('b').hand).toHaveLength(2);
});

test('EOL-5.2 the first card is placed out of five', () => {
  const s = Scene.deal('versus', 2, 'five');
  for (const name of ['a', 'b']) {
    expect(s.player(name).hand).toHaveLength(5);
    expect(s.player(name).deck).toHaveLength(20);
  }
  expect(s.entries('draw').map(({ count }) => count)).toEqual([5, 5]);
});

test('EOL-5.3 a short deck gives what it has, and nothing is reshuffled', () => {
  // 21 cards of the long line lie on the table; CR CR S CR are left.
  const b = { line: '4,2S 4,1S 4,0S' };
  const a = { line: longLine(21), hand: 'CR CR S', deck: 'CR' };
  const s = position({ round: 12, at: 'order', lines: { a, b } });
  expect(s.hand('a')).toBe(faces('CR CR CR S'));
  expect(s.deck('a')).toBe('');
  expect(s.entries('draw').find(({ seat }) => seat === 0)).toMatchObject({ clause: 'EOL-5.3', count: 1 });
  const none = position({ round: 12, at: 'order', lines: { a: { line: longLine(22), hand: 'CR S CR', deck: '' }, b } });
  expect(none.hand('a')).toBe(faces('CR CR S'));
  expect(none.entries('draw').find(({ seat }) => seat === 0)).toMatchObject({ clause: 'EOL-5.3', count: 0 });
});

test('EOL-5.4 nothing is drawn in the action phase', () => {
  const lines = { a: { line: 'S', hand: 'S S S S S' }, b: { line: 'S', hand: 'S S S S S' } };
  const s = position({ round: 2, lines });
  expect(s.play('a', 'S 2,1').hand('a')).toBe('S S S S');
  const late = s.playAll('a: S 2,1; S 2,0 / b: S 4,1');
  expect(late.hand('a')).toBe('S S S');
  expect(late.play('b', 'S 4,0').player('a').hand).toHaveLength(5);
});

test('EOL-5.5 a hand never exceeds five, and nothing is ever discarded', () => {
  let s = Scene.deal('battle-royale', 4, 'never more');
  while (s.turn !== null) {
    for (const name of s.names) {
      const { hand, deck } = s.player(name);
      expect(hand.length).toBeLessThanOrEqual(5);
      expect(hand.length + deck.length + s.laid(name).length).toBe(25);
    }
    expect(s.offers().every((offer) => !/discard|draw/.test(offer))).toBe(true);
    expect(s.refusal(s.turn, 'discard')).toBe('EOL-6.5');
    s = s.play(s.turn, s.offers().at(-1) as string);
  }
});
