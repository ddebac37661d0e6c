import { mod, type Point } from '../draw/geometry.ts';
import type { Limit, Limits } from '../draw/limits.ts';
import { path, type Svg, words } from '../draw/svg.ts';

/** The dark floor of one tile: cells that the cards span are lit, the others wait (EOL-3.4). */
export function drawFloor(size: number, cell: number, limits: Limits): Svg {
  const side = size * cell;
  const steps = Array.from({ length: size }, (_, i) => i * cell);
  const lit = parts(limits.x, size).flatMap(([x, width]) =>
    parts(limits.y, size).map(
      ([y, height]) => `M${x * cell} ${y * cell}h${width * cell}v${height * cell}h${-width * cell}Z`,
    ),
  );
  return [
    path(`M0 0H${side}V${side}H0Z`, { class: 'ground', fill: '#07090c' }),
    path(lit.join(''), { class: 'ground', fill: '#0d1117' }),
    path(steps.map((at) => `M${at} 0V${side}M0 ${at}H${side}`).join(''), {
      class: 'hairline',
      stroke: '#fff',
      strokeOpacity: 0.055,
    }),
    path(steps.flatMap((x) => steps.map((y) => `M${x} ${y}h0`)).join(''), {
      class: 'dot',
      stroke: '#fff',
      strokeOpacity: 0.24,
      strokeWidth: 2.6,
      strokeLinecap: 'round',
    }),
  ].join('');
}

/** A span that goes over the edge shows at both ends of the tile. */
function parts({ from, span }: Limit, size: number): [from: number, length: number][] {
  const over = from + span - size;
  if (over <= 0) return [[from, span]];
  return [
    [from, size - from],
    [0, over],
  ];
}

export interface Axes {
  readonly size: number;
  readonly cell: number;
  readonly cols: number;
  readonly rows: number;
  readonly fringe: number;
  /** The window's corner. */
  readonly at: Point;
}

/** The numbers of columns and rows, as the rules count them; they move with the window. */
export function drawAxes({ size, cell, cols, rows, fringe, at }: Axes): Svg {
  const along = (from: number, count: number) =>
    Array.from({ length: count + 1 }, (_, i) => Math.floor(from) + i)
      .map((n) => ({ label: mod(n, size), middle: (n - from + 0.5) * cell }))
      .filter(({ middle }) => middle > 0 && middle < count * cell);
  return [
    ...along(at.x, cols).map(({ label, middle }) => words({ x: middle, y: -fringe - 9 }, label)),
    ...along(at.y, rows).map(({ label, middle }) => words({ x: -fringe - 10, y: middle }, label)),
  ].join('');
}
