import type { NewGathering } from '@turnpoint/protocol';
import type { Header } from '../storage.ts';

/** The same table once more, everybody one seat further on: nobody begins twice, and each keeps what was theirs. */
export function again({ game, options, players, terms }: Header & Required<Pick<Header, 'terms'>>): NewGathering {
  const turned = <X>(all: readonly X[]): X[] => [...all.slice(-1), ...all.slice(0, -1)];
  // What the options hold for each seat goes along with its player.
  const moved = Object.entries(options).map(([key, value]) => {
    const isForSeats = Array.isArray(value) && value.length === players.length && players.length > 1;
    return [key, isForSeats ? turned(value) : value];
  });
  return {
    game,
    options: Object.fromEntries(moved),
    places: turned(players).map(({ kind, level }) =>
      kind === 'bot' ? { kind: 'bot', level: level ?? 1 } : { kind: 'open' },
    ),
    terms,
    listed: false,
  };
}
