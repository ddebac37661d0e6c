import { TILES } from '../../content/tiles/index.ts';
import type { Zone, ZoneId } from '../state/map.ts';
import { cellOn, facingOf, type Grid, neighbour } from './cells.ts';
import { type Border, type Cell, EDGE, type Geometry, type LaidTile } from './types.ts';

interface Run extends Border {
  readonly cells: readonly Cell[];
}

/** What lies between each two cells (ETS-T.6 to T.10), straight runs of the same thing taken together. */
export function edgesOf(
  grid: Grid,
  tiles: readonly LaidTile[],
  { zones, zoneAt }: { zones: readonly Zone[]; zoneAt: readonly ZoneId[] },
): Pick<Geometry, 'edges' | 'walls' | 'borders'> {
  const edges = Array.from({ length: 4 * zoneAt.length }, (): number => EDGE.outer);
  const narrow = narrowEdges(grid.width, tiles);
  const walls: Border[] = [];
  const borders: Border[] = [];
  for (const { cells, ...border } of [...runsOf(grid, zoneAt, 1), ...runsOf(grid, zoneAt, 2)]) {
    const { between, facing } = border;
    const isWall = between[0] !== between[1] && between.some((zone) => zones[zone]?.kind === 'room');
    const free = cells.filter((cell) => !narrow.has(4 * cell + facing));
    if (isWall) walls.push(border);
    else if (between[0] !== between[1] && free.length > 0) borders.push({ ...border, length: free.length });
    for (const cell of cells) {
      const what = isWall ? walls.length - 1 : free.includes(cell) ? EDGE.free : EDGE.narrow;
      edges[4 * cell + facing] = what;
      edges[4 * neighbour(grid, cell, facing) + ((facing + 2) % 4)] = what;
    }
  }
  return { edges, walls, borders };
}

/** Edges that face one way and lie in one line between the same two zones. */
function runsOf(grid: Grid, zoneAt: readonly ZoneId[], facing: 1 | 2): Run[] {
  const runs: { between: [ZoneId, ZoneId]; cells: Cell[] }[] = [];
  const runAt = new Map<Cell, (typeof runs)[number]>();
  // Edges that face east line up from north to south, those that face south from west to east.
  const back = facing === 1 ? 0 : 3;
  for (const [cell, zone] of zoneAt.entries()) {
    const beyond = neighbour(grid, cell, facing);
    if (zone === -1 || beyond === -1) continue;
    const between: [ZoneId, ZoneId] = [zone, zoneAt[beyond] as ZoneId];
    let run = runAt.get(neighbour(grid, cell, back));
    if (run === undefined || run.between[0] !== between[0] || run.between[1] !== between[1]) {
      run = { between, cells: [] };
      runs.push(run);
    }
    run.cells.push(cell);
    runAt.set(cell, run);
  }
  return runs.map((run) => ({ ...run, facing, length: run.cells.length }));
}

function narrowEdges(width: number, tiles: readonly LaidTile[]): Set<number> {
  const narrow = new Set<number>();
  for (const tile of tiles) {
    for (const [a, b] of TILES[tile.kind].narrow) {
      const [from, to] = [cellOn(width, tile, a), cellOn(width, tile, b)];
      narrow.add(4 * from + facingOf(width, from, to));
      narrow.add(4 * to + facingOf(width, to, from));
    }
  }
  return narrow;
}
