import { no } from '@turnpoint/kernel';
import { CLASSES, EVENT_CARDS, isItem } from '../../../content/index.ts';
import {
  FAMILIES,
  LOADER_PLACE,
  loaderIn,
  MINIATURES,
  type Mission,
  type Parameter,
} from '../../../content/missions/index.ts';
import { CLAUSES } from '../../clauses.ts';
import type { ShipMap } from '../../state/map.ts';
import { referencesIn } from './references.ts';
import type { Fault } from './rule.ts';

/** ETS-V.3: names that stand for nothing. */
export function unknownNames(mission: Mission, map: ShipMap): Fault[] {
  const { zoneNamed, doorNamed } = map.geometry;
  const ids = new Set(mission.objectives.map(({ id }) => id));
  const aliases = new Set(mission.tiles.map(({ alias }) => alias));
  const marks = new Set(mission.radar.map(({ mark }) => mark));
  const exits = new Set(mission.exits.map(({ zone }) => zone));
  const known: Partial<Record<Parameter & string, (name: string) => boolean>> = {
    zone: (name) => zoneNamed.has(name),
    place: (name) => zoneNamed.has(name) || (name === LOADER_PLACE && loaderIn(mission) !== undefined),
    zones: (name) => zoneNamed.has(name),
    doors: (name) => doorNamed.has(name),
    exits: (name) => exits.has(name),
    tiles: (name) => aliases.has(name),
    marks: (name) => marks.has(name),
    objective: (name) => ids.has(name),
    objectives: (name) => ids.has(name),
    enemy: (name) => Object.hasOwn(MINIATURES, name),
    enemies: (name) => Object.hasOwn(MINIATURES, name),
    cards: isItem,
    class: (name) => (CLASSES as readonly string[]).includes(name),
    event: (name) => EVENT_CARDS.some(({ id }) => id === name),
    family: (name) => (FAMILIES as readonly string[]).includes(name),
  };
  const unknown = referencesIn(mission).filter(
    ({ kind, name }) => typeof kind === 'string' && known[kind]?.(name) === false,
  );
  const clauses = [...mission.conditions, ...mission.win, ...mission.lose].map(({ clause }) => clause);
  const strange = clauses.filter((clause) => !(CLAUSES as readonly string[]).includes(clause));
  const names = new Set([...unknown.map(({ name }) => name), ...strange, ...twice(mission)]);
  return [...names].map((name) => no('ETS-V.3', 'why.mission-name', { name }));
}

/** Objectives of the same name: nothing would say which is meant. */
function twice({ objectives }: Mission): string[] {
  const ids = objectives.map(({ id }) => id);
  return ids.filter((id, i) => ids.indexOf(id) !== i);
}
