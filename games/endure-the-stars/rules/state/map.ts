import type { Geometry } from '../board/types.ts';

/** A zone, by its place in `ShipMap.zones`; they stand in reading order (ETS-T.17). */
export type ZoneId = number;
/** A doorway, by its place in `ShipMap.doorways`. */
export type DoorId = number;
/** A stretch of wall, by its place in `ShipMap.walls`. */
export type WallId = number;
/** North, east, south, west of the map, clockwise (ETS-4.35). */
export type Direction = 0 | 1 | 2 | 3;

export interface Zone {
  readonly id: ZoneId;
  /** `LB.A`, `CQ.e+LB.w` (ETS-T.13). */
  readonly name: string;
  readonly kind: 'room' | 'corridor';
  /** Tiles on which it has a cell, by their places in `ShipMap.tiles`. */
  readonly tiles: readonly number[];
  readonly cells: number;
  /** Spaces for miniatures (ETS-17.11). */
  readonly capacity: number;
}

export interface Tile {
  /** `CQ`, `PC2`. */
  readonly alias: string;
  /** `crew-quarters`: its name in the texts and on the Event cards. */
  readonly kind: string;
  readonly column: number;
  readonly row: number;
  /** Numbered in letter order (ETS-T.14). */
  readonly rooms: readonly ZoneId[];
}

/** A doorway between two zones. Only one with a token is a door that can be locked (ETS-4.25). */
export interface Doorway {
  readonly id: DoorId;
  /** `LB:A-x` */
  readonly name: string;
  readonly between: readonly [ZoneId, ZoneId];
  readonly hasToken: boolean;
}

/** A straight stretch of wall between two zones, where a doorway can be made (ETS-6.12). */
export interface Wall {
  readonly id: WallId;
  readonly between: readonly [ZoneId, ZoneId];
}

export interface Exit {
  readonly zone: ZoneId;
  readonly side: Direction;
}

/** The ship as a mission lays it out. It never changes: what changes about doorways is in `Passages`. */
export interface ShipMap {
  readonly tiles: readonly Tile[];
  readonly zones: readonly Zone[];
  readonly doorways: readonly Doorway[];
  readonly walls: readonly Wall[];
  readonly exits: readonly Exit[];
  readonly start: ZoneId;
  /** By zone and zone: the number of borders that a noise crosses (ETS-5.4). */
  readonly noise: readonly (readonly number[])[];
  /** The cells under the zones. */
  readonly geometry: Geometry;
}

/** How the doorways stand. Replaced as a whole when one changes, never changed: copies of a state share it. */
export interface Passages {
  /** Locked doors and doorways that became wall, rising. */
  readonly barred: readonly DoorId[];
  /** Stretches of wall with a doorway made in them, rising. */
  readonly made: readonly WallId[];
}

/** A connected zone, and over how many cell edges on each side one gets there. */
export interface Step {
  readonly to: ZoneId;
  readonly edges: readonly [number, number, number, number];
}

/** A line of sight (ETS-15.17, 15.41). */
export interface Line {
  readonly direction: Direction;
  /** Zones strictly between, the nearest first. */
  readonly between: readonly ZoneId[];
  /** Into the zone where one stands: in no direction. */
  readonly here?: true;
}

/** What follows from how the doorways stand; worked out once for each way they do. */
export interface Ways {
  /** By zone: where one may walk from there, in reading order. */
  readonly steps: readonly (readonly Step[])[];
  /** By zone and zone: borders crossed along the shortest line of sight; -1 where there is none. */
  readonly range: readonly (readonly number[])[];
  /** By zone: the zones seen from there, its own included, in reading order. */
  readonly sees: readonly (readonly ZoneId[])[];
  /** By zone and zone: steps to walk; -1 where there is no way. */
  readonly distance: readonly (readonly number[])[];
  /** Every different line from a zone to another. */
  lines(from: ZoneId, to: ZoneId): readonly Line[];
}
