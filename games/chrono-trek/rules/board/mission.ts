import type { Seat } from '@turnpoint/kernel';
import { characterOf, classOf, type Index, isEarlier, type Need } from '../../content/index.ts';
import type { Board, CharacterId } from '../types.ts';
import { isVisible } from './board.ts';

export interface NeedStatus {
  readonly need: Need;
  readonly met: boolean;
  /** A Fracture that covers the listed event (R16). */
  readonly coveredBy: Index | null;
  /** The Artifact that meets it. */
  readonly artifact: string | null;
}

export interface MissionStatus {
  readonly needs: readonly NeedStatus[];
  /** Spots of Fractures that block this ID (CT-12.12). */
  readonly blockers: readonly Index[];
  /** All met and nothing blocks (CT-14.1); never for Q, who wins by the anomaly alone (CT-13.10). */
  readonly complete: boolean;
}

const artifactsOf = (board: Board, seat: Seat): readonly string[] => board.players[seat]?.artifacts ?? [];

/** R36: an Artifact of the class that no named requirement of the same ID counts. No ID asks twice for a class. */
function classArtifact(board: Board, seat: Seat, needs: readonly Need[], at: number): string | null {
  const wanted = needs[at];
  if (wanted?.kind !== 'class') return null;
  const named = (artifact: string) => needs.some((need) => need.kind === 'artifact' && need.artifact === artifact);
  return artifactsOf(board, seat).find((id) => classOf(id) === wanted.class && !named(id)) ?? null;
}

function isMet(board: Board, seat: Seat, needs: readonly Need[], at: number): boolean {
  const need = needs[at] as Need;
  switch (need.kind) {
    case 'face':
      return isVisible(board, need.at, need.side === 'altered');
    case 'fracture':
      return board.fractures.includes(need.at);
    case 'artifact':
      return artifactsOf(board, seat).includes(need.artifact);
    case 'class':
      return classArtifact(board, seat, needs, at) !== null;
    case 'anomaly':
      return board.anomaly === 5;
  }
}

/** CT-12.12 to 12.15: foreign Fractures earlier than the latest listed event (R22, R23). */
export function blockersOf(board: Board, character: CharacterId): Index[] {
  const { needs } = characterOf(character);
  return board.fractures.filter((spot) => {
    if (needs.some((need) => need.kind === 'fracture' && need.at === spot)) return false;
    return needs.some((need) => (need.kind === 'face' || need.kind === 'fracture') && isEarlier(spot, need.at));
  });
}

/** CT-14.1 */
export function conditionsHold(board: Board, seat: Seat, character: CharacterId): boolean {
  const { needs } = characterOf(character);
  if (needs.some(({ kind }) => kind === 'anomaly')) return false;
  for (let at = 0; at < needs.length; at++) if (!isMet(board, seat, needs, at)) return false;
  return board.fractures.length === 0 || blockersOf(board, character).length === 0;
}

/** Each condition of a character, met or not, for this seat; and what blocks it. From public facts only. */
export function missionStatus(board: Board, seat: Seat, character: CharacterId): MissionStatus {
  const { needs } = characterOf(character);
  return {
    needs: needs.map((need, at) => ({
      need,
      met: isMet(board, seat, needs, at),
      coveredBy: need.kind === 'face' && board.fractures.includes(need.at) ? need.at : null,
      artifact: artifactFor(board, seat, needs, at),
    })),
    blockers: blockersOf(board, character),
    complete: conditionsHold(board, seat, character),
  };
}

function artifactFor(board: Board, seat: Seat, needs: readonly Need[], at: number): string | null {
  const need = needs[at];
  if (need?.kind === 'artifact') return artifactsOf(board, seat).includes(need.artifact) ? need.artifact : null;
  return classArtifact(board, seat, needs, at);
}
