import { copyState, determinize, type Seat, type State, sameJson, type Types } from '@turnpoint/kernel';
import type { Bot, Place } from './bot.ts';
import type { Budget } from './budget.ts';
import { byPlan, byPolicy, foresee, type Pick, playTurn, type Step, sightOf } from './turn.ts';

/** Of the choices after the first that leaves the policy's way, one in so many leaves it too. */
const STRAY = 4;
/** So many playouts for each plan that is drawn: one draws it, the others compare it. */
const EACH = 6;
/** How many standard errors better than the policy's own turn a plan must be. */
const APART = 0.7;

/** A turn, and by how much it did better than the policy's own in the same worlds. */
interface Plan<C> {
  readonly choices: readonly C[];
  readonly gains: number[];
}

/**
 * A turn is a plan: draws whole turns near what the policy would play, in an imagined world, with the others' answers by the
 * policy, and judges where the seat stands when it is asked again. The better half is compared in twice as many worlds, until
 * one is left; it is taken if it is clearly better than the policy's own turn, and followed until something is learned.
 */
export function planner<T extends Types>(place: Place<T>): Bot<T> {
  const { game, int } = place;
  let kept: readonly Step<T['choice']>[] = [];
  return {
    id: 'planner',
    choose(look, budget) {
      const seat = look.seat as Seat;
      const [next] = kept;
      const isAsForeseen = next !== undefined && next.seen === sightOf(look.view);
      if (!isAsForeseen && look.choices.length > 1) {
        const imagine = () => determinize(game, look, int);
        kept = foresee(place, imagine(), seat, bestPlan(place, seat, imagine, budget));
      } else if (!isAsForeseen) kept = [];
      const choice = kept[0]?.choice ?? look.choices[0];
      kept = kept.slice(1);
      return choice as T['choice'];
    },
  };
}

function bestPlan<T extends Types>(
  place: Place<T>,
  seat: Seat,
  imagine: () => State<T>,
  budget: Budget,
): readonly T['choice'][] {
  const first = imagine();
  const play = (world: State<T>, pick: Pick<T['choice']>) => playTurn(place, copyState(place.game, world), seat, pick);
  const usual = play(first, byPolicy);
  let plans: Plan<T['choice']>[] = [];
  for (let drawn = Math.max(2, Math.floor(budget.playouts / EACH)); drawn > 0 && !budget.isOver(); drawn--) {
    const { choices, worth } = play(first, stray(place.int, usual.choices.length));
    const isNew = ![usual, ...plans].some((plan) => sameJson(plan.choices, choices));
    if (isNew) plans.push({ choices, gains: [worth - usual.worth] });
  }
  for (let worlds = 2; plans.length > 1 && !budget.isOver(); worlds *= 2) {
    plans = plans.toSorted((a, b) => mean(b.gains) - mean(a.gains)).slice(0, (plans.length + 1) >> 1);
    for (let n = 0; n < worlds; n++) {
      const world = imagine();
      const standard = play(world, byPolicy).worth;
      for (const plan of plans) plan.gains.push(play(world, byPlan(plan.choices)).worth - standard);
    }
  }
  const [best] = plans.toSorted((a, b) => mean(b.gains) - mean(a.gains));
  return best !== undefined && isClear(best.gains) ? best.choices : usual.choices;
}

/** Leaves the policy's way at one choice of the turn, and now and then after it. */
function stray<C>(int: (below: number) => number, length: number): Pick<C> {
  const from = int(Math.max(1, length));
  return (listed, at) => (at === from || (at > from && int(STRAY) === 0) ? listed[int(listed.length)] : undefined);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function isClear(gains: readonly number[]): boolean {
  const average = mean(gains);
  const spread = Math.sqrt(mean(gains.map((gain) => (gain - average) ** 2)) / gains.length);
  return average > 0 && average > APART * spread;
}
