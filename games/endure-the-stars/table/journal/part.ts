import type { Box, Chart } from '../../rules/telling/reckon/index.ts';
import type { Entry, View, ZoneId } from '../../rules/types.ts';

/** Where an entry happens, as the ship lies in this view. */
export function zoneOf(view: View, entry: Entry): ZoneId | null {
  if ('zone' in entry) return entry.zone;
  const ofBoss = 'enemy' in entry ? view.figures.find(({ type }) => type === entry.enemy)?.zone : undefined;
  const isBoss = entry.type === 'boss' || (entry.type === 'killed' && view.boss !== null);
  if (isBoss && ofBoss !== undefined) return ofBoss;
  const ofWho = 'who' in entry && typeof entry.who === 'number' ? view.team[entry.who]?.zone : null;
  const ofGoal = 'objective' in entry ? view.objectives[entry.objective]?.zone : null;
  return ofWho ?? ofGoal ?? ofBoss ?? null;
}

/** A picture shows so many cells. */
const WIDE = 6.4;
const HIGH = 4;

/** The part of the ship around a zone that fits into a picture. */
export function partAround({ width, height, zones }: Chart, zone: ZoneId): Box {
  const [x, y] = zones[zone]?.centre ?? [0, 0];
  const [wide, high] = [Math.min(WIDE, width), Math.min(HIGH, height)];
  const within = (middle: number, size: number, whole: number) =>
    Math.min(Math.max(0, middle - size / 2), whole - size);
  return [within(x, wide, width), within(y, high, height), wide, high];
}
