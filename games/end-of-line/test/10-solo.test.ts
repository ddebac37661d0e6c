import { expect, test } from 'vitest';
import { COLOURS } from '../content/index.ts';
import { endOfLine } from '../rules/index.ts';
import { position } from './position.ts';
import { asChoice, upTo, W12, W12_DECK } from './published.ts';
import { faces, Scene } from './scene.ts';

const solo = (a: object, round = 3) => position({ mode: 'solo', round, lines: { a } });
/** One cell is left, (2,0), and one card, a left curve. */
const almost = (energy: number) => solo({ line: upTo(W12, 24), hand: 'CL', deck: '', energy }, 14);
/** Going south at (1,3): a left curve would lead into (2,3), a straight card to (1,4), a right curve to (0,3). */
const pocket = '2,4S 2,3S 2,2CL 1,2CL';

test('EOL-10.1 one player fills a 5 by 5 area', () => {
  expect(endOfLine.cannotStart({ mode: 'solo', colours: ['mint'] }, 1)).toBeNull();
  expect(endOfLine.cannotStart({ mode: 'solo', colours: COLOURS.slice(0, 2) }, 2)?.clause).toBe('EOL-10.1');
  expect(endOfLine.defaults(1).mode).toBe('solo');
  const { table } = Scene.deal('solo', 1, 'alone').state;
  expect([table.size, table.cells.length, table.players.length]).toEqual([5, 25, 1]);
});

test('EOL-10.2 placement as in Versus, without turn order and without reveals', () => {
  const s = Scene.deal('solo', 1, 'alone');
  expect(s.state.table.reveals).toEqual([]);
  expect(s.happened.map(({ type }) => type)).toEqual(['deal', 'draw']);
  expect(s.player('a').hand).toHaveLength(5);
  const second = s.play('a', s.offers().find((offer) => offer.startsWith('S')) ?? (s.offers()[0] as string));
  expect([second.round, second.turn]).toEqual([2, 'a']);
  expect(second.player('a').hand).toHaveLength(5);
  expect(second.entries('order')).toEqual([]);
  expect(second.refusal('a', 'brake')).toBe('EOL-7.3');
  const one = second.play('a', second.offers()[0] as string);
  expect([one.round, one.laidInTurn]).toEqual([2, 1]);
  const third = solo({ line: '2,4S 2,3FL 2,2S', hand: 'S S S S CL' });
  expect(third.offers()).toEqual(['S 2,1', 'CL 2,1', 'turnaround S 1,3', 'turnaround CL 1,3', 'stop']);
  expect(third.play('a', 'turnaround S 1,3').refusal('a', 'brake')).toBe('EOL-7.2');
});

test('EOL-10.3 score: unplaced initiatives, energy spent, empty cells', () => {
  // On the table 1 + 3 + 1 of 55; three of 25 cells; one energy spent.
  const s = solo({ line: '2,4S 2,3FL 2,2S', energy: 2 });
  expect(s.look('a').view.score).toEqual({ unplaced: 50, energy: 1, empty: 22, total: 73 });
  const over = s.play('a', 'stop');
  expect(over.score).toBe(73);
  expect(over.entries('score')).toEqual([
    { type: 'score', clause: 'EOL-10.3', score: { unplaced: 50, energy: 1, empty: 22, total: 73 } },
  ]);
  expect(over.state.outcome).toMatchObject({ kind: 'scored', winners: [], ranking: [], by: { args: { total: 73 } } });
});

test('EOL-10.4 the best possible score is 0, and it is reached', () => {
  let s = position({ mode: 'solo', round: 1, at: 'order', lines: { a: { hand: '', deck: W12_DECK } } });
  for (const card of W12.join(' ').split(' ')) {
    if (s.laidInTurn === 2) s = s.play('a', 'end');
    expect(s.look('a').view.score?.total).toBeGreaterThan(0);
    s = s.play('a', asChoice(card));
  }
  expect(s.score).toBe(0);
});

test('EOL-10.5 the Start card lies outside; the first card goes to (2,4), going north', () => {
  const s = Scene.deal('solo', 1, 'entry');
  expect(s.state.table.cells.every((cell) => cell === null)).toBe(true);
  expect(s.cells()).toEqual(['2,4']);
  expect(s.entries('deal')).toMatchObject([{ clause: 'EOL-10.5', way: 'N' }]);
  const laid = s.play('a', s.offers()[0] as string);
  expect(laid.card('2,4')).toMatchObject({ way: 'N' });
  expect(laid.parent('2,4')).toBeNull();
});

test('EOL-10.6 the Start card outside blocks nothing', () => {
  // South of row 4 comes row 0, beside the entry as everywhere.
  expect(solo({ line: '2,4CR 3,4CR' }).cells()).toEqual(['3,0']);
  expect(solo({ line: '2,4CL 1,4CL' }).cells()).toEqual(['1,0']);
  // North of (2,0) lies the first card itself, in column 2 as in every other: nothing is between them.
  const up = solo({ line: '2,4CL 1,4CR 1,3S 1,2S 1,1CR 2,1CL 2,0FL' });
  expect(up.cells()).toEqual(['1,0']);
  expect(up.ruling('a', 'S 2,4')).toMatchObject({ clause: 'EOL-3.8', because: { args: { what: { key: 'face.CL' } } } });
});

test('EOL-10.7 the puzzle ends when the area is full', () => {
  const s = almost(1).play('a', 'CL 2,0', 'brake');
  expect([s.turn, s.score]).toEqual([null, 3]);
  expect(s.entries('check')).toEqual([]);
  expect(s.refusal('a', 'stop')).toBe('EOL-10.7');
});

test('EOL-10.7 ... when the check finds the head closed', () => {
  const s = solo({ line: pocket, hand: 'CL S S S S' }).play('a', 'CL 1,3', 'brake');
  expect(s.turn).toBeNull();
  expect(s.entries('out')).toMatchObject([{ clause: 'EOL-8.1' }]);
  // On the table 1 1 2 2 2 = 8, so 47 unplaced, 20 empty cells, 1 energy.
  expect(s.score).toBe(47 + 20 + 1);
});

test('EOL-10.7 ... when a turn cannot be completed', () => {
  const s = almost(0);
  expect(s.turn).toBeNull();
  expect(s.entries('line-ends')).toMatchObject([{ clause: 'EOL-10.9', chosen: false }]);
  expect(s.entries('out')).toMatchObject([{ clause: 'EOL-10.7' }]);
  expect(s.score).toBe(2 + 3 + 1);
});

test('EOL-10.7 ... when the player stops', () => {
  const s = solo({ line: 'S S S' });
  expect(s.offers()).toContain('stop');
  expect(s.play('a', 'stop').score).toBe(52 + 22);
});

test('EOL-10.8 a turn counts only if it is complete', () => {
  const s = solo({ line: '2,4S 2,3S 2,2S', hand: 'S S S S CL' });
  expect(s.refusal('a', 'end')).toBe('EOL-6.4');
  const one = s.play('a', 'S 2,1');
  for (const short of ['end', 'stop', 'give-up']) expect(one.refusal('a', short)).not.toBeNull();
  expect(one.offers()).toEqual(['S 2,0', 'CL 2,0', 'brake']);
  expect(one.play('a', 'brake').round).toBe(4);
  const three = one.play('a', 'CL 2,0', 'boost S 1,0');
  expect([three.round, three.laid('a').length]).toEqual([4, 6]);
  // The last cell on its own costs a Brake.
  expect(almost(2).play('a', 'CL 2,0').offers()).toEqual(['brake']);
  expect(almost(2).play('a', 'CL 2,0', 'brake').score).toBe(2);
});

test('EOL-10.9 a first placement that leaves no way to complete the turn is not legal', () => {
  const s = solo({ line: pocket, hand: 'CL S CR T X', energy: 0 });
  expect(s.offers()).toEqual(['S 1,3', 'CR 1,3', 'T 1,3', 'X 1,3', 'stop']);
  expect(s.ruling('a', 'CL 1,3')).toMatchObject({ clause: 'EOL-10.9', because: { args: { cell: '1,3' } } });
  // Brake would complete it.
  expect(solo({ line: pocket, hand: 'CL S CR T X', energy: 1 }).offers()).toContain('CL 1,3');
  // In round 2 there is none, whatever the pool says.
  expect(solo({ line: pocket, hand: 'CL S CR T X' }, 2).refusal('a', 'CL 1,3')).toBe('EOL-10.9');
  // The second card may close the line.
  expect(
    solo({ line: upTo([pocket], 3), hand: 'CL CL S S S' }, 2)
      .play('a', 'CL 1,2')
      .offers(),
  ).toContain('CL 1,3');
});

test('EOL-10.9 a Turnaround has to leave a second card without more energy', () => {
  const branch = solo({ line: '2,4S 2,3CR 3,3CL 3,2FL 3,1CL', hand: 'CL S S S S' });
  // Turnaround on the fork (3,2): west to (2,2); a left curve there leads into (2,3), so it is not offered.
  expect(branch.offers()).toEqual(['S 2,1', 'CL 2,1', 'turnaround S 2,2', 'stop']);
  expect(branch.refusal('a', 'turnaround CL 2,2')).toBe('EOL-10.9');
});

test('EOL-10.9 where no complete turn exists nothing is placed and the line ends', () => {
  const s = almost(0);
  expect(s.laid('a')).toHaveLength(24);
  expect(s.player('a')).toMatchObject({ ended: true, hand: ['CL'] });
});

test('EOL-10.10 stopping only before the first card of a turn', () => {
  const s = solo({ line: 'S S S', hand: 'CL S S S S' });
  expect(s.refusal('a', 'stop')).toBeNull();
  const one = s.play('a', 'CL 2,1');
  expect(one.offers()).not.toContain('stop');
  expect(one.refusal('a', 'stop')).toBe('EOL-10.10');
  expect(one.play('a', 'S 1,1').refusal('a', 'stop')).toBe('EOL-10.10');
});

test('EOL-10.11 energy is never forced: the line may end instead', () => {
  const s = almost(1);
  expect(s.offers()).toEqual(['CL 2,0', 'give-up', 'stop']);
  const ended = s.play('a', 'give-up');
  expect(ended.entries('line-ends')).toMatchObject([{ clause: 'EOL-10.11', chosen: true }]);
  expect(ended.score).toBe(2 + 2 + 1);
  // Once the first card lies, only Brake is left.
  const one = s.play('a', 'CL 2,0');
  expect(one.offers()).toEqual(['brake']);
  expect(one.refusal('a', 'give-up')).toBe('EOL-10.11');
  expect(one.ruling('a', { kind: 'give-up' })?.because.key).toBe('why.must-complete');
});

test('EOL-10.11 while some complete turn is free the line may not end', () => {
  const s = solo({ line: pocket, hand: 'CL S CR T X' });
  expect(s.offers()).not.toContain('give-up');
  expect(s.refusal('a', 'give-up')).toBe('EOL-10.11');
  // Two cells are left: the cross on (2,1) leads on to (2,0), the left curve would need a Brake.
  const tight = solo({ line: upTo(W12, 23), hand: 'CL X', deck: '', energy: 3 }, 13);
  expect(tight.offers()).toEqual(['CL 2,1', 'X 2,1', 'stop']);
});

test.each(['resign', 'time-out'])(
  'EOL-10.12 %s ends the line: an unfinished turn is taken back, then scored',
  (how) => {
    const s = solo({ line: '2,4S 2,3FL 2,2S', hand: 'S S X T CL' });
    const one = s.play('a', 'turnaround X 1,3');
    expect(one.player('a').energy).toBe(2);
    const left = one.play('a', how);
    expect(left.laid('a')).toEqual(['2,4', '2,3', '2,2']);
    expect(left.hand('a')).toBe(faces('S S X T CL'));
    expect(left.player('a')).toMatchObject({ energy: 3, effect: null });
    expect(left.head('a')).toBe('2,2');
    expect(left.score).toBe(50 + 22);
    expect(left.state.table.laid).toBe(3);
    expect(left.entries('taken-back')).toMatchObject([{ clause: 'EOL-10.12', seat: 0, energy: 3 }]);
    expect(left.entries('left')).toMatchObject([{ clause: 'EOL-10.12', why: how }]);
    expect(left.state.outcome).toMatchObject({ kind: 'scored', winners: [], ranking: [] });
    // Nothing laid yet: nothing to take back.
    expect(s.play('a', how).entries('taken-back')).toEqual([]);
    expect(s.play('a', how).score).toBe(50 + 22);
  },
);

test('EOL-10.12 two cards of a turn go back without touching the energy', () => {
  const s = solo({ line: '2,4S 2,3S 2,2S', hand: 'CL S X T CL', energy: 2 }).play('a', 'CL 2,1', 'S 1,1');
  expect(s.laidInTurn).toBe(2);
  const left = s.play('a', 'resign');
  expect(
    left
      .entries('taken-back')[0]
      ?.cells.map((cell) => left.cellText(cell))
      .sort(),
  ).toEqual(['1,1', '2,1']);
  expect(left.player('a').energy).toBe(2);
  expect(left.hand('a')).toBe(faces('CL S X T CL'));
  expect(left.score).toBe(52 + 1 + 22);
});
