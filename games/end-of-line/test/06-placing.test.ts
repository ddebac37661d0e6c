import { expect, test } from 'vitest';
import { START } from '../rules/index.ts';
import { position } from './position.ts';
import { longLine } from './published.ts';
import { faces } from './scene.ts';

const b = { line: '4,2S 4,1S 4,0S' };

/** b, first in this round, has cut off a's way to (3,2); a's parent card leads to (2,0) when it is a fork. */
const cutOff = (parent: 'FR' | 'CR', a = {}) =>
  position({
    order: 'b a',
    at: { turn: 'a' },
    lines: { a: { line: `2,2S 2,1${parent} 3,1CR`, ...a }, b: { line: '4,2CL 3,2CL 3,3S 3,4S 3,5S' } },
  });

test('EOL-6.1 players take one turn each, in this round’s order', () => {
  const lines = { a: { line: 'S S S' }, b: { line: 'S S S' }, c: { line: 'S S S' } };
  const s = position({ mode: 'battle-royale', round: 2, order: 'b c a', lines });
  expect(s.turn).toBe('b');
  expect(s.ruling('a', 'S 2,5')).toMatchObject({ clause: 'EOL-6.1', because: { args: { player: { seat: 1 } } } });
  expect(s.refusal('c', 'S 1,1')).toBe('EOL-6.1');
  expect(s.offers('a')).toEqual([]);
  const half = s.play('b', 'S 1,3');
  expect(half.turn).toBe('b');
  expect(half.refusal('c', 'S 1,1')).toBe('EOL-6.1');
  const next = half.play('b', 'S 2,3');
  expect(next.turn).toBe('c');
  expect(next.refusal('b', 'S 3,3')).toBe('EOL-6.1');
});

test('EOL-6.2 cards are placed from one’s own hand only', () => {
  const s = position({
    round: 2,
    lines: { a: { line: 'S', hand: 'S S CL T T' }, b: { line: 'S', hand: 'X X S S S' } },
  });
  expect(s.faces()).toEqual(['CL', 'S', 'T']);
  expect(s.ruling('a', 'X 2,1')).toMatchObject({ clause: 'EOL-6.2', because: { args: { face: { key: 'face.X' } } } });
  expect(s.refusal('a', 'Q 2,1')).toBe('EOL-6.2');
  expect(s.play('a', 'T 2,1').hand('a')).toBe(faces('S S CL T'));
  expect(s.play('a', 'CL 2,1').refusal('a', 'CL 1,1')).toBe('EOL-6.2');
  expect(s.play('a', 'CL 2,1').hand('b')).toBe(s.hand('b'));
});

test('EOL-6.3 in round 1 one card, on the way out of the Start card', () => {
  const s = position({ round: 1, lines: { a: { hand: 'S CL CR T X' }, b: {} } });
  expect(s.offers()).toEqual(['S 2,2', 'CL 2,2', 'CR 2,2', 'T 2,2', 'X 2,2']);
  for (const cell of ['1,3', '3,3', '2,4', '2,1', '4,2']) expect(s.refusal('a', `S ${cell}`)).toBe('EOL-6.3');
  expect(s.refusal('a', 'end')).toBe('EOL-6.3');
  const after = s.play('a', 'X 2,2');
  expect(after.turn).toBe('b');
  expect(after.refusal('a', 'S 2,1')).toBe('EOL-6.1');
  expect(after.card('2,2')).toMatchObject({ way: 'N', face: 'X' });
  expect(after.entries('lay')).toEqual([
    {
      type: 'lay',
      clause: 'EOL-6.5',
      seat: 0,
      face: 'X',
      cell: 2 * 7 + 2,
      way: 'N',
      from: START,
      kind: 'lay',
      wrapped: false,
      crossed: null,
      energy: 3,
    },
  ]);
});

test('EOL-6.4 from round 2 on exactly two cards', () => {
  const s = position({ round: 2, lines: { a: { line: 'S', hand: 'S S S S S' }, b: { line: 'S' } } });
  expect(s.offers()).toEqual(['S 2,1']);
  expect(s.ruling('a', 'end')).toMatchObject({ clause: 'EOL-6.4', because: { args: { laid: 0, due: 2 } } });
  const one = s.play('a', 'S 2,1');
  expect([one.turn, one.offers()]).toEqual(['a', ['S 2,0']]);
  expect(one.ruling('a', 'end')).toMatchObject({ clause: 'EOL-6.4', because: { args: { laid: 1, due: 2 } } });
  expect(one.play('a', 'S 2,0').turn).toBe('b');
  const third = position({ round: 3, lines: { a: { line: 'S S S' }, b } }).play('a', 'S 2,6', 'S 2,5');
  expect(third.refusal('a', 'S 2,4')).toBe('EOL-6.4');
});

test('EOL-6.5 a card goes where an available way out points, its way in facing that way out', () => {
  const s = position({ round: 2, lines: { a: { line: 'T', hand: 'CL S S S S' }, b: { line: 'S' } } });
  expect(s.cells()).toEqual(['1,2', '3,2']);
  expect(s.ruling('a', 'S 2,1')).toMatchObject({
    clause: 'EOL-6.5',
    because: { args: { at: '2,2', ways: { list: [{ key: 'way.W' }, { key: 'way.E' }] } } },
  });
  expect(s.refusal('a', 'S 6,6')).toBe('EOL-6.5');
  // Two steps ahead with nothing between, and beside a Start card: no way out leads there either.
  expect(s.refusal('a', 'S 0,2')).toBe('EOL-6.5');
  expect(s.refusal('a', 'S 1,3')).toBe('EOL-6.5');
  expect(s.refusal('a', { kind: 'lay', face: 'S', cell: '15' })).toBe('EOL-3.7');
  expect(s.play('a', 'CL 1,2').card('1,2')).toMatchObject({ way: 'W' });
  expect(s.play('a', 'CL 1,2').cells()).toEqual(['1,3']);
  expect(s.play('a', 'CL 3,2').card('3,2')).toMatchObject({ way: 'E' });
  expect(s.play('a', 'CL 3,2').cells()).toEqual(['3,1']);
  for (const odd of ['dance', null, 5, {}, { kind: 'lay ' }]) expect(s.refusal('a', odd as object)).toBe('EOL-6.5');
});

test('EOL-6.6 of several available way outs the player chooses any', () => {
  const s = position({ round: 2, lines: { a: { line: 'X', hand: 'S S S S S' }, b: { line: 'S' } } });
  expect(s.offers().sort()).toEqual(['S 1,2', 'S 2,1', 'S 3,2']);
  for (const offer of s.offers()) expect(s.play('a', offer).laid('a')).toEqual(['2,2', offer.slice(2)]);
});

test('EOL-6.7 only the last card offers way outs', () => {
  const s = position({ round: 2, lines: { a: { line: '2,2X 2,1S' }, b } });
  expect(s.cells()).toEqual(['2,0']);
  expect(s.ruling('a', 'S 1,2')).toMatchObject({ clause: 'EOL-6.7', because: { args: { at: '2,2' } } });
  expect(s.refusal('a', 'S 3,2')).toBe('EOL-6.7');
});

test.each([
  ['a rival’s line card', '2,2S 2,1CR 3,1FR', '4,1'],
  ['one’s own line card', '2,2S 2,1CL 1,1CL 1,2FL', '2,2'],
  ['one’s own Start card', '2,2CL 1,2CL 1,3FL', '2,3'],
  ['a rival’s Start card', '2,2CR 3,2CR 3,3FL', '4,3'],
])('EOL-6.8 a way out to %s is not available, the one beside it is', (_, line, blocked) => {
  const s = position({ round: 2, lines: { a: { line }, b: { line: '4,2S 4,1S' } } });
  expect(s.cells()).toHaveLength(1);
  expect(s.refusal('a', `S ${s.cells()[0]}`)).toBeNull();
  expect(s.refusal('a', `S ${blocked}`)).toBe('EOL-3.8');
});

test('EOL-6.8 the Start card’s way out is no exception', () => {
  // Cannot come about from the layouts; the rule is the same.
  const s = position({ round: 2, lines: { a: {}, b: { line: '4,2CL 3,2S 2,2S', hand: 'S S S S S' } } });
  expect(s.entries('line-ends')).toMatchObject([{ seat: 0, chosen: false }]);
  const over = s.playAll('b: S 1,2; S 0,2');
  expect([over.winners, over.player('a').out]).toEqual([['b'], { round: 2, how: 'check', n: 0 }]);
});

test('EOL-6.8 nothing can be placed beyond a blocked cell', () => {
  const s = position({ round: 2, lines: { a: { line: '2,2S 2,1CR 3,1FR' }, b: { line: '4,2S 4,1S' } } });
  expect(s.ruling('a', 'S 5,1')).toMatchObject({
    clause: 'EOL-6.8',
    because: { args: { at: '4,1', owner: { seat: 1 } } },
  });
  expect(s.refusal('a', 'S 6,1')).toBe('EOL-6.8');
});

test('EOL-6.9 the second card attaches to the first', () => {
  const s = position({ round: 2, lines: { a: { line: 'X', hand: 'CR S S S S' }, b } }).play('a', 'CR 1,2');
  expect(s.cells()).toEqual(['1,1']);
  expect(s.refusal('a', 'S 2,1')).toBe('EOL-6.7');
  expect(s.play('a', 'S 1,1').parent('1,1')).toBe('1,2');
});

test('EOL-6.10 orientation follows from the way out; left and right versions are different cards', () => {
  const s = position({ round: 2, lines: { a: { line: 'S', hand: 'CL CR FL FR S' }, b } });
  for (const choice of s.offered('a')) expect(Object.keys(choice).sort()).toEqual(['cell', 'face', 'kind']);
  expect(s.ruling('a', { kind: 'lay', face: 'S', cell: 9, way: 'E' })).toMatchObject({
    clause: 'EOL-6.5',
    because: { key: 'why.unknown' },
  });
  expect(s.play('a', 'CL 2,1').cells()).toEqual(['1,1']);
  expect(s.play('a', 'CR 2,1').cells()).toEqual(['3,1']);
  expect(s.play('a', 'FL 2,1').cells()).toEqual(['1,1', '2,0']);
  expect(s.play('a', 'FR 2,1').cells()).toEqual(['2,0', '3,1']);
  const left = position({ round: 2, lines: { a: { line: 'S', hand: 'CL CL CL CL S' }, b } });
  expect(left.refusal('a', 'CR 2,1')).toBe('EOL-6.2');
});

test('EOL-6.11 every card in hand fits every available way out', () => {
  const s = position({ round: 2, lines: { a: { line: 'X', hand: 'S CL FR T X' }, b } });
  const all = ['1,2', '2,1', '3,2'].flatMap((cell) => ['S', 'CL', 'FR', 'T', 'X'].map((face) => `${face} ${cell}`));
  expect(s.offers().sort()).toEqual(all.sort());
  expect(cutOff('CR').turn).not.toBe('a');
  const spent = { line: longLine(24), hand: 'CR', deck: '', energy: 0 };
  expect(position({ round: 14, lines: { a: spent, b } }).play('a', 'CR 1,2').turn).not.toBe('a');
});

test('EOL-6.12 a card may be placed although none of its way outs will be available', () => {
  // The curve on (1,2) leads back into (2,2).
  const s = position({ lines: { a: { line: '2,2S 2,1CL 1,1CL', hand: 'CL S S S S' }, b } });
  expect(s.offers()).toContain('CL 1,2');
  const closed = s.play('a', 'CL 1,2');
  expect(closed.look('a').view.players[0]?.open).toEqual([]);
});

test('EOL-6.13 nobody may pass while a placement without energy is possible', () => {
  const s = position({ lines: { a: { line: '2,2S 2,1FL 2,0S', hand: 'S S S S S' }, b } });
  expect(s.offers()).toEqual(['S 2,6', 'turnaround S 1,1']);
  for (const pass of ['give-up', 'pass', 'end', 'brake']) expect(s.refusal('a', pass)).not.toBeNull();
  expect(s.refusal('a', 'give-up')).toBe('EOL-6.13');
  const one = s.play('a', 'S 2,6');
  expect(one.offers()).toEqual(['S 2,5', 'brake']);
  expect(one.refusal('a', 'give-up')).toBe('EOL-6.13');
});

test('EOL-6.14 way outs towards occupied cells mean nothing, and nothing is reserved', () => {
  // a's cross on (2,2) points at (3,2); b lays there all the same, and its way out at (2,2) does no harm to a.
  const s = position({
    round: 2,
    order: 'b a',
    lines: { a: { line: '2,2X', hand: 'S S S S S' }, b: { line: '4,2CL', hand: 'FL S S S S' } },
  });
  expect(s.cells()).toEqual(['3,2']);
  const met = s.play('b', 'FL 3,2');
  expect(met.cells()).toEqual(['3,3']);
  expect(met.card('2,2')).toEqual(s.card('2,2'));
  const after = met.play('b', 'S 3,3');
  expect(after.cells('lay', 'a')).toEqual(['1,2', '2,1']);
});

test('EOL-6.15 cut off before the first card: Turnaround or the end', () => {
  const s = cutOff('FR', { hand: 'S S CL CL CL' });
  expect(s.offers()).toEqual(['turnaround S 2,0', 'turnaround CL 2,0', 'give-up']);
  expect(s.refusal('a', 'brake')).toBe('EOL-7.15');
  const saved = s.play('a', 'turnaround S 2,0');
  expect([saved.turn, saved.cells()]).toEqual(['a', ['2,6']]);
  const over = s.play('a', 'give-up');
  expect(over.entries('line-ends')).toMatchObject([{ clause: 'EOL-6.15', seat: 0, chosen: true }]);
  expect(over.winners).toEqual(['b']);
});

test('EOL-6.15 cut off after the first card: Turnaround, Brake or the end', () => {
  const a = { line: '2,2S 2,1CL 1,1FL', hand: 'CL S S S S' };
  const s = position({ lines: { a, b } }).play('a', 'CL 1,2');
  expect(s.offers()).toEqual(['turnaround S 0,1', 'brake', 'give-up']);
  expect(s.play('a', 'give-up').laid('a')).toContain('1,2');
  const straight = position({ lines: { a: { ...a, line: '2,2S 2,1CL 1,1CL' }, b } }).play('a', 'CL 1,2');
  expect(straight.offers()).toEqual(['brake', 'give-up']);
});

test('EOL-6.15 where no effect is legal the line ends without a choice and the others still take their turns', () => {
  const lines = { a: { line: '2,0CL 1,0CL 1,1CL', hand: 'S S S S S' }, b: { line: 'S' }, c: { line: '1,5S' } };
  // a points at its own Start (2,1) and c has not moved: with energy 0 a's line ends at once, b and c play.
  const s = position({
    mode: 'battle-royale',
    order: 'a b c',
    lines: { ...lines, a: { ...lines.a, energy: 0 }, b: { line: 'S', hand: 'S S S S S' } },
  });
  expect(s.turn).toBe('b');
  expect(s.entries('line-ends')).toEqual([{ type: 'line-ends', clause: 'EOL-6.15', seat: 0, chosen: false }]);
  expect(s.player('a').ended).toBe(true);
  expect(s.player('a').out).toBeNull();
  expect(s.laid('a')).toEqual(['2,0', '1,0', '1,1']);
  const later = s.play('b', 'S 6,3', 'S 0,3', 'end');
  expect(later.turn).toBe('c');
});

test('EOL-6.15 in round 2 there is no energy, so a line that cannot go on ends with the cards it has', () => {
  const lines = { a: { line: '2,2CR', hand: 'S S S S S' }, b: { line: '4,2S', hand: 'S S S S S' } };
  const s = position({ round: 2, lines }).play('a', 'S 3,2');
  expect(s.entries('line-ends')).toMatchObject([{ seat: 0, chosen: false }]);
  // Only b has not failed, and b still plays its turn.
  expect(s.turn).toBe('b');
  expect(s.laid('a')).toEqual(['2,2', '3,2']);
  expect(s.play('b', 'S 4,1').winners).toBeNull();
  expect(s.play('b', 'S 4,1', 'S 4,0').winners).toEqual(['b']);
});
