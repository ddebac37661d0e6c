import type { Cell } from '../../rules/types.ts';
import { TINTS } from './colours.ts';
import { pointOf } from './geometry.ts';
import type { Scene } from './lines.ts';
import { type Svg, square } from './svg.ts';

/** The dashed frame of a card that is not laid yet. */
export function previewFrame(scene: Scene, index: Cell, cell: number): Svg {
  const at = pointOf(scene.size, index);
  const tint = TINTS[scene.players[scene.cells[index]?.seat ?? 0]?.colour ?? 'white'].hex;
  return square({ x: (at.x + 0.5) * cell, y: (at.y + 0.5) * cell }, cell * 0.46, {
    rx: cell * 0.12,
    fill: tint,
    fillOpacity: 0.16,
    stroke: tint,
    strokeWidth: 2,
    strokeDasharray: '7 5',
  });
}
