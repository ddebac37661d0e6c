import { copyState, playInPlace, type Seat, type Types } from '@turnpoint/kernel';
import type { Bot, Place } from './bot.ts';
import { bestOf } from './greedy.ts';
import { playout } from './playout.ts';

/** Worlds before the first choice may drop out, and how many standard errors apart is clearly worse. */
const WARM_UP = 4;
const APART = 1.5;

interface Candidate<C> {
  readonly choice: C;
  sum: number;
  squares: number;
}

/**
 * Imagines worlds that fit what the seat sees, tries every choice in the same world, lets all seats follow the game's
 * policy for a while and takes the choice that stands best on average. A choice that is clearly worse drops out.
 */
export function sampler<T extends Types>(place: Place<T>): Bot<T> {
  const { game, int } = place;
  return {
    id: 'sampler',
    choose(look, budget) {
      const seat = look.seat as Seat;
      let race = look.choices.map((choice): Candidate<T['choice']> => ({ choice, sum: 0, squares: 0 }));
      let made = 0;
      for (let worlds = 1; race.length > 1; worlds++) {
        const imagined = game.determinize(look, int);
        for (const candidate of race) {
          const world = copyState(game, imagined);
          playInPlace(game, world, seat, candidate.choice);
          const worth = playout(place, world, seat)[seat] as number;
          candidate.sum += worth;
          candidate.squares += worth * worth;
        }
        made += race.length;
        if (worlds >= WARM_UP) race = stillInTheRace(race, worlds);
        if (made + race.length > budget.playouts || budget.isOver()) break;
      }
      return (race[bestOf(race.map(({ sum }) => sum))] as Candidate<T['choice']>).choice;
    },
  };
}

/** Those whose mean may still be the best. All were tried in the same worlds, so sums can be compared. */
function stillInTheRace<C>(race: readonly Candidate<C>[], worlds: number): Candidate<C>[] {
  const bounds = race.map(({ sum, squares }) => {
    const mean = sum / worlds;
    const error = APART * Math.sqrt(Math.max(0, squares / worlds - mean * mean) / worlds);
    return { low: mean - error, high: mean + error };
  });
  const floor = Math.max(...bounds.map(({ low }) => low));
  return race.filter((_, i) => (bounds[i] as { high: number }).high >= floor);
}
