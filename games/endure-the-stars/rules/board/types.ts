import type { TileKind } from '../../content/tiles/index.ts';
import type { Direction, DoorId, WallId, ZoneId } from '../state/map.ts';

/** A cell of the whole map, counted row by row. */
export type Cell = number;

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];

/** Where there is no way and no sight. */
export const NOWHERE = -1;

/** A tile as a mission lays it (ETS-T.3). */
export interface LaidTile {
  readonly alias: string;
  readonly kind: TileKind;
  readonly col: number;
  readonly row: number;
  readonly rot: number;
}

/** Edges of a cell that are no wall. */
export const EDGE = { free: -1, outer: -2, narrow: -3 } as const;

/** An open corridor border, or a stretch of wall with its length: what one zone has in common with the next. */
export interface Border {
  readonly between: readonly [ZoneId, ZoneId];
  /** From the first zone to the second. */
  readonly facing: Direction;
  readonly length: number;
}

/** The cells under the zones: fixed for a map, read by this folder and by whoever draws it. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** The zone of each cell, -1 where no tile lies. */
  readonly zoneAt: readonly ZoneId[];
  /** What each side of each cell is (4 * cell + direction): a wall's number, or one of `EDGE`. */
  readonly edges: readonly number[];
  /** Of each wall, by its number. */
  readonly walls: readonly Border[];
  /** Open corridor borders (ETS-T.7). */
  readonly borders: readonly Border[];
  /** The edge that each doorway lies on (4 * cell + direction) and the wall it lies in, by its number. */
  readonly edgeOf: readonly number[];
  readonly wallOf: readonly WallId[];
  /** Zones by the names of their parts and by their full names, doorways by theirs. */
  readonly zoneNamed: ReadonlyMap<string, ZoneId>;
  readonly doorNamed: ReadonlyMap<string, DoorId>;
}
