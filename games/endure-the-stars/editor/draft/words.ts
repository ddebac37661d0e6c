import {
  BUILT,
  CLASSES,
  EVENT_CARDS,
  ITEM_CARDS,
  isList,
  LOADER_PLACE,
  loaderIn,
  MISSION_IDS,
  type Mission,
  type Parameter,
} from '../../content/index.ts';
import type { ShipMap } from '../../rules/types.ts';
import { TABLES, type TableName, type Word } from '../../table/mission/sentences.ts';

/** The words of a table that own missions may use (ETS-23.3). */
export const wordsOf = (table: TableName): readonly string[] =>
  Object.keys(TABLES[table]).filter((kind) => BUILT[table].includes(kind));

/** What a mission may be called where another one asks after it: by its id, or in a campaign by its title. */
export const missionNamed = (text: string): string =>
  text
    .replace(/[^\w.:+ -]/g, '')
    .trim()
    .slice(0, 40);

/** The names that a parameter may take in this mission; null where it is a number, a flag or free text. */
export function namesFor(parameter: Parameter, mission: Mission, map: ShipMap | null): readonly string[] | null {
  if (typeof parameter !== 'string') return parameter;
  const zones = () => map?.zones.map(({ name }) => name.split('+')[0] ?? name) ?? [];
  const named: Partial<Record<string, () => readonly string[]>> = {
    objective: () => mission.objectives.map(({ id }) => id),
    zone: zones,
    place: () => [...zones(), ...(loaderIn(mission) === undefined ? [] : [LOADER_PLACE])],
    tiles: () => mission.tiles.map(({ alias }) => alias),
    doors: () => map?.doorways.map(({ name }) => name) ?? [],
    exits: () => mission.exits.map(({ zone }) => zone),
    marks: () => mission.radar.flatMap(({ mark }) => mark ?? []),
    class: () => CLASSES,
    family: () => BUILT.families,
    enemy: () => BUILT.enemies,
    event: () => EVENT_CARDS.map(({ id }) => id),
    cards: () => ITEM_CARDS.map(({ id }) => id),
    mission: () => MISSION_IDS,
  };
  const one = { objectives: 'objective', zones: 'zone', enemies: 'enemy' }[parameter as string] ?? parameter;
  return named[one]?.() ?? null;
}

/** A word as it comes: the first of what can be named, and small numbers. */
export function newWord(table: TableName, kind: string, mission: Mission, map: ShipMap | null): Word {
  const entries = Object.entries(TABLES[table][kind] ?? {}).map(([name, parameter]) => {
    const [first = ''] = namesFor(parameter, mission, map) ?? [];
    return [name, valueFor(parameter, first)];
  });
  return { kind, ...Object.fromEntries(entries), ...(kind === 'roll' ? { faces: [{ from: 1, to: 3, do: [] }] } : {}) };
}

function valueFor(parameter: Parameter, first: string): unknown {
  if (parameter === 'number') return 1;
  if (parameter === 'flag') return true;
  if (parameter === 'byDie') return [4];
  if (parameter === 'text') return 'text-1';
  if (isList(parameter)) return first === '' ? [] : [first];
  return first;
}

/** A sentence in pieces: words between parameters, and parameters by their names. */
export function piecesOf(text: string): readonly { readonly text: string; readonly parameter: string | null }[] {
  return text
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith('{') ? { text: '', parameter: piece.slice(1, -1) } : { text: piece, parameter: null },
    );
}

/** A word as its sentence with gaps. */
export const sketchOf = (texts: Readonly<Record<string, string>>, table: TableName, kind: string): string =>
  (texts[`word.${table}.${kind}`] ?? kind).replace(/\{\w+\}/g, '…');

/** The words with another one at a place, or without it. Whether they are words of the file is for the check to say. */
export const swapped = (words: readonly object[], at: number, to: Word | null): Word[] =>
  words.flatMap((one, n) => (n === at ? (to ?? []) : (one as Word)));
