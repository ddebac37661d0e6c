import { look as lookAt, type Match, type Seat, type Types } from '@turnpoint/kernel';
import type { GameBot } from '../bot.ts';
import { turnIn } from '../turn.ts';

/** A turn of a match by its steps, the first and the last. */
export interface PlayedTurn {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** The turns of a finished match, as the game's bot tells them apart. */
export function turnsOf<T extends Types>(knows: GameBot<T>, match: Match<T>): PlayedTurn[] {
  const turns: (PlayedTurn & { readonly number: number })[] = [];
  for (let step = 1; step <= match.length; step++) {
    const { seat, number } = turnIn(knows, lookAt(match.game, match.stateAt(step - 1), null));
    const last = turns.at(-1);
    if (last?.seat === seat && last.number === number) turns[turns.length - 1] = { ...last, to: step };
    else turns.push({ seat, number, from: step, to: step });
  }
  return turns.map(({ seat, from, to }) => ({ seat, from, to }));
}
