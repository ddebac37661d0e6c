import type { View } from '../../rules/types.ts';
import type { Target } from '../asked.svelte.ts';
import { TINTS } from '../draw/colours.ts';
import { type Point, pointOf, wayTo } from '../draw/geometry.ts';
import { chevronPath, toward } from '../draw/routes.ts';
import { group, path, type Svg, square, words } from '../draw/svg.ts';

export interface Pointed {
  readonly scene: View;
  readonly seat: number | null;
  readonly lit: readonly Target[];
  /** The cell of the previewed card. */
  readonly previewed: number | null;
  /** "1 energy", for cells with room for it. */
  readonly price: string;
}

const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const TURN = 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11';
const BOOST = 'm17 11-5-5-5 5m10 7-5-5-5 5';

const middle = (size: number, index: number, cell: number): Point => {
  const { x, y } = pointOf(size, index);
  return { x: (x + 0.5) * cell, y: (y + 0.5) * cell };
};

/** Cells that can be touched now, and where everybody could go next. */
export function drawTargets({ scene, seat, lit, previewed, price }: Pointed, cell: number): Svg {
  const own = seat === null ? undefined : scene.players[seat];
  const tint = own === undefined ? '' : TINTS[own.colour].hex;
  const cells = lit.filter((target) => target.cell !== previewed);
  return [
    ...nextCells(scene, seat, previewed, cell),
    ...cells.map((target) => {
      const at = middle(scene.size, target.cell, cell);
      return target.kind === 'lay' ? legal(at, target, cell, tint) : costly(at, target, cell, tint, price);
    }),
  ].join('');
}

/** The rivals' always, one's own behind the previewed card. */
function nextCells(scene: View, seat: number | null, previewed: number | null, cell: number): Svg[] {
  return scene.players.flatMap((player, i) => {
    const isOwn = i === seat;
    if (player.out !== null || (isOwn && previewed === null)) return [];
    return player.open.map((to) => {
      const way = (player.head < 0 ? null : wayTo(scene.size, player.head, to)) ?? player.entryWay;
      const at = middle(scene.size, to, cell);
      return group(
        { class: 'next', fill: 'none', stroke: TINTS[player.colour].hex, opacity: isOwn ? 0.85 : 0.7, ...ROUND },
        square(at, cell * (isOwn ? 0.3 : 0.42), {
          rx: cell * 0.1,
          strokeOpacity: 0.6,
          strokeWidth: 1.4,
          strokeDasharray: '1.5 5',
        }),
        path(chevronPath(toward(at, way, isOwn ? 0 : cell * -0.28), way, cell * 0.085), { strokeWidth: 2 }),
      );
    });
  });
}

function legal(at: Point, { card }: Target, cell: number, tint: string): Svg {
  const chevron = (by: number) => chevronPath(toward(at, card.way, cell * by), card.way, cell * 0.105);
  return group(
    { fill: 'none', stroke: tint, strokeWidth: Math.max(2.2, cell * 0.04), ...ROUND },
    square(at, cell * 0.44, { rx: cell * 0.11, fill: tint, fillOpacity: 0.13, strokeWidth: 2.4 }),
    path(chevron(-0.1), { opacity: 0.55 }),
    path(chevron(0.12)),
  );
}

/** Dotted, with the effect's sign; on large cells the price in words. */
function costly(at: Point, { kind }: Target, cell: number, tint: string, price: string): Svg {
  const sign = cell * 0.3;
  const isWorded = cell > 66;
  const corner = { x: at.x - sign / 2, y: at.y - sign / 2 - (isWorded ? cell * 0.1 : 0) };
  return [
    square(at, cell * 0.44, {
      rx: cell * 0.11,
      fill: tint,
      fillOpacity: 0.04,
      stroke: tint,
      strokeWidth: 1.8,
      strokeDasharray: '3 5',
    }),
    path(kind === 'turnaround' ? TURN : BOOST, {
      transform: `translate(${corner.x} ${corner.y}) scale(${sign / 24})`,
      fill: 'none',
      stroke: tint,
      strokeWidth: 2.3,
      ...ROUND,
    }),
    isWorded ? words({ x: at.x, y: at.y + cell * 0.24 }, price, { fontSize: 14, fontWeight: 600, fill: tint }) : '',
  ].join('');
}
