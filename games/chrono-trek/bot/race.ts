import type { Seat } from '@turnpoint/kernel';
import { ANCHORPOINTS, type Index } from '../content/index.ts';
import { conditionsHold } from '../rules/board/mission.ts';
import type { Board, CharacterId } from '../rules/types.ts';
import { roundsToDoom } from './doom.ts';
import { type Goal, goalFor, inTheWay } from './goals.ts';
import { flipsTo } from './paths.ts';
import { type Means, type Missing, missingFor, turnsFor } from './turns.ts';
import type { Whereabouts } from './unseen.ts';

/** How much one turn more takes from the chance to be first. */
const HASTE = 0.4;
/** Who only waits for the own turn to win counts for more than any distance would say. */
const THERE = 3;

export function inRace(turns: number): number {
  return turns <= 0 ? THERE : Math.exp(-HASTE * turns);
}

/** The board that all others are compared with, and where the cards are. */
export interface Ground {
  readonly board: Board;
  readonly at: Whereabouts;
}

/** What is missing besides flips; the same for all boards with these Artifacts and Fractures in play. */
interface Gap {
  readonly blocking: readonly Index[];
  readonly missing: Missing;
  /** By the number of flips: the turns, and how one stands in the race with them. */
  readonly turns: number[];
  readonly places: number[];
}

/** One seat as one character with these means: how many turns it needs. What is asked often is counted once. */
export class Runner {
  readonly #ground: Ground;
  readonly #seat: Seat;
  readonly #character: CharacterId;
  readonly #means: Means;
  readonly #goal: Goal;
  #usual: Gap | null = null;

  constructor(ground: Ground, seat: Seat, character: CharacterId, means: Means) {
    this.#ground = ground;
    this.#seat = seat;
    this.#character = character;
    this.#means = means;
    this.#goal = goalFor(character);
  }

  turns(board: Board): number {
    if (this.#goal.byAnomaly) return this.#turnsToDoom(board);
    const gap = this.#gap(board);
    const flips = flipsTo(this.#character, board.linchpins, gap.blocking);
    return this.#isThere(board, gap, flips) ? 0 : this.#turnsWith(gap, flips);
  }

  /** How it stands in the race. */
  place(board: Board): number {
    if (this.#goal.byAnomaly) return inRace(this.#turnsToDoom(board));
    const gap = this.#gap(board);
    const flips = flipsTo(this.#character, board.linchpins, gap.blocking);
    if (this.#isThere(board, gap, flips)) return inRace(0);
    const known = gap.places[flips] ?? inRace(this.#turnsWith(gap, flips));
    gap.places[flips] = known;
    return known;
  }

  #isThere(board: Board, { missing }: Gap, flips: number): boolean {
    return flips === 0 && missing.plays === 0 && conditionsHold(board, this.#seat, this.#character);
  }

  #turnsWith({ missing, turns }: Gap, flips: number): number {
    const known = turns[flips] ?? Math.max(1, turnsFor(missing, flips, this.#means, this.#ground.at));
    turns[flips] = known;
    return known;
  }

  #gap(board: Board): Gap {
    const { players, fractures } = this.#ground.board;
    if (board.players !== players || board.fractures !== fractures) return this.#count(board);
    this.#usual ??= this.#count(board);
    return this.#usual;
  }

  #count(board: Board): Gap {
    const blocking = inTheWay(board, this.#goal);
    const missing = missingFor(board, this.#seat, this.#goal, blocking, this.#means, this.#ground.at);
    return { blocking, missing, turns: [], places: [] };
  }

  #turnsToDoom(board: Board): number {
    const { roles, unknown } = this.#means;
    const pushes = Math.min(Math.max(0, roles.growth), ANCHORPOINTS.length - board.anomaly);
    return pushes + roundsToDoom(board.anomaly + pushes, board.players.length, this.#ground.at, unknown);
  }
}
