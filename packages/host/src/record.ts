import { type Game, Match, type Types, type Unsealed } from '@turnpoint/kernel';
import type { Stored } from './storage.ts';
import type { MatchWindows } from './windows/windows.ts';

/** What a match is played again from. It is sealed as a record only when it is handed out. */
export function recordOf({ header, choices }: Pick<Stored, 'header' | 'choices'>): Unsealed {
  const { game, version, options, seed, players, follows } = header;
  const before = follows !== undefined && { follows: follows.hash };
  return { turnpoint: 1, game, version, seats: players.length, options, seed, ...before, choices };
}

/** A stored match, played again. Answers to a window that is still open wait here as they did. */
export function matchOf(game: Game, stored: Stored, windows: MatchWindows | null): Match<Types> {
  const opened = stored.aside?.window?.step ?? stored.choices.length;
  const match = Match.replay(game, recordOf(stored), opened);
  if (windows !== null) match.holdsBack = windows.holdBack;
  for (const answer of stored.choices.slice(opened)) match.repeat(answer);
  return match;
}
