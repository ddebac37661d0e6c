import { BRACKETS, type Bracket, COLOURS, type Mission, type Objective, SIDES } from '../../content/index.ts';
import { TILES } from '../../content/tiles/index.ts';
import { EDGE } from '../../rules/board/index.ts';
import type { ShipMap, ZoneId } from '../../rules/types.ts';
import { objectiveOf } from './empty.ts';

type Side = (typeof SIDES)[number];

export const setStart = (mission: Mission, zone: string): Mission => ({ ...mission, start: zone });

/** On which outer sides a zone lies: there an exit may be (ETS-V.9). */
export function outerSides({ geometry }: ShipMap, zone: ZoneId): Side[] {
  return SIDES.filter((_, side) =>
    geometry.zoneAt.some((at, cell) => at === zone && geometry.edges[4 * cell + side] === EDGE.outer),
  );
}

/** An exit comes, goes to the next side, is locked, and goes again. */
export function cycleExit(mission: Mission, zone: string, sides: readonly Side[]): Mission {
  const at = mission.exits.findIndex((exit) => exit.zone === zone);
  const exit = mission.exits[at];
  const [first] = sides;
  if (exit === undefined)
    return first === undefined
      ? mission
      : { ...mission, exits: [...mission.exits, { zone, side: first, locked: false }] };
  const next = sides[sides.indexOf(exit.side) + 1];
  const turned = next === undefined ? null : { ...exit, side: next };
  const locked = exit.locked || first === undefined ? null : { zone, side: first, locked: true };
  const changed = turned ?? locked;
  return {
    ...mission,
    exits: mission.exits.flatMap((one, n) => (n === at ? (changed === null ? [] : [changed]) : [one])),
  };
}

/** Each doorway in turn: as the tile has it, locked, the other way round (ETS-T.12). */
export function cycleDoor(mission: Mission, door: string): Mission {
  const { locked, extra, none } = mission.doors;
  const isMain = isMainDoor(mission, door);
  const without = (doors: readonly string[]) => doors.filter((one) => one !== door);
  const bare = { locked: without(locked), extra: without(extra), none: without(none) };
  if (locked.includes(door)) {
    const doors = isMain ? { ...bare, none: [...bare.none, door] } : { ...bare, extra: [...bare.extra, door] };
    return { ...mission, doors };
  }
  const isOther = extra.includes(door) || none.includes(door);
  return { ...mission, doors: isOther ? bare : { ...bare, locked: [...bare.locked, door] } };
}

function isMainDoor({ tiles }: Mission, door: string): boolean {
  const [alias, name] = door.split(':');
  const kind = tiles.find((tile) => tile.alias === alias)?.kind;
  return kind !== undefined && TILES[kind].doorways.some((doorway) => doorway.name === name && doorway.main);
}

/** A new objective, numbered so that its name is free. */
export function addObjective(mission: Mission, zone: string | null, kind: Objective['kind'] = 'device'): Mission {
  const ids = new Set(mission.objectives.map(({ id }) => id));
  let n = 1;
  while (ids.has(`objective-${n}`)) n++;
  const colour = COLOURS[mission.objectives.length % COLOURS.length] ?? 'green';
  const added = objectiveOf(kind, { id: `objective-${n}`, colour, zone });
  return { ...mission, objectives: [...mission.objectives, added] };
}

export const changeObjective = (mission: Mission, n: number, to: Objective | null): Mission => ({
  ...mission,
  objectives: mission.objectives.flatMap((one, at) => (at === n ? (to === null ? [] : [to]) : [one])),
});

/** A radar place comes, or goes. */
export function toggleRadar(mission: Mission, zone: string): Mission {
  const rest = mission.radar.filter((place) => place.zone !== zone);
  const radar = rest.length < mission.radar.length ? rest : [...rest, { zone, emptyIn: [], mark: null }];
  return { ...mission, radar };
}

/** Is a radar place used by teams of this size? */
export function toggleBracket(mission: Mission, zone: string, bracket: Bracket): Mission {
  const radar = mission.radar.map((place) => {
    if (place.zone !== zone) return place;
    const isEmpty = place.emptyIn.includes(bracket);
    return { ...place, emptyIn: BRACKETS.filter((one) => (one === bracket ? !isEmpty : place.emptyIn.includes(one))) };
  });
  return { ...mission, radar };
}

/** One more figure of a kind in a zone, or one fewer. */
export function addFigures(mission: Mission, what: string, zone: string, more: 1 | -1): Mission {
  const at = mission.figures.find((figure) => figure.what === what && figure.zone === zone);
  const count = (at?.count ?? 0) + more;
  const rest = mission.figures.filter((figure) => figure !== at);
  return { ...mission, figures: count > 0 ? [...rest, { what, count, zone, state: 'plain' }] : rest };
}
