import { describe, expect, test } from 'vitest';
import { lanesOf } from '../src/branches/lanes.ts';
import { placeOfStep, placesOf } from '../src/branches/layout.ts';
import { fullness, letterOf } from '../src/branches/look.ts';
import { placeAt, waterThrough } from '../src/branches/water.ts';

const leaving = (id: string, from: string | null = null, step = 0) => ({
  id,
  from: from === null ? null : { id: from, step },
});
const order = (...river: ReturnType<typeof leaving>[]) =>
  lanesOf(river)
    .map(({ id }) => id)
    .join('');

describe('lanes of a river', () => {
  test('branches lie above and below what happened in turn', () => {
    expect(order(leaving('T'))).toBe('T');
    expect(order(leaving('T'), leaving('A', 'T', 3), leaving('B', 'T', 5))).toBe('ATB');
  });

  test('of two on one side the later one lies nearer, and what leaves a branch lies inside of it', () => {
    const river = [
      leaving('T'),
      leaving('A', 'T', 3),
      leaving('B', 'T', 5),
      leaving('C', 'T', 9),
      leaving('D', 'T', 2),
    ];
    expect(order(...river)).toBe('ACTBD');
    expect(order(leaving('T'), leaving('A', 'T', 3), leaving('B', 'A', 4))).toBe('ABT');
    expect(order(leaving('T'), leaving('A', 'T', 3), leaving('B', 'A', 4), leaving('C', 'A', 8))).toBe('ACBT');
  });

  test('nothing has no lanes', () => expect(order()).toBe(''));
});

describe('turns along a river', () => {
  const turns = [
    { first: 0, last: 0 },
    { first: 1, last: 4 },
    { first: 5, last: 6 },
  ];

  test('a step lies at the end of its turn, or so far through it', () => {
    expect([0, 1, 4, 5, 6, 99].map((step) => placeOfStep(turns, step))).toEqual([0, 0.25, 1, 1.5, 2, 2]);
  });

  test('the water begins where it leaves, is as wide as its chances, and straight where they are not known', () => {
    const measures = { along: (turn: number) => turn * 10, narrow: 0, wide: 100 };
    const full = [0.5, 0.5, undefined, 1];
    const trunk = placesOf({ start: 0, first: 0.5, full, end: 3, lane: 7, leaves: null }, measures);
    expect(trunk.map(({ along, width }) => [along, width])).toEqual([
      [0, 50],
      [10, 50],
      [20, 75],
      [30, 100],
    ]);
    const [head, bend, ...rest] = placesOf({ start: 1, first: 0.5, full, end: 3, lane: 9, leaves: 7 }, measures);
    expect(head).toEqual({ along: 10, across: 7, width: 31 });
    expect(bend).toMatchObject({ along: 18.5, across: 9 });
    expect(rest.at(-1)).toEqual({ along: 30, across: 9, width: 100 });
  });

  test('a branch that has not gone far is seen too', () => {
    const measures = { along: (turn: number) => turn * 10, narrow: 4, wide: 40 };
    const places = placesOf({ start: 2, first: 0.5, full: [], end: 2, lane: 9, leaves: 7 }, measures);
    expect(places.map(({ along }) => along)).toEqual([20, 24]);
  });
});

test('water is a closed shape between two banks; between two places it lies where its curve does', () => {
  const places = [
    { along: 0, across: 10, width: 4 },
    { along: 10, across: 20, width: 8 },
  ];
  const { body, banks, currents } = waterThrough(places);
  expect(body).toBe('M0.0,8.0C5.0,8.0 5.0,16.0 10.0,16.0L10.0,24.0C5.0,24.0 5.0,12.0 0.0,12.0Z');
  expect([banks.length, currents.length]).toEqual([2, 3]);
  expect(waterThrough(places, true).body.startsWith('M8.0,0.0')).toBe(true);
  expect(placeAt(places, 5)).toEqual({ along: 5, across: 15, width: 6 });
  expect(placeAt(places, 11)).toBeNull();
  expect(placeAt(places, -1)).toBeNull();
});

test('a chance fills the water as it is, a score beside the best one, and of some games less is better', () => {
  const odds = (kind: 'win' | 'team' | 'score' | 'low-score', value: number) =>
    fullness({ kind, value, doubt: 0, worlds: 1 }, 20);
  expect([odds('win', 0.3), odds('team', 1.2), odds('score', 10), odds('low-score', 5)]).toEqual([0.3, 1, 0.5, 0.75]);
  expect([0, 25, 26].map(letterOf)).toEqual(['A', 'Z', 'AA']);
});
