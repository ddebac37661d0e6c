import { endOfLine } from '@turnpoint/end-of-line/rules';
import { Match, type MatchRecord } from '@turnpoint/kernel';
import type { Shared } from '@turnpoint/protocol';

/** Ana and a bot. */
export const PLAYERS = [
  { name: 'Ana', kind: 'person', level: null },
  { name: 'Bo', kind: 'bot', level: 1 },
] as const;

/** A finished match of END OF LINE; from a step on everybody takes the last choice instead of the first. */
export function finished(until = Number.POSITIVE_INFINITY): MatchRecord {
  const seed = '5f0c7d0f0d7f4f5c9a31f2b84c1f9be35f0c7d0f0d7f4f5c9a31f2b84c1f9be3';
  const match = Match.create(endOfLine, { options: endOfLine.defaults(2), seats: 2, seed });
  if (!(match instanceof Match)) throw new Error('refused');
  while (match.state.outcome === null) {
    const seat = match.look(0).asked[0] ?? 0;
    match.choose(seat, match.look(seat).choices.at(match.length < until ? 0 : -1) as never);
  }
  return match.export();
}

/** The same as it is handed on, without branches. */
export const sharedMatch = (): Shared => ({ turnpoint: 1, players: PLAYERS, match: finished(), branches: [] });
