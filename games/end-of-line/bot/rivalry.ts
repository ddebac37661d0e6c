import type { Seat } from '@turnpoint/kernel';
import { LINE_CARDS } from '../content/index.ts';
import { teamOf } from '../rules/ending.ts';
import type { Cell, Look, PlayerView, View } from '../rules/types.ts';
import { exitsOf, type Ground, tipAt } from './ground.ts';
import type { Plan } from './plans.ts';
import { deadEnds, distances, NEVER, type Runner, territories } from './spread.ts';

/** Tried in matches of changed against unchanged weights: halving or doubling any one of them gains nothing. */
export const WEIGHTS = {
  cut: 60,
  cutLater: 25,
  dead: 300,
  win: 1000,
  risk: 80,
  territory: 8,
  rival: 8,
  exits: 1,
  initiative: 0.6,
  energy: 3.5,
  ways: 1.2,
  deadEnds: 0.5,
};

interface Rival {
  readonly seat: Seat;
  readonly player: PlayerView;
  /** Still to play in this round. */
  readonly later: boolean;
  readonly mate: boolean;
}

/** Judges ways to finish a turn in the modes where the last line wins. */
export class Rivalry {
  readonly #view: View;
  readonly #ground: Ground;
  readonly #me: PlayerView;
  readonly #rivals: readonly Rival[];

  constructor({ view, seat }: Look, ground: Ground) {
    this.#view = view;
    this.#ground = ground;
    this.#me = view.players[seat as Seat] as PlayerView;
    this.#rivals = rivalsOf(view, seat as Seat);
  }

  /** Higher is better. */
  judge(plan: Plan): number {
    const { free } = this.#ground;
    for (const cell of plan.cells) free[cell] = 0;
    const worth = this.#worth(plan);
    for (const cell of plan.cells) free[cell] = 1;
    return worth;
  }

  #worth(plan: Plan): number {
    const ground = this.#ground;
    const mine = plan.ends ? [] : exitsOf(ground, plan.tip, this.#me);
    const runners: Runner[] = [{ distance: distances(ground, mine), delay: 1 }];
    let worth = 0;
    let left = 0;
    let threat = 0;
    const reach: Int16Array[] = [];
    for (const { player, later, mate } of this.#rivals) {
      const exits = exitsOf(ground, tipAt(this.#view, player.head), player);
      const closed = exits.length === 0 || player.ended;
      if (!mate) {
        if (closed) worth += later && player.energy > 0 ? WEIGHTS.cutLater : WEIGHTS.cut;
        if (!closed || later) left++;
      } else if (closed) worth -= WEIGHTS.cut;
      if (closed) continue;
      const distance = distances(ground, exits);
      runners.push({ distance, delay: later ? 0 : 1 });
      if (later && !mate) reach.push(distance);
    }
    // Everybody else is cut off, or I placed last when all were: the match is won (EOL-8.5, 8.6).
    if (left === 0) return WEIGHTS.win + mine.length;
    if (mine.length === 0) return worth - WEIGHTS.dead;
    threat = risk(mine, reach);
    return worth - WEIGHTS.risk * threat + this.#standing(plan, mine, runners);
  }

  #standing(plan: Plan, mine: readonly Cell[], runners: readonly Runner[]): number {
    const [own = 0, ...others] = territories(runners, this.#ground.free.length);
    const cards = this.#me.handCount + this.#me.deckCount - plan.cells.length;
    const rivals = others.reduce((sum, cells) => sum + Math.log2(1 + cells), 0) / Math.max(1, others.length);
    const face = plan.faces.at(-1);
    return (
      WEIGHTS.territory * Math.log2(1 + Math.min(own, cards)) -
      WEIGHTS.rival * rivals +
      WEIGHTS.exits * mine.length +
      WEIGHTS.initiative * (face === undefined ? 0 : LINE_CARDS[face].initiative) -
      WEIGHTS.energy * plan.energy -
      WEIGHTS.ways * plan.faces.slice(0, -1).reduce((sum, laid) => sum + LINE_CARDS[laid].ways.length, 0) -
      WEIGHTS.deadEnds * deadEnds(this.#ground)
    );
  }
}

function rivalsOf(view: View, seat: Seat): Rival[] {
  const place = view.order.indexOf(seat);
  return view.order.slice().flatMap((other, at) => {
    const player = view.players[other] as PlayerView;
    if (other === seat || player.out !== null) return [];
    return [{ seat: other, player, later: at > place, mate: teamOf(view, other) === teamOf(view, seat) }];
  });
}

/** How likely it is that a rival who still plays takes an exit, by the cards needed to get there. */
const TAKEN = [0, 0.5, 0.35, 0.08];

/** How likely it is that all exits are taken before the check. */
function risk(exits: readonly Cell[], reach: readonly Int16Array[]): number {
  let all = 1;
  for (const exit of exits) {
    let kept = 1;
    for (const distance of reach) {
      const cards = distance[exit] as number;
      if (cards !== NEVER) kept *= 1 - (TAKEN[cards] ?? 0);
    }
    all *= 1 - kept;
  }
  // One rival alone cannot be at two exits of a head without a third card.
  return exits.length > 1 && reach.length === 1 ? all / 4 : all;
}
