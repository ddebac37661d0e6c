import { type ArtifactClass, CHARACTERS, type Index, type Need, placeOf } from '../content/index.ts';
import type { Board, CardId, CharacterId } from '../rules/types.ts';

/** A character's needs, sorted by how they are met. */
export interface Goal {
  readonly artifacts: readonly CardId[];
  readonly classes: readonly ArtifactClass[];
  readonly fractures: readonly Index[];
  readonly faces: readonly Index[];
  /** The place of the latest listed event: Fractures before it block (CT-12.12). */
  readonly latest: number;
  /** Wins by the anomaly alone. */
  readonly byAnomaly: boolean;
}

function goalOf(needs: readonly Need[]): Goal {
  const faces = needs.flatMap((need) => (need.kind === 'face' ? [need.at] : []));
  const fractures = needs.flatMap((need) => (need.kind === 'fracture' ? [need.at] : []));
  return {
    artifacts: needs.flatMap((need) => (need.kind === 'artifact' ? [need.artifact] : [])),
    classes: needs.flatMap((need) => (need.kind === 'class' ? [need.class] : [])),
    fractures,
    faces,
    latest: Math.max(-1, ...[...faces, ...fractures].map(placeOf)),
    byAnomaly: needs.some(({ kind }) => kind === 'anomaly'),
  };
}

const GOALS = new Map<CharacterId, Goal>(CHARACTERS.map(({ id, needs }) => [id, goalOf(needs)]));

export function goalFor(character: CharacterId): Goal {
  return GOALS.get(character) as Goal;
}

const NONE: readonly Index[] = [];

/** Fractures that block or cover what this character lists. */
export function inTheWay(board: Board, goal: Goal): readonly Index[] {
  if (board.fractures.length === 0) return NONE;
  return board.fractures.filter(
    (spot) => !goal.fractures.includes(spot) && (placeOf(spot) < goal.latest || goal.faces.includes(spot)),
  );
}
