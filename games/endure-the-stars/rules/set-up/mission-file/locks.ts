import { no } from '@turnpoint/kernel';
import {
  type Condition,
  type Effect,
  firstZone,
  type Mission,
  type SpecialCondition,
} from '../../../content/missions/index.ts';
import { NOWHERE, waysOf, zoneNamed } from '../../board/index.ts';
import type { Passages, ShipMap } from '../../state/map.ts';
import type { Check } from './rule.ts';

type Lock = Extract<Effect, { kind: 'setLock' }>;

/** What can be reached as long as only what was reached has opened locks. */
interface Reached {
  readonly zone: (name: string) => boolean;
  readonly objective: (id: string) => boolean;
  readonly openExits: ReadonlySet<string>;
}

export function initialPassages({ doors }: Mission, { geometry }: ShipMap): Passages {
  const barred = doors.locked.flatMap((name) => geometry.doorNamed.get(name) ?? []);
  return { barred: [...new Set(barred)].sort((a, b) => a - b), made: [] };
}

/** ETS-V.11 */
export const locks: Check = (mission, map) => {
  const reached = reachStepwise(mission, map);
  const far = mission.objectives.filter(({ id }) => !reached.objective(id)).map(({ zone }) => zone ?? '');
  const wanted = mission.win.flatMap((ending) => ending.if.flatMap(placesNeeded));
  const named = wanted.map((place) => firstZone(mission, place)).filter((zone) => !reached.zone(zone));
  const shut = [...new Set([...far, ...named])].map((zone) => no('ETS-V.11', 'why.mission-locked', { zone }));
  const hasExit = mission.exits.some(({ zone }) => reached.openExits.has(zone) && reached.zone(zone));
  if (!hasExit && mission.win.some((ending) => ending.if.some(needsExit)))
    shut.push(no('ETS-V.11', 'why.mission-no-exit'));
  return shut;
};

const placesNeeded = (condition: Condition): string[] => {
  if (condition.kind === 'allLivingInZone') return [condition.zone];
  return condition.kind === 'noEnemyWithin' ? [condition.of] : [];
};

const needsExit = (condition: Condition): boolean =>
  ['allLivingLeft', 'roleLeft', 'sentriesLeft'].includes(condition.kind) ||
  (condition.kind === 'objectiveState' && condition.state === 'out');

/** Opens lock after lock until nothing more opens. */
function reachStepwise(mission: Mission, map: ShipMap): Reached {
  const openDoors = new Set<string>();
  const openExits = new Set(mission.exits.filter(({ locked }) => !locked).map(({ zone }) => zone));
  for (;;) {
    const reached = reachWith(mission, map, openDoors, openExits);
    const before = openDoors.size + openExits.size;
    for (const special of mission.conditions) {
      if (!canHappen(special, reached)) continue;
      for (const lock of special.do.flatMap(locksIn)) {
        for (const door of lock.doors) openDoors.add(door);
        for (const exit of lock.exits) openExits.add(exit);
      }
    }
    if (openDoors.size + openExits.size === before) return reached;
  }
}

function locksIn(effect: Effect): Lock[] {
  const inside = effect.kind === 'roll' ? effect.faces.flatMap((face) => face.do) : [effect];
  return inside.flatMap((plain) => (plain.kind === 'setLock' && plain.open ? [plain] : []));
}

function reachWith(mission: Mission, map: ShipMap, openDoors: ReadonlySet<string>, openExits: Set<string>): Reached {
  const { barred } = initialPassages(mission, map);
  const locked = barred.filter((id) => !openDoors.has(map.doorways[id]?.name ?? ''));
  const walked = waysOf(map, { barred: locked, made: [] }).distance[zoneNamed(map, mission.start)] ?? [];
  const zone = (name: string) => (walked[zoneNamed(map, name)] ?? NOWHERE) !== NOWHERE;
  // What comes into play by an effect lies nowhere at first.
  const objective = (id: string) => {
    const at = mission.objectives.find((known) => known.id === id)?.zone;
    return at === null || (at !== undefined && zone(at));
  };
  return { zone, objective, openExits };
}

/** Has what this condition waits for been reached? What is bound to no place counts as reached. */
function canHappen({ when, if: asked }: SpecialCondition, reached: Reached): boolean {
  const places = 'zones' in when ? when.zones : [];
  const things = 'objectives' in when ? when.objectives : [];
  return (
    (places.length === 0 || places.some(reached.zone)) &&
    (things.length === 0 || things.some(reached.objective)) &&
    asked.every((condition) => canHold(condition, reached))
  );
}

function canHold(condition: Condition, reached: Reached): boolean {
  if (condition.kind === 'actorCarries') return condition.objectives.some(reached.objective);
  if (condition.kind !== 'objectiveState') return true;
  return condition.objectives.filter(reached.objective).length >= condition.atLeast;
}
