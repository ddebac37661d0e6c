import type { Match, Seat, Types } from '@turnpoint/kernel';
import type { Replayed, Step } from './protocol.ts';
import { told } from './sight.ts';

/** The whole match for the replay's track and log, as a spectator sees it. */
export function replayed(match: Match<Types>): Replayed {
  const seats: (Seat | null)[] = [null, ...match.choices.map(({ seat }) => seat)];
  const steps = seats.map(
    (seat, step): Step => ({ seat, round: match.game.round?.(match.stateAt(step).table) ?? null }),
  );
  return { steps, log: told(match.game, match.look(null), match.log(null)) };
}
