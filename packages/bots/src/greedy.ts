import { copyState, determinize, lookInPlace, playInPlace, type Seat, type Types } from '@turnpoint/kernel';
import type { Bot, Place } from './bot.ts';

const WORLDS = 4;

/** One step ahead with the game's evaluation, over a few worlds that fit what the seat sees. */
export function greedy<T extends Types>({ game, knows, int }: Place<T>): Bot<T> {
  return {
    id: 'greedy',
    choose(look) {
      const seat = look.seat as Seat;
      const sums = look.choices.map(() => 0);
      for (let world = 0; world < WORLDS; world++) {
        const imagined = determinize(game, look, int);
        look.choices.forEach((choice, i) => {
          const after = copyState(game, imagined);
          playInPlace(game, after, seat, choice);
          sums[i] = (sums[i] as number) + (knows.evaluate(lookInPlace(game, after, seat))[seat] as number);
        });
      }
      return look.choices[bestOf(sums)] as T['choice'];
    },
  };
}

/** The first of the highest. */
export function bestOf(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if ((values[i] as number) > (values[best] as number)) best = i;
  return best;
}
