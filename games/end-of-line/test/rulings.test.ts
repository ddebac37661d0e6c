import { stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { FACES, LINE_CARDS, layoutOf, lineDeck, type Mode, WAYS, type Way } from '../content/index.ts';
import { endOfLine } from '../rules/index.ts';
import { position } from './position.ts';
import { longLine, upTo, W12, W13_A, W13_B } from './published.ts';
import { Scene } from './scene.ts';
import { setUpWith } from './scripted.ts';

const b = { line: '4,2S 4,1S 4,0S', hand: 'S S S S CR' };
const SETUPS: [Mode, number][] = [
  ['versus', 2],
  ['battle-royale', 3],
  ['battle-royale', 6],
  ['team', 4],
  ['solo', 1],
  ['co-op', 2],
];

/** Random matches, one step at a time; `see` is shown every scene and the one after it. */
function playRandom(mode: Mode, seats: number, matches: number, see: (before: Scene, after: Scene) => void): Scene[] {
  return Array.from({ length: matches }, (_, i) => {
    const int = stream(`random ${mode} ${i}`);
    let s = Scene.deal(mode, seats, `random ${i}`);
    while (s.turn !== null) {
      const offers = s.offers().filter((offer) => offer !== 'stop');
      const next = s.play(s.turn, offers[int(offers.length)] as string);
      see(s, next);
      s = next;
    }
    return s;
  });
}

test('EOL-R1 every player has 1 Start, 1 pool and 25 line cards, and all sets are alike', () => {
  const { cells, players } = Scene.deal('battle-royale', 8, 'sets').state.table;
  for (const [seat, { hand, deck, energy }] of players.entries()) {
    expect(cells.filter((card) => card?.seat === seat)).toHaveLength(1);
    expect(energy).toBe(3);
    expect([...hand, ...deck].sort()).toEqual(lineDeck().sort());
  }
});

test('EOL-R2 the faces are all the ways to leave a card without a U-turn, each once', () => {
  const subsets = ['F', 'L', 'R', 'FL', 'FR', 'LR', 'FLR'];
  expect(FACES.map((face) => [...LINE_CARDS[face].ways].sort().join('')).sort()).toEqual(subsets.sort());
  const types = FACES.map((face) => LINE_CARDS[face].type);
  expect(types).toEqual(['straight', 'curve', 'curve', 'fork', 'fork', 'tee', 'cross']);
});

test.each([
  ['2,2S', '2,1', 'N', '1,1', '3,1'],
  ['2,2CL', '1,2', 'W', '1,3', '1,1'],
  ['2,2CR', '3,2', 'E', '3,1', '3,3'],
  ['2,2CL 1,2CL', '1,3', 'S', null, '0,3'], // To the left lies the own Start card.
] as const)('EOL-R3 after %s any card fits the way out to %s, turned to %s and never flipped', (...row) => {
  const [line, cell, way, toLeft, toRight] = row;
  const s = position({ round: 2, lines: { a: { line, hand: 'S CL CR T X' }, b: { line: 'S' } } });
  expect(s.offers()).toEqual(['S', 'CL', 'CR', 'T', 'X'].map((face) => `${face} ${cell}`));
  const wayOf = (quarters: number) => WAYS[(WAYS.indexOf(way) + quarters) % 4];
  for (const [face, next, turned] of [
    ['CL', toLeft, wayOf(3)],
    ['CR', toRight, wayOf(1)],
  ] as const) {
    const laid = s.play('a', `${face} ${cell}`);
    expect(laid.card(cell)).toMatchObject({ way });
    expect(laid.look(null).view.players[0]?.open).toHaveLength(next === null ? 0 : 1);
    if (next !== null) expect(laid.play('a', `S ${next}`).card(next)).toMatchObject({ way: turned });
  }
});

test('EOL-R4 the Start card has one way out, in the direction the layout gives', () => {
  for (const seats of [2, 3, 5, 8]) {
    let s = Scene.deal(seats === 2 ? 'versus' : 'battle-royale', seats, 'one way');
    for (let i = 0; i < seats; i++) {
      const name = s.turn as string;
      const start = s.state.table.cells.find((card) => card?.face === 'start' && card.seat === s.seat(name));
      const [cell] = s.cells() as [string];
      expect(s.cells()).toHaveLength(1);
      s = s.play(name, s.offers()[0] as string);
      expect(s.card(cell)?.way).toBe(start?.way);
    }
  }
});

test('EOL-R5 revealed cards are shuffled back; there is no exchange of the opening hand', () => {
  // The second shuffle, after the reveals, decides what is drawn.
  const { table, shuffles } = setUpWith('versus', [
    ['X', 'CL CL'],
    ['S', 'T FL'],
  ]);
  expect(shuffles).toEqual([2, 2]);
  expect(table.players.map(({ deck }) => deck.slice(-2).reverse())).toEqual([
    ['CL', 'CL'],
    ['T', 'FL'],
  ]);
  expect(
    Scene.deal('versus', 2, 'hand')
      .offers()
      .every((offer) => /^(S|CL|CR|FL|FR|T|X) /.test(offer)),
  ).toBe(true);
});

test('EOL-R6 only tied groups reveal again, for their own places', () => {
  // a and c tie on 1, b and d on 5: two groups, each settles its own two places.
  const { table } = setUpWith('battle-royale', [['S X'], ['X S'], ['S CL'], ['X T']]);
  expect(table.reveals).toEqual([
    ['S', 'X'],
    ['X', 'S'],
    ['S', 'CL'],
    ['X', 'T'],
  ]);
  expect(table.first).toEqual([2, 0, 1, 3]);
});

test('EOL-R6 a deck that has run out is shuffled and begun again', () => {
  // Two decks in the same order tie 25 times; after the second shuffle a shows 5 and b shows 1.
  const { table, shuffles } = setUpWith('versus', [
    ['', 'X'],
    ['', 'S'],
  ]);
  expect(table.reveals.map((faces) => faces.length)).toEqual([26, 26]);
  expect(table.reveals.map((faces) => faces[25])).toEqual(['X', 'S']);
  for (const faces of table.reveals) expect(faces.slice(0, 25).sort()).toEqual(lineDeck().sort());
  expect(table.first).toEqual([1, 0]);
  expect(shuffles).toEqual([3, 3]);
});

test('EOL-R9 any card of anyone blocks, and nothing else does', () => {
  const lines = { a: { line: '2,2X' }, b: { line: '4,2CL', hand: 'S S S S S' } };
  const s = position({ round: 2, order: 'b a', lines });
  // (3,2) is one of a's way outs: it is not reserved.
  expect(s.cells()).toEqual(['3,2']);
  const taken = s.play('b', 'S 3,2');
  expect(taken.look(null).view.players[0]?.open.map((cell) => taken.cellText(cell))).toEqual(['2,1', '1,2']);
});

test('EOL-R10 suicidal placements are legal and placed cards are never removed', () => {
  const s = position({ lines: { a: { line: '2,2S 2,1CL 1,1CL', hand: 'CL S S S S' }, b } });
  const dead = s.play('a', 'CL 1,2', 'brake').playAll('b: S 4,6; S 4,5; end');
  expect(dead.player('a').out).not.toBeNull();
  expect(dead.laid('a')).toEqual(['2,2', '2,1', '1,1', '1,2']);
});

test('EOL-R11 the order is found once per round, among those still in, before anyone draws', () => {
  const out = { round: 2, how: 'left', n: 0 } as const;
  const lines = { a: { line: 'S X' }, b: { line: 'S S', out }, c: { line: 'S T' } };
  const s = position({ mode: 'battle-royale', round: 3, at: 'order', lines });
  expect(s.happened.map(({ type }) => type)).toEqual(['order', 'draw', 'draw']);
  expect(s.order).toEqual(['c', 'a']);
});

test('EOL-R12 ties are settled by groups, where comparing in pairs would run in circles', () => {
  // In pairs P is at its Start before anything differs: Q before P before R, but R before Q by their fifth cards.
  const lines = { P: { line: 'S S S CL' }, Q: { line: 'FL S S S CL' }, R: { line: 'S S S S CL' } };
  const s = position({ mode: 'battle-royale', round: 4, at: 'order', first: 'Q P R', lines });
  expect(s.order).toEqual(['Q', 'P', 'R']);
  const two = { Q: { line: 'FL S S S CL' }, R: { line: 'S S S S CL' } };
  expect(position({ round: 4, at: 'order', first: 'Q R', lines: two }).order).toEqual(['R', 'Q']);
});

test('EOL-R13 Brake stretches the last card; without cards the player is out when one is due', () => {
  const lines = { a: { line: longLine(24), hand: 'CR', deck: '' }, b: { ...b, hand: 'S CR CR S S' } };
  const s = position({ round: 12, lines }).play('a', 'CR 1,2', 'brake').playAll('b: S 4,6; CR 4,5; end');
  expect([s.round, s.winners, s.player('a').out]).toEqual([13, null, null]);
  expect(s.player('a').hand).toEqual([]);
  const next = s.turn === 'b' ? s.play('b', 'S 5,5', 'CR 6,5', 'end') : s;
  expect(next.winners).toEqual(['b']);
  expect(next.entries('out')).toMatchObject([{ clause: 'EOL-8.2', seat: 0 }]);
  // In the puzzles running out is no loss: the line just stops.
  const full = position({ mode: 'solo', round: 13, lines: { a: { line: upTo(W12, 23), hand: 'X CL', deck: '' } } });
  expect(full.play('a', 'X 2,1', 'CL 2,0').state.outcome).toMatchObject({ kind: 'scored', scores: [0] });
});

test('EOL-R14 only the single last card is attached to', () => {
  const s = position({ round: 2, lines: { a: { line: '2,2X', hand: 'X S S S S' }, b } }).play('a', 'X 2,1');
  expect(s.cells()).toEqual(['1,1', '2,0', '3,1']);
  for (const lost of ['1,2', '3,2']) expect(s.refusal('a', `S ${lost}`)).toBe('EOL-6.7');
});

test('EOL-R15 as many as possible are placed; the engine never ends a line while a free placement exists', () => {
  for (const [mode, seats] of SETUPS.filter(([mode]) => mode !== 'solo' && mode !== 'co-op')) {
    playRandom(mode, seats, 6, (before, after) => {
      const offers = before.offers();
      const isFree = offers.some((offer) => /^[A-Z]/.test(offer));
      if (isFree) expect(offers).not.toContain('give-up');
      const ended = after.entries('line-ends').length - before.entries('line-ends').length;
      for (const { seat } of ended > 0 ? after.entries('line-ends').slice(-ended) : []) {
        const { hand, out } = after.state.table.players[seat] as (typeof after.state.table.players)[number];
        if (out === null && hand.length > 0) expect(after.look(null).view.players[seat]?.open).toEqual([]);
      }
    });
  }
});

test('EOL-R16 energy is declared when it takes effect, and never paid without result', () => {
  const a = { line: '2,2FR 2,1FL 2,0S', hand: 'S S S CL X' };
  const s = position({ lines: { a, b } });
  const steps = s.play('a', 'S 2,6').play('a', 'S 2,5');
  expect(steps.player('a')).toMatchObject({ energy: 3, effect: null });
  const boosted = steps.play('a', 'boost S 2,4');
  expect(boosted.player('a')).toMatchObject({ energy: 2, effect: 'boost' });
  expect(boosted.laid('a')).toHaveLength(6);
  expect(s.offers().filter((offer) => /^(boost|brake)/.test(offer))).toEqual([]);
});

test('EOL-R17 Brake and "break" are one effect, called Brake', () => {
  const s = position({ lines: { a: { line: 'S S S', hand: 'S S S S S' }, b } }).play('a', 'S 2,6');
  expect(s.offers()).toContain('brake');
  expect(s.refusal('a', 'break')).toBe('EOL-6.5');
});

test('EOL-R18 Turnaround reaches a card of an earlier round, and from a branch the parent on the line', () => {
  const old = position({ round: 9, lines: { a: { line: '2,2S 2,1X 2,0S', hand: 'S S S S S' }, b } });
  expect(old.cells('turnaround')).toEqual(['1,1', '3,1']);
  // After a Turnaround on the cross the previous card is the cross again, not the spur laid before.
  const branched = position({ lines: { a: { line: '2,2S 2,1X 2,0X ^1,1S', hand: 'S S S S S' }, b } });
  expect(branched.cells('turnaround')).toEqual(['3,1']);
  expect(branched.refusal('a', 'turnaround S 1,0')).toBe('EOL-7.10');
});

test('EOL-R19 lines are checked at the end of the phase, all at once; closed in between is harmless', () => {
  // b cuts a off; in its own turn a escapes by Turnaround and survives the check.
  const lines = {
    a: { line: '2,2S 2,1FR 3,1CR', hand: 'S CL S S S' },
    b: { line: '4,2CL', hand: 'CL S S S S' },
  };
  const cut = position({ order: 'b a', lines }).play('b', 'CL 3,2', 'S 3,3', 'end');
  expect([cut.turn, cut.player('a').out, cut.cells()]).toEqual(['a', null, []]);
  const saved = cut.play('a', 'turnaround S 2,0', 'S 2,6');
  expect([saved.winners, saved.round]).toEqual([null, 4]);
});

test('EOL-R20 there are no draws: the most recent card decides', () => {
  for (const [mode, seats] of SETUPS.filter(([mode]) => mode !== 'solo' && mode !== 'co-op')) {
    for (const s of playRandom(mode, seats, 10, () => {})) {
      expect(s.state.outcome?.kind).toBe('won');
      expect(s.winners).toHaveLength(mode === 'team' ? 2 : 1);
      if (mode === 'team') continue;
      expect(s.ranking.every((name) => name.length === 1)).toBe(true);
      expect(s.ranking).toHaveLength(seats);
    }
  }
});

test('EOL-R21 the cards of who is out block; hand and deck stay face down and are not used', () => {
  const lines = {
    a: { line: '2,0CL 1,0CL', hand: 'CL S S S S' },
    b: { line: '5,3S', hand: 'S S S S S' },
    c: { line: '1,5S', hand: 'CL S S S S' },
  };
  const s = position({ mode: 'battle-royale', round: 2, lines });
  const after = s.playAll('a: CL 1,1 / b: S 6,3; S 0,3 / c: CL 1,6; S 2,6');
  expect(after.player('a').hand).toHaveLength(4);
  expect(after.laid('a')).toEqual(['2,0', '1,0', '1,1']);
  expect(after.look('b').view.players[0]).toMatchObject({ hand: null, deck: null });
  expect(after.look('a').view.players[0]?.hand).toHaveLength(4);
});

test('EOL-R22 leaving never ranks better than playing on', () => {
  const lines = { a: { line: 'S' }, b: { line: 'S' }, c: { line: 'S', ended: true }, d: { line: 'S' } };
  // c's line has failed and will go out at this round's check; b leaves before it and still ranks below c.
  const s = position({ mode: 'battle-royale', round: 3, order: 'c b a d', at: { turn: 'b' }, lines }).play(
    'b',
    'resign',
  );
  const two = s.play('d', 'resign').play('a', 'resign');
  expect(two.winners).toEqual(['c']);
  expect(two.ranking).toEqual(['c', 'a', 'd', 'b']);
});

test('EOL-R23 solo may be stopped early, which is never useful: each card left costs at least 2', () => {
  const { length } = playRandom('solo', 1, 10, (before) => {
    if (!before.offers().includes('stop')) return;
    const left = before.player('a').hand.length + before.player('a').deck.length;
    expect(before.play('a', 'stop').score).toBeGreaterThanOrEqual(2 * left);
  });
  expect(length).toBe(10);
  expect(Scene.deal('solo', 1, 'order').entries('order')).toEqual([]);
});

test('EOL-R24 Start cards lie outside in the puzzles and inside in the other modes', () => {
  for (const [mode, seats] of SETUPS) {
    const isPuzzle = mode === 'solo' || mode === 'co-op';
    expect(layoutOf(mode, seats).starts).toBe(isPuzzle ? 'outside' : 'inside');
    const { cells } = Scene.deal(mode, seats, 'where').state.table;
    expect(cells.filter((card) => card !== null)).toHaveLength(isPuzzle ? 0 : seats);
  }
  // Without energy a player lays an odd number of cards: 25 fit, 49 do not.
  for (const s of playRandom('solo', 1, 30, () => {})) {
    if (s.player('a').energy === 3 && s.state.outcome !== null) expect(s.laid('a').length % 2).toBe(1);
  }
});

test('EOL-R25 only complete turns are legal in the puzzles; in the competitive modes nothing is filtered', () => {
  const curl = { hand: 'CL S S S S', energy: 0 };
  const versus = position({ lines: { a: { ...curl, line: '2,2S 2,1CL 1,1CL' }, b } });
  expect(versus.refusal('a', 'CL 1,2')).toBeNull();
  const solo = position({ mode: 'solo', lines: { a: { ...curl, line: '2,4S 2,3CL 1,3CL' } } });
  expect(solo.refusal('a', 'CL 1,4')).toBe('EOL-10.9');
  expect(solo.refusal('a', 'S 1,4')).toBeNull();
});

test('EOL-R26 cooperative: rounds as in Versus, open hands, hidden decks, no crossing, both must agree to stop', () => {
  const s = position({ mode: 'co-op', lines: { a: { line: '2,6S 2,5CR 3,5FL' }, b: { line: '4,6S 4,5S' } } });
  expect(s.cells()).toEqual(['3,4']);
  expect(s.look('b').view.players[0]?.hand).not.toBeNull();
  expect(s.look('b').view.players[0]?.deck).toBeNull();
  expect(s.play('a', 'stop').score).toBeNull();
  // A finished line does not end the game for the other.
  const out = { round: 2, how: 'check', n: 1 } as const;
  const alone = position({ mode: 'co-op', order: 'b', lines: { a: { line: 'S', out }, b: { line: 'S S S' } } });
  expect([alone.turn, alone.score]).toEqual(['b', null]);
});

test('EOL-R27 only two teams of two; individual order, private hands, one line is enough', () => {
  for (const seats of [2, 3, 5, 6, 8])
    expect(endOfLine.cannotStart({ mode: 'team', colours: [] }, seats)?.clause).toBe('EOL-12.1');
  const s = Scene.deal('team', 4, 'private');
  expect(s.look('a').view.players[2]?.hand).toBeNull();
  const one = s.play('a', 'resign');
  expect(one.winners).toBeNull();
  expect(one.play('b', 'resign').winners).toBeNull();
  expect(one.play('c', 'resign').winners).toEqual(['b', 'd']);
});

test.each([
  ['a straight piece', '7,4CL 7,3S 7,2S 7,1S'],
  ['the partner’s head, whatever its face', '7,4CL 7,3S 7,2T'],
  ['a dead spur', '7,4CL 7,3X 7,2CR ^8,3S'],
])('EOL-R28 one crosses straight over one card: %s', (_, line) => {
  const s = position({
    mode: 'team',
    lines: {
      a: { start: '2,4W', line: '1,4CR 1,3CR 2,3S 3,3S 4,3S 5,3CL 5,2CR 6,2S' },
      b: { start: '4,2N', line: '4,1S' },
      c: { start: '6,4E', line },
      d: { start: '4,6S', line: '4,7S' },
    },
  });
  expect(s.cells()).toEqual(['8,2']);
});

test('EOL-R29 the layouts for 2, 4 and 8 are symmetric', () => {
  const [left, right] = layoutOf('versus', 2).places;
  expect([left?.way, right?.way, (left?.x ?? 0) + (right?.x ?? 0), left?.y]).toEqual(['N', 'N', 6, right?.y]);
  for (const seats of [4, 8]) {
    const { places, size } = layoutOf('battle-royale', seats);
    const print = (list: readonly { x: number; y: number; way: Way }[]) =>
      list.map(({ x, y, way }) => `${x},${y}${way}`).sort();
    const quarter = places.map(({ x, y, way }) => ({
      x: size - 1 - y,
      y: x,
      way: WAYS[(WAYS.indexOf(way) + 1) % 4] as Way,
    }));
    expect(print(quarter)).toEqual(print(places));
    const mirror = places.map(({ x, y, way }) => ({
      x: size - 1 - x,
      y,
      way: ({ N: 'N', S: 'S', E: 'W', W: 'E' } as const)[way],
    }));
    expect(print(mirror)).toEqual(print(places));
  }
});

test('EOL-R29 no Start card stands in another’s way', () => {
  for (const seats of [2, 3, 4, 5, 6, 7, 8]) {
    let s = Scene.deal(seats === 2 ? 'versus' : 'battle-royale', seats, 'free');
    for (let i = 0; i < seats; i++) s = s.play(s.turn as string, s.offers()[0] as string);
    expect(s.round).toBe(2);
    expect(s.entries('line-ends')).toEqual([]);
  }
});

test('EOL-R30 initiatives by type: straight 1, curve 2, fork 3, tee 4, cross 5', () => {
  const wanted = { straight: 1, curve: 2, fork: 3, tee: 4, cross: 5 };
  for (const { type, initiative } of Object.values(LINE_CARDS)) expect(initiative).toBe(wanted[type]);
});

test.each(SETUPS)('EOL-R31 each round every player still in lays a card or goes out (%s, %i)', (mode, seats) => {
  playRandom(mode, seats, 6, (before, after) => {
    if (after.round === before.round || after.round < 2) return;
    for (const name of after.names) {
      if (after.player(name).out !== null) continue;
      expect(after.laid(name).length).toBeGreaterThanOrEqual(after.round - 1);
    }
  });
});

test('EOL-R32 one set-up: places, reveals, order, draw', () => {
  const types = Scene.deal('versus', 2, 'slips').happened.map(({ type }) => type);
  expect([...new Set(types)]).toEqual(['deal', 'reveal', 'order', 'draw']);
  expect(endOfLine.cannotStart({ mode: 'coosolitaire', colours: ['pink', 'lemon'] }, 2)?.clause).toBe('EOL-9.3');
  expect(W13_A.length).toBe(W13_B.length);
});
