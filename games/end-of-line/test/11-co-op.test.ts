import { expect, test } from 'vitest';
import { COLOURS } from '../content/index.ts';
import { endOfLine } from '../rules/index.ts';
import { levelsOf } from '../solver/bound.ts';
import { position } from './position.ts';
import { asChoice, upTo, W13_A, W13_B } from './published.ts';
import { faces, Scene } from './scene.ts';

const lines = { a: { line: 'S S S', hand: 'S S S CL X' }, b: { line: 'S S S', hand: 'S S S CR T' } };
const coop = (round = 3, more = {}) => position({ mode: 'co-op', round, lines: { ...lines, ...more } });

/** W13 before its last round: (0,1) is left for b, (6,0) and (0,0) for a. */
const last = (b: object = {}, order = 'b a', a: object = {}) =>
  position({
    mode: 'co-op',
    round: 13,
    first: 'b a',
    order,
    lines: {
      a: { line: upTo(W13_A, 23), hand: 'CL CL', deck: '', ...a },
      b: { line: upTo(W13_B, 23), hand: 'S S', deck: '', ...b },
    },
  });

test('EOL-11.1 exactly two players fill a 7 by 7 area', () => {
  expect(endOfLine.cannotStart({ mode: 'co-op', colours: ['lemon', 'mint'] }, 2)).toBeNull();
  for (const seats of [1, 3, 4]) {
    expect(endOfLine.cannotStart({ mode: 'co-op', colours: COLOURS.slice(0, seats) }, seats)?.clause).toBe('EOL-11.1');
  }
  const { table } = Scene.deal('co-op', 2, 'both').state;
  expect([table.size, table.cells.length]).toEqual([7, 49]);
});

test('EOL-11.2 score: what both have left, energy both have spent, empty cells', () => {
  const s = position({
    mode: 'co-op',
    lines: { a: { line: 'S S', energy: 2 }, b: { line: 'X', energy: 1 } },
  });
  const score = { unplaced: 55 - 2 + (55 - 5), energy: 1 + 2, empty: 46, total: 103 + 3 + 46 };
  expect(s.look('a').view.score).toEqual(score);
  const over = s.play('a', 'stop').play('b', 'agree');
  expect(over.entries('score')).toEqual([{ type: 'score', clause: 'EOL-11.2', score }]);
  expect(over.state.outcome).toMatchObject({ kind: 'scored', winners: [], scores: [score.total] });
});

test('EOL-11.3 the best possible score is 2, and it is reached', () => {
  const s = last().playAll('b: S 0,1; brake / a: CL 6,0; CL 0,0');
  expect(s.score).toBe(2);
  // An even number of cards without energy, an odd number of cells: one energy and one card of at least 1 are lost.
  expect((1 + 2 * 12) * 2 - 49).toBe(1);
});

test('EOL-11.3 no way to finish scores less than 2', () => {
  const scores = new Set<number>();
  const finish = (s: Scene) => {
    if (s.score !== null) scores.add(s.score);
    else for (const offer of s.offers()) finish(s.play(s.turn as string, offer));
  };
  finish(last());
  expect(Math.min(...scores)).toBe(2);
  expect(scores.size).toBeGreaterThan(1);
  for (let i = 0; i < 5; i++) expect(levelsOf(Scene.deal('co-op', 2, `least ${i}`).state)[0]?.score).toBe(2);
});

test('EOL-11.4 rounds, order, hands, energy and complete turns apply to each player', () => {
  const dealt = Scene.deal('co-op', 2, 'own');
  for (const name of ['a', 'b']) {
    expect([dealt.player(name).energy, dealt.player(name).hand.length, dealt.player(name).deck.length]).toEqual([
      3, 5, 20,
    ]);
  }
  expect(dealt.entries('reveal').length).toBeGreaterThanOrEqual(2);
  const order = position({ mode: 'co-op', round: 3, at: 'order', lines: { a: { line: 'S X' }, b: { line: 'S CL' } } });
  expect(order.order).toEqual(['b', 'a']);
  // b's energy is b's own.
  const s = coop().play('a', 'S 2,3', 'brake').play('b', 'S 4,3', 'brake');
  expect([s.player('a').energy, s.player('b').energy]).toEqual([2, 2]);
  // Complete turns: going south at (1,5) a left curve would lead into (2,5).
  const pocket = { line: '2,6S 2,5S 2,4CL 1,4CL', hand: 'CL S S S S', energy: 0 };
  expect(coop(3, { a: pocket }).refusal('a', 'CL 1,5')).toBe('EOL-10.9');
  expect(coop(3, { a: { ...pocket, energy: 1 } }).refusal('a', 'CL 1,5')).toBeNull();
});

test('EOL-11.4 EOL-10.11 cut off by the partner: Turnaround, or let the line end', () => {
  // b lies on (3,6), where a's head on (3,5) leads; a's parent, the fork on (2,5), also leads to (2,4).
  const cut = (line: string, energy = 3) =>
    position({
      mode: 'co-op',
      order: 'b a',
      at: { turn: 'a' },
      lines: { a: { line, hand: 'S S S S S', energy }, b: { line: '4,6CL 3,6CL' } },
    });
  expect(cut('2,6S 2,5FR 3,5CR').offers()).toEqual(['turnaround S 2,4', 'give-up', 'stop']);
  // Without a free way out on the parent, or without energy, there is nothing to choose.
  for (const none of [cut('2,6S 2,5CR 3,5CR'), cut('2,6S 2,5FR 3,5CR', 0)]) {
    expect(none.entries('line-ends')).toMatchObject([{ seat: 0, chosen: false, clause: 'EOL-10.9' }]);
    expect(none.turn).toBe('b');
  }
});

test('EOL-11.5 both Start cards lie outside; the first cards go to (2,6) and (4,6), going north', () => {
  for (let i = 0; i < 10; i++) {
    let s = Scene.deal('co-op', 2, `entries ${i}`);
    expect(s.state.table.cells.every((cell) => cell === null)).toBe(true);
    const entries: string[] = [];
    for (let turn = 0; turn < 2; turn++) {
      entries.push(...s.cells());
      s = s.play(s.turn as string, s.offers().find((offer) => offer !== 'stop') as string);
    }
    expect(entries.sort()).toEqual(['2,6', '4,6']);
    expect([s.card('2,6')?.way, s.card('4,6')?.way]).toEqual(['N', 'N']);
  }
  // They block nothing: south of row 6 comes row 0.
  expect(coop(3, { a: { line: '2,6CR 3,6CR' } }).cells()).toEqual(['3,0']);
});

test('EOL-11.6 nobody crosses or follows the partner’s line', () => {
  // a on (3,5), going east, meets b on (4,5); its fork also leads north.
  const s = coop(3, { a: { line: '2,6S 2,5CR 3,5FL', hand: 'S S S S S' } });
  expect(s.cells()).toEqual(['3,4']);
  expect(s.ruling('a', 'S 5,5')).toMatchObject({
    clause: 'EOL-11.6',
    because: { args: { at: '4,5', owner: { seat: 1 } } },
  });
  // b's head on (4,4) leads to (4,3): not for a.
  expect(s.refusal('a', 'S 4,3')).toBe('EOL-6.5');
});

test('EOL-11.7 a line that ends stops; the other plays on alone', () => {
  const curl = { line: '2,6S 2,5CL 1,5CL', hand: 'CL S S S S' };
  const s = coop(3, { a: curl }).playAll('a: CL 1,6; brake / b: S 4,3; S 4,2; end');
  expect(s.player('a').out).toMatchObject({ round: 3, how: 'check' });
  expect(s.entries('out')).toMatchObject([{ clause: 'EOL-8.1', seat: 0 }]);
  expect([s.score, s.round, s.turn, s.order]).toEqual([null, 4, 'b', ['b']]);
  expect(s.ruling('a', 'S 1,0')).toMatchObject({ clause: 'EOL-11.7', because: { key: 'why.out' } });
  const four = s.play('b', s.offers()[0] as string);
  const alone = four.play('b', four.offers()[0] as string);
  expect([alone.turn, alone.round].join()).toMatch(/^b,[45]$/);
});

test('EOL-11.7 a player whose cards are used up stops, though the head is open', () => {
  // a lays its last card in a smaller game: 24 cards of W13, b's line short.
  const s = position({
    mode: 'co-op',
    round: 13,
    lines: { a: { line: upTo(W13_A, 23), hand: 'CL CL', deck: '' }, b: { line: '4,6S 4,5S', hand: 'S S CR CL X' } },
  }).playAll('a: CL 6,0; CL 0,0');
  expect(s.look(null).view.players[0]?.open).toEqual([42]);
  const after = s.playAll('b: S 4,4; S 4,3; end');
  expect(after.entries('out')).toMatchObject([{ clause: 'EOL-10.7', seat: 0 }]);
  expect([after.turn, after.round, after.score]).toEqual(['b', 14, null]);
});

test('EOL-11.7 when the second line ends too, the score is taken', () => {
  const out = { round: 2, how: 'check', n: 1 } as const;
  const curl = { line: '4,6S 4,5CL 3,5CL', hand: 'CL S S S S' };
  const s = position({ mode: 'co-op', round: 4, order: 'b', lines: { a: { line: 'S', out }, b: curl } });
  const over = s.play('b', 'CL 3,6', 'brake');
  expect(over.turn).toBeNull();
  expect(over.score).toBe(54 + (55 - 1 - 6) + 1 + (49 - 5));
});

test('EOL-11.8 both hands are open to both', () => {
  const s = coop();
  for (const viewer of ['a', 'b']) {
    const { players } = s.look(viewer).view;
    expect(players.map(({ hand }) => faces((hand ?? []).join(' ')))).toEqual([s.hand('a'), s.hand('b')]);
    expect(players.map(({ deck }) => deck)).toEqual([null, null]);
  }
});

test('EOL-11.9 a full area ends the game at once: a partner still due does not move', () => {
  const s = last({ line: upTo(W13_B, 24), hand: 'S', energy: 2 }, 'a b').play('a', 'CL 6,0', 'CL 0,0');
  expect([s.turn, s.score]).toEqual([null, 2]);
  expect(s.entries('check')).toEqual([]);
  expect(s.hand('b')).toBe('S');
});

test('EOL-11.9 the turn that fills the last cell has to be complete', () => {
  // Only (0,1) is empty, and b has two cards: filling it takes a Brake before the game is over.
  const s = last({}, 'b a', { line: upTo(W13_A, 25), hand: '' });
  const one = s.play('b', 'S 0,1');
  expect([one.turn, one.score, one.offers()]).toEqual(['b', null, ['brake']]);
  expect(one.play('b', 'brake').score).toBe(2);
});

test('EOL-11.9 the game ends when both agree to stop', () => {
  const s = coop().play('a', 'stop');
  expect([s.turn, s.score, s.offers('b')]).toEqual(['b', null, ['agree', 'decline']]);
  expect(s.play('b', 'agree').score).toBe(52 * 2 + 43);
});

test('EOL-11.10 a stop is proposed before the first card, and the partner answers before the turn goes on', () => {
  const s = coop();
  expect(s.offers()).toContain('stop');
  const asked = s.play('a', 'stop');
  expect(asked.ruling('a', 'S 2,3')).toMatchObject({
    clause: 'EOL-11.10',
    because: { args: { partner: { seat: 1 } } },
  });
  expect(asked.ruling('b', 'S 4,3')).toMatchObject({ clause: 'EOL-11.10', because: { key: 'why.answer-first' } });
  const on = asked.play('b', 'decline');
  expect([on.turn, on.laidInTurn]).toEqual(['a', 0]);
  expect(on.entries('propose')).toEqual([{ type: 'propose', clause: 'EOL-11.10', seat: 0 }]);
  expect(on.entries('answer')).toEqual([{ type: 'answer', clause: 'EOL-11.10', seat: 1, agreed: false }]);
  // At most once per turn.
  expect(on.offers()).not.toContain('stop');
  expect(on.ruling('a', 'stop')).toMatchObject({ clause: 'EOL-11.10', because: { key: 'why.stop-proposed' } });
  const one = on.play('a', 'S 2,3');
  expect(one.refusal('a', 'stop')).toBe('EOL-10.10');
  // The next turn may propose again.
  expect(one.play('a', 'brake').offers('b')).toContain('stop');
});

test('EOL-11.10 a partner whose line has ended still answers; one who left does not', () => {
  const check = { round: 2, how: 'check', n: 1 } as const;
  const left = { round: 2, how: 'left', n: 0 } as const;
  const asked = coop(3, { b: { line: 'S S S', out: check } });
  const ended = position({ mode: 'co-op', order: 'a', lines: { a: lines.a, b: { line: 'S S S', out: check } } });
  expect(asked.play('a', 'stop').turn).toBe('b');
  expect(ended.play('a', 'stop').offers('b')).toEqual(['agree', 'decline']);
  expect(ended.play('a', 'stop').play('b', 'decline').turn).toBe('a');
  expect(ended.play('a', 'stop').play('b', 'agree').score).toBe(52 * 2 + 43);
  const gone = position({ mode: 'co-op', order: 'a', lines: { a: lines.a, b: { line: 'S S S', out: left } } });
  expect(gone.play('a', 'stop').score).toBe(52 * 2 + 43);
});

test('EOL-11.4 EOL-10.12 who leaves in the middle of a turn takes it back, and the partner plays on', () => {
  const s = coop().play('a', 'X 2,3').play('a', 'resign');
  expect([s.laid('a').length, s.hand('a'), s.turn, s.score]).toEqual([3, faces('S S S CL X'), 'b', null]);
  expect(s.player('a').out).toMatchObject({ how: 'left' });
  const done = s.playAll('b: S 4,3; S 4,2; end');
  expect([done.round, done.turn]).toEqual([4, 'b']);
  // When the other one leaves as well, the score is taken.
  expect(done.play('b', 'time-out').score).toBe(52 + 50 + 41);
});

test('W13’s cards are those of the published decks', () => {
  expect(asChoice('0,1S')).toBe('S 0,1');
  expect(upTo(W13_A, 25).split(' ')).toHaveLength(25);
  expect(upTo(W13_B, 25).split(' ')).toHaveLength(24);
});
