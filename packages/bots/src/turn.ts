import {
  choices,
  type Look,
  look as lookAt,
  owing,
  playInPlace,
  type Seat,
  type State,
  sameJson,
  type Types,
} from '@turnpoint/kernel';
import type { Place } from './bot.ts';

/** Choices that may be thought ahead, so that every thought ends. */
const LONGEST = 160;

/** The choices of one seat in its turn, and how it stands when its turn has come again. */
export interface Turn<C> {
  readonly choices: readonly C[];
  readonly worth: number;
}

/** What the seat does at its so-manieth choice of the turn; undefined: what the policy says. */
export type Pick<T extends Types> = (seen: Look<T>, at: number) => T['choice'] | undefined;

export const byPolicy = (): undefined => undefined;

/** Follows a plan where it is legal. */
export function byPlan<T extends Types>(plan: readonly T['choice'][]): Pick<T> {
  return ({ choices }, at) => (at < plan.length ? choices.find((one) => sameJson(one, plan[at])) : undefined);
}

/** Plays a turn of a seat in place, and on by the policy until its turn has come again so often. */
export function playTurn<T extends Types>(
  { game, knows, int }: Place<T>,
  s: State<T>,
  seat: Seat,
  pick: Pick<T>,
): Turn<T['choice']> {
  const taken: T['choice'][] = [];
  // Where the game does not say whose turn it is, a turn lasts until others are asked.
  const { turnOf, rounds } = knows.plansTurns ?? { turnOf: ({ asked }: Look<T>) => asked[0] as Seat, rounds: 1 };
  let whose = turnOf(lookAt(game, s, seat));
  let isOver = false;
  let came = 0;
  for (let n = 0; n < LONGEST && s.outcome === null; n++) {
    const asked = owing(game, s)[0] as Seat;
    const seen = lookAt(game, s, asked);
    const turn = turnOf(seen);
    if (turn !== whose) {
      isOver = true;
      if (turn === seat && ++came === rounds) break;
      whose = turn;
    }
    const told = asked === seat && !isOver ? pick(seen, taken.length) : undefined;
    const usual = () => (seen.choices.length === 1 ? seen.choices[0] : knows.policy(seen, int));
    const choice = (told ?? usual()) as T['choice'];
    if (asked === seat && !isOver) taken.push(choice);
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
