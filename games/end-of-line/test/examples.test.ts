import { expect, test } from 'vitest';
import { lineDeck } from '../content/index.ts';
import { position } from './position.ts';
import { asChoice, upTo, W12, W12_DECK, W13_A, W13_B, W13_DECK_A, W13_DECK_B, W13_FIRST } from './published.ts';
import { faces, type Scene } from './scene.ts';
import { setUpWith } from './scripted.ts';

const open = (s: Scene, name: string) =>
  s.look(null).view.players[s.seat(name)]?.open.map((cell) => s.cellText(cell)) ?? null;

test('W1 (EOL-3.2, 3.4, 3.6, 6.8, 8.1) lateral limits, vertical', () => {
  const pink = { line: '4,2CR 5,2S', hand: 'S S S S S' };
  // Before Z: the step from (2,0) leads to (2,6).
  const before = position({ lines: { yellow: { line: '2,2S 2,1S 2,0S' }, pink } });
  expect(before.cells()).toEqual(['2,6']);
  const five = { line: '2,2S 2,1S 2,0S 2,6S 2,5S', hand: 'S CR T X FL' };
  const s = position({ lines: { yellow: five, pink } });
  expect(s.cells()).toEqual(['2,4']);
  const straight = s.play('yellow', 'S 2,4');
  const column = straight.state.table.cells.filter((card, cell) => card !== null && cell % 7 === 2);
  expect(column).toHaveLength(7);
  expect(open(straight, 'yellow')).toEqual([]);
  const curve = s.play('yellow', 'CR 2,4');
  expect(open(curve, 'yellow')).toEqual(['3,4']);
  // Yellow brakes, closed: at the end of the phase the line ends.
  const over = straight.play('yellow', 'brake').playAll('pink: S 6,2; S 0,2; end');
  expect(over.winners).toEqual(['pink']);
  const on = curve.play('yellow', 'brake').playAll('pink: S 6,2; S 0,2; end');
  expect(on.winners).toBeNull();
});

test('W2 (EOL-3.2, 3.6, 6.8) lateral limits, horizontal', () => {
  const pink = { line: '4,2CR 5,2S 6,2S 0,2S', hand: 'S S S S S' };
  const with22 = position({
    round: 3,
    order: 'yellow pink',
    at: { turn: 'pink' },
    lines: { yellow: { line: '2,2S' }, pink },
  });
  expect(with22.card('2,2')).not.toBeNull();
  const laid = with22.play('pink', 'S 1,2');
  expect(laid.card('1,2')).toMatchObject({ way: 'E' });
  expect(open(laid, 'pink')).toEqual([]);
  expect(laid.refusal('pink', 'S 2,2')).toBe('EOL-3.8');
  expect(laid.play('pink', 'brake').winners).toEqual(['yellow']);
  // Were (2,2) empty, left and right would meet there.
  const without22 = position({ round: 3, order: 'yellow pink', at: { turn: 'pink' }, lines: { yellow: {}, pink } });
  expect(open(without22.play('pink', 'S 1,2'), 'pink')).toEqual(['2,2']);
});

test('W3 (EOL-6.3, 6.4, 6.9, 5.1) rounds 1 and 2', () => {
  const deck = (top: string) => ({ hand: '', deck: withTop(top) });
  let s = position({ round: 1, at: 'order', lines: { a: deck('S S S S CL S S'), b: deck('S S S S CR S S') } });
  for (const effect of ['brake', 'turnaround S 2,2', 'boost S 2,2']) expect(s.refusal('a', effect)).toBe('EOL-7.3');
  s = s.play('a', 'S 2,2');
  expect(s.refusal('a', 'S 2,1')).toBe('EOL-6.1');
  expect([s.laid('a').length, s.player('a').hand.length, s.turn]).toEqual([1, 4, 'b']);
  s = s.play('b', 'CR 4,2');
  expect([s.laid('a').length, s.laid('b').length, s.round]).toEqual([1, 1, 2]);
  // Both drew to five.
  expect([s.player('a').hand.length, s.player('b').hand.length]).toEqual([5, 5]);
  expect(s.order).toEqual(['a', 'b']);
  const one = s.play('a', 'S 2,1');
  expect(one.refusal('a', 'end')).toBe('EOL-6.4');
  for (const effect of ['brake', 'turnaround S 1,2', 'boost S 2,0']) expect(one.refusal('a', effect)).toBe('EOL-7.3');
  const two = one.play('a', 'S 2,0');
  expect([two.turn, two.laid('a').length, two.player('a').hand.length]).toEqual(['b', 3, 3]);
  const done = two.play('b', 'S 5,2');
  expect([done.laid('b').length, done.player('b').hand.length]).toEqual([2, 4]);
  expect(done.play('b', 'S 6,2').laid('b')).toHaveLength(3);
});

/** The colour's 25 cards with these on top. */
function withTop(top: string): string {
  const rest = lineDeck();
  for (const face of top.split(' ')) rest.splice(rest.indexOf(face as (typeof rest)[number]), 1);
  return [top, ...rest].join(' ');
}

const third = {
  a: { line: '2,2S 2,1S 2,0S', hand: 'S S S CL X' },
  b: { line: '4,2S 4,1S 4,0S', hand: 'S S S CR CR' },
};

test('W4 (EOL-7.5, 7.6, 7.14) Boost', () => {
  const s = position({ lines: third }).play('a', 'S 2,6', 'S 2,5', 'boost X 2,4');
  expect([s.laid('a').length, s.player('a').hand.length, s.player('a').energy]).toEqual([6, 2, 2]);
  expect(s.turn).toBe('b');
  for (const more of ['S 1,4', 'boost S 1,4', 'turnaround S 1,5', 'brake'])
    expect(s.refusal('a', more)).toBe('EOL-6.1');
});

test('W5 (EOL-7.5, 7.7, 7.15) Brake', () => {
  const s = position({ lines: third }).play('a', 'S 2,6', 'brake');
  expect([s.turn, s.laid('a').length, s.player('a').hand.length, s.player('a').energy]).toEqual(['b', 4, 4, 2]);
  const next = s.play('b', 'S 4,6', 'S 4,5', 'end');
  const drawn = next.entries('draw').find(({ seat }) => seat === 0);
  expect([next.round, drawn?.count]).toEqual([4, 1]);
});

test('W6 (EOL-7.8 to 7.13, 6.7) Turnaround and the move that is not allowed', () => {
  const lines = { a: { line: '2,2FR 2,1FL 2,0S', hand: 'S S S CL X' }, b: third.b };
  const s = position({ lines });
  const d = s.play('a', 'turnaround S 1,1');
  expect(d.card('1,1')).toMatchObject({ face: 'S', way: 'W' });
  expect([d.player('a').energy, d.parent('1,1'), d.head('a')]).toEqual([2, '2,1', '1,1']);
  expect(d.cells()).toEqual(['0,1']);
  expect(d.refusal('a', 'S 2,6')).toBe('EOL-6.7');
  expect(s.refusal('a', 'turnaround S 3,2')).toBe('EOL-7.10');
  expect(s.refusal('a', 'S 3,2')).toBe('EOL-6.7');
  // Variant: first D on C, then Turnaround could only use a free way out of C, and a straight card has none.
  const variant = s.play('a', 'X 2,6');
  expect(variant.cells('turnaround')).toEqual([]);
  expect(variant.refusal('a', 'turnaround S 1,1')).toBe('EOL-7.13');
});

test('W7 (EOL-4.3, 4.5, 4.6) turn order with a tie', () => {
  const order = (pink: string, first: string) =>
    position({
      round: 3,
      at: 'order',
      first,
      lines: { yellow: { start: '4,3N', line: 'S CR FL' }, pink: { start: '2,3N', line: pink } },
    });
  expect(order('S CL FR', 'pink yellow').order).toEqual(['pink', 'yellow']);
  expect(order('S CL FR', 'yellow pink').order).toEqual(['yellow', 'pink']);
  expect(order('X CL FR', 'pink yellow').order).toEqual(['yellow', 'pink']);
  expect(order('X CL FR', 'pink yellow').entries('order')[0]?.compared).toEqual([
    { seat: 0, initiatives: [3, 2, 1], byFirst: false },
    { seat: 1, initiatives: [3, 2, 5], byFirst: false },
  ]);
  // After yellow's Turnaround: D, B, A are compared, C is skipped. D = 1, B = 3, A = 3.
  const yellow = { line: '2,2FR 2,1FL 2,0S ^1,1S' };
  const spur = position({
    round: 4,
    at: 'order',
    first: 'pink yellow',
    lines: { yellow, pink: { line: '4,2FR 4,1FL 4,0S' } },
  });
  expect(spur.entries('order')[0]?.compared.find(({ seat }) => seat === 0)?.initiatives).toEqual([1, 3, 3]);
});

test('W8 (EOL-4.5 to 4.7) a three-way tie where one line is shorter', () => {
  const lines = { P: { line: 'S S S CL' }, Q: { line: 'FL S S S CL' }, R: { line: 'S S S S CL' } };
  const s = position({ mode: 'battle-royale', round: 4, at: 'order', first: 'Q P R', lines });
  expect(s.order).toEqual(['Q', 'P', 'R']);
  for (const { initiatives, byFirst } of s.entries('order')[0]?.compared ?? []) {
    expect([initiatives, byFirst]).toEqual([[2, 1, 1, 1], true]);
  }
  // With P's fifth card the tie would go on to it: R's 1 before Q's 3.
  const longer = { ...lines, P: { line: '2,0X 3,0S 4,0S 5,0S 6,0CL' } };
  expect(position({ mode: 'battle-royale', round: 4, at: 'order', first: 'Q P R', lines: longer }).order).toEqual([
    'R',
    'Q',
    'P',
  ]);
});

test('W9 (EOL-2.6 to 2.8) a first-round tie', () => {
  // a and b tie on 2, again on 3, and differ at last: b 1, a 5.
  const { table, log, shuffles } = setUpWith('battle-royale', [['CL FR X'], ['CR FL S'], ['S'], ['T']]);
  expect(table.first).toEqual([2, 1, 0, 3]);
  expect(table.reveals).toEqual([['CL', 'FR', 'X'], ['CR', 'FL', 'S'], ['S'], ['T']]);
  const shown = log.flatMap((entry) => (entry.type === 'reveal' ? [`${entry.seat} ${entry.faces}`] : []));
  expect(shown).toEqual(['0 CL', '1 CR', '2 S', '3 T', '0 FR', '1 FL', '0 X', '1 S']);
  for (const { deck } of table.players) expect([...deck].sort()).toEqual(lineDeck().sort());
  // Once before the reveals and once after them.
  expect(shuffles).toEqual([2, 2, 2, 2]);
});

test('W10 (EOL-8.1, 8.3, 8.4) losing at the check', () => {
  const pink = { line: '4,2S 4,1CL 3,1CR 3,0S', hand: 'CL CL S S S' };
  const s = position({ round: 5, lines: { yellow: { line: '2,2CL 1,2CR 1,1S', hand: 'FL CR S S S' }, pink } });
  const one = s.play('yellow', 'FL 1,0', 'CR 1,6', 'end');
  expect(open(one, 'yellow')).toEqual(['2,6']);
  const over = one.play('pink', 'CL 3,6', 'CL 2,6', 'end');
  expect(open(over, 'yellow')).toEqual([]);
  // Three energy, and (0,0) is free on the left way out of the parent.
  expect([over.player('yellow').energy, over.card('0,0')]).toEqual([3, null]);
  expect(over.winners).toEqual(['pink']);
  // Had pink played first, yellow could have used Turnaround in its own turn.
  const early = position({
    round: 5,
    order: 'pink yellow',
    lines: {
      yellow: { line: '2,2CL 1,2CR 1,1S 1,0FL 1,6CR' },
      pink: { line: '4,2S 4,1CL 3,1CR 3,0S 3,6CL', hand: 'CL S S S S' },
    },
  }).play('pink', 'CL 2,6', 'S 2,0', 'end');
  expect([early.turn, early.cells(), early.cells('turnaround')]).toEqual(['yellow', [], ['0,0']]);
});

test('W11 (EOL-8.6) everybody closed in the same phase', () => {
  const lines = {
    yellow: { line: '2,2S 2,1CL', hand: 'CL CL S S S' },
    pink: { line: '4,2S 4,1CR', hand: 'CR CR S S S' },
  };
  const s = position({ lines }).play('yellow', 'CL 1,1', 'CL 1,2').play('pink', 'CR 5,1', 'CR 5,2');
  expect([open(s, 'yellow'), open(s, 'pink')]).toEqual([[], []]);
  expect(s.winners).toEqual(['pink']);
  expect(s.state.outcome?.by.key).toBe('outcome.EOL-8.6');
});

test('W12 (EOL-10.1 to 10.8) solo best score', () => {
  let s = position({ mode: 'solo', round: 1, at: 'order', lines: { a: { hand: '', deck: W12_DECK } } });
  for (const [i, round] of W12.entries()) {
    expect([s.round, s.laidInTurn]).toEqual([i + 1, 0]);
    for (const card of round.split(' ')) {
      s = s.play('a', asChoice(card));
      const [cell, face] = asChoice(card).split(' ').reverse() as [string, string];
      expect(s.card(cell)?.face).toBe(face);
    }
    if (s.turn !== null && s.laidInTurn === 2) s = s.play('a', 'end');
  }
  expect(s.state.table.cells.every((card) => card !== null)).toBe(true);
  expect(s.player('a')).toMatchObject({ energy: 3, hand: [], deck: [] });
  expect(s.score).toBe(0);
});

test('W13 (EOL-11.1 to 11.7) cooperative best score', () => {
  const lines = { a: { hand: '', deck: W13_DECK_A }, b: { hand: '', deck: W13_DECK_B } };
  let s = position({ mode: 'co-op', round: 1, at: 'order', first: 'b a', lines });
  const cards = { a: W13_A, b: W13_B };
  const firsts: string[] = [];
  for (let round = 1; round <= 13; round++) {
    expect(s.round).toBe(round);
    firsts.push(s.turn as string);
    for (const name of s.order as ('a' | 'b')[]) {
      expect([s.turn, s.laidInTurn]).toEqual([name, 0]);
      for (const card of (cards[name][round - 1] as string).split(' ')) s = s.play(name, asChoice(card));
      if (name === 'b' && round === 13) s = s.play('b', 'brake');
      else if (s.turn === name && s.laidInTurn === 2) s = s.play(name, 'end');
    }
  }
  expect(firsts.join(' ')).toBe(W13_FIRST);
  expect(s.state.table.cells.every((card) => card !== null)).toBe(true);
  expect([s.hand('a'), s.deck('a'), s.hand('b'), s.deck('b')]).toEqual(['', '', 'S', '']);
  expect([s.player('a').energy, s.player('b').energy]).toEqual([3, 2]);
  expect(s.entries('score')[0]?.score).toEqual({ unplaced: 1, energy: 1, empty: 0, total: 2 });
});

test('W14 (EOL-10.8, 10.9, 11.7) no free short last turn', () => {
  const s = position({
    mode: 'co-op',
    round: 13,
    first: 'b a',
    order: 'b a',
    lines: {
      a: { line: upTo(W13_A, 23), hand: 'CL CL', deck: '' },
      b: { line: upTo(W13_B, 23), hand: 'S S', deck: '', energy: 0 },
    },
  });
  expect(s.entries('line-ends')).toMatchObject([{ seat: 1, chosen: false, clause: 'EOL-10.9' }]);
  expect([s.turn, s.card('0,1'), s.hand('b')]).toEqual(['a', null, faces('S S')]);
  const over = s.play('a', 'CL 6,0', 'CL 0,0');
  expect(over.entries('score')[0]?.score).toEqual({ unplaced: 2, energy: 3, empty: 1, total: 6 });
});

test('W15 (EOL-10.3) solo scoring arithmetic', () => {
  const line =
    '2,4T 1,4FL 0,4S 4,4X 3,4T 3,0CR 2,0S 1,0FR 0,0CL 0,1FR 0,2S 0,3CR 4,3S 3,3S 2,3CR 2,2CR 3,2S 4,2CL 4,1CL 3,1S 2,1S 1,1CL';
  const s = position({ mode: 'solo', round: 12, lines: { a: { line, hand: 'S FL X', deck: '', energy: 2 } } });
  expect(s.laid('a')).toHaveLength(22);
  expect(s.play('a', 'stop').score).toBe(1 + 3 + 5 + 1 + 3);
  expect(s.play('a', 'stop').score).toBe(13);
});

test('W16 (EOL-12.3 to 12.7) crossing a team-mate', () => {
  const road = '1,4CR 1,3CR 2,3S 3,3S 4,3S 5,3CL 5,2CR 6,2S';
  const run = '7,4CL 7,3S 7,2S 7,1S';
  const others = { b: { start: '4,2N', line: '4,1S' }, d: { start: '4,6S', line: '4,7S' } };
  const a = { start: '2,4W', line: road };
  const meet = (lines: Record<'a' | 'b' | 'c' | 'd', object>) => position({ mode: 'team', at: 'check', lines });
  const s = position({ mode: 'team', lines: { a, b: others.b, c: { start: '6,4E', line: run }, d: others.d } });
  expect(s.cells()).toEqual(['8,2']);
  const crossed = s.play('a', 'S 8,2');
  expect([crossed.card('8,2')?.way, crossed.parent('8,2')]).toEqual(['E', '6,2']);
  expect(s.refusal('a', 'S 7,0')).toBe('EOL-12.3');
  const ways = (lines: Record<'a' | 'b' | 'c' | 'd', object>) => meet(lines).entries('check')[0]?.open[0]?.ways;
  expect(ways({ a, b: others.b, c: { start: '6,4E', line: run }, d: others.d })).toBe(1);
  // (8,2) holds a card.
  expect(ways({ a, b: others.b, c: { start: '6,4E', line: run }, d: { start: '8,5N', line: '8,4S 8,3S 8,2S' } })).toBe(
    0,
  );
  // (7,2) is a Start card of the team-mate.
  expect(ways({ a, b: others.b, c: { start: '7,2S', line: '7,3S' }, d: others.d })).toBe(0);
  // (7,2) is an opponent's.
  expect(ways({ a, b: { start: '6,4E', line: run }, c: { start: '4,2N', line: '4,1S' }, d: others.d })).toBe(0);
  // (7,2) is a's own: a comes round to (6,2) from the north.
  const own = { start: '6,4E', line: '7,4CL 7,3S 7,2S 7,1CL 6,1CL 6,2CL' };
  expect(ways({ a: own, b: others.b, c: { start: '2,4W', line: '1,4S' }, d: others.d })).toBe(0);
});
