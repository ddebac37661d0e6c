import { expect, test } from 'vitest';
import { type Layout, layoutOf, type Mode } from '../content/index.ts';
import { Scene } from './scene.ts';

/** The specification's table, in its own words. */
const PLACES: Record<number, [size: number, places: string]> = {
  2: [7, '(2,3)N and (4,3)N'],
  3: [7, '(2,1)N, (4,3)E, (1,4)S'],
  4: [9, '(4,2)N, (6,4)E, (4,6)S, (2,4)W'],
  5: [9, '(2,5)W, (6,5)E, (2,1)N, (6,1)N, (4,7)N'],
  6: [11, '(2,6)E, (8,6)W, (3,9)E, (7,9)W, (3,3)E, (7,3)W'],
  7: [11, '(3,1)W, (7,1)E, (2,4)W, (8,4)E, (2,8)E, (8,8)W, (5,6)N'],
  8: [13, '(4,2)N, (8,2)N, (10,4)E, (10,8)E, (8,10)S, (4,10)S, (2,8)W, (2,4)W'],
};
const modeOf = (seats: number): Mode => (seats === 2 ? 'versus' : 'battle-royale');
const print = (layout: Layout) => layout.places.map(({ x, y, way }) => `(${x},${y})${way}`);

/** Start cards on the table as "(x,y)way", by seat. */
function starts(s: Scene): string[] {
  const found: string[] = [];
  s.state.table.cells.forEach((card, cell) => {
    if (card?.face === 'start') found[card.seat] = `(${s.cellText(cell)})${card.way}`;
  });
  return found;
}

test('EOL-13.1 two players: one row, exactly one column between the Start cards', () => {
  const [one, other] = layoutOf('versus', 2).places;
  expect(one?.y).toBe(other?.y);
  expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBe(2);
});

test.each([
  ['EOL-13.2', 2],
  ['EOL-13.3', 3],
  ['EOL-13.4', 4],
  ['EOL-13.5', 5],
  ['EOL-13.6', 6],
  ['EOL-13.7', 7],
  ['EOL-13.8', 8],
])('%s the places of %i players', (clause, seats) => {
  const [size, text] = PLACES[seats] as [number, string];
  const layout = layoutOf(modeOf(seats), seats);
  expect(layout).toMatchObject({ size, clause, starts: 'inside' });
  expect(print(layout)).toEqual(text.match(/\(\d+,\d+\)[NESW]/g));
  expect(starts(Scene.deal(modeOf(seats), seats, 'layout')).sort()).toEqual(print(layout).sort());
});

test('EOL-13.9 team mode uses the places of four players, 1 and 3 against 2 and 4', () => {
  expect(layoutOf('team', 4)).toEqual(layoutOf('battle-royale', 4));
  for (let i = 0; i < 20; i++) {
    const [a, b, c, d] = starts(Scene.deal('team', 4, `team ${i}`));
    const teams = [`${[a, c].sort()}`, `${[b, d].sort()}`].sort();
    expect(teams).toEqual(['(2,4)W,(6,4)E', '(4,2)N,(4,6)S']);
  }
});

test.each([2, 3, 4, 5, 6, 7, 8])(
  'EOL-13.10 the Start cards lie inside the area and take up a cell (%i players)',
  (seats) => {
    const s = Scene.deal(modeOf(seats), seats, 'inside');
    expect(starts(s).filter((start) => start !== undefined)).toHaveLength(seats);
    expect(s.state.table.cells.filter((card) => card !== null)).toHaveLength(seats);
    const turn = s.turn as string;
    const cell = s.state.table.cells.findIndex((card) => card?.seat === s.seat(turn));
    expect(s.refusal(turn, { kind: 'lay', face: s.faces()[0], cell })).toBe('EOL-3.8');
  },
);

test('EOL-13.11 players are assigned to the places at random', () => {
  const seen = new Map<string, number>();
  for (let i = 0; i < 300; i++) {
    const key = starts(Scene.deal('battle-royale', 3, `places ${i}`)).join(' ');
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  // All six ways, each about 50 times.
  expect(seen.size).toBe(6);
  for (const times of seen.values()) expect(times).toBeGreaterThan(20);
  expect(starts(Scene.deal('battle-royale', 8, 'again'))).toEqual(starts(Scene.deal('battle-royale', 8, 'again')));
});

test('EOL-13.12 the puzzles’ first cards: (2,4) alone; (2,6) and (4,6) together', () => {
  expect(layoutOf('solo', 1)).toMatchObject({ size: 5, starts: 'outside', clause: 'EOL-10.5' });
  expect(print(layoutOf('solo', 1))).toEqual(['(2,4)N']);
  expect(layoutOf('co-op', 2)).toMatchObject({ size: 7, starts: 'outside', clause: 'EOL-11.5' });
  expect(print(layoutOf('co-op', 2))).toEqual(['(2,6)N', '(4,6)N']);
  expect(Scene.deal('solo', 1, 'entry').cells()).toEqual(['2,4']);
});
