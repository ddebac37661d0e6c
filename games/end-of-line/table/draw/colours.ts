import type { Colour } from '../../content/index.ts';

/** The dark pattern inside a line: its width and dashes as parts of the line's width. */
export interface Core {
  readonly width: number;
  readonly dash: readonly number[] | null;
  readonly round: boolean;
}

export interface Tint {
  readonly hex: string;
  readonly core: Core | null;
}

export const INK = '#0a0c10';
/** The shell's colour of what harms. */
export const WARNING = '#ff8a7a';

const core = (width: number, dash: readonly number[] | null, round = false): Core => ({ width, dash, round });

/**
 * Told apart by colour, by mark and by the pattern inside the line, so that none of them is the only sign. None is near the
 * amber of what is asked: a person's colour is never that of the button.
 */
export const TINTS: Readonly<Record<Colour, Tint>> = {
  lemon: { hex: '#dcf52a', core: null },
  pink: { hex: '#ed61ad', core: core(0.24, null) },
  sky: { hex: '#5ea9fd', core: core(0.34, [1.1, 0.9]) },
  mint: { hex: '#95d7cc', core: core(0.46, [0.01, 0.95], true) },
  orange: { hex: '#d97742', core: core(0.3, [0.9, 0.55, 0.01, 0.55], true) },
  violet: { hex: '#8061ff', core: core(1.06, [0.22, 1]) },
  white: { hex: '#f0faff', core: core(0.34, [0.28, 0.42]) },
  ember: { hex: '#fa1018', core: core(1.06, [0.5, 0.75]) },
};

const round = (value: number): number => Math.round(value * 100) / 100;
const corners = (points: readonly (readonly [number, number])[], r: number): string =>
  `M${points.map(([x, y]) => `${round(x * r)} ${round(y * r)}`).join('L')}Z`;
const star = (count: number, radius: (i: number) => number): [number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    return [Math.sin(angle) * radius(i), -Math.cos(angle) * radius(i)];
  });
const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const box = [
  [-0.78, -0.78],
  [0.78, -0.78],
  [0.78, 0.78],
  [-0.78, 0.78],
] as const;
const plus = [0, 1, 2, 3].flatMap((quarter): [number, number][] => {
  const corner: [number, number][] = [
    [-0.34, -1],
    [0.34, -1],
    [0.34, -0.34],
  ];
  return corner.map(([x, y]) => {
    for (let i = 0; i < quarter; i++) [x, y] = [-y, x];
    return [x, y];
  });
});

const MARKS: Readonly<Record<Colour, (r: number) => string>> = {
  lemon: (r) => circle(round(r * 0.86)),
  pink: (r) =>
    corners(
      [
        [0, -1],
        [0.95, 0.75],
        [-0.95, 0.75],
      ],
      r,
    ),
  sky: (r) => corners(box, r),
  mint: (r) =>
    corners(
      star(4, (i) => (i % 2 ? 0.92 : 1.08)),
      r,
    ),
  orange: (r) => corners(plus, r),
  violet: (r) =>
    corners(
      star(6, () => 1),
      r,
    ),
  white: (r) =>
    corners(
      star(8, (i) => (i % 2 ? 0.42 : 1.12)),
      r,
    ),
  ember: (r) => circle(round(r * 0.9)) + circle(round(r * 0.42)),
};

/** A path around (0,0); draw it with `fill-rule="evenodd"`, for the ring's sake. */
export const markPath = (colour: Colour, r: number): string => MARKS[colour](r);
