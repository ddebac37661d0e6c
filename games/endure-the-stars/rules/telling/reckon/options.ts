import { freeLines, rangeOf } from '../../board/kit/shots.ts';
import { shipOf } from '../../board/ship.ts';
import type { Choice, Frame, ShipMap, Table, WallId, ZoneId } from '../../types.ts';
import { type DoorChart, edgeAt } from './chart.ts';

/** A stretch of wall, drawn where a doorway would be. */
export type WallChart = Omit<DoorChart, 'hasToken' | 'code'>;

/** Where a doorway in a wall is drawn: on the edge in its middle. */
export function wallAt(map: ShipMap, wall: WallId): WallChart {
  const { edges } = map.geometry;
  const own = [...edges.keys()].filter((edge) => edges[edge] === wall && (edge % 4 === 1 || edge % 4 === 2));
  const middle = own[Math.floor(own.length / 2)] as number;
  return { ...edgeAt(map, middle), between: map.walls[wall]?.between ?? [0, 0] };
}

/** Walls in which a doorway can be made now, by their numbers. */
export const wallsOf = (t: Table, choices: readonly Choice[]): (WallChart & { readonly wall: WallId })[] =>
  choices.flatMap((choice) =>
    choice.kind === 'wall' ? [{ wall: choice.wall, ...wallAt(shipOf(t), choice.wall) }] : [],
  );

/** Lines of fire to choose from: the zones of each, from the attacker's to the target (ETS-15.41). */
export function fireLines(t: Table, frame: Frame | undefined): ZoneId[][] {
  if (frame?.kind !== 'aim') return [];
  const { who, item, zone } = frame.shot;
  const from = t.team[who]?.zone ?? zone;
  return freeLines(t, who, zone, Math.max(rangeOf(t, who, item), 0)).map(({ between }) => [from, ...between, zone]);
}
