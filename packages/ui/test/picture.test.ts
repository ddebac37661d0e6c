import { describe, expect, test } from 'vitest';
import { partFor, settled } from '../src/picture.ts';

const board = { width: 1000, height: 600 };
const frame = { width: 200, height: 100 };
const at = (x: number, y: number, width = 60, height = 60) => ({ x, y, width, height });

describe('the part of a board that a picture shows', () => {
  test('holds what matters in its middle, in the proportions of the frame', () => {
    const part = partFor([at(470, 270)], board, frame);
    expect(part.width / part.height).toBeCloseTo(2);
    expect([part.x + part.width / 2, part.y + part.height / 2]).toEqual([500, 300]);
  });

  test('goes no further than the edges of the board', () => {
    const part = partFor([at(0, 540)], board, frame);
    expect(part.x).toBe(0);
    expect(part.y + part.height).toBe(600);
  });

  test('is as large as all that matters needs, and no larger than the board', () => {
    const near = partFor([at(400, 200), at(560, 200)], board, frame);
    expect(near.width).toBeLessThan(board.width);
    expect(near.x).toBeLessThanOrEqual(400);
    expect(near.x + near.width).toBeGreaterThanOrEqual(620);
    expect(partFor([at(0, 0), at(940, 540)], board, frame)).toEqual({ x: 0, y: 50, width: 1000, height: 500 });
  });

  test('is all of the board where nothing matters more than the rest', () => {
    expect(partFor([], board, { width: 100, height: 60 })).toEqual({ x: 0, y: 0, width: 1000, height: 600 });
  });
});

describe('what is measured again while it is drawn', () => {
  test('comes to rest: a hair more or less is no change', () => {
    const before = [at(470, 270)];
    expect(settled(before, [at(470.3, 269.8)])).toBe(before);
    const moved = [at(470, 272)];
    expect(settled(before, moved)).toBe(moved);
    const more = [at(470, 270), at(0, 0)];
    expect(settled(before, more)).toBe(more);
    expect(settled(before, [])).toEqual([]);
  });
});
