import { ruling, stream, timeOut } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import type { Mode } from '../content/index.ts';
import { endOfLine } from '../rules/index.ts';
import { position } from './position.ts';
import { asChoice, longLine, W12, W12_DECK } from './published.ts';
import { Scene } from './scene.ts';

const b = { line: '4,2S 4,1S 4,0S', hand: 'S S S S CR' };
/** The next curve left closes this line: it leads back into (2,2). */
const loop = { line: '2,2S 2,1CL', hand: 'CL CL S S S' };

test('EOL-8.1 a closed line ends at the end of the action phase, not before', () => {
  const s = position({ round: 2, lines: { a: loop, b } }).play('a', 'CL 1,1', 'CL 1,2');
  expect(s.look(null).view.players[0]?.open).toEqual([]);
  expect([s.turn, s.player('a').out, s.winners]).toEqual(['b', null, null]);
  const half = s.play('b', 'S 4,6');
  expect(half.player('a').out).toBeNull();
  const after = half.play('b', 'S 4,5');
  expect(after.player('a').out).toMatchObject({ round: 2, how: 'check' });
  expect(after.entries('check')).toEqual([
    {
      type: 'check',
      clause: 'EOL-8.1',
      round: 2,
      open: [
        { seat: 0, ways: 0 },
        { seat: 1, ways: 1 },
      ],
    },
  ]);
  expect(after.entries('out')).toEqual([{ type: 'out', clause: 'EOL-8.1', seat: 0, round: 2 }]);
  expect(after.winners).toEqual(['b']);
});

test('EOL-8.1 one available way out is enough', () => {
  const s = position({ round: 2, lines: { a: { ...loop, hand: 'CL FL S S S' }, b } });
  const after = s.playAll('a: CL 1,1; FL 1,2 / b: S 4,6; S 4,5');
  expect(after.winners).toBeNull();
  expect(after.round).toBe(3);
});

test('EOL-8.2 who could not place all cards loses at the check, though the head is open', () => {
  const a = { line: longLine(24), hand: 'CR', deck: '', energy: 0 };
  const s = position({ round: 14, lines: { a, b } }).play('a', 'CR 1,2');
  expect(s.player('a')).toMatchObject({ ended: true, out: null });
  expect(s.look(null).view.players[0]?.open).toHaveLength(1);
  const after = s.playAll('b: S 4,6; CR 4,5; end');
  expect(after.entries('out')).toEqual([{ type: 'out', clause: 'EOL-8.2', seat: 0, round: 14 }]);
  expect(after.winners).toEqual(['b']);
});

test('EOL-8.3 unspent energy does not save a closed line', () => {
  // a's parent, the fork on (1,1), still leads to (0,1), and a has three energy.
  const a = { line: '2,2S 2,1CL', hand: 'FL CL S S S' };
  const s = position({ lines: { a, b } }).playAll('a: FL 1,1; CL 1,2');
  expect(s.turn).toBe('b');
  expect(s.card('0,1')).toBeNull();
  const after = s.playAll('b: S 4,6; S 4,5; end');
  expect([after.player('a').energy, after.winners]).toEqual([3, ['b']]);
});

test('EOL-8.4 all who fail one check go out together', () => {
  const lines = {
    a: { line: '2,0CL 1,0CL', hand: 'CL S S S S' },
    b: { line: '5,3S', hand: 'S S S S S' },
    c: { line: '1,5CL 2,5CL', hand: 'CL CL S S S' },
  };
  // a points at its own Start; c, going north on (2,4) and west on (1,4), at its own.
  const s = position({ mode: 'battle-royale', round: 2, order: 'a c b', lines }).play('a', 'CL 1,1');
  expect(s.turn).toBe('c');
  const after = s.playAll('c: CL 2,4 / b: S 6,3; S 0,3');
  expect(after.player('a').out).toMatchObject({ round: 2 });
  expect(after.player('c').out).toMatchObject({ round: 2 });
  expect(after.entries('out').map(({ seat }) => seat)).toEqual([0, 2]);
  expect(after.winners).toEqual(['b']);
});

test('EOL-8.5 exactly one player left wins', () => {
  const after = position({ round: 2, lines: { a: loop, b } }).playAll('a: CL 1,1; CL 1,2 / b: S 4,6; S 4,5');
  expect(after.state.outcome).toMatchObject({ kind: 'won', winners: [1], by: { key: 'outcome.EOL-8.5' } });
  expect(after.entries('won')).toEqual([{ type: 'won', clause: 'EOL-8.5', winners: [1] }]);
  expect([after.turn, after.offers('b')]).toEqual([null, []]);
  expect(after.refusal('b', 'S 4,4')).toBe('EOL-8.5');
});

test('EOL-8.6 if the check leaves nobody, whoever placed last wins', () => {
  // Both curl up in round 2; b's curves go right.
  const right = { line: '4,2S 4,1CR', hand: 'CR CR S S S' };
  const turns = { a: 'a: CL 1,1; CL 1,2', b: 'b: CR 5,1; CR 5,2' };
  const first = position({ round: 2, order: 'a b', lines: { a: loop, b: right } }).playAll(`${turns.a}/${turns.b}`);
  expect(first.winners).toEqual(['b']);
  expect(first.entries('won')[0]?.clause).toBe('EOL-8.6');
  const second = position({ round: 2, order: 'b a', lines: { a: loop, b: right } }).playAll(`${turns.b}/${turns.a}`);
  expect(second.winners).toEqual(['a']);
  expect(second.ranking).toEqual(['a', 'b']);
});

test('EOL-8.6 a card of an earlier round counts for those who placed none in this one', () => {
  // a and b both lie closed when their turns come; their last cards are of the round before.
  const lines = { a: { line: '2,2S 2,1CL 1,1CL 1,2CL', energy: 0 }, b: { line: '4,2S 4,1CR 5,1CR 5,2CR', energy: 0 } };
  expect(position({ round: 4, first: 'a b', lines }).winners).toEqual(['b']);
  expect(position({ round: 4, first: 'b a', lines }).winners).toEqual(['a']);
  // This round's order does not matter.
  expect(position({ round: 4, first: 'a b', order: 'b a', lines }).winners).toEqual(['b']);
});

test('EOL-8.6 only those who went out at this check can win', () => {
  const gone = { round: 1, how: 'check', n: 99 } as const;
  const lines = {
    a: { line: '2,0CL 1,0CL 1,1CL', energy: 0 },
    b: { line: '5,3S 6,3S 0,3S', out: gone },
    c: { line: '1,5CL 2,5CL 2,4CL', energy: 0 },
  };
  const s = position({ mode: 'battle-royale', round: 4, order: 'a c', lines });
  expect(s.winners).toEqual(['c']);
});

test('EOL-8.6 who laid the last card and then resigned did not go out at this check, and cannot win', () => {
  const lines = {
    a: { line: '2,0CL 1,0CL', hand: 'CL S S S S' },
    b: { line: '5,3S', hand: 'S S S S S' },
    c: { line: '1,5CL 2,5CL', hand: 'CL CL S S S' },
  };
  const closed = position({ mode: 'battle-royale', round: 2, order: 'a c b', lines }).playAll('a: CL 1,1 / c: CL 2,4');
  const s = closed.play('b', 'S 6,3').play('b', 'resign');
  expect(s.card('6,3')).toMatchObject({ n: 8 }); // The last of all cards is b's, and stays.
  expect([s.winners, s.ranking]).toEqual([['c'], ['c', 'a', 'b']]);
  expect(s.entries('won')).toEqual([{ type: 'won', clause: 'EOL-8.6', winners: [2] }]);
});

test('EOL-8.7 with three or more players those who fail lose and the others play on', () => {
  const lines = {
    a: { line: '2,0CL 1,0CL', hand: 'CL S S S S' },
    b: { line: '5,3S', hand: 'S S S S S' },
    c: { line: '1,5S', hand: 'CL S S S S' },
  };
  // a's third curve leads into its own Start card.
  const s = position({ mode: 'battle-royale', round: 2, lines });
  const after = s.playAll('a: CL 1,1 / b: S 6,3; S 0,3 / c: CL 1,6; S 2,6');
  expect(after.player('a').out).toMatchObject({ round: 2, how: 'check' });
  expect([after.round, after.winners, after.order]).toEqual([3, null, ['b', 'c']]);
});

test('EOL-8.8 the cards of a player who is out stay as obstacles; hand and deck leave the game unseen', () => {
  const out = { round: 2, how: 'check', n: 2 } as const;
  const lines = { a: { line: '2,0S 2,6S' }, b: { line: '5,3S', hand: 'X T S', out }, c: { line: '1,5S' } };
  const s = position({ mode: 'battle-royale', round: 3, at: 'order', lines });
  expect(s.card('5,3')).toMatchObject({ seat: 1 });
  expect(s.hand('b')).toBe('S T X');
  for (const viewer of ['a', 'c', null]) {
    expect(s.look(viewer).view.players[1]).toMatchObject({ hand: null, deck: null, handCount: 3, deckCount: 21 });
  }
  expect(s.ruling('b', 'S 6,3')).toMatchObject({ clause: 'EOL-8.8', because: { key: 'why.out' } });
  const blocked = position({
    mode: 'battle-royale',
    round: 3,
    order: 'a c',
    lines: { a: { line: '2,0CR 3,0CR 3,1S 3,2S 3,3FL' }, b: { line: '5,3S', out }, c: { line: '1,5S' } },
  });
  // (4,3) is b's Start: still in the way.
  expect(blocked.cells()).toEqual(['3,4']);
});

test('EOL-8.9 a player without cards cannot follow the line any more', () => {
  const a = { line: longLine(25), hand: '', deck: '' };
  const s = position({ round: 15, at: 'order', lines: { a, b: { ...b, line: '4,2S 4,1S 4,0X' } } });
  // Even with energy: no card, no Turnaround; Brake comes after a first card only.
  expect(s.player('a')).toMatchObject({ ended: true, energy: 3 });
  expect(s.turn).toBe('b');
  expect(s.playAll('b: S 4,6; CR 4,5; end').winners).toEqual(['b']);
  const last = position({ round: 14, lines: { a: { line: longLine(24), hand: 'CR', deck: '' }, b } }).play(
    'a',
    'CR 1,2',
  );
  expect(last.ruling('a', 'S 1,3')).toMatchObject({ clause: 'EOL-8.9', because: { key: 'why.no-cards' } });
});

test('EOL-8.10 ranking: by round, then by the latest card, and leaving ranks below the check', () => {
  const out = (round: number, how: 'check' | 'left', n: number) => ({ out: { round, how, n } }) as const;
  const lines = {
    a: { line: 'S', ...out(2, 'check', 9) },
    b: { line: 'S', ...out(4, 'left', 4) },
    c: { line: 'S', ...out(4, 'check', 3) },
    d: { line: 'S' },
    e: { line: 'S', ...out(4, 'check', 5) },
    f: { line: 'S', ...out(4, 'left', 6) },
    g: { line: 'S', ...out(5, 'left', 2) },
    h: { line: 'S' },
  };
  const s = position({ mode: 'battle-royale', round: 5, order: 'd h', lines }).play('h', 'resign');
  expect(s.ranking).toEqual(['d', 'h', 'g', 'e', 'c', 'f', 'b', 'a']);
  expect(s.winners).toEqual(['d']);
});

test('EOL-8.10 a match played: who leaves in a round ranks below who fails that round’s check', () => {
  const lines = {
    a: { line: '4,1CL 3,1CL', hand: 'CL S S S S' },
    b: { line: '7,4S', hand: 'CL S S S S' },
    c: { line: '4,7S', hand: 'S S S S S' },
    d: { line: '1,4S', hand: 'CL S S S S' },
  };
  // a curls into its own Start; c lays a later card than a and then resigns; in round 3 b resigns.
  const s = position({ mode: 'battle-royale', round: 2, lines });
  const second = s.playAll('a: CL 3,2 / b: CL 8,4; S 8,3 / c: S 4,8; resign / d: CL 0,4; S 0,5');
  expect([second.round, second.player('a').out?.round, second.player('c').out?.round]).toEqual([3, 2, 2]);
  expect(second.play('b', 'resign').ranking).toEqual(['d', 'b', 'a', 'c']);
});

test('EOL-8.10 team mode knows only the winning and the losing team', () => {
  const lines = { a: { line: 'S' }, b: { line: 'S' }, c: { line: 'S' }, d: { line: 'S' } };
  const s = position({ mode: 'team', round: 2, lines }).play('b', 'resign').play('d', 'resign');
  expect(s.ranking).toEqual(['a c', 'b d']);
});

test.each(['resign', 'time-out'])('EOL-8.11 %s puts a player out at once; cards stay, the turn is skipped', (how) => {
  const lines = { a: { line: 'S' }, b: { line: 'S' }, c: { line: 'S' } };
  const s = position({ mode: 'battle-royale', round: 2, lines, order: 'a b c' }).play('a', 'S 2,6');
  const left = s.play('a', how);
  expect(left.player('a').out).toEqual({ round: 2, how: 'left', n: 0 });
  expect([left.turn, left.laid('a')]).toEqual(['b', ['2,0', '2,6']]);
  expect(left.entries('left')).toEqual([{ type: 'left', clause: 'EOL-8.11', seat: 0, why: how }]);
  // Outside one's turn, too; the turn that is on goes on, one's own is skipped.
  const other = s.play('b', how);
  expect([other.turn, other.laidInTurn]).toEqual(['a', 1]);
  expect(other.play('a', 'S 2,5').turn).toBe('c');
  expect(other.play('c', how).player('c').out).toMatchObject({ n: 1 });
});

test('EOL-8.11 who has left is not part of the check', () => {
  // a has curled into its own Start when it leaves: it stays out as one who left.
  const lines = { a: { line: '2,0CL 1,0CL 1,1CL', energy: 0 }, b: { line: 'S' }, c: { line: 'S', hand: 'CL S S S S' } };
  const s = position({ mode: 'battle-royale', round: 2, order: 'b a c', lines }).play('a', 'resign');
  const after = s.playAll('b: S 6,3; S 0,3 / c: CL 1,6; S 2,6');
  expect(after.entries('check')[0]?.open.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(after.player('a').out).toEqual({ round: 2, how: 'left', n: 0 });
  expect(after.entries('out').every(({ seat }) => seat !== 0)).toBe(true);
});

test('EOL-8.11 who leaves last but one makes the other win at once, without a check', () => {
  // a's line has failed already in this phase, but b leaves before the check.
  const s = position({ round: 2, lines: { a: loop, b } }).play('a', 'CL 1,1', 'CL 1,2');
  const left = s.play('b', 'resign');
  expect(left.winners).toEqual(['a']);
  expect(left.state.outcome?.by.key).toBe('outcome.EOL-8.11');
  expect(left.entries('check')).toEqual([]);
  expect(left.refusal('a', 'resign')).toBe('EOL-8.5');
});

test('EOL-8.11 a player who is out has nothing left to leave', () => {
  const out = { round: 2, how: 'check', n: 2 } as const;
  const lines = { a: { line: 'S' }, b: { line: 'S', out }, c: { line: 'S' } };
  const s = position({ mode: 'battle-royale', order: 'a c', lines });
  expect(s.look('b').anytime).toEqual([]);
  expect(s.refusal('b', 'resign')).toBe('EOL-8.8');
  expect(s.look('a').anytime).toEqual([{ kind: 'resign' }]);
  expect(s.look(null).anytime).toEqual([]);
});

test('EOL-8.11 only the clock puts a player out for time; no player can, on turn or not', () => {
  const out = { round: 2, how: 'check', n: 2 } as const;
  const lines = { a: { line: 'S' }, b: { line: 'S', out }, c: { line: 'S' } };
  const { state } = position({ mode: 'battle-royale', order: 'a c', lines });
  for (const seat of [0, 1, 2]) expect(ruling(endOfLine, state, seat, { kind: 'time-out' })?.clause).toBe('EOL-8.11');
  const late = { kind: 'time-out' };
  expect([0, 1, 2].map((seat) => timeOut(endOfLine, state, seat))).toEqual([late, null, late]);
});

test('EOL-8.12 no game lasts longer than 15 rounds', () => {
  const setups: [Mode, number, number][] = [
    ['versus', 2, 20],
    ['battle-royale', 8, 6],
    ['team', 4, 6],
    ['solo', 1, 20],
    ['co-op', 2, 10],
  ];
  for (const [mode, seats, matches] of setups) {
    for (let i = 0; i < matches; i++) {
      const int = stream(`length ${i}`);
      let s = Scene.deal(mode, seats, `length ${i}`);
      let made = 0;
      for (; s.turn !== null; made++) {
        const offers = s.offers().includes('brake')
          ? ['brake']
          : s.offers().filter((offer) => !/stop|give-up|boost/.test(offer));
        const from = offers.length > 0 ? offers : s.offers();
        s = s.play(s.turn, from[int(from.length)] as string);
      }
      expect(s.round).toBeLessThanOrEqual(15);
      expect(made).toBeLessThanOrEqual(endOfLine.bound({ mode, colours: [] }, seats));
    }
  }
});

test('EOL-8.12 three Brakes stretch 25 cards to the fifteenth round, and no further', () => {
  // The line of W12 with Brakes in rounds 3, 4 and 10: 24 cards in 14 rounds, and no second card for the fifteenth.
  const brakes = [3, 4, 10];
  let s = position({ mode: 'solo', round: 1, at: 'order', lines: { a: { hand: '', deck: W12_DECK } } });
  for (const card of W12.join(' ').split(' ').slice(0, 24)) {
    expect(s.round).toBeLessThanOrEqual(14);
    s = s.play('a', asChoice(card));
    if (s.laidInTurn === 1 && brakes.includes(s.round)) s = s.play('a', 'brake');
    if (s.laidInTurn === 2) s = s.play('a', 'end');
  }
  expect([s.round, s.turn, s.player('a').energy]).toEqual([15, null, 0]);
  expect(s.score).toBe(2 + 3 + 1);
});
