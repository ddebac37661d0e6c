import { choices, copyState, type Game, owing, play, playInPlace, type State, type Types } from '@turnpoint/kernel';

/**
 * How many different runs of exactly `depth` choices start here. Of several seats asked at once the first
 * answers first. Chance follows the state's stream, so a count belongs to a seed.
 */
export function perft<T extends Types>(game: Game<T>, state: State<T>, depth: number): number {
  if (depth === 0) return 1;
  const [seat] = owing(game, state);
  if (seat === undefined) return 0;
  const listed = choices(game, state, seat);
  let runs = 0;
  for (const choice of listed) {
    const next = copyState(game, state);
    playInPlace(game, next, seat, choice);
    runs += perft(game, next, depth - 1);
  }
  return runs;
}

/** The same count another way: through the checked, pure `play`, from a state saved and loaded at every step. */
export function perftPure<T extends Types>(game: Game<T>, saved: string, depth: number): number {
  if (depth === 0) return 1;
  const state: State<T> = JSON.parse(saved);
  const [seat] = owing(game, state);
  if (seat === undefined) return 0;
  return choices(game, state, seat).reduce((runs, choice) => {
    const played = play(game, state, seat, choice);
    if (!played.ok) throw new Error(`${JSON.stringify(choice)} is listed and refused (${played.ruling.clause})`);
    return runs + perftPure(game, JSON.stringify(played.state), depth - 1);
  }, 0);
}
