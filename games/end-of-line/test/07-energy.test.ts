import { expect, test } from 'vitest';
import { position } from './position.ts';
import { longLine } from './published.ts';

const b = { line: '4,2S 4,1S 4,0S', hand: 'S S S S CL' };
/** The line of W6: fork right, fork left, straight, all going north. */
const forks = { line: '2,2FR 2,1FL 2,0S', hand: 'S S S CL X' };
const at = (round: number, a: object = {}) => position({ round, lines: { a: { ...forks, ...a }, b } });

test('EOL-7.1 three points for the whole game, never regained', () => {
  const s = position({ round: 8, lines: { a: { ...forks, energy: 1 }, b } });
  let later = s.play('a', 'S 2,6', 'brake').playAll('b: S 4,6; CL 4,5; end');
  expect([later.round, later.player('a').energy]).toEqual([9, 0]);
  later = later.play('a', 'S 2,5');
  expect(later.refusal('a', 'brake')).toBe('EOL-7.5');
  expect(later.offers()).not.toContain('brake');
});

test('EOL-7.2 at most one energy per round', () => {
  const s = at(3).play('a', 'turnaround S 1,1');
  expect(s.player('a').effect).toBe('turnaround');
  expect(s.offers()).toEqual(['S 0,1', 'CL 0,1', 'X 0,1']);
  expect(s.ruling('a', 'brake')).toMatchObject({
    clause: 'EOL-7.2',
    because: { args: { effect: { key: 'effect.turnaround' } } },
  });
  expect(s.refusal('a', 'turnaround S 2,0')).toBe('EOL-7.2');
  // No Boost after it either: the turn is over with the second card.
  expect(s.play('a', 'S 0,1').turn).toBe('b');
});

test('EOL-7.2 the next round allows one again', () => {
  const s = at(3).play('a', 'S 2,6', 'brake').playAll('b: CL 4,6; brake');
  expect([s.round, s.turn]).toEqual([4, 'a']);
  expect([s.player('a').effect, s.player('b').effect]).toEqual([null, null]);
  expect(s.play('a', 'S 2,5').offers()).toContain('brake');
  expect(s.play('a', 'S 2,5', 'brake').player('a').energy).toBe(1);
});

test.each([1, 2])('EOL-7.3 no energy in round %i', (round) => {
  const a = round === 1 ? { hand: 'S S S CL X' } : forks;
  const s = position({ round, lines: { a, b: round === 1 ? {} : b } });
  for (const effect of ['brake', 'turnaround S 1,1', 'boost S 2,6']) {
    expect(s.ruling('a', effect)).toMatchObject({ clause: 'EOL-7.3', because: { args: { round } } });
  }
  expect(s.offers().some((offer) => /turnaround|brake|boost/.test(offer))).toBe(false);
  if (round === 1) {
    expect(s.play('a', 'S 2,2').turn).toBe('b');
    return;
  }
  expect(s.play('a', 'S 2,6').offers()).toEqual(['S 2,5', 'CL 2,5', 'X 2,5']);
  expect(s.play('a', 'S 2,6').refusal('a', 'brake')).toBe('EOL-7.3');
  expect(s.play('a', 'S 2,6', 'S 2,5').turn).toBe('b');
});

test('EOL-7.3 energy from round 3 on', () => {
  const s = at(3);
  expect(s.offers()).toContain('turnaround S 1,1');
  expect(s.play('a', 'S 2,6').offers()).toContain('brake');
  expect(s.play('a', 'S 2,6', 'S 2,5').offers()).toContain('boost S 2,4');
});

test('EOL-7.4 energy is used in one’s own turn and triggers one effect', () => {
  const s = at(3);
  expect(s.refusal('b', 'brake')).toBe('EOL-6.1');
  expect(s.refusal('b', 'turnaround S 4,6')).toBe('EOL-6.1');
  const boosted = s.play('a', 'S 2,6', 'S 2,5', 'boost X 2,4');
  expect(boosted.turn).toBe('b');
  expect(boosted.player('a')).toMatchObject({ energy: 2, effect: 'boost' });
  const braked = s.play('a', 'S 2,6', 'brake');
  expect(braked.turn).toBe('b');
  expect(braked.refusal('a', 'boost S 2,5')).toBe('EOL-6.1');
});

test.each([
  [3, 2],
  [2, 1],
  [1, 0],
])('EOL-7.5 each effect turns the pool from %i to %i', (energy, left) => {
  const s = at(3, { energy });
  expect(s.play('a', 'S 2,6', 'brake').player('a').energy).toBe(left);
  expect(s.play('a', 'turnaround S 1,1').player('a').energy).toBe(left);
  const boosted = s.play('a', 'S 2,6', 'S 2,5', 'boost X 2,4');
  expect(boosted.player('a').energy).toBe(left);
  expect(boosted.entries('lay').map((entry) => entry.energy)).toEqual([energy, energy, left]);
  expect(s.play('a', 'S 2,6', 'brake').entries('brake')).toEqual([
    { type: 'brake', clause: 'EOL-7.7', seat: 0, energy: left },
  ]);
  expect(s.play('a', 'S 2,6', 'S 2,5').player('a').energy).toBe(energy);
});

test('EOL-7.5 at 0 no effect can be used', () => {
  const s = at(3, { energy: 0 });
  expect(s.offers()).toEqual(['S 2,6', 'CL 2,6', 'X 2,6']);
  expect(s.refusal('a', 'turnaround S 1,1')).toBe('EOL-7.5');
  const one = s.play('a', 'S 2,6');
  expect(one.offers()).toEqual(['S 2,5', 'CL 2,5', 'X 2,5']);
  expect(one.refusal('a', 'brake')).toBe('EOL-7.5');
  expect(one.refusal('a', 'boost S 2,5')).toBe('EOL-7.5');
  expect(one.play('a', 'S 2,5').turn).toBe('b');
});

test('EOL-7.6 Boost: three cards instead of two', () => {
  const s = at(3).play('a', 'S 2,6', 'S 2,5', 'boost CL 2,4');
  expect(s.laid('a')).toEqual(['2,2', '2,1', '2,0', '2,6', '2,5', '2,4']);
  expect(s.player('a').hand).toHaveLength(2);
  expect(s.entries('lay').at(-1)).toMatchObject({ clause: 'EOL-7.6', kind: 'boost' });
  expect(s.turn).toBe('b');
});

test('EOL-7.7 Brake: one card instead of two', () => {
  const s = at(3).play('a', 'S 2,6', 'brake');
  expect(s.laid('a')).toEqual(['2,2', '2,1', '2,0', '2,6']);
  expect([s.turn, s.player('a').ended, s.player('a').effect]).toEqual(['b', false, 'brake']);
});

test('EOL-7.8 Turnaround: the next card goes on the card before the head', () => {
  const s = at(3);
  expect(s.cells('turnaround')).toEqual(['1,1']);
  const after = s.play('a', 'turnaround CL 1,1');
  expect(after.card('1,1')).toMatchObject({ face: 'CL', way: 'W' });
  expect(after.parent('1,1')).toBe('2,1');
  expect(after.entries('lay')).toMatchObject([{ clause: 'EOL-7.8', kind: 'turnaround' }]);
  // Not on the head itself, and not where no way out of the parent leads.
  const curved = position({ lines: { a: { line: '2,2S 2,1FL 1,1CR' }, b } });
  expect(curved.cells()).toEqual(['1,0']);
  expect(curved.cells('turnaround')).toEqual(['2,0']);
  expect(curved.ruling('a', 'turnaround S 1,0')).toMatchObject({ clause: 'EOL-7.8', because: { args: { at: '2,1' } } });
  expect(s.refusal('a', 'turnaround S 3,1')).toBe('EOL-7.8');
  const cross = position({ lines: { a: { line: '2,2S 2,1X 2,0S', hand: 'S S S S S' }, b } });
  expect(cross.cells('turnaround')).toEqual(['1,1', '3,1']);
  // Over the edge it is a Turnaround all the same.
  const edge = position({ lines: { a: { line: '2,2S 2,1S 2,0X 1,0S', hand: 'S S S S S' }, b: { line: '4,2CR' } } });
  expect(edge.play('a', 'turnaround S 2,6').entries('lay')).toMatchObject([{ clause: 'EOL-7.8', wrapped: true }]);
});

test('EOL-7.9 with Turnaround the turn still has two cards', () => {
  const s = at(3).play('a', 'turnaround S 1,1');
  expect([s.turn, s.laidInTurn]).toEqual(['a', 1]);
  expect(s.refusal('a', 'end')).toBe('EOL-6.4');
  const after = s.play('a', 'S 0,1');
  expect(after.turn).toBe('b');
  expect(after.laid('a')).toHaveLength(5);
});

test('EOL-7.10 Turnaround reaches back exactly one card', () => {
  const s = at(3);
  // (3,2) is the right way out of the first fork, two cards back.
  expect(s.ruling('a', 'turnaround S 3,2')).toMatchObject({ clause: 'EOL-7.10', because: { args: { at: '2,2' } } });
  expect(s.cells('turnaround')).not.toContain('3,2');
  // It is the reason too where the card before the head points past another card to that cell.
  const line = '2,2FR 2,1CR 3,1S 4,1S 5,1CR 5,2X 5,3S';
  const past = position({ lines: { a: { line, hand: 'S S S S S' }, b: { line: '4,2CR' } } });
  expect(past.cells('turnaround')).toEqual(['6,2']);
  expect(past.ruling('a', 'turnaround S 3,2')).toMatchObject({ clause: 'EOL-7.10' });
});

test('EOL-7.11 Turnaround for the first or for the second card, judged at that moment', () => {
  const s = position({ lines: { a: { line: '2,2S 2,1S 2,0FR', hand: 'FL S S S S' }, b: { line: '4,2CR' } } });
  expect(s.cells('turnaround')).toEqual([]);
  expect(s.refusal('a', 'turnaround S 3,0')).toBe('EOL-7.13');
  const second = s.play('a', 'S 2,6');
  expect(second.cells('turnaround')).toEqual(['3,0']);
  expect(second.play('a', 'turnaround S 3,0').parent('3,0')).toBe('2,0');
  expect(second.play('a', 'turnaround S 3,0').turn).toBe('b');
  // For the first card it was the parent of the old head; after the first card that one is out of reach.
  const first = at(3);
  expect(first.cells('turnaround')).toEqual(['1,1']);
  expect(first.play('a', 'S 2,6').refusal('a', 'turnaround S 1,1')).toBe('EOL-7.13');
});

test('EOL-7.12 after Turnaround the new card is the head and the old head a dead spur', () => {
  const s = at(3).play('a', 'turnaround X 1,1');
  expect(s.head('a')).toBe('1,1');
  expect(s.parent('1,1')).toBe('2,1');
  expect(s.card('2,0')).toMatchObject({ face: 'S', seat: 0 });
  expect(s.cells()).toEqual(['0,1', '1,0', '1,2']);
  expect(s.refusal('a', 'S 2,6')).toBe('EOL-6.7');
  // The spur counts neither for the order nor for a later Turnaround.
  const next = s.play('a', 'S 0,1').playAll('b: S 4,6; brake');
  const own = next.turn === 'a' ? next : next.playAll('b: S 4,5; brake');
  expect(own.cells('turnaround', 'a')).toEqual(['1,0', '1,2']);
});

test('EOL-7.13 Turnaround needs a line card with an available way out, not the Start card', () => {
  const first = position({ lines: { a: { line: '2,2X', hand: 'S S S S S' }, b } });
  expect(first.ruling('a', 'turnaround S 1,2')).toMatchObject({
    clause: 'EOL-7.13',
    because: { key: 'why.turnaround-start' },
  });
  expect(first.cells('turnaround')).toEqual([]);
  const closed = position({ lines: { a: { line: '2,2X 2,1S 2,0S', hand: 'S S S S S' }, b } });
  expect(closed.ruling('a', 'turnaround S 1,2')).toMatchObject({
    clause: 'EOL-7.13',
    because: { key: 'why.turnaround-closed', args: { at: '2,1' } },
  });
  expect(closed.cells('turnaround')).toEqual([]);
});

test('EOL-7.13 Turnaround may be used whether or not the head is open', () => {
  expect(at(3).cells()).toEqual(['2,6']);
  expect(at(3).cells('turnaround')).toEqual(['1,1']);
  const cut = position({
    order: 'b a',
    at: { turn: 'a' },
    lines: { a: { line: '2,2S 2,1FR 3,1CR' }, b: { line: '4,2CL 3,2CL 3,3S 3,4S 3,5S' } },
  });
  expect(cut.cells()).toEqual([]);
  expect(cut.cells('turnaround')).toEqual(['2,0']);
});

test('EOL-7.14 Boost only after the second card', () => {
  const s = at(3);
  expect(s.ruling('a', 'boost S 2,6')).toMatchObject({ clause: 'EOL-7.14', because: { args: { laid: 0 } } });
  const one = s.play('a', 'S 2,6');
  expect(one.ruling('a', 'boost S 2,5')).toMatchObject({ clause: 'EOL-7.14', because: { args: { laid: 1 } } });
  const two = one.play('a', 'S 2,5');
  expect(two.offers()).toEqual(['boost S 2,4', 'boost CL 2,4', 'boost X 2,4', 'end']);
});

test('EOL-7.14 Boost needs an open head and a card in hand', () => {
  // The second card leads into a's own Start: no third card.
  const closed = position({ lines: { a: { line: '2,2S 2,1S 2,0S 2,6S', hand: 'S S S CL X' }, b } });
  expect(closed.play('a', 'S 2,5', 'S 2,4').turn).toBe('b');
  const bare = { line: longLine(23), hand: 'S CR', deck: '' };
  const s = position({ round: 13, lines: { a: bare, b } }).play('a', 'S 0,2', 'CR 1,2');
  expect(s.look(null).view.players[0]?.open).toHaveLength(1);
  expect(s.turn).toBe('b');
});

test('EOL-7.15 Brake only after the first card, and it ends the turn', () => {
  const s = at(3);
  expect(s.offers()).not.toContain('brake');
  expect(s.ruling('a', 'brake')).toMatchObject({ clause: 'EOL-7.15', because: { key: 'why.brake-too-early' } });
  const one = s.play('a', 'S 2,6');
  expect(one.offers()).toEqual(['S 2,5', 'CL 2,5', 'X 2,5', 'brake']);
  expect(one.play('a', 'brake').turn).toBe('b');
  const two = one.play('a', 'S 2,5');
  expect(two.offers()).not.toContain('brake');
  expect(two.ruling('a', 'brake')).toMatchObject({ clause: 'EOL-7.15', because: { key: 'why.brake-too-late' } });
});

test('EOL-7.15 Brake needs neither an open head nor a card in hand', () => {
  const closed = position({ lines: { a: { line: '2,2S 2,1CL 1,1CL', hand: 'CL S S S S' }, b } }).play('a', 'CL 1,2');
  expect(closed.offers()).toEqual(['brake', 'give-up']);
  const bare = { line: longLine(24), hand: 'CR', deck: '' };
  const s = position({ round: 14, lines: { a: bare, b } }).play('a', 'CR 1,2');
  expect(s.offers()).toEqual(['brake', 'give-up']);
  const braked = s.play('a', 'brake');
  expect([braked.turn, braked.player('a').ended]).toEqual(['b', false]);
});

test('EOL-7.16 after the second card: Boost or the end of the turn', () => {
  const two = at(3).play('a', 'S 2,6', 'S 2,5');
  expect(two.offers()).toEqual(['boost S 2,4', 'boost CL 2,4', 'boost X 2,4', 'end']);
  const ended = two.play('a', 'end');
  expect([ended.turn, ended.player('a').energy]).toEqual(['b', 3]);
  expect(ended.entries('end')).toEqual([{ type: 'end', clause: 'EOL-7.16', seat: 0 }]);
  expect(at(3, { energy: 0 }).play('a', 'S 2,6', 'S 2,5').turn).toBe('b');
});

test('EOL-7.16 a third card cannot be a Turnaround', () => {
  const two = position({ lines: { a: { line: '2,2S 2,1S 2,0S', hand: 'X S S S S' }, b } }).play('a', 'X 2,6', 'S 2,5');
  expect(two.cells('turnaround')).toEqual([]);
  expect(two.refusal('a', 'turnaround S 1,6')).toBe('EOL-7.16');
});
