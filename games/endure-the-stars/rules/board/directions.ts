import type { Direction, Step, Ways, ZoneId } from '../state/map.ts';
import { DIRECTIONS } from './types.ts';

/** The direction after so many quarter turns clockwise (ETS-4.35). */
export const turned = (direction: Direction, quarters: number): Direction => ((direction + quarters) % 4) as Direction;

/** The zones that lie in a direction of this one (ETS-4.37), those with the largest shared border first. */
export function zonesTowards(ways: Ways, from: ZoneId, direction: Direction): ZoneId[] {
  const steps = (ways.steps[from] ?? []).filter(({ edges }) => edges[direction] > 0);
  return steps.sort((a, b) => b.edges[direction] - a.edges[direction]).map(({ to }) => to);
}

/** How long the border towards a zone is on that side. */
export function borderTowards(ways: Ways, from: ZoneId, to: ZoneId, direction: Direction): number {
  return ways.steps[from]?.find((step: Step) => step.to === to)?.edges[direction] ?? 0;
}

/**
 * ETS-11.15: turns the rolled direction clockwise until one of these zones lies that way, and gives those that do.
 * Empty when none lies any way.
 */
export function turnTo(ways: Ways, from: ZoneId, rolled: Direction, zones: readonly ZoneId[]): ZoneId[] {
  for (const quarters of DIRECTIONS) {
    const there = zonesTowards(ways, from, turned(rolled, quarters)).filter((zone) => zones.includes(zone));
    if (there.length > 0) return there;
  }
  return [];
}
