import {
  choices,
  look as lookAt,
  owing,
  playInPlace,
  type Seat,
  type State,
  sameJson,
  type Types,
} from '@turnpoint/kernel';
import type { Place } from './bot.ts';

/** Choices that a turn and its answer may take, so that every thought ends. */
const LONGEST = 80;

/** The choices of one seat until others are asked, and how it stands when it is asked again. */
export interface Turn<C> {
  readonly choices: readonly C[];
  readonly worth: number;
}

/** What the seat does at its so-manieth choice of the turn; undefined: what the policy says. */
export type Pick<C> = (listed: readonly C[], at: number) => C | undefined;

export const byPolicy = (): undefined => undefined;

/** Follows a plan where it is legal. */
export function byPlan<C>(plan: readonly C[]): Pick<C> {
  return (listed, at) => (at < plan.length ? listed.find((one) => sameJson(one, plan[at])) : undefined);
}

/** Plays a turn of a seat in place, and the others' answers by the policy. */
export function playTurn<T extends Types>(
  { game, knows, int }: Place<T>,
  s: State<T>,
  seat: Seat,
  pick: Pick<T['choice']>,
): Turn<T['choice']> {
  const taken: T['choice'][] = [];
  let last = seat;
  for (let n = 0; n < LONGEST && s.outcome === null; n++) {
    const asked = owing(game, s)[0] as Seat;
    if (asked === seat && last !== seat) break;
    last = asked;
    const listed = choices(game, s, asked);
    const told = asked === seat ? pick(listed, taken.length) : undefined;
    const usual = () => (listed.length === 1 ? listed[0] : knows.policy(lookAt(game, s, asked), int));
    const choice = (told ?? usual()) as T['choice'];
    if (asked === seat) taken.push(choice);
    playInPlace(game, s, asked, choice);
  }
  return { choices: taken, worth: knows.evaluate(lookAt(game, s, seat))[seat] as number };
}

/** A choice to come, and what the seat will see when it is asked for it, unless it learns something before. */
export interface Step<C> {
  readonly seen: string;
  readonly choice: C;
}

/** What a seat sees, to be compared. */
export const sightOf = (view: object): string => JSON.stringify(view);

/** The steps of a plan as far as nobody else is asked, in an imagined world that is changed in place. */
export function foresee<T extends Types>(
  { game }: Place<T>,
  s: State<T>,
  seat: Seat,
  plan: readonly T['choice'][],
): Step<T['choice']>[] {
  const steps: Step<T['choice']>[] = [];
  for (const choice of plan) {
    if (s.outcome !== null || owing(game, s)[0] !== seat) break;
    if (!choices(game, s, seat).some((one) => sameJson(one, choice))) break;
    steps.push({ seen: sightOf(game.view(s, seat)), choice });
    playInPlace(game, s, seat, choice);
  }
  return steps;
}
