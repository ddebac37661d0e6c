import type { Seat } from '@turnpoint/kernel';
import type { Board, CardId, Look } from '../rules/types.ts';
import { type Suspect, suspectsOf } from './belief.ts';
import { closeness, type Means } from './closeness.ts';

/** What one seat makes of a look: who the others may be, and what a board is worth to it. */
export class Outlook {
  readonly look: Look;
  readonly me: Seat;
  readonly suspects: readonly (readonly Suspect[])[];
  readonly #means: readonly Means[];

  constructor(look: Look) {
    this.look = look;
    this.me = look.seat ?? 0;
    this.suspects = suspectsOf(look.view, look.seat);
    this.#means = look.view.players.map(({ hand, known, handCount }) => ({ cards: hand ?? known, count: handCount }));
  }

  get character(): string {
    return this.look.view.players[this.me]?.character ?? 'q';
  }

  get hand(): readonly CardId[] {
    return this.look.view.players[this.me]?.hand ?? [];
  }

  /** How near this seat is to winning, over all that it may be. */
  nearness(board: Board, seat: Seat, means: Means = this.#means[seat] as Means): number {
    let sum = 0;
    for (const { character, weight } of this.suspects[seat] ?? []) {
      sum += weight * closeness(board, seat, character, means);
    }
    return sum;
  }

  /** My own nearness with these cards in hand. */
  mine(board: Board, cards: readonly CardId[] = this.hand): number {
    return this.nearness(board, this.me, { cards, count: cards.length });
  }

  /** The nearest rival counts most, the next ones less. */
  threat(board: Board): number {
    const near = board.players
      .flatMap((_, seat) => (seat === this.me ? [] : [this.nearness(board, seat)]))
      .sort((a, b) => b - a);
    return near.reduce((sum, value, n) => sum + value * 0.5 ** n, 0);
  }

  /** The worth of a board with these cards left in hand; the anomaly spoils it for all but Q. */
  worth(board: Board, cards: readonly CardId[]): number {
    const doom = this.character === 'q' ? 0 : (DOOM[board.anomaly] ?? 1);
    return (1 - doom) * this.mine(board, cards) - 0.15 * this.threat(board) - 0.35 * doom;
  }

  /** The chance that this seat wins on its own turn if the board lies so. */
  chanceToWin(board: Board, seat: Seat): number {
    let sum = 0;
    for (const { character, weight } of this.suspects[seat] ?? []) {
      const none = { cards: [], count: 0 };
      if (closeness(board, seat, character, none) === 1) sum += weight;
    }
    return sum;
  }
}

/** How much of everybody's hope the anomaly has eaten. */
const DOOM: readonly number[] = [0, 0.03, 0.1, 0.25, 0.5, 1];
