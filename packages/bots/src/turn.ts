import {
  choices,
  type Look,
  lookInPlace,
  owing,
  playInPlace,
  type Seat,
  type State,
  sameJson,
  type Types,
} from '@turnpoint/kernel';
import type { GameBot, Place, WhoseTurn } from './bot.ts';

/** Choices that may be thought ahead, so that every thought ends. */
const LONGEST = 160;

/** What the seat does at its so-manieth choice of the turn; undefined: what the policy says. */
export type Pick<T extends Types> = (seen: Look<T>, at: number) => T['choice'] | undefined;

export const byPolicy = (): undefined => undefined;

/** Follows a plan where it is legal. */
export function byPlan<T extends Types>(plan: readonly T['choice'][]): Pick<T> {
  return ({ choices }, at) => (at < plan.length ? choices.find((one) => sameJson(one, plan[at])) : undefined);
}

/** Where the game does not say whose turn it is, a turn lasts until others are asked. */
export function turnIn<T extends Types>({ turnOf }: GameBot<T>, seen: Look<T>): WhoseTurn {
  return turnOf?.(seen) ?? { seat: seen.asked[0] as Seat, number: 0 };
}

/** What the policy says, where there is anything to say. */
export function usual<T extends Types>({ knows, int }: Place<T>, seen: Look<T>): T['choice'] {
  return (seen.choices.length === 1 ? seen.choices[0] : knows.policy(seen, int)) as T['choice'];
}

/** A seat's turn and what comes after it, played by the policy in an imagined world, which is changed in place. */
export class Ahead<T extends Types> {
  readonly #place: Place<T>;
  readonly #s: State<T>;
  readonly #seat: Seat;
  #whose: WhoseTurn;
  #left = LONGEST;

  constructor(place: Place<T>, s: State<T>, seat: Seat) {
    this.#place = place;
    this.#s = s;
    this.#seat = seat;
    this.#whose = turnIn(place.knows, lookInPlace(place.game, s, seat));
  }

  /** Plays the turn to its end; gives what the seat chose in it. */
  turn(pick: Pick<T>): T['choice'][] {
    const taken: T['choice'][] = [];
    this.#playOn(
      () => true,
      (seen) => {
        if (seen.seat !== this.#seat) return usual(this.#place, seen);
        const choice = pick(seen, taken.length) ?? usual(this.#place, seen);
        taken.push(choice);
        return choice;
      },
    );
    return taken;
  }

  /** Plays on until a turn of the seat has begun, so often. */
  rounds(times: number): void {
    const comes = () => this.#whose.seat === this.#seat;
    for (let came = comes() ? 1 : 0; came < times && this.#left > 0 && this.#s.outcome === null; came++)
      this.#playOn(comes, (seen) => usual(this.#place, seen));
  }

  /** Until another turn has begun that `isEnough`. */
  #playOn(isEnough: () => boolean, choose: (seen: Look<T>) => T['choice']): void {
    const { game, knows } = this.#place;
    for (; this.#left > 0 && this.#s.outcome === null; this.#left--) {
      const asked = owing(game, this.#s)[0] as Seat;
      const seen = lookInPlace(game, this.#s, asked);
      const turn = turnIn(knows, seen);
      if (turn.seat !== this.#whose.seat || turn.number !== this.#whose.number) {
        this.#whose = turn;
        if (isEnough()) return;
      }
      playInPlace(game, this.#s, asked, choose(seen));
    }
  }
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
