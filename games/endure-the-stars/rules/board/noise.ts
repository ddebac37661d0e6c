import type { ShipMap, ZoneId } from '../state/map.ts';
import { type Grid, neighbour } from './cells.ts';
import { allDistances } from './distances.ts';

/** ETS-5.4, T.18: counted over zones that share any cell edge, whatever stands on it. */
export function noiseDistances(grid: Grid, zones: number, zoneAt: readonly ZoneId[]): number[][] {
  const links = Array.from({ length: zones }, () => new Set<ZoneId>());
  for (const [cell, zone] of zoneAt.entries()) {
    for (const facing of [1, 2] as const) {
      const beyond = zone === -1 ? -1 : neighbour(grid, cell, facing);
      const other = zoneAt[beyond] ?? zone;
      if (other === zone) continue;
      links[zone]?.add(other);
      links[other]?.add(zone);
    }
  }
  return allDistances(links.map((others) => [...others]));
}

/** The zones that a noise of this level reaches (ETS-5.3), its own first, near ones before far ones. */
export function zonesReached({ noise }: ShipMap, from: ZoneId, level: number): ZoneId[] {
  const distances = noise[from] as readonly number[];
  const reached = [...distances.keys()].filter((zone) => (distances[zone] as number) <= level);
  return reached.sort((a, b) => (distances[a] as number) - (distances[b] as number) || a - b);
}
