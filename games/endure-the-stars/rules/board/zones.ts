import { isRoom } from '../../content/tiles/index.ts';
import type { Zone, ZoneId } from '../state/map.ts';
import { type Grid, neighbour } from './cells.ts';
import type { Cell, LaidTile } from './types.ts';

const SPACES_PER_CELL = 6;
const LEAST_SPACES = 9;

/** ETS-T.15 */
export const capacityOf = (cells: number): number => Math.max(LEAST_SPACES, SPACES_PER_CELL * cells);

interface Part {
  readonly tile: number;
  readonly name: string;
  readonly room: boolean;
  readonly cells: Cell[];
  /** The part it was joined to, itself when it is the first of its zone. */
  head: Part;
}

const headOf = (part: Part): Part => (part.head === part ? part : headOf(part.head));

export interface Zones {
  readonly zones: readonly Zone[];
  readonly zoneAt: readonly ZoneId[];
  readonly zoneNamed: ReadonlyMap<string, ZoneId>;
}

/** The zones of a map in reading order (ETS-T.17): rooms and corridors of each tile, joined across borders (ETS-T.9). */
export function zonesOf(grid: Grid, tiles: readonly LaidTile[]): Zones {
  const parts = partsOf(grid, tiles);
  join(grid, parts);
  const first = (group: readonly Part[]) => Math.min(...group.flatMap(({ cells }) => cells));
  const groups = parts
    .filter((part) => part.head === part)
    .map((head) => parts.filter((part) => headOf(part) === head))
    .sort((a, b) => first(a) - first(b));
  const zones = groups.map(toZone);
  const zoneAt = grid.tileAt.map(() => -1);
  const zoneNamed = new Map(zones.map(({ name, id }) => [name, id]));
  for (const [id, group] of groups.entries()) {
    for (const { name, cells } of group) {
      zoneNamed.set(name, id);
      for (const cell of cells) zoneAt[cell] = id;
    }
  }
  return { zones, zoneAt, zoneNamed };
}

/** ETS-T.9: facing corridor cells of two tiles make one zone of theirs. */
function join(grid: Grid, parts: readonly Part[]): void {
  const partAt = new Map(parts.flatMap((part) => part.cells.map((cell) => [cell, part] as const)));
  for (const [cell, part] of partAt) {
    for (const facing of [1, 2] as const) {
      const other = partAt.get(neighbour(grid, cell, facing));
      if (other === undefined || part.room || other.room || part.tile === other.tile) continue;
      const [a, b] = [headOf(part), headOf(other)];
      // The first in the order of the tiles gives the zone its first name (ETS-T.13).
      if (parts.indexOf(a) < parts.indexOf(b)) b.head = a;
      else a.head = b;
    }
  }
}

/** In the order of the tiles, and of the letters within a tile. */
function partsOf(grid: Grid, tiles: readonly LaidTile[]): Part[] {
  const byName = new Map<string, Part>();
  for (const [cell, tile] of grid.tileAt.entries()) {
    if (tile === -1) continue;
    const letter = grid.letterAt[cell] as string;
    const name = `${tiles[tile]?.alias}.${letter}`;
    const part = byName.get(name) ?? { tile, name, room: isRoom(letter), cells: [], head: null as unknown as Part };
    part.head = part;
    part.cells.push(cell);
    byName.set(name, part);
  }
  return [...byName.values()].sort((a, b) => a.tile - b.tile || (a.name < b.name ? -1 : 1));
}

function toZone(parts: readonly Part[], id: ZoneId): Zone {
  const cells = parts.flatMap((part) => part.cells).length;
  return {
    id,
    name: parts.map(({ name }) => name).join('+'),
    kind: (parts[0] as Part).room ? 'room' : 'corridor',
    tiles: [...new Set(parts.map(({ tile }) => tile))],
    cells,
    capacity: capacityOf(cells),
  };
}
