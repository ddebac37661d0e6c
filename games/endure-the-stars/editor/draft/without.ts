import type { Mission } from '../../content/index.ts';

/** The mission without a tile and all that lies on it; conditions that name it stay, and the checks tell. */
export function withoutTile(mission: Mission, alias: string): Mission {
  const stays = ({ zone }: { readonly zone: string | null }) => zone === null || !zone.startsWith(`${alias}.`);
  const kept = (doors: readonly string[]) => doors.filter((door) => !door.startsWith(`${alias}:`));
  const { doors } = mission;
  return {
    ...mission,
    tiles: mission.tiles.filter((tile) => tile.alias !== alias),
    start: mission.start.startsWith(`${alias}.`) ? '' : mission.start,
    exits: mission.exits.filter(stays),
    doors: { locked: kept(doors.locked), extra: kept(doors.extra), none: kept(doors.none) },
    objectives: mission.objectives.filter(stays),
    radar: mission.radar.filter(stays),
    figures: mission.figures.filter(stays),
  };
}
