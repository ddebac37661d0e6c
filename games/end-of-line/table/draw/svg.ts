import type { Colour } from '../../content/index.ts';
import { INK, markPath, TINTS } from './colours.ts';
import type { Point } from './geometry.ts';

/**
 * Pieces of SVG as text. The layers of the area are drawn whole whenever they change: that is shorter and faster than
 * hundreds of elements that are each kept up to date. Only numbers, constants and the table's own words go in.
 */
export type Svg = string;

const r2 = (value: number): number => Math.round(value * 100) / 100;

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** `{ strokeWidth: 2 }` becomes `stroke-width="2"`. */
const attributes = (all: Attributes): string =>
  Object.entries(all)
    .map(([name, value]) => {
      if (value === undefined) return '';
      const text = typeof value === 'number' ? r2(value) : value;
      return ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${text}"`;
    })
    .join('');

export const group = (all: Attributes, ...inside: readonly Svg[]): Svg => `<g${attributes(all)}>${inside.join('')}</g>`;

export const path = (d: string, all: Attributes = {}): Svg => (d === '' ? '' : `<path d="${d}"${attributes(all)}/>`);

export const circle = ({ x, y }: Point, r: number, all: Attributes): Svg =>
  `<circle${attributes({ cx: x, cy: y, r, ...all })}/>`;

/** A square around a point, `r` to each side. */
export const square = ({ x, y }: Point, r: number, all: Attributes): Svg =>
  `<rect${attributes({ x: x - r, y: y - r, width: 2 * r, height: 2 * r, ...all })}/>`;

export const words = ({ x, y }: Point, text: string | number, all: Attributes = {}): Svg =>
  `<text${attributes({ x, y, textAnchor: 'middle', dominantBaseline: 'central', ...all })}>${text}</text>`;

/** The mark of a colour. */
export const mark = (colour: Colour, { x, y }: Point, r: number, fill: string): Svg =>
  path(markPath(colour, r), { transform: `translate(${r2(x)} ${r2(y)})`, fill, fillRule: 'evenodd' });

/** A line of light: its colour, and the pattern that tells it apart without colour. */
export function stroke(d: string, colour: Colour, width: number, ground = INK): Svg {
  const { hex, core } = TINTS[colour];
  return group(
    { fill: 'none' },
    path(d, { stroke: hex, strokeWidth: width, strokeLinejoin: 'round' }),
    core === null
      ? ''
      : path(d, {
          stroke: ground,
          strokeWidth: width * core.width,
          strokeDasharray: core.dash?.map((part) => r2(part * width)).join(' '),
          strokeLinecap: core.round ? 'round' : undefined,
        }),
  );
}

/** A Start card: a filled square with the mark. */
export const startCard = (colour: Colour, at: Point, r: number): Svg =>
  square(at, r, { rx: r * 0.35, fill: TINTS[colour].hex }) + mark(colour, at, r * 0.56, INK);
