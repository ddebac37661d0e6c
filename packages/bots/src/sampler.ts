import { copyState, determinize, playInPlace, type Seat, sameJson, type Types } from '@turnpoint/kernel';
import type { Bot, Place } from './bot.ts';
import { playout } from './playout.ts';

/** Worlds before the first choice may drop out, and how many standard errors apart is clearly better or worse. */
const WARM_UP = 4;
const APART = 1.5;

/** A choice, and by how much it did better than the policy's own in the same worlds. */
interface Rival<C> {
  readonly choice: C;
  sum: number;
  squares: number;
}

/**
 * Imagines worlds that fit what the seat sees, tries every choice in the same world, lets all seats follow the game's
 * policy for a while and looks who stands better. It does what the policy would do unless something else is clearly
 * better: with few worlds chance alone would make some choice look best.
 */
export function sampler<T extends Types>(place: Place<T>): Bot<T> {
  const { game, knows, int } = place;
  return {
    id: 'sampler',
    choose(look, budget) {
      const seat = look.seat as Seat;
      const usual = knows.policy(look, int);
      let rivals = look.choices
        .filter((choice) => !sameJson(choice, usual))
        .map((choice): Rival<T['choice']> => ({ choice, sum: 0, squares: 0 }));
      let worlds = 0;
      for (let made = 0; rivals.length > 0; ) {
        const imagined = determinize(game, look, int);
        const worthOf = (choice: T['choice']) => {
          const world = copyState(game, imagined);
          playInPlace(game, world, seat, choice);
          return playout(place, world, seat)[seat] as number;
        };
        const standard = worthOf(usual);
        for (const rival of rivals) {
          const gain = worthOf(rival.choice) - standard;
          rival.sum += gain;
          rival.squares += gain * gain;
        }
        worlds++;
        made += rivals.length + 1;
        if (worlds >= WARM_UP) rivals = rivals.filter((rival) => bound(rival, worlds, APART) >= 0);
        if (made + rivals.length + 1 > budget.playouts || budget.isOver()) break;
      }
      return best(rivals, worlds)?.choice ?? usual;
    },
  };
}

/** The mean gain of a rival, so many standard errors up or down. */
function bound<C>({ sum, squares }: Rival<C>, worlds: number, errors: number): number {
  const mean = sum / worlds;
  return mean + errors * Math.sqrt(Math.max(0, squares / worlds - mean * mean) / worlds);
}

function best<C>(rivals: readonly Rival<C>[], worlds: number): Rival<C> | null {
  const clear = rivals.filter((rival) => worlds >= WARM_UP && bound(rival, worlds, -APART) > 0);
  return clear.reduce<Rival<C> | null>((found, rival) => (rival.sum > (found?.sum ?? 0) ? rival : found), null);
}
