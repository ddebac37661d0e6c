import { LOUDEST } from '../../rules/board/noise-made.ts';
import type { ShipMap, ZoneId } from '../../rules/types.ts';

/** By zone: the lowest level at which a noise made in one is heard there (ETS-5.3); null beyond the loudest (ETS-5.17). */
export function levelsHeard({ noise, zones }: ShipMap, from: ZoneId): (number | null)[] {
  const distances = noise[from] ?? [];
  return zones.map(({ id }) => {
    const level = Math.max(1, distances[id] ?? Number.POSITIVE_INFINITY);
    return level > LOUDEST ? null : level;
  });
}
