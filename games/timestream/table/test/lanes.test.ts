import { describe, expect, test } from 'vitest';
import type { PieceView } from '../../rules/types.ts';
import { rowsFor, type Seen, sharedOut } from '../lanes.ts';

/** A lane with so many cards on each side; which ones does not matter here. */
const lane = (above: number, below: number): Seen => {
  const cards = (n: number) => Array.from({ length: n }, (_, id) => ({ id }) as PieceView);
  return { above: cards(above), below: cards(below), location: [] };
};

describe('rows for covered cards', () => {
  test('one row below is kept for what is being laid, also where nothing is covered', () => {
    expect(rowsFor([lane(0, 0), lane(1, 1), lane(0, 1)], 2)).toEqual({ above: 0, below: 1 });
    expect(rowsFor([lane(1, 2)], 2)).toEqual({ above: 0, below: 2 });
  });

  test('however many cards the longest columns have, no more rows are taken than there are', () => {
    for (const most of [2, 4]) {
      for (const above of [0, 1, 2, 5, 30]) {
        for (const below of [0, 1, 2, 5, 30]) {
          const rows = rowsFor([lane(above, 0), lane(0, below), lane(1, 1)], most);
          expect(rows.above + rows.below).toBeLessThanOrEqual(most);
          expect(rows.below).toBeGreaterThanOrEqual(1);
          if (above > 1) expect(rows.above).toBeGreaterThanOrEqual(1);
        }
      }
    }
  });

  test('covered cards that have no row of their own share the last one, and none is left out', () => {
    expect(sharedOut([1, 2], 2)).toEqual({ own: [1, 2], pile: [] });
    expect(sharedOut([1, 2, 3], 2)).toEqual({ own: [1], pile: [2, 3] });
    expect(sharedOut([1, 2, 3], 1)).toEqual({ own: [], pile: [1, 2, 3] });
    expect(sharedOut([], 0)).toEqual({ own: [], pile: [] });
  });
});
