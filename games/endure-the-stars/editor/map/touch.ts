import type { Mission } from '../../content/index.ts';
import type { Chart } from '../../rules/telling/reckon/index.ts';
import type { Draft, Tool } from '../draft/draft.svelte.ts';
import { addFigures, cycleDoor, cycleExit, outerSides, setStart, toggleRadar } from '../draft/pieces.ts';
import { layTile, moveTile, type Spot } from '../draft/tiles.ts';

/** What a touch of a zone does, by the tool in hand; `called` names a new goal. */
export function touchZone(draft: Draft, zone: number, called: (n: number) => string): void {
  const { map, mission } = draft;
  const name = map?.zones[zone]?.name.split('+')[0];
  if (map === null || name === undefined) return;
  const changes: Partial<Record<Tool, () => Mission>> = {
    start: () => setStart(mission, name),
    exit: () => cycleExit(mission, name, outerSides(map, zone)),
    radar: () => toggleRadar(mission, name),
    figure: () => addFigures(mission, draft.figure, name, 1),
  };
  const change = changes[draft.tool];
  if (draft.tool === 'objective') draft.addGoal(name, called);
  else if (change !== undefined) draft.lay(change());
  else if (draft.tool === 'tile') {
    draft.chosen = name.split('.')[0] ?? null;
    draft.isMoving = false;
  }
}

/** A doorway changes with the door tool; with any other its touch is one of the zone behind it. */
export const touchDoor = (draft: Draft, door: string): void => draft.lay(cycleDoor(draft.mission, door));

/** A free place gets the tile in hand, or the chosen one moves there. */
export function touchSpot(draft: Draft, spot: Spot): void {
  if (draft.armed !== null) {
    draft.lay(layTile(draft.mission, draft.armed, spot));
    draft.chosen = draft.mission.tiles.at(-1)?.alias ?? null;
    draft.armed = null;
  } else if (draft.chosen !== null) draft.lay(moveTile(draft.mission, draft.chosen, spot));
  draft.isMoving = false;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The nearest zone in the direction of an arrow key; null where there is none. */
export function zoneTowards({ zones }: Chart, from: number, key: string): number | null {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const here = zones[from]?.centre;
  if (here === undefined || (dx === 0 && dy === 0)) return null;
  const far = zones.flatMap(({ centre: [x, y] }, zone) => {
    const along = (x - here[0]) * dx + (y - here[1]) * dy;
    const aside = Math.abs((x - here[0]) * dy) + Math.abs((y - here[1]) * dx);
    return along > 0.3 ? [{ zone, cost: along + 2 * aside }] : [];
  });
  return far.sort((a, b) => a.cost - b.cost)[0]?.zone ?? null;
}
