import type { Seat } from '@turnpoint/kernel';
import { ANCHORPOINTS } from '../content/index.ts';
import { conditionsHold } from '../rules/board/mission.ts';
import type { Board, CharacterId } from '../rules/types.ts';
import { roundsToDoom } from './doom.ts';
import { goalFor, inTheWay } from './goals.ts';
import { flipsTo } from './paths.ts';
import { type Means, type Missing, missingFor, turnsFor } from './turns.ts';
import type { Whereabouts } from './unseen.ts';

/** How many turns each character needs; flips apart, what is missing is counted once for boards that lie alike. */
export class Race {
  readonly #at: Whereabouts;
  readonly #players: Board['players'];
  readonly #fractures: Board['fractures'];
  readonly #counted = new WeakMap<Means, Map<CharacterId, Missing>>();

  constructor(board: Board, at: Whereabouts) {
    this.#at = at;
    this.#players = board.players;
    this.#fractures = board.fractures;
  }

  turns(board: Board, seat: Seat, character: CharacterId, means: Means): number {
    const goal = goalFor(character);
    if (goal.byAnomaly) return this.#turnsToDoom(board, means);
    const blocking = inTheWay(board, goal);
    const flips = flipsTo(character, board.linchpins, blocking);
    const missing = this.#missing(board, seat, character, means);
    if (flips === 0 && missing.plays === 0 && conditionsHold(board, seat, character)) return 0;
    return Math.max(1, turnsFor(missing, flips, means, this.#at));
  }

  #missing(board: Board, seat: Seat, character: CharacterId, means: Means): Missing {
    if (board.players !== this.#players || board.fractures !== this.#fractures) {
      return this.#count(board, seat, character, means);
    }
    let counted = this.#counted.get(means);
    if (counted === undefined) {
      counted = new Map();
      this.#counted.set(means, counted);
    }
    let missing = counted.get(character);
    if (missing === undefined) {
      missing = this.#count(board, seat, character, means);
      counted.set(character, missing);
    }
    return missing;
  }

  #count(board: Board, seat: Seat, character: CharacterId, means: Means): Missing {
    const goal = goalFor(character);
    return missingFor(board, seat, goal, inTheWay(board, goal), means, this.#at);
  }

  #turnsToDoom(board: Board, { roles, unknown }: Means): number {
    const pushes = Math.min(Math.max(0, roles.growth), ANCHORPOINTS.length - board.anomaly);
    return pushes + roundsToDoom(board.anomaly + pushes, board.players.length, this.#at, unknown);
  }
}
