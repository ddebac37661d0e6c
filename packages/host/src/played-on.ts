import { drawLines, endWorth, type Place, playLines, playOn, stakeOf, worldsOf, worthOf } from '@turnpoint/bots';
import { allSeats, type Types } from '@turnpoint/kernel';
import { type Compared, certain, gainOf, type Odds, oddsOf, type Tried, towards } from '@turnpoint/protocol';
import type { ComparisonJob, OddsJob, TrialJob } from './outside.ts';

/**
 * How this seat stands when everybody plays on by the game's policy from here to the end, over worlds that fit what the
 * look shows. The same job always gives the same answer.
 */
export const oddsFor = (place: Place<Types>, job: OddsJob): Odds => oddsOfAll(place, job)[job.seat] as Odds;

/** How every seat stands by the very same games. */
export function oddsOfAll(place: Place<Types>, { look, worlds }: Pick<OddsJob, 'look' | 'worlds'>): Odds[] {
  const kind = stakeOf(place.knows, look);
  const seats = allSeats(look.seats);
  if (look.outcome !== null) return seats.map((seat) => certain(kind, worthOf(place.knows, look, seat, kind), worlds));
  const games: number[][] = seats.map(() => []);
  for (const again of worldsOf(place, look, worlds)) {
    const { place: there, state } = again();
    playOn(there, state);
    for (const seat of seats) games[seat]?.push(endWorth(there, state, seat, kind));
  }
  return games.map((own) => oddsOf(kind, own));
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
