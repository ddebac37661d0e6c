import { INK, TINTS } from './colours.ts';
import type { Point } from './geometry.ts';
import type { Line, Stub } from './lines.ts';
import { arrowPath, crossPath, linePath, stubPath, toward } from './routes.ts';
import { circle, group, mark, path, type Svg, startCard, stroke } from './svg.ts';

/** Never so thin that the pattern is lost, never so thick that neighbours touch. */
export const lineWidth = (cell: number): number => Math.max(Math.min(4, cell * 0.3), cell * 0.135);

/** One player's line: stubs, spurs, the line itself, Start card and head. `preview`: the head is not laid yet. */
export function lineArt(line: Line, cell: number, preview = false): Svg {
  const half = cell / 2;
  const width = lineWidth(cell);
  const tint = TINTS[line.colour].hex;
  const px = ({ x, y }: Point): Point => ({ x: x * cell, y: y * cell });
  const stubs = (all: readonly Stub[], length: number) =>
    all.map(({ centre, way }) => stubPath(px(centre), way, half * length)).join('');
  const beside = ({ centre, way }: Stub, by: number) => toward(px(centre), way, half * by);
  const crosses = line.closed.map((stub) => crossPath(beside(stub, 0.76), width * 0.36)).join('');
  return [
    group(
      { stroke: tint, strokeWidth: width * 0.42, strokeLinecap: 'round' },
      path(stubs(line.lost, 0.62), { opacity: 0.3 }),
      path(stubs(line.closed, 0.56), { opacity: 0.45 }),
      path(crosses, { opacity: 0.85, strokeWidth: Math.max(1.8, width * 0.22) }),
    ),
    line.spurs.length > 0
      ? group({ opacity: 0.38 }, stroke(linePath(line.spurs, cell), line.colour, width * 0.62))
      : '',
    ...line.knots.map((knot) =>
      circle(px(knot), width * 0.5, { fill: INK, stroke: tint, strokeOpacity: 0.55, strokeWidth: width * 0.24 }),
    ),
    stroke(linePath(line.live, cell) + stubs(line.open, 0.66), line.colour, width),
    path(line.open.map((stub) => arrowPath(beside(stub, 0.82), stub.way, width * 0.95)).join(''), { fill: tint }),
    line.start ? startCard(line.colour, px(line.start.centre), half * 0.52) : '',
    line.head ? head(line, px(line.head), cell, preview) : '',
  ].join('');
}

function head({ colour, out }: Line, at: Point, cell: number, preview: boolean): Svg {
  const half = cell / 2;
  const width = lineWidth(cell);
  const tint = TINTS[colour].hex;
  if (preview) return circle(at, width * 0.75, { fill: INK, stroke: tint, strokeWidth: Math.max(2, width * 0.26) });
  return [
    circle(at, half * 0.47, { fill: tint, fillOpacity: 0.22 }),
    circle(at, half * 0.36, { fill: out ? INK : tint, stroke: tint, strokeWidth: out ? 1.6 : 0 }),
    mark(colour, at, half * 0.21, out ? tint : INK),
  ].join('');
}
