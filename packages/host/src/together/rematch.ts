import type { NewGathering, Player } from '@turnpoint/protocol';
import type { Header } from '../storage.ts';

type Before = Header & Required<Pick<Header, 'terms'>>;

const placeOf = ({ kind, level }: Player): NewGathering['places'][number] =>
  kind === 'bot' ? { kind: 'bot', level: level ?? 1 } : { kind: 'open' };

/** The same table once more, everybody one seat further on: nobody begins twice, and each keeps what was theirs. */
export function again(before: Before): NewGathering {
  const { game, options, players, terms, follows } = before;
  if (follows !== undefined) return following(before, options, follows.id);
  const turned = <X>(all: readonly X[]): X[] => [...all.slice(-1), ...all.slice(0, -1)];
  // What the options hold for each seat goes along with its player.
  const moved = Object.entries(options).map(([key, value]) => {
    const isForSeats = Array.isArray(value) && value.length === players.length && players.length > 1;
    return [key, isForSeats ? turned(value) : value];
  });
  return { game, options: Object.fromEntries(moved), places: turned(players).map(placeOf), terms, listed: false };
}

/** The next match of a campaign. What was handed on belongs to seats, so everybody keeps theirs. */
export function goingOn(before: Before, options: object): NewGathering {
  return following(before, options, before.id);
}

function following({ game, players, terms }: Before, options: object, follows: string): NewGathering {
  const { carried: _, ...chosen } = options as { carried?: object };
  return { game, options: chosen, places: players.map(placeOf), terms, listed: false, follows };
}
