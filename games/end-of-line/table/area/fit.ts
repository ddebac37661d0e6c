/** How the area is cut out for the room there is. All lengths in pixels but `below`, which counts cells. */
export interface Fit {
  readonly cell: number;
  readonly cols: number;
  readonly rows: number;
  readonly fringe: number;
  /** Room for the axis numbers above and on the left. */
  readonly axis: number;
  /** Room under the bottom edge for Start cards that lie outside. */
  readonly below: number;
  /** Not all cells fit at a size that a finger can hit. */
  readonly zoomed: boolean;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

const FINGER = 44;
const OVERVIEW = 64;
/** The least that is shown beyond an edge. */
const NARROW = 4;
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

export function fitArea({ width, height }: Room, size: number, outside: boolean): Fit {
  const isPhone = width < 480;
  const axis = isPhone ? 0 : 22;
  const below = outside ? 0.86 : 0;
  const fits = (fringe: number): number =>
    Math.min((width - 2 * axis - 2 * fringe) / size, (height - axis - 2 * fringe) / (size + below));
  const usual = clamp(fits(32) * 0.42, isPhone ? 14 : 17, isPhone ? 16 : 32);
  // What lies beyond the edges gives way before a part of the area does.
  const fringe = isPhone && fits(usual) < FINGER && fits(NARROW) >= FINGER ? NARROW : usual;
  const cell = Math.floor(fits(fringe) * 2) / 2;
  if (!isPhone || cell >= FINGER) return { cell, cols: size, rows: size, fringe, axis, below, zoomed: false };
  const cols = clamp(Math.floor((width - 2 * fringe) / FINGER), 1, size);
  const large = (width - 2 * fringe) / cols;
  const rows = clamp(Math.floor((height - OVERVIEW - 2 * fringe) / large), 1, size);
  return { cell: large, cols, rows, fringe, axis, below: 0, zoomed: true };
}
