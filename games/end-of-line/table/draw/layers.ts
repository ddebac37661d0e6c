import type { Cell } from '../../rules/types.ts';
import { INK, TINTS } from './colours.ts';
import { splitDark } from './dim.ts';
import { pointOf } from './geometry.ts';
import { lineArt, lineWidth } from './line-art.ts';
import { linesOf, numbersOf, type Scene } from './lines.ts';
import { linePath } from './routes.ts';
import { group, path, type Svg, square, stroke, words } from './svg.ts';

export interface Layers {
  /** Grounds of the cards, and lines without light. */
  readonly below: Svg;
  /** What glows. */
  readonly light: Svg;
  /** Bridges and numbers. */
  readonly above: Svg;
}

export interface Looks {
  readonly preview: Cell | null;
  readonly dark: ReadonlySet<Cell>;
  readonly numbers: 'all' | 'heads' | 'none';
}

/** A scene as three layers, each of one tile. */
export function layersOf(scene: Scene, cell: number, { preview, dark, numbers }: Looks): Layers {
  const lines = linesOf(scene).map((line) => ({ ...splitDark(line, dark), whole: line }));
  return {
    below:
      tiles(scene, cell, preview) +
      lines.map(({ dim }) => (dim ? group({ class: 'unlit', opacity: 0.38 }, lineArt(dim, cell)) : '')).join(''),
    light: lines
      .map(({ bright, whole }) => lineArt(bright, cell, preview !== null && whole.cells.at(-1) === preview))
      .join(''),
    above: lines.map(({ whole }) => bridges(whole, cell)).join('') + initiatives(scene, cell, numbers),
  };
}

function tiles(scene: Scene, cell: number, preview: Cell | null): Svg {
  return scene.cells
    .map((card, index) => {
      const player = card && scene.players[card.seat];
      if (!player || index === preview) return '';
      const { x, y } = pointOf(scene.size, index);
      const tint = TINTS[player.colour].hex;
      return square({ x: (x + 0.5) * cell, y: (y + 0.5) * cell }, cell * 0.465, {
        class: player.out ? 'dark tile' : 'tile',
        rx: cell * 0.12,
        fill: tint,
        fillOpacity: player.out ? 0.035 : 0.085,
        stroke: tint,
        strokeOpacity: player.out ? 0.1 : 0.17,
      });
    })
    .join('');
}

function bridges({ bridges: over, colour, out }: ReturnType<typeof linesOf>[number], cell: number): Svg {
  if (over.length === 0) return '';
  const d = linePath(over, cell);
  const width = lineWidth(cell);
  return group(
    { opacity: out ? 0.38 : 1 },
    path(d, { stroke: INK, strokeWidth: width * 1.9 }),
    stroke(d, colour, width),
  );
}

/** In the corners of the cards; on small cells only those of the heads, with a dark edge. */
function initiatives(scene: Scene, cell: number, numbers: Looks['numbers']): Svg {
  if (numbers === 'none') return '';
  const shown = numbersOf(scene).filter(({ head }) => numbers === 'all' || head);
  return group(
    {
      fontFamily: 'JetBrains Mono Variable, monospace',
      fontWeight: 600,
      fontSize: Math.max(14, cell * 0.19),
      paintOrder: 'stroke',
    },
    ...shown.map(({ at, value, colour, head, out }) =>
      words({ x: at.x * cell, y: at.y * cell }, value, {
        fill: head && !out ? '#fff' : TINTS[colour].hex,
        fillOpacity: out ? 0.45 : head ? 1 : 0.75,
        stroke: INK,
        strokeWidth: numbers === 'all' ? 0 : 4,
      }),
    ),
  );
}
