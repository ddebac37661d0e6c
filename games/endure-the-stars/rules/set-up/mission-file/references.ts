import {
  CONDITIONS,
  EFFECTS,
  type Mission,
  MODULES,
  type Parameter,
  type Parameters,
  TRIGGERS,
} from '../../../content/missions/index.ts';

/** A name in a mission file, and what it is the name of. */
export interface Reference {
  readonly kind: Parameter;
  readonly name: string;
}

type Word = { readonly kind: string; readonly [parameter: string]: unknown };

/** Every special condition, effects on the faces of dice included, and every ending, word by word. */
export function wordsIn({ modules, conditions, win, lose }: Mission): Reference[] {
  const effects = conditions.flatMap(({ do: done }) =>
    done.flatMap((effect) => (effect.kind === 'roll' ? effect.faces.flatMap((face) => face.do) : [effect])),
  );
  const asked = [...conditions, ...win, ...lose].flatMap((part) => part.if);
  return [
    ...namesIn(MODULES, modules),
    ...namesIn(
      TRIGGERS,
      conditions.map(({ when }) => when),
    ),
    ...namesIn(CONDITIONS, asked),
    ...namesIn(EFFECTS, effects),
  ];
}

function namesIn(table: Readonly<Record<string, Parameters>>, words: readonly Word[]): Reference[] {
  return words.flatMap((word) =>
    Object.entries(table[word.kind] ?? {}).flatMap(([parameter, kind]) => {
      const names = [word[parameter]].flat().filter((value) => typeof value === 'string');
      return typeof kind === 'string' ? names.map((name) => ({ kind, name })) : [];
    }),
  );
}

/** All names that a mission file uses, by what they must be. */
export function referencesIn(mission: Mission): Reference[] {
  const { start, exits, doors, objectives, radar, figures, setAside, startWeapons, requires } = mission;
  const all = (kind: Parameter, names: readonly (string | null)[]) =>
    names.flatMap((name) => (name === null ? [] : [{ kind, name }]));
  return [
    ...all('class', [...requires, ...objectives.map((objective) => objective.class)]),
    ...all('zone', [start, ...[...exits, ...objectives, ...radar, ...figures].map(({ zone }) => zone)]),
    ...all('doors', [...doors.locked, ...doors.extra, ...doors.none]),
    ...all(
      'enemy',
      figures.map(({ what }) => what),
    ),
    ...all('cards', [...setAside, ...(startWeapons?.cards ?? [])]),
    ...wordsIn(mission),
  ];
}
