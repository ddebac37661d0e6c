import { choices, type Game, look, owing, playInPlace, type Seat, type State, type Types } from '@turnpoint/kernel';
import type { Bot } from './bot.ts';
import type { Budget } from './budget.ts';

/** A bot at the table, and how long it may think about each choice. */
export interface Sitting<T extends Types> {
  readonly bot: Bot<T>;
  readonly budget: Budget;
}

export interface Run<T extends Types> {
  readonly game: Game<T>;
  /** Changed in place until the match is over. */
  readonly state: State<T>;
  /** One per seat. */
  readonly sittings: readonly Sitting<T>[];
  /** No match has more choices. */
  readonly bound: number;
  /** Told before each choice is applied. */
  onChoice?(state: State<T>, seat: Seat, choice: T['choice']): void;
}

/** Lets bots play a match to its end. Gives the number of choices; throws when the match does not end. */
export function runMatch<T extends Types>(run: Run<T>): number {
  const { game, state, sittings, bound } = run;
  let made = 0;
  for (; state.outcome === null; made++) {
    if (made >= bound) throw new Error(`more than ${bound} choices: the match does not end`);
    const seat = owing(game, state)[0] as Seat;
    const choice = nextChoice(game, state, seat, sittings[seat] as Sitting<T>);
    run.onChoice?.(state, seat, choice);
    playInPlace(game, state, seat, choice);
  }
  return made;
}

/** A bot gets its seat's look. Only one that picks blindly from the list (random) is spared it, for speed. */
function nextChoice<T extends Types>(game: Game<T>, s: State<T>, seat: Seat, { bot, budget }: Sitting<T>): T['choice'] {
  if (bot.pick === undefined) return bot.choose(look(game, s, seat), budget);
  const listed = choices(game, s, seat);
  if (listed.length === 0) throw new Error(`seat ${seat} is asked and has no choice at step ${s.step}`);
  return bot.pick(listed);
}
