import { sameJson } from './json.ts';
import { Match } from './match.ts';
import type { MatchRecord } from './record.ts';
import type { Game, Types } from './types.ts';

/**
 * Plays the records of a campaign again, in their order, each under the rules that fit it. Throws a sentence when a
 * record is not genuine, does not follow the one before, or did not begin with what that one handed on.
 */
export function verifyChain(
  records: readonly MatchRecord[],
  rulesOf: (record: MatchRecord) => Game,
): readonly Match<Types>[] {
  const matches: Match<Types>[] = [];
  for (const [i, record] of records.entries()) {
    const match = Match.replay(rulesOf(record), record);
    const place = `match ${i + 1}`;
    if (match.fingerprint() !== record.end) throw new Error(`${place} ends differently when it is played again`);
    if (record.follows !== records[i - 1]?.hash) throw new Error(`${place} does not follow the record before it`);
    const carried = (record.options as { carried?: unknown }).carried ?? null;
    const handed = handedOn(matches.at(-1));
    if (i > 0 && handed === null) throw new Error(`${place} follows a match that hands nothing on`);
    if (!sameJson(carried, handed)) throw new Error(`${place} does not begin with what was handed on`);
    matches.push(match);
  }
  return matches;
}

/** What a match hands on to the next of its campaign; null when nothing follows it, or not yet. */
export function handedOn(match: Match<Types> | undefined): object | null {
  if (match === undefined || match.state.outcome === null) return null;
  return match.game.carry?.(match.state) ?? null;
}
