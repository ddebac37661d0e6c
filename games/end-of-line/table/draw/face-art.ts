import type { Colour, Face } from '../../content/index.ts';
import { TINTS } from './colours.ts';
import { vectorOf, waysOut } from './geometry.ts';
import { arrowPath, linePath, toward } from './routes.ts';
import { path, type Svg, stroke } from './svg.ts';

const BOX = 78;
const WIDTH = BOX * 0.12;
const MIDDLE = { x: BOX / 2, y: BOX / 2 };

/** A face in a box of 78, pointing north. The lines end before the rim, where the arrows sit. */
export function faceArt(face: Face, colour: Colour, ground: string): Svg {
  const outs = waysOut(face, 'N');
  const lines = outs.map((out) => linePath([{ centre: { x: 0.5, y: 0.5 }, way: 'N', out }], BOX, 0.62));
  const arrows = outs.map((out) => arrowPath(toward(MIDDLE, out, BOX * 0.36), out, WIDTH * 1.15));
  return stroke(lines.join(''), colour, WIDTH, ground) + path(arrows.join(''), { fill: TINTS[colour].hex });
}

/** The same as a small sign in a box of 24. */
export function tinyFace(face: Face, colour: Colour): Svg {
  const outs = waysOut(face, 'N');
  const stems = outs.map((out) => {
    const { x } = vectorOf(out);
    return x === 0 ? 'M12 22V6' : `M12 22V15Q12 12 ${12 + x * 3} 12H${12 + x * 7}`;
  });
  const arrows = outs.map((out) => arrowPath(toward({ x: 12, y: 12 }, out, 8), out, 3));
  const tint = TINTS[colour].hex;
  return path(stems.join(''), { fill: 'none', stroke: tint, strokeWidth: 2.6 }) + path(arrows.join(''), { fill: tint });
}
