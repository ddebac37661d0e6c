import { copyState, determinize, type Look, type State, stream, type Types } from '@turnpoint/kernel';
import type { Place } from '../bot.ts';

/** A world to play in over and over: each time with the same hidden things and the same chance. */
export interface World<T extends Types> {
  readonly place: Place<T>;
  readonly state: State<T>;
}

/** Worlds that fit a look. Nothing but the look comes in: what its viewer could not know, no world knows. */
export function* worldsOf<T extends Types>(place: Place<T>, look: Look<T>, number: number): Generator<() => World<T>> {
  const { game, int } = place;
  for (let n = 0; n < number; n++) {
    const imagined = determinize(game, look, int);
    const seed = String(int(0x1_0000_0000));
    yield () => ({ place: { ...place, int: stream(seed) }, state: copyState(game, imagined) });
  }
}
