import type { Seat } from '@turnpoint/kernel';
import { type Face, LINE_CARDS } from '../content/index.ts';
import { teamOf } from '../rules/ending/ending.ts';
import type { Cell, Look, PlayerView, View } from '../rules/types.ts';
import { exitsOf, type Ground, groundFor, type Tip, tipAt } from './ground.ts';
import type { Plan } from './plans.ts';
import { risk } from './risk.ts';
import { deadEnds, distances, type Runner, territories } from './spread.ts';

/** Tried in matches of changed against unchanged weights: halving or doubling any one of them gains nothing. */
export const WEIGHTS = {
  win: 1000,
  /** Nothing open after the turn. */
  dead: 300,
  /** All ways out might be taken before the check. */
  risk: 80,
  /** The same in the next round before one's own turn: from round 3 on a Turnaround may still help. */
  nextRisk: 100,
  nextRiskWithEnergy: 40,
  /** A rival's line closed for good, or one that may still turn around. */
  cut: 60,
  cutLater: 25,
  /** Doubling one's own territory, or halving that of a rival. */
  territory: 8,
  rival: 8,
  exits: 1,
  /** Playing late in the next round: no rival comes between the turn and the check. */
  initiative: 0.2,
  energy: 3.5,
  /** Ways out of a card that is not the last of its turn: they are lost. */
  ways: 1.2,
  deadEnds: 0.5,
};

interface Rival {
  readonly player: PlayerView;
  readonly tip: Tip | null;
  readonly ground: Ground;
  readonly initiative: number;
  /** Still to play in this round. */
  readonly later: boolean;
  readonly mate: boolean;
}

/** Judges ways to finish a turn in the modes where the last line wins. */
export class Rivalry {
  readonly #ground: Ground;
  readonly #me: PlayerView;
  readonly #rivals: readonly Rival[];
  readonly #round: number;
  /** A card of this turn lies already. */
  readonly #hasLaid: boolean;

  constructor({ view, seat }: Look, ground: Ground) {
    this.#ground = ground;
    this.#me = view.players[seat as Seat] as PlayerView;
    this.#round = view.round;
    this.#hasLaid = view.stack.some((frame) => frame.kind === 'turn' && frame.laid > 0);
    this.#rivals = rivalsOf(view, seat as Seat, ground);
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
    const mine = plan.ends ? [] : exitsOf(this.#ground, plan.tip, this.#me);
    const runners: Runner[] = [{ distance: distances(this.#ground, mine), delay: 1 }];
    const threats: Int16Array[] = [];
    const nextThreats: Int16Array[] = [];
    const initiative = initiativeOf(plan.faces.at(-1));
    let worth = 0;
    let left = 0;
    for (const { player, tip, ground, initiative: theirs, later, mate } of this.#rivals) {
      const exits = exitsOf(ground, tip, player);
      const isClosed = exits.length === 0 || player.ended;
      if (isClosed) worth += mate ? -WEIGHTS.cut : later && player.energy > 0 ? WEIGHTS.cutLater : WEIGHTS.cut;
      if (!mate && (!isClosed || later)) left++;
      if (isClosed) continue;
      const distance = distances(ground, exits);
      runners.push({ distance, delay: later ? 0 : 1 });
      if (mate) continue;
      if (later) threats.push(distance);
      if (theirs <= initiative) nextThreats.push(distance);
    }
    // Everybody else is cut off, and if I am too, I placed last: the match is won (EOL-8.5, 8.6).
    if (left === 0 && (this.#hasLaid || plan.cells.length > 0)) return WEIGHTS.win + mine.length;
    if (mine.length === 0) return worth - WEIGHTS.dead;
    const next = this.#canTurnAround(plan) ? WEIGHTS.nextRiskWithEnergy : WEIGHTS.nextRisk;
    worth -= WEIGHTS.risk * risk(mine, threats) + next * risk(mine, nextThreats);
    return worth + this.#standing(plan, mine, runners);
  }

  #canTurnAround(plan: Plan): boolean {
    return this.#round >= 2 && this.#me.energy > plan.energy;
  }

  #standing(plan: Plan, mine: readonly Cell[], runners: readonly Runner[]): number {
    const [own = 0, ...others] = territories(runners, this.#ground.free.length);
    const cards = this.#me.handCount + this.#me.deckCount - plan.cells.length;
    const rivals = others.reduce((sum, cells) => sum + Math.log2(1 + cells), 0) / Math.max(1, others.length);
    return (
      WEIGHTS.territory * Math.log2(1 + Math.min(own, cards)) -
      WEIGHTS.rival * rivals +
      WEIGHTS.exits * mine.length +
      WEIGHTS.initiative * initiativeOf(plan.faces.at(-1)) -
      WEIGHTS.energy * plan.energy -
      WEIGHTS.ways * plan.faces.slice(0, -1).reduce((sum, laid) => sum + LINE_CARDS[laid].ways.length, 0) -
      WEIGHTS.deadEnds * deadEnds(this.#ground)
    );
  }
}

function initiativeOf(face: Face | 'start' | undefined): number {
  return face === undefined || face === 'start' ? 0 : LINE_CARDS[face].initiative;
}

function rivalsOf(view: View, seat: Seat, ground: Ground): Rival[] {
  const place = view.order.indexOf(seat);
  return view.order.flatMap((other, at) => {
    const player = view.players[other] as PlayerView;
    if (other === seat || player.out !== null) return [];
    return {
      player,
      tip: tipAt(view, player.head),
      ground: groundFor(ground, view, other),
      initiative: initiativeOf(view.cells[player.head]?.face),
      later: at > place,
      mate: teamOf(view, other) === teamOf(view, seat),
    };
  });
}
