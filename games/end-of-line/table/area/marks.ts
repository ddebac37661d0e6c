import type { Cell } from '../../rules/types.ts';
import { INK, WARNING } from '../draw/colours.ts';
import { type Point, pointOf } from '../draw/geometry.ts';
import { lineWidth } from '../draw/line-art.ts';
import { linesOf, type Scene } from '../draw/lines.ts';
import { previewFrame } from '../draw/preview-frame.ts';
import { crossPath, linePath } from '../draw/routes.ts';
import { circle, path, type Svg, square, words } from '../draw/svg.ts';
import type { Badge } from '../motion/stage.svelte.ts';

/** What points at single cells: the previewed card's frame, a refusal, the focus, and what motion shows. */
export interface Marked {
  readonly preview: Cell | null;
  /** What is said at a previewed card that would end its line; null where it would not. */
  readonly harm: string | null;
  readonly refused: Cell | null;
  readonly focus: Cell | null;
  readonly scanned: Cell | null;
  readonly highlit: readonly Cell[];
  readonly pulse: readonly Cell[];
  readonly badges: readonly Badge[];
}

export function drawMarks(scene: Scene, cell: number, marked: Marked): Svg {
  const at = (index: Cell): Point => {
    const { x, y } = pointOf(scene.size, index);
    return { x: (x + 0.5) * cell, y: (y + 0.5) * cell };
  };
  const frame = (index: Cell | null, fillOpacity = 0, r = 0.44) =>
    index === null || index < 0
      ? ''
      : square(at(index), cell * r, { rx: cell * 0.12, fill: '#fff', fillOpacity, stroke: '#fff', strokeWidth: 2 });
  const { preview, harm, refused, focus, scanned, highlit, pulse, badges } = marked;
  return [
    preview === null ? '' : previewFrame(scene, preview, cell, harm !== null),
    preview === null || harm === null ? '' : flag(at(preview), harm, cell, scene.size),
    frame(refused, 0.05),
    refused === null
      ? ''
      : path(crossPath(at(refused), cell * 0.1), { stroke: '#e9edf3', strokeWidth: 2.4, strokeLinecap: 'round' }),
    frame(focus, 0, 0.47),
    ...highlit.map((index) => frame(index)),
    frame(scanned, 0.14),
    pulseAlong(scene, pulse, cell),
    ...badges.map(
      ({ cell: index, value }) =>
        circle(at(index), Math.max(12, cell * 0.24), { fill: '#fff' }) +
        words(at(index), value, { fontSize: Math.max(16, cell * 0.28), fontWeight: 700, fill: INK }),
    ),
  ].join('');
}

/** Two words above a cell, or below it where there is no room above; never over the area's edge, where they would be cut. */
function flag(at: Point, says: string, cell: number, size: number): Svg {
  const [width, height] = [says.length * 8 + 20, 24];
  const { y } = at;
  const x = Math.min(Math.max(at.x, width / 2), size * cell - width / 2);
  const top = y < cell ? y + cell * 0.52 : y - cell * 0.52 - height;
  const box = { x: x - width / 2, y: top, width, height, rx: 7 };
  return (
    `<rect x="${box.x}" y="${box.y}" width="${width}" height="${height}" rx="${box.rx}" fill="${WARNING}"/>` +
    words({ x, y: top + height / 2 }, says, { fontSize: 14, fontWeight: 700, fill: INK, class: 'flag' })
  );
}

/** Light that runs along the winner's line. */
function pulseAlong(scene: Scene, cells: readonly Cell[], cell: number): Svg {
  if (cells.length === 0) return '';
  const pieces = linesOf(scene).flatMap((line) => line.live.filter((_, i) => cells.includes(line.cells[i] ?? -1)));
  const width = lineWidth(cell);
  return path(linePath(pieces, cell), {
    fill: 'none',
    stroke: '#fff',
    strokeWidth: width * 1.25,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  });
}
