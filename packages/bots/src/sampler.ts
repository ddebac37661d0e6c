import { copyState, look as lookAt, playInPlace, type Seat, type State, type Types } from '@turnpoint/kernel';
import type { Bot, Place } from './bot.ts';
import { bestOf } from './greedy.ts';
import { askedSeat } from './run.ts';

/** Choices of policy play before a position is judged: far enough to see a cut coming, near enough to be quick. */
const DEPTH = 12;

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
          const worth = playout(place, world, seat);
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

/** How the seat stands after some choices of policy play in an imagined world. */
function playout<T extends Types>({ game, knows, int }: Place<T>, world: State<T>, seat: Seat): number {
  for (let i = 0; i < DEPTH && world.outcome === null; i++) {
    const asked = askedSeat(game, world);
    playInPlace(game, world, asked, knows.policy(lookAt(game, world, asked), int));
  }
  return knows.evaluate(lookAt(game, world, seat))[seat] as number;
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
