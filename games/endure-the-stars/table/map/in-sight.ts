import type { Chart } from '../../rules/telling/reckon/index.ts';
import { MARGIN, UNIT } from './unit.ts';

/** The scrolled element: its window, the whole sheet, and how far that is scrolled. */
export interface Scrolled {
  readonly scrollLeft: number;
  readonly scrollTop: number;
  readonly clientWidth: number;
  readonly clientHeight: number;
  readonly scrollWidth: number;
  readonly scrollHeight: number;
}

export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The drawing's size in its own units. */
export const sizeOf = ({ width, height }: Pick<Chart, 'width' | 'height'>) => ({
  width: width * UNIT + 2 * MARGIN,
  height: height * UNIT + 2 * MARGIN,
});

/** How the drawing lies on the sheet: as large as fits, in the middle. */
function laid({ scrollWidth, scrollHeight }: Scrolled, size: { width: number; height: number }) {
  const scale = Math.min(scrollWidth / size.width, scrollHeight / size.height);
  return { scale, left: (scrollWidth - size.width * scale) / 2, top: (scrollHeight - size.height * scale) / 2 };
}

/** The part of the map that is in the window, in units of the drawing; null when all of it is. */
export function inSight(at: Scrolled, chart: Pick<Chart, 'width' | 'height'>): Part | null {
  if (at.scrollWidth <= at.clientWidth && at.scrollHeight <= at.clientHeight) return null;
  const { scale, left, top } = laid(at, sizeOf(chart));
  return {
    x: (at.scrollLeft - left) / scale - MARGIN,
    y: (at.scrollTop - top) / scale - MARGIN,
    width: at.clientWidth / scale,
    height: at.clientHeight / scale,
  };
}

/** How far to scroll so that a point of the drawing is in the middle of the window. */
export function scrollTo(at: Scrolled, chart: Pick<Chart, 'width' | 'height'>, point: { x: number; y: number }) {
  const { scale, left, top } = laid(at, sizeOf(chart));
  return {
    left: left + (point.x + MARGIN) * scale - at.clientWidth / 2,
    top: top + (point.y + MARGIN) * scale - at.clientHeight / 2,
  };
}
