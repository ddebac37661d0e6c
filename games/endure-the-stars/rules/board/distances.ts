import type { ZoneId } from '../state/map.ts';
import { NOWHERE } from './types.ts';

/** Steps between each pair of zones in a graph, by zone and zone. */
export function allDistances(links: readonly (readonly ZoneId[])[]): number[][] {
  return links.map((_, from) => {
    const distances = links.map(() => NOWHERE);
    distances[from] = 0;
    const queue = [from];
    for (const zone of queue) {
      for (const to of links[zone] as readonly ZoneId[]) {
        if (distances[to] !== NOWHERE) continue;
        distances[to] = (distances[zone] as number) + 1;
        queue.push(to);
      }
    }
    return distances;
  });
}
