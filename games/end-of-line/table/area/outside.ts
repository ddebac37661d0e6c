import type { View } from '../../rules/types.ts';
import { mod, type Point, pointOf } from '../draw/geometry.ts';
import { lineWidth } from '../draw/line-art.ts';
import { type Svg, startCard, stroke, words } from '../draw/svg.ts';
import type { Fit } from './fit.ts';

/** The puzzles' Start cards: below the bottom edge, or a plug at the first card where the window lies elsewhere. */
export function drawOutside(view: View, { cell, cols, rows, fringe, below }: Fit, corner: Point, name: string): Svg {
  const bottom = rows * cell;
  const isBelow = below > 0 && mod(corner.y, view.size) === 0;
  const middle = bottom + cell * 0.58;
  const starts = view.players.flatMap(({ entry, colour }) => {
    const at = pointOf(view.size, entry);
    const column = mod(at.x - corner.x, view.size);
    const edge = (mod(at.y - corner.y, view.size) + 1) * cell;
    return column < cols && (isBelow || edge <= bottom) ? [{ colour, x: (column + 0.5) * cell, edge }] : [];
  });
  const last = Math.max(0, ...starts.map(({ x }) => x));
  const hasRoom = isBelow && last + cell * 2.2 < cols * cell + fringe;
  return [
    ...starts.map(({ colour, x, edge }) =>
      isBelow
        ? stroke(`M${x} ${middle}V${bottom}`, colour, lineWidth(cell)) +
          startCard(colour, { x, y: middle }, cell * 0.25)
        : startCard(colour, { x, y: edge }, cell * 0.1),
    ),
    hasRoom
      ? words({ x: last + cell * 0.4, y: middle }, name, { textAnchor: 'start', fontFamily: 'var(--font-read)' })
      : '',
  ].join('');
}
