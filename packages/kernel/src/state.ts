import { copyJson } from './json.ts';
import type { Game, Look, Seat, State, Types } from './types.ts';

/** What differs from one position to the next before a choice is made in it. */
export interface Position<T extends Types> {
  readonly seats: number;
  readonly seed: string;
  readonly table: T['table'];
  readonly stack: readonly T['frame'][];
}

/** A state in which nobody has chosen anything yet. */
export function newState<T extends Types>(game: Game<T>, { seats, seed, table, stack }: Position<T>): State<T> {
  return {
    game: game.id,
    version: game.version,
    seats,
    table,
    stack: stack.slice(),
    picks: [],
    chance: { seed, drawn: 0 },
    step: 0,
    outcome: null,
  };
}

/** Frames, choices and outcomes never change once they are there, so a copy shares them. */
export function copyState<T extends Types>(game: Game<T>, s: State<T>): State<T> {
  return {
    game: s.game,
    version: s.version,
    seats: s.seats,
    table: game.copyTable === undefined ? copyJson(s.table) : game.copyTable(s.table),
    stack: s.stack.slice(),
    picks: s.picks.slice(),
    chance: { seed: s.chance.seed, drawn: s.chance.drawn },
    step: s.step,
    outcome: s.outcome,
  };
}

/** Some full state that fits this look, its chance to come drawn from `int`. Bots search these, never the real state. */
export function determinize<T extends Types>(game: Game<T>, look: Look<T>, int: (below: number) => number): State<T> {
  const { seats, seat, answer, answers } = look;
  const { table, stack } = game.determinize(look, int);
  const state = newState(game, { seats, seed: `imagined ${int(0x1_0000_0000)}`, table, stack });
  state.outcome = look.outcome;
  state.step = look.step;
  if (answers !== null) {
    if (answers.some((given) => given !== null)) state.picks.push(...answers);
  } else if (answer !== null) {
    state.step++;
    for (let at: Seat = 0; at < seats; at++) state.picks.push(at === seat ? answer : null);
  }
  return state;
}
