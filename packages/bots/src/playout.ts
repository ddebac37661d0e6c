import { lookInPlace, owing, playInPlace, type Seat, type State, type Types } from '@turnpoint/kernel';
import type { Place } from './bot.ts';

/** Choices of policy play per seat before a position is judged: some turns of everybody, yet quick. */
const DEPTH = 6;

/** How all seats stand after some choices of policy play in an imagined world, as `seat` would judge it. */
export function playout<T extends Types>(place: Place<T>, world: State<T>, seat: Seat): readonly number[] {
  const { game, knows, int } = place;
  for (let left = DEPTH * world.seats; left > 0 && world.outcome === null; left--) {
    const asked = owing(game, world)[0] as Seat;
    playInPlace(game, world, asked, knows.policy(lookInPlace(game, world, asked), int));
  }
  return knows.evaluate(lookInPlace(game, world, seat));
}
