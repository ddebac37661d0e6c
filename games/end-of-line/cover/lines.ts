/** The lines of END OF LINE's cover: routes over cells, each in its colour, core pattern and mark. */
export interface CoverLine {
  readonly colour: string;
  /** Corners of the route in cells, from the Start or the rim to the head or the rim. */
  readonly route: readonly (readonly [x: number, y: number])[];
  /** The core that tells the line apart without colour: its width and dashes, in line widths. */
  readonly core: { readonly width: number; readonly dash: string } | null;
  readonly start: boolean;
  readonly head: boolean;
  readonly mark: string;
  /** Lines that are out of the match lie dim. */
  readonly dim: boolean;
}

export const CELL = 40;
const centre = (cell: number) => cell * CELL + CELL / 2;

/** A path through the corners, rounded as the cards are. */
export function path(route: CoverLine['route']): string {
  const points = route.map(([x, y]) => [centre(x), centre(y)] as const);
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let d = `M${first}`;
  rest.forEach((corner, i) => {
    const after = rest[i + 1];
    const before = points[i] ?? first;
    if (after === undefined) d += `L${corner}`;
    else d += `L${toward(corner, before)}Q${corner} ${toward(corner, after)}`;
  });
  return d;
}

function toward([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): readonly [number, number] {
  const by = CELL * 0.3;
  return [x + Math.sign(toX - x) * by, y + Math.sign(toY - y) * by];
}

/** A card with round corners on every cell that the route passes. */
export function tiles(route: CoverLine['route']): string {
  const [round, side] = [5, CELL - 13];
  const corner = (x: number, y: number) => `a${round} ${round} 0 0 1 ${x * round} ${y * round}`;
  const edges = `h${side}${corner(1, 1)}v${side}${corner(-1, 1)}h-${side}${corner(-1, -1)}v-${side}${corner(1, -1)}z`;
  return cells(route)
    .map(([x, y]) => `M${x * CELL + 1.5 + round} ${y * CELL + 1.5}${edges}`)
    .join('');
}

function cells(route: CoverLine['route']): (readonly [number, number])[] {
  return route.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = route[i] ?? [x, y];
    const length = Math.abs(x - fromX) + Math.abs(y - fromY);
    const steps = Array.from({ length: i === 0 ? length + 1 : length }, (_, step) => (i === 0 ? step : step + 1));
    return steps.map((step) => [fromX + Math.sign(x - fromX) * step, fromY + Math.sign(y - fromY) * step] as const);
  });
}

const MARKS = {
  disc: 'M0-6.4A6.4 6.4 0 1 1-.01-6.4Z',
  triangle: 'M0-7 6.6 5.2-6.6 5.2Z',
  square: 'M-5.4-5.4H5.4V5.4H-5.4Z',
  hexagon: 'M0-7 6-3.5V3.5L0 7-6 3.5V-3.5Z',
  star: 'M0-8 2.1-2.1 8 0 2.1 2.1 0 8-2.1 2.1-8 0-2.1-2.1Z',
  ring: 'M0-6.6A6.6 6.6 0 1 1-.01-6.6ZM0-3A3 3 0 1 0 .01-3Z',
  plus: 'M-2.3-7H2.3V-2.3H7V2.3H2.3V7H-2.3V2.3H-7V-2.3H-2.3Z',
} as const;

const line = (
  colour: string,
  mark: keyof typeof MARKS,
  core: CoverLine['core'],
  route: CoverLine['route'],
  ends: 'start' | 'head' | 'none',
  dim = false,
): CoverLine => ({
  colour,
  mark: MARKS[mark],
  core,
  route,
  start: ends === 'start',
  head: ends === 'head',
  dim,
});

const LONG = { width: 0.34, dash: '1.1 0.9' };
const DOUBLE = { width: 0.24, dash: '' };
const TIES = { width: 1.06, dash: '0.5 0.75' };
const NARROW_TIES = { width: 1.06, dash: '0.22 1' };
const FINE = { width: 0.34, dash: '0.28 0.42' };
const DASH_DOT = { width: 0.3, dash: '0.9 0.55 0.05 0.55' };

export const LINES: readonly CoverLine[] = [
  line(
    '#ffe121',
    'disc',
    null,
    [
      [3, 2],
      [3, 0],
      [2, 0],
      [2, -2],
    ],
    'start',
  ),
  line(
    '#5ea9fd',
    'square',
    LONG,
    [
      [-2, 1],
      [1, 1],
      [1, 3],
      [2, 3],
    ],
    'head',
  ),
  line(
    '#fa1018',
    'ring',
    TIES,
    [
      [-2, 5],
      [4, 5],
      [4, 6],
      [5, 6],
      [5, 4],
      [3, 4],
      [3, 3],
    ],
    'head',
  ),
  line(
    '#fa1018',
    'ring',
    TIES,
    [
      [1, 4],
      [-2, 4],
    ],
    'start',
  ),
  line(
    '#8061ff',
    'hexagon',
    NARROW_TIES,
    [
      [8, 0],
      [5, 0],
      [5, -2],
    ],
    'none',
  ),
  line(
    '#ed61ad',
    'triangle',
    DOUBLE,
    [
      [5, 2],
      [6, 2],
      [6, 5],
      [8, 5],
    ],
    'start',
  ),
  line(
    '#f0faff',
    'star',
    FINE,
    [
      [-2, 6],
      [2, 6],
    ],
    'head',
    true,
  ),
  line(
    '#ffe121',
    'disc',
    null,
    [
      [2, 12],
      [2, 7],
      [4, 7],
      [4, 8],
      [8, 8],
    ],
    'none',
  ),
  line(
    '#f9a662',
    'plus',
    DASH_DOT,
    [
      [6, 12],
      [6, 7],
      [8, 7],
    ],
    'none',
    true,
  ),
];
