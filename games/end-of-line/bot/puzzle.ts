import type { Seat } from '@turnpoint/kernel';
import { LINE_CARDS } from '../content/index.ts';
import type { Cell, Look, PlayerView, View } from '../rules/types.ts';
import { exitsOf, type Ground, tipAt } from './ground.ts';
import type { Plan } from './plans.ts';
import { distances, freeBeside, NEVER } from './spread.ts';

export const COSTS = {
  /** A cell that no line can reach: itself, and the card that would have filled it. */
  lost: 3,
  /** A card for which its line has no cell. */
  short: 2,
  deadEnd: 1.5,
  energy: 2,
  /** Ways out of a card that is not the last of its turn: they are lost. */
  ways: 0.3,
  /** Free neighbours of the cells that are filled: narrow places come first. */
  open: 0.05,
};

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
    const worth = -this.#loss(plan) - COSTS.open * open;
    for (const cell of plan.cells) free[cell] = 1;
    return worth;
  }

  #loss(plan: Plan): number {
    const { free, next } = this.#ground;
    const lines = this.#view.players.map((player, seat) => this.#line(plan, player, seat));
    const kept = plan.faces.slice(0, -1).reduce((sum, face) => sum + LINE_CARDS[face].ways.length, 0);
    let loss = COSTS.energy * plan.energy + COSTS.ways * kept;
    let ends = 0;
    for (let cell = 0; cell < free.length; cell++) {
      if (free[cell] === 0) continue;
      if (lines.every(({ distance }) => distance[cell] === NEVER)) loss += COSTS.lost;
      else if (freeBeside(next, free, cell) + (lines.some(({ exits }) => exits.includes(cell)) ? 1 : 0) <= 1) ends++;
    }
    for (const { distance, cards } of lines) loss += COSTS.short * Math.max(0, cards - roomIn(distance));
    if (wantTheSame(lines)) loss += COSTS.short * Math.min(...lines.map(({ cards }) => cards));
    // Every line may end in one of them.
    return loss + COSTS.deadEnd * Math.max(0, ends - lines.length);
  }

  #line(plan: Plan, player: PlayerView, seat: Seat): Line {
    const mine = seat === this.#seat;
    const cards = player.handCount + player.deckCount - (mine ? plan.cells.length : 0);
    const ended = player.out !== null || player.ended || (mine && plan.ends);
    const tip = mine ? plan.tip : tipAt(this.#view, player.head);
    const exits = ended || cards === 0 ? [] : exitsOf(this.#ground, tip, player);
    return { exits, distance: distances(this.#ground, exits), cards };
  }
}

interface Line {
  readonly exits: readonly Cell[];
  readonly distance: Int16Array;
  readonly cards: number;
}

/** Two lines whose only way out is the same cell: one of them will be closed. */
function wantTheSame([a, b]: readonly Line[]): boolean {
  return a?.exits.length === 1 && b?.exits.length === 1 && a.exits[0] === b.exits[0];
}

/** Cells a line can come to. */
function roomIn(distance: Int16Array): number {
  let room = 0;
  for (const cards of distance) if (cards !== NEVER) room++;
  return room;
}
