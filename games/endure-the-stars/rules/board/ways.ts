import type { Passages, ShipMap, Step, Ways, ZoneId } from '../state/map.ts';
import { allDistances } from './distances.ts';
import { sightOf } from './sight.ts';
import type { Border } from './types.ts';

/** Nothing locked, nothing made. */
export const ALL_OPEN: Passages = { barred: [], made: [] };

interface Found {
  readonly map: ShipMap;
  readonly passages: Passages;
  readonly ways: Ways;
}

/** Worked out once for each way that the doorways of a map stand. States share their passages, so these are found first. */
const found = new WeakMap<Passages, Found>();
const known = new WeakMap<ShipMap, Map<string, Ways>>();
let last: Found | null = null;

export function waysOf(map: ShipMap, passages: Passages): Ways {
  if (last !== null && last.passages === passages && last.map === map) return last.ways;
  const before = found.get(passages);
  last = before?.map === map ? before : { map, passages, ways: look(map, passages) };
  found.set(passages, last);
  return last.ways;
}

function look(map: ShipMap, passages: Passages): Ways {
  const byDoors = known.get(map) ?? new Map<string, Ways>();
  known.set(map, byDoors);
  const key = `${passages.barred.join()}/${passages.made.join()}`;
  const ways = byDoors.get(key) ?? workOut(map, passages);
  byDoors.set(key, ways);
  return ways;
}

function workOut(map: ShipMap, passages: Passages): Ways {
  const open = openWalls(map, passages);
  const steps = stepsOf(map, open);
  const distance = allDistances(steps.map((ways) => ways.map(({ to }) => to)));
  return { steps, distance, ...sightOf(map, open) };
}

/** Which walls hold a doorway that lets one through (ETS-4.6). */
function openWalls({ geometry }: ShipMap, { barred, made }: Passages): readonly boolean[] {
  const open = geometry.walls.map(() => false);
  for (const [door, wall] of geometry.wallOf.entries()) if (!barred.includes(door)) open[wall] = true;
  for (const wall of made) open[wall] = true;
  return open;
}

/** By zone, in reading order of where they lead. */
function stepsOf({ zones, geometry }: ShipMap, open: readonly boolean[]): Step[][] {
  const found = zones.map(() => new Map<ZoneId, [number, number, number, number]>());
  const add = (from: ZoneId, to: ZoneId, facing: number, length: number) => {
    const edges = found[from]?.get(to) ?? [0, 0, 0, 0];
    edges[facing] = (edges[facing] as number) + length;
    found[from]?.set(to, edges);
  };
  const passable: readonly Border[] = [...geometry.borders, ...geometry.walls.filter((_, wall) => open[wall])];
  for (const { between, facing, length } of passable) {
    add(between[0], between[1], facing, length);
    add(between[1], between[0], (facing + 2) % 4, length);
  }
  return found.map((ways) => [...ways].sort(([a], [b]) => a - b).map(([to, edges]) => ({ to, edges })));
}
