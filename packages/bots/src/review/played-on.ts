import {
  type Look,
  lookInPlace,
  owing,
  playInPlace,
  type Seat,
  type Stake,
  type State,
  type Types,
} from '@turnpoint/kernel';
import type { GameBot, Place } from '../bot.ts';
import { usual } from '../turn.ts';

/** Plays an imagined world on by the policy of all seats to its end. */
export function playOn<T extends Types>(place: Place<T>, world: State<T>): void {
  const { game } = place;
  while (world.outcome === null) {
    const asked = owing(game, world)[0] as Seat;
    playInPlace(game, world, asked, usual(place, lookInPlace(game, world, asked)));
  }
}

/** What the end of a played-on world is worth to a seat. */
export function endWorth<T extends Types>(
  { game, knows }: Place<T>,
  world: State<T>,
  seat: Seat,
  stake: Stake,
): number {
  return worthOf(knows, lookInPlace(game, world, seat), seat, stake);
}

/** What the end of a match is worth to a seat: its share of the win, or its score. */
export function worthOf<T extends Types>(knows: GameBot<T>, end: Look<T>, seat: Seat, stake: Stake): number {
  if (stake === 'win' || stake === 'team') return knows.evaluate(end)[seat] ?? 0;
  const scores = end.outcome?.scores;
  return scores?.[seat] ?? scores?.[0] ?? 0;
}
