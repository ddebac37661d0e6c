import {
  copyState,
  determinize,
  lookInPlace,
  type Seat,
  type State,
  sameJson,
  stream,
  type Types,
} from '@turnpoint/kernel';
import type { Bot, Place } from './bot.ts';
import type { Budget } from './budget.ts';
import { stray } from './stray.ts';
import { Ahead, byPlan, byPolicy, foresee, type Pick, type Step, sightOf } from './turn.ts';

/** One playout in so many draws a plan, the others compare plans. */
const EACH = 4;
/** How many standard errors better than the policy's own turn a plan must be. */
const APART = 0.7;

/** A turn, and by how much it did better than the policy's own in the same worlds. */
interface Plan<C> {
  readonly choices: readonly C[];
  readonly gains: number[];
}

/**
 * A turn is a plan: draws whole turns near what the policy would play, in an imagined world, with the others' answers by the
 * policy, and judges where the seat stands when its next turn begins. The better half is compared in more worlds, until one
 * is left; it is taken if it is clearly better than the policy's own turn, and followed until something is learned.
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
  const play = worldly(place, seat, imagine);
  const first = play();
  const usual = first(byPolicy);
  let plans: Plan<T['choice']>[] = [];
  const drawn = Math.max(2, Math.floor(budget.playouts / EACH));
  for (let n = 0; n < drawn && !budget.isOver(); n++) {
    const { choices, worth } = first(stray(place, usual.choices.length));
    const isNew = ![usual, ...plans].some((plan) => sameJson(plan.choices, choices));
    if (isNew) plans.push({ choices, gains: [worth - usual.worth] });
  }
  let left = budget.playouts - drawn;
  for (let rounds = Math.ceil(Math.log2(plans.length + 1)); rounds > 0 && !budget.isOver(); rounds--) {
    plans = betterHalf(plans);
    const worlds = Math.max(1, Math.floor(left / rounds / (plans.length + 1)));
    left -= worlds * (plans.length + 1);
    for (let n = 0; n < worlds && !budget.isOver(); n++) {
      const again = play();
      const standard = again(byPolicy).worth;
      for (const plan of plans) plan.gains.push(again(byPlan(plan.choices)).worth - standard);
    }
  }
  const [best] = betterHalf(plans);
  return best !== undefined && isClear(best.gains) ? best.choices : usual.choices;
}

/** The choices of a turn, and how the seat stands when its turn has come again. */
interface Judged<C> {
  readonly choices: readonly C[];
  readonly worth: number;
}

/** Worlds to play turns in, over and over: each time with the same hidden cards and the same chance, so that only the turn differs. */
function worldly<T extends Types>(place: Place<T>, seat: Seat, imagine: () => State<T>) {
  const { game, knows, int } = place;
  return () => {
    const world = imagine();
    const seed = String(int(0x1_0000_0000));
    return (pick: Pick<T>): Judged<T['choice']> => {
      const s = copyState(game, world);
      const ahead = new Ahead({ ...place, int: stream(seed) }, s, seat);
      const choices = ahead.turn(pick);
      ahead.rounds(knows.plansTurns?.rounds ?? 1);
      return { choices, worth: knows.evaluate(lookInPlace(game, s, seat))[seat] as number };
    };
  };
}

const betterHalf = <C>(plans: readonly Plan<C>[]): Plan<C>[] =>
  plans.toSorted((a, b) => mean(b.gains) - mean(a.gains)).slice(0, (plans.length + 1) >> 1);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function isClear(gains: readonly number[]): boolean {
  const average = mean(gains);
  const spread = Math.sqrt(mean(gains.map((gain) => (gain - average) ** 2)) / gains.length);
  return gains.length > 1 && average > 0 && average > APART * spread;
}
