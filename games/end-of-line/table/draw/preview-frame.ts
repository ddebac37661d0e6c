import type { Cell } from '../../rules/types.ts';
import { TINTS, WARNING } from './colours.ts';
import { pointOf } from './geometry.ts';
import type { Scene } from './lines.ts';
import { type Svg, square } from './svg.ts';

/** The dashed frame of a card that is not laid yet; red where it would end its line. */
export function previewFrame(scene: Scene, index: Cell, cell: number, isHarm = false): Svg {
  const at = pointOf(scene.size, index);
  const own = TINTS[scene.players[scene.cells[index]?.seat ?? 0]?.colour ?? 'white'].hex;
  const tint = isHarm ? WARNING : own;
  return square({ x: (at.x + 0.5) * cell, y: (at.y + 0.5) * cell }, cell * 0.46, {
    rx: cell * 0.12,
    fill: tint,
    fillOpacity: isHarm ? 0.3 : 0.16,
    stroke: tint,
    strokeWidth: 2,
    strokeDasharray: '7 5',
  });
}
