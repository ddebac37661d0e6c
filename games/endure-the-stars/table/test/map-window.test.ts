import { describe, expect, test } from 'vitest';
import { inSight, scrollTo, sizeOf } from '../map/in-sight.ts';
import { MARGIN } from '../map/unit.ts';

const chart = { width: 10, height: 10 };
const { width } = sizeOf(chart);
/** A sheet as large as the drawing, and a window of a quarter of it. */
const quarter = (scrollLeft: number, scrollTop: number) => ({
  ...{ scrollLeft, scrollTop, scrollWidth: width, scrollHeight: width },
  ...{ clientWidth: width / 2, clientHeight: width / 2 },
});

describe('the window onto the map', () => {
  test('says which part is in sight, and nothing when all of it is', () => {
    expect(inSight(quarter(0, width / 2), chart)).toEqual({
      ...{ x: -MARGIN, y: width / 2 - MARGIN },
      ...{ width: width / 2, height: width / 2 },
    });
    expect(inSight({ ...quarter(0, 0), scrollWidth: 10, scrollHeight: 10 }, chart)).toBe(null);
  });

  test('is scrolled so that a point comes to lie in its middle', () => {
    const { left, top } = scrollTo(quarter(0, 0), chart, { x: 500, y: 700 });
    const seen = inSight(quarter(left, top), chart);
    expect([(seen?.x ?? 0) + (seen?.width ?? 0) / 2, (seen?.y ?? 0) + (seen?.height ?? 0) / 2]).toEqual([500, 700]);
  });

  test('a sheet of another shape has the drawing in its middle', () => {
    const tall = { ...quarter(0, 0), scrollHeight: 2 * width };
    expect(inSight(tall, chart)?.y).toBe(-width / 2 - MARGIN);
  });
});
