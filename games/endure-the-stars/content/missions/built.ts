import type { Effect } from './effects.ts';
import type { Mission } from './file.ts';
import { MISSIONS } from './missions.ts';
import { shownBy } from './supply.ts';

/** What a mission is made of: its families, its enemies, and the words of each table. */
export interface Used {
  readonly families: readonly string[];
  readonly enemies: readonly string[];
  readonly triggers: readonly string[];
  readonly conditions: readonly string[];
  readonly effects: readonly string[];
  readonly modules: readonly string[];
}

/** An effect, and those on the faces of its die. */
const withFaces = (effect: Effect): readonly Effect[] =>
  effect.kind === 'roll' ? [effect, ...effect.faces.flatMap((face) => face.do)] : [effect];

const kinds = (words: readonly { readonly kind: string }[]): string[] => [...new Set(words.map(({ kind }) => kind))];

export function usedIn(missions: readonly Mission[]): Used {
  const conditions = missions.flatMap((mission) => mission.conditions);
  const endings = missions.flatMap(({ win, lose }) => [...win, ...lose]);
  const modules = missions.flatMap((mission) => mission.modules);
  const shown = missions.flatMap(({ tokens }) => Object.values(tokens).flat());
  const figures = missions.flatMap((mission) => mission.figures.map(({ what }) => what));
  return {
    families: [...new Set(missions.map(({ family }) => family))],
    enemies: [...new Set([...shown.map((face) => shownBy(face).enemy), ...figures])],
    triggers: kinds(conditions.map(({ when }) => when)),
    conditions: kinds([...conditions, ...endings].flatMap((part) => part.if)),
    effects: kinds(conditions.flatMap((special) => special.do.flatMap(withFaces))),
    modules: kinds(modules),
  };
}

/** What own missions may use: whatever a published mission uses (ETS-23.3). */
export const BUILT: Used = usedIn(MISSIONS);
