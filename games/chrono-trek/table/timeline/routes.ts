import { COLUMNS, type Index, LINCHPINS, placeOf, ROWS } from '../../content/index.ts';

/** The grid as it lies on the screen: columns, rows, a gutter above each row. */
export interface Metrics {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly gutter: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const ROUND = 5;

const rowOf = (index: Index): number => Math.floor(placeOf(index) / COLUMNS);
const columnOf = (index: Index): number => placeOf(index) % COLUMNS;

function cellOf({ width, height, gap, gutter }: Metrics, index: Index) {
  const w = (width - gap * (COLUMNS - 1)) / COLUMNS;
  const h = (height - gutter * ROWS) / ROWS;
  return { x: columnOf(index) * (w + gap), y: gutter + rowOf(index) * (h + gutter), w, h };
}

/** The middle of the gutter above a row. */
export function gutterOf({ height, gutter }: Metrics, row: number): number {
  return (row * height) / ROWS + gutter / 2;
}

/**
 * From a Linchpin to what follows it, through the gutters and between columns: no line crosses a card's words. Lines of
 * different Linchpins keep a little apart.
 */
export function route(metrics: Metrics, from: Index, to: Index): Point[] {
  const a = cellOf(metrics, from);
  const b = cellOf(metrics, to);
  const lane = ((LINCHPINS.indexOf(from) % 3) - 1) * Math.min(3, metrics.gutter / 5);
  const [x1, x2] = [a.x + a.w / 2 + lane, b.x + b.w / 2 + lane];
  const [first, last] = [rowOf(from), rowOf(to)];
  const into = gutterOf(metrics, last) + lane;
  if (first === last)
    return [
      { x: x1, y: a.y },
      { x: x1, y: into },
      { x: x2, y: into },
      { x: x2, y: b.y },
    ];
  const out = gutterOf(metrics, first + 1) + lane;
  const start = [
    { x: x1, y: a.y + a.h },
    { x: x1, y: out },
  ];
  if (last === first + 1) return [...start, { x: x2, y: out }, { x: x2, y: b.y }];
  const beside = b.x < 1 ? b.x + b.w + metrics.gap / 2 : b.x - metrics.gap / 2;
  return [...start, { x: beside, y: out }, { x: beside, y: into }, { x: x2, y: into }, { x: x2, y: b.y }];
}

/** The points as a path with rounded corners. */
export function pathOf(points: readonly Point[]): string {
  return points
    .map((point, n) => {
      const [before, after] = [points[n - 1], points[n + 1]];
      if (before === undefined) return `M${point.x} ${point.y}`;
      if (after === undefined) return `L${point.x} ${point.y}`;
      const [from, to] = [towards(point, before), towards(point, after)];
      return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`;
    })
    .join('');
}

function towards(from: Point, to: Point): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const by = far === 0 ? 0 : Math.min(ROUND, far / 2) / far;
  return { x: from.x + (to.x - from.x) * by, y: from.y + (to.y - from.y) * by };
}
