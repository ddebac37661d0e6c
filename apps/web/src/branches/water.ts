/** A place in the water: how far along it is, where its middle lies, and how wide it is there. */
export interface Place {
  readonly along: number;
  readonly across: number;
  readonly width: number;
}

/** A stretch of water as paths of an svg, or of a canvas. */
export interface Water {
  readonly body: string;
  readonly banks: readonly string[];
  /** Lines in it that show where it flows. */
  readonly currents: readonly string[];
}

/** Where currents lie between the banks, from -0.5 to 0.5. */
const CURRENTS = [-0.27, 0.02, 0.29];

type Point = readonly [along: number, across: number];

/** Water through these places, from left to right; with `down` from top to bottom. */
export function waterThrough(places: readonly Place[], down = false): Water {
  const write = ([along, across]: Point) => {
    const [a, b] = [along.toFixed(1), across.toFixed(1)];
    return down ? `${b},${a}` : `${a},${b}`;
  };
  const curve = (points: readonly Point[], start: 'M' | 'L'): string =>
    points
      .map((point, i) => {
        const before = points[i - 1];
        if (before === undefined) return start + write(point);
        const middle = (before[0] + point[0]) / 2;
        return `C${write([middle, before[1]])} ${write([middle, point[1]])} ${write(point)}`;
      })
      .join('');
  const bank = (side: number) => places.map(({ along, across, width }): Point => [along, across + side * width]);
  const [near, far] = [bank(-0.5), bank(0.5)];
  const current = (at: number) =>
    places.map(
      ({ along, across, width }, i): Point => [along, across + (at + Math.sin(i * 1.7 + at * 9) * 0.05) * width],
    );
  return {
    body: `${curve(near, 'M')}${curve(far.toReversed(), 'L')}Z`,
    banks: [curve(near, 'M'), curve(far, 'M')],
    currents: CURRENTS.map((at) => curve(current(at), 'M')),
  };
}

/** Where the middle of the water lies, and how wide it is, at any place along it. */
export function placeAt(places: readonly Place[], along: number): Place | null {
  const next = places.findIndex((place) => place.along >= along);
  const [before, after] = [places[Math.max(0, next - 1)], places[next]];
  if (before === undefined || after === undefined || along < (places[0]?.along ?? 0)) return null;
  const way = after.along - before.along;
  const t = way === 0 ? 1 : (along - before.along) / way;
  // As the curve does: flat at both ends.
  const s = t * t * (3 - 2 * t);
  return {
    along,
    across: before.across + (after.across - before.across) * s,
    width: before.width + (after.width - before.width) * s,
  };
}
