import { describe, expect, test } from 'vitest';
import { placeInspection } from '../src/table/place-inspection.ts';

const SIZE = { width: 300, height: 400 };
const ROOM = {
  window: { width: 1440, height: 900 },
  middle: { left: 0, top: 56, width: 1116, height: 844 },
  floor: 650,
  onRail: false,
};
const box = (left: number, top: number) => ({ left, top, width: 100, height: 100 });

describe('a panel with what is read in full', () => {
  test('lies beside it, on the side with room', () => {
    expect(placeInspection(box(200, 400), SIZE, ROOM)).toEqual({ left: 312, top: 250 });
    expect(placeInspection(box(1300, 400), SIZE, ROOM)).toEqual({ left: 988, top: 250 });
  });

  test('lies above the prompt for a card in hand', () => {
    expect(placeInspection(box(500, 700), SIZE, ROOM)).toEqual({ left: 400, top: 244 });
  });

  test('lies on the rail where it may and has room, and beside it for what lies there itself', () => {
    expect(placeInspection(box(200, 60), SIZE, { ...ROOM, onRail: true })).toEqual({ left: 1124, top: 64 });
    expect(placeInspection(box(1200, 400), SIZE, { ...ROOM, onRail: true }).left).toBeLessThan(1116);
    const narrow = { ...ROOM, onRail: true, window: { width: 1180, height: 900 } };
    expect(placeInspection(box(200, 400), SIZE, narrow).left).toBe(312);
  });

  test('never leaves the window', () => {
    const { left, top } = placeInspection(box(0, 0), { width: 1500, height: 400 }, ROOM);
    expect([left, top]).toEqual([8, 8]);
  });
});
