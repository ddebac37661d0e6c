import type { Seat } from '@turnpoint/kernel';
import { LINE_CARDS } from '../content/index.ts';
import type { Look, PlayerView, View } from '../rules/types.ts';
import { exitsOf, type Ground, tipAt } from './ground.ts';
import type { Plan } from './plans.ts';
import { distances, freeBeside, NEVER } from './spread.ts';

/** A cell that no line can reach costs itself and the card that would have filled it. */
const LOST = 3;
const DEAD_END = 1.5;
const ENERGY = 2;
const WAYS = 0.3;
const OPEN = 0.05;

/** Judges ways to finish a turn in the puzzles: fill, and leave no cell behind that no line can reach. */
export class Puzzle {
  readonly #view: View;
  readonly #ground: Ground;
  readonly #seat: Seat;

  constructor({ view, seat }: Look, ground: Ground) {
    this.#view = view;
    this.#ground = ground;
    this.#seat = seat as Seat;
  }

  /** Higher is better. */
  judge(plan: Plan): number {
    const { free, next } = this.#ground;
    let open = 0;
    for (const cell of plan.cells) {
      open += freeBeside(next, free, cell);
      free[cell] = 0;
    }
    const worth = -this.#loss(plan) - OPEN * open;
    for (const cell of plan.cells) free[cell] = 1;
    return worth;
  }

  #loss(plan: Plan): number {
    const ground = this.#ground;
    const exits = this.#view.players.flatMap((player, seat) => this.#exits(plan, player, seat));
    const distance = distances(ground, exits);
    let loss = ENERGY * plan.energy;
    let ends = 0;
    for (let cell = 0; cell < ground.free.length; cell++) {
      if (ground.free[cell] === 0) continue;
      if (distance[cell] === NEVER) loss += LOST;
      else if (freeBeside(ground.next, ground.free, cell) + (exits.includes(cell) ? 1 : 0) <= 1) ends++;
    }
    // Every line may end in one of them.
    const kept = plan.faces.slice(0, -1).reduce((sum, face) => sum + LINE_CARDS[face].ways.length, 0);
    return loss + DEAD_END * Math.max(0, ends - this.#view.players.length) + WAYS * kept;
  }

  #exits(plan: Plan, player: PlayerView, seat: Seat): number[] {
    if (seat === this.#seat) return plan.ends ? [] : exitsOf(this.#ground, plan.tip, player);
    if (player.out !== null || player.ended || player.handCount + player.deckCount === 0) return [];
    return exitsOf(this.#ground, tipAt(this.#view, player.head), player);
  }
}
