import { expect, test } from 'vitest';
import { COLOURS } from '../content/index.ts';
import { endOfLine } from '../rules/index.ts';
import { type Line, type Position, position } from './position.ts';
import { Scene } from './scene.ts';

/** a comes from the west along row 3 and heads east on (6,2); c, its team-mate, runs north along column 7. */
const ROAD = '1,4CR 1,3CR 2,3S 3,3S 4,3S 5,3CL 5,2CR';
const WALL = '7,4CL 7,3S 7,2S 7,1S';

interface Cast {
  readonly a?: Line;
  readonly b?: Line;
  readonly c?: Line;
  readonly d?: Line;
}
const team = ({ a, b, c, d }: Cast, more: Partial<Position> = {}) =>
  position({
    mode: 'team',
    lines: {
      a: { start: '2,4W', line: `${ROAD} 6,2S`, hand: 'S S FL CL X', ...a },
      b: { start: '4,2N', line: '4,1S', ...b },
      c: { start: '6,4E', line: WALL, ...c },
      d: { start: '4,6S', line: '4,7S', ...d },
    },
    ...more,
  });

test('EOL-12.1 four players in two teams of two on 9 by 9', () => {
  expect(endOfLine.cannotStart({ mode: 'team', colours: COLOURS.slice(0, 4) }, 4)).toBeNull();
  for (const seats of [2, 3, 5]) {
    expect(endOfLine.cannotStart({ mode: 'team', colours: COLOURS.slice(0, seats) }, seats)?.clause).toBe('EOL-12.1');
  }
  const s = Scene.deal('team', 4, 'teams');
  expect(s.state.table.size).toBe(9);
  expect(s.play('b', 'resign').play('d', 'resign').winners).toEqual(['a', 'c']);
});

test('EOL-12.2 all Versus rules hold, except that team-mates may cross', () => {
  expect(team({}).cells()).toEqual(['8,2']);
  expect(team({}, { mode: 'battle-royale' }).turn).not.toBe('a');
  const s = Scene.deal('team', 4, 'versus rules');
  for (const name of s.names) expect([s.player(name).energy, s.player(name).hand.length]).toEqual([3, 5]);
  const forks = team({ a: { line: `${ROAD} 6,2FL`, hand: 'S S S S S' } });
  expect(forks.play('a', 'S 6,1').offers()).toEqual(['S 6,0', 'turnaround S 8,2', 'brake']);
  expect(forks.refusal('a', 'brake')).toBe('EOL-7.15');
  expect(forks.refusal('a', 'stop')).toBe('EOL-9.4');
});

test('EOL-12.3 nobody continues the team-mate’s line', () => {
  const s = team({});
  // (7,0) is where c's head leads, (8,3) no way out of anybody.
  expect(s.ruling('a', 'S 7,0')).toMatchObject({ clause: 'EOL-12.3', because: { args: { at: '7,1' } } });
  expect(s.refusal('a', 'S 8,3')).toBe('EOL-6.5');
  // An opponent's way out is no way either, and without teams nobody is a team-mate.
  expect(s.refusal('a', 'S 4,0')).toBe('EOL-6.5');
  const each = team({ a: { line: `${ROAD} 6,2FL` } }, { mode: 'battle-royale' });
  expect(each.refusal('a', 'S 7,0')).toBe('EOL-6.5');
});

test('EOL-12.4 crossing: over one card of the team-mate to the empty cell straight behind it', () => {
  const s = team({});
  const after = s.play('a', 'FL 8,2');
  expect(after.card('8,2')).toMatchObject({ way: 'E', seat: 0 });
  expect(after.parent('8,2')).toBe('6,2');
  expect(after.entries('lay')).toMatchObject([
    { clause: 'EOL-12.4', crossed: s.state.table.size * 2 + 7, wrapped: false },
  ]);
  expect(after.cells()).toEqual(['0,2', '8,1']);
  // With the next cell taken there is no crossing.
  const taken = team({ a: { line: `${ROAD} 6,2FL` }, d: { start: '8,5N', line: '8,4S 8,3S 8,2S' } });
  expect(taken.cells()).toEqual(['6,1']);
});

test('EOL-12.4 crossing over the joined edges', () => {
  const s = team({ a: { line: `${ROAD} 6,2S 7,2S` }, c: { line: '7,4S 8,4CL 8,3S 8,2S 8,1S' } });
  expect(s.cells()).toEqual(['0,2']);
  expect(s.play('a', 'S 0,2').entries('lay')).toMatchObject([{ clause: 'EOL-12.4', wrapped: true }]);
});

test.each([
  ['two cards in a row', { c: { line: '7,4CL 7,3S 7,2CR 8,2S' } }, '0,2'],
  ['an opponent’s card', { b: { start: '6,4E', line: WALL }, c: { start: '4,2N', line: '4,1S' } }, '8,2'],
])('EOL-12.5 not to be crossed: %s', (_, cast, beyond) => {
  const s = team({ a: { line: `${ROAD} 6,2FL`, hand: 'S S S S S' }, ...cast });
  expect(s.cells()).toEqual(['6,1']);
  expect(s.refusal('a', `S ${beyond}`)).toBe('EOL-12.5');
});

test('EOL-12.5 not to be crossed: a Start card, one’s own card', () => {
  const start = team({ a: { line: '1,4CR 1,3CR 2,3S 3,3CR 3,4CL 4,4S 5,4FL', hand: 'S S S S S' }, c: { line: '' } });
  expect(start.cells()).toEqual(['5,3']);
  expect(start.refusal('a', 'S 7,4')).toBe('EOL-12.5');
  const own = team({
    a: { start: '6,4E', line: '7,4CL 7,3S 7,2S 7,1CL 6,1CL 6,2FL', hand: 'S S S S S' },
    c: { start: '2,4W', line: '1,4S' },
  });
  expect(own.cells()).toEqual(['6,3']);
  expect(own.refusal('a', 'S 8,2')).toBe('EOL-12.5');
});

test('EOL-12.6 crossing costs nothing, counts as one card and leaves the crossed card as it was', () => {
  // c bends back, so that a crosses it twice in one turn.
  const c = { line: '7,4CL 7,3S 7,2S 7,1CR 8,1S 0,1CR 0,2S' };
  const s = team({ c });
  const once = s.play('a', 'S 8,2');
  expect([once.turn, once.laidInTurn, once.player('a').energy, once.player('a').effect]).toEqual(['a', 1, 3, null]);
  expect(once.card('7,2')).toEqual(s.card('7,2'));
  expect(once.cells()).toEqual(['1,2']);
  const twice = once.play('a', 'S 1,2');
  expect(twice.parent('1,2')).toBe('8,2');
  expect(twice.cells('boost')).toEqual(['2,2']);
});

test('EOL-12.6 crossing with a card placed by Turnaround', () => {
  const s = team({ a: { line: `${ROAD} 6,2FR 6,3S`, hand: 'S S S S S' } });
  expect(s.cells('turnaround')).toEqual(['8,2']);
  const after = s.play('a', 'turnaround S 8,2');
  expect(after.parent('8,2')).toBe('6,2');
  expect(after.player('a').energy).toBe(2);
  expect(after.entries('lay')).toMatchObject([{ clause: 'EOL-12.4', kind: 'turnaround' }]);
});

test('EOL-12.7 a way out that is available only through a crossing counts at the check', () => {
  const s = team({ a: { line: `${ROAD} 6,2S` } }, { at: 'check' });
  expect(s.player('a').out).toBeNull();
  expect(s.entries('check')[0]?.open[0]).toEqual({ seat: 0, ways: 1 });
  const blocked = team({ b: { start: '6,4E', line: WALL }, c: { start: '4,2N', line: '4,1S' } }, { at: 'check' });
  expect(blocked.player('a').out).toMatchObject({ how: 'check' });
});

test('EOL-12.8 team-mates hold opposite places, drawn at random', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 120; i++) {
    const s = Scene.deal('team', 4, `places ${i}`);
    const places = s.names.map((name) => {
      const cell = s.state.table.cells.findIndex((card) => card?.face === 'start' && card.seat === s.seat(name));
      return s.cellText(cell);
    });
    seen.add(places.join(' '));
    const pair = [places[0], places[2]].sort().join(' ');
    expect(['4,2 4,6', '2,4 6,4']).toContain(pair);
  }
  // Two pairs for the teams, two places for each partner: eight ways, all of them drawn.
  expect(seen.size).toBe(8);
});

test('EOL-12.9 turn order is individual, by initiative', () => {
  const lines = { a: { line: 'S X' }, b: { line: 'S S' }, c: { line: 'S CL' }, d: { line: 'S T' } };
  const s = position({ mode: 'team', round: 3, at: 'order', lines });
  expect(s.order).toEqual(['b', 'c', 'd', 'a']);
});

test('EOL-12.10 a player whose line ends is out; a team lasts as long as one of its lines', () => {
  const lines = {
    a: { line: 'S CL' },
    b: { line: 'S S', ended: true },
    c: { line: 'S', ended: true },
    d: { line: 'S' },
  };
  const s = position({ mode: 'team', round: 4, at: 'check', lines });
  expect(s.winners).toBeNull();
  expect([s.player('b').out?.how, s.player('c').out?.how]).toEqual(['check', 'check']);
  expect(s.round).toBe(5);
  expect([...s.order].sort()).toEqual(['a', 'd']);
  const next = position({
    mode: 'team',
    round: 5,
    at: 'check',
    order: 'a d',
    lines: {
      a: { line: 'S CL' },
      b: { line: 'S S', out: { round: 4, how: 'check', n: 1 } },
      c: { line: 'S', out: { round: 4, how: 'check', n: 2 } },
      d: { line: 'S S', ended: true },
    },
  });
  expect(next.winners).toEqual(['a', 'c']);
  expect(next.entries('won')[0]?.clause).toBe('EOL-8.5');
});

test('EOL-12.11 the line of a team-mate who is out may still be crossed', () => {
  const out = { round: 2, how: 'check', n: 3 } as const;
  expect(team({ c: { out } }, { order: 'a b d' }).cells()).toEqual(['8,2']);
  const left = { round: 2, how: 'left', n: 0 } as const;
  expect(team({ c: { out: left } }, { order: 'a b d' }).cells()).toEqual(['8,2']);
});

test('EOL-12.12 if one check puts out everybody left, the team of whoever placed last wins', () => {
  const lines = { a: { line: 'S', ended: true }, b: { line: 'S', ended: true }, c: { line: 'S', ended: true } };
  const all = (first: string) =>
    position({ mode: 'team', round: 4, at: 'check', first, lines: { ...lines, d: { line: 'S', ended: true } } });
  expect(all('a b c d').winners).toEqual(['b', 'd']);
  expect(all('d b c a').winners).toEqual(['a', 'c']);
  expect(all('d b a c').entries('won')).toMatchObject([{ clause: 'EOL-8.6', winners: [0, 2] }]);
  // Those who went out before do not count, however late their card.
  const out = { round: 3, how: 'check', n: 4 } as const;
  const early = position({
    mode: 'team',
    round: 4,
    at: 'check',
    first: 'a b c d',
    order: 'a b c',
    lines: { ...lines, d: { line: 'S', out } },
  });
  expect(early.winners).toEqual(['a', 'c']);
});
