import { look as lookAt, playInPlace, type Seat, type State, type Types } from '@turnpoint/kernel';
import type { Place } from './bot.ts';
import { askedSeat } from './run.ts';

/** Choices of policy play before a position is judged: far enough to see a cut coming, near enough to be quick. */
const DEPTH = 12;

/** How all seats stand after some choices of policy play in an imagined world, as `seat` would judge it. */
export function playout<T extends Types>(place: Place<T>, world: State<T>, seat: Seat): readonly number[] {
  const { game, knows, int } = place;
  for (let i = 0; i < DEPTH && world.outcome === null; i++) {
    const asked = askedSeat(game, world);
    playInPlace(game, world, asked, knows.policy(lookAt(game, world, asked), int));
  }
  return knows.evaluate(lookAt(game, world, seat));
}
