import { drawLines, type Place, playedOn, playLines, stakeOf, worldsOf, worthOf } from '@turnpoint/bots';
import type { Types } from '@turnpoint/kernel';
import { type Compared, certain, gainOf, type Odds, oddsOf, type Tried, towards } from '@turnpoint/protocol';
import type { ComparisonJob, OddsJob, TrialJob } from './outside.ts';

/**
 * How this seat stands when everybody plays on by the game's policy from here to the end, over worlds that fit what the
 * look shows. The same job always gives the same answer.
 */
export function oddsFor(place: Place<Types>, { look, seat, worlds }: OddsJob): Odds {
  const kind = stakeOf(place.knows, look);
  if (look.outcome !== null) return certain(kind, worthOf(place.knows, look, seat, kind), worlds);
  const games: number[] = [];
  for (const again of worldsOf(place, look, worlds)) {
    const { place: there, state } = again();
    games.push(playedOn(there, state, seat, kind));
  }
  return oddsOf(kind, games);
}

export function trialOf(place: Place<Types>, { look, turns, worlds }: TrialJob): Tried[] {
  const kind = stakeOf(place.knows, look);
  const lines = drawLines(place, look, turns);
  const played = playLines(place, look, lines, worlds);
  return played.map(({ games }, i) => ({ choices: lines[i] ?? [], odds: oddsOf(kind, games) }));
}

export function comparisonOf(place: Place<Types>, { look, lines, worlds }: ComparisonJob): Compared[] {
  const kind = stakeOf(place.knows, look);
  const played = playLines(place, look, lines as Types['choice'][][], worlds);
  const first = played[0]?.games ?? [];
  return played.map(({ games, thens }, i) => ({
    odds: oddsOf(kind, games),
    gain: i === 0 ? null : gainOf(games.map((one, world) => towards(kind) * (one - (first[world] ?? 0)))),
    thens,
  }));
}
