import type { Seat } from '@turnpoint/kernel';
import { characterOf, classOf, FRACTURE_AT, FRACTURE_ON, type Index, type Need, typeOf } from '../content/index.ts';
import { bitOf } from '../rules/board.ts';
import { ownerOf } from '../rules/change.ts';
import { blockersOf, conditionsHold } from '../rules/mission.ts';
import type { Board, CardId, CharacterId } from '../rules/types.ts';
import { flipsTo, pathsOf } from './paths.ts';

/** What a player is known to hold, and how many cards in all. */
export interface Means {
  readonly cards: readonly CardId[];
  readonly count: number;
}

const PER_TURN = 0.38;

/** How near a character is to winning, from 0 to 1: falls with the turns that the missing parts will take. */
export function closeness(board: Board, seat: Seat, character: CharacterId, means: Means): number {
  if (character === 'q') return Math.exp(-0.75 * (5 - board.anomaly)) * (board.anomaly === 5 ? 1 : 0.9);
  if (conditionsHold(board, seat, character)) return 1;
  return 0.95 * Math.exp(-PER_TURN * turnsLeft(board, seat, character, means));
}

function turnsLeft(board: Board, seat: Seat, character: CharacterId, means: Means): number {
  const flippers = means.cards.filter((id) => typeOf(id) === 'inverter').length;
  const flips = flipsTo(character, board.linchpins);
  const unknown = Math.max(0, means.count - means.cards.length);
  // A card nobody has seen is an Inverter about one time in eight.
  const dear = Math.max(1.2, 3 - 0.25 * unknown);
  let turns = Math.min(flips, flippers) + dear * Math.max(0, flips - flippers);
  for (const need of characterOf(character).needs) turns += artifactTurns(board, seat, need, means, character);
  for (const spot of blockersOf(board, character)) turns += blockTurns(character, spot);
  return turns;
}

function artifactTurns(board: Board, seat: Seat, need: Need, means: Means, character: CharacterId): number {
  if (need.kind === 'artifact') return oneArtifact(board, seat, need.artifact, means);
  if (need.kind === 'class') {
    const named = (id: CardId) => characterOf(character).needs.some((n) => n.kind === 'artifact' && n.artifact === id);
    const fits = (id: CardId) => classOf(id) === need.class && !named(id);
    if (board.players[seat]?.artifacts.some(fits)) return 0;
    return means.cards.some(fits) ? 1 : 2.2;
  }
  if (need.kind === 'fracture') {
    if (board.fractures.includes(need.at)) return 0;
    return means.cards.includes(FRACTURE_ON[need.at] ?? '') ? 1 : 4;
  }
  return need.kind === 'face' && board.fractures.includes(need.at) ? 2.5 : 0;
}

function oneArtifact(board: Board, seat: Seat, artifact: CardId, means: Means): number {
  if (means.cards.includes(artifact)) return 1;
  const owner = ownerOf(board, artifact);
  if (owner === seat) return 0;
  return owner < 0 ? 3.4 : 3;
}

/** A Fracture in the way: one flip more, or, if its Linchpins are needed as they stand, much more. */
function blockTurns(character: CharacterId, spot: Index): number {
  const condition = FRACTURE_AT[spot]?.condition;
  if (condition?.kind !== 'altered') return 3;
  const { mask, value } = pathsOf(character)[0] ?? { mask: 0, value: 0 };
  const free = condition.on.some((index) => (mask & value & bitOf(index)) === 0);
  return free ? 2 : 5;
}
