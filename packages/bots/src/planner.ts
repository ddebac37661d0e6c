import {
  choices,
  copyState,
  determinize,
  look as lookAt,
  owing,
  playInPlace,
  type Seat,
  type State,
  sameJson,
  type Types,
} from '@turnpoint/kernel';
import type { Bot, Place } from './bot.ts';

/** One in so many choices of a new plan leaves the policy's way. */
const STRAY = 3;
/** So many playouts for each plan that is drawn: one draws it, the others compare it. */
const EACH = 8;
/** How many standard errors better than the policy's own turn a plan must be. */
const APART = 1;
/** Choices that a turn and its answer may take, so that every thought ends. */
const LONGEST = 60;

/** The choices of one seat to the end of its turn, and by how much they did better than the policy's in the same worlds. */
interface Plan<C> {
  readonly choices: readonly C[];
  readonly gains: number[];
}

/**
 * A turn is a plan: samples whole turns near what the policy would play, in imagined worlds, with the others' answers by
 * the policy, and judges where the seat stands when it is asked again. The better half is compared in twice as many worlds,
 * until one is left; it is followed if it is clearly better than the policy's own turn.
 */
export function planner<T extends Types>(place: Place<T>): Bot<T> {
  const { game, knows, int } = place;
  let kept: readonly T['choice'][] = [];
  return {
    id: 'planner',
    choose(look, budget) {
      const seat = look.seat as Seat;
      const usual = knows.policy(look, int);
      if (look.choices.length === 1) return follow([usual, ...kept.slice(1)]);
      const isKept = look.choices.some((choice) => sameJson(choice, kept[0] ?? null));
      const imagine = () => determinize(game, look, int);
      const size = Math.max(2, Math.floor(budget.playouts / EACH));
      let plans = Array.from({ length: size }, (_, i): Plan<T['choice']> => {
        const drawn = i === 0 && isKept ? kept : turn(place, imagine(), seat, [], true).taken;
        return { choices: drawn, gains: [] };
      });
      for (let worlds = 1; plans.length > 1 && !budget.isOver(); worlds *= 2) {
        for (let n = 0; n < worlds; n++) compare(place, imagine(), seat, plans);
        plans = plans.toSorted((a, b) => mean(b.gains) - mean(a.gains)).slice(0, plans.length >> 1);
      }
      const [best] = plans;
      return follow(best !== undefined && isClear(best.gains) ? best.choices : [usual]);
    },
  };

  function follow(choices: readonly T['choice'][]): T['choice'] {
    kept = choices.slice(1);
    return choices[0] as T['choice'];
  }
}

function compare<T extends Types>(
  place: Place<T>,
  world: State<T>,
  seat: Seat,
  plans: readonly Plan<T['choice']>[],
): void {
  const standard = turn(place, copyState(place.game, world), seat, [], false).worth;
  for (const plan of plans) {
    plan.gains.push(turn(place, copyState(place.game, world), seat, plan.choices, false).worth - standard);
  }
}

/** Plays the turn of a seat in place, by a script as far as it is legal and then by the policy, and the answer to it. */
function turn<T extends Types>(
  { game, knows, int }: Place<T>,
  s: State<T>,
  seat: Seat,
  script: readonly T['choice'][],
  strays: boolean,
): { readonly taken: T['choice'][]; readonly worth: number } {
  const taken: T['choice'][] = [];
  let isAnswered = false;
  for (let n = 0; n < LONGEST && s.outcome === null; n++) {
    const asked = owing(game, s)[0] as Seat;
    if (asked !== seat) isAnswered = true;
    else if (isAnswered) break;
    const listed = choices(game, s, asked);
    const told = asked === seat ? script[taken.length] : undefined;
    let choice = listed.find((one) => told !== undefined && sameJson(one, told));
    if (choice === undefined && strays && asked === seat && int(STRAY) === 0) choice = listed[int(listed.length)];
    choice ??= listed.length === 1 ? listed[0] : knows.policy(lookAt(game, s, asked), int);
    if (asked === seat) taken.push(choice as T['choice']);
    playInPlace(game, s, asked, choice as T['choice']);
  }
  return { taken, worth: knows.evaluate(lookAt(game, s, seat))[seat] as number };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function isClear(gains: readonly number[]): boolean {
  const average = mean(gains);
  const spread = Math.sqrt(mean(gains.map((gain) => (gain - average) ** 2)) / gains.length);
  return average > 0 && average > APART * spread;
}
