import { type Look, look as lookAt, type Seat, type Types } from '@turnpoint/kernel';
import type { Place } from '../bot.ts';
import { stakeOf } from '../stake.ts';
import { stray } from '../stray.ts';
import { Ahead, byPlan, byPolicy } from '../turn.ts';
import { endWorth, playOn } from './played-on.ts';
import { worldsOf } from './worlds.ts';

/** Looks after the others' answer that are kept of each line. */
const THENS = 8;

/** A line in so many games: what came of each, and what the seat saw when the others had answered. */
export interface LineGames<T extends Types> {
  readonly games: readonly number[];
  readonly thens: readonly Look<T>[];
}

/** Plays each line in the same worlds, with the same chance, on to the end. What is not legal there the policy replaces. */
export function playLines<T extends Types>(
  place: Place<T>,
  look: Look<T>,
  lines: readonly (readonly T['choice'][])[],
  worlds: number,
): LineGames<T>[] {
  const seat = look.seat as Seat;
  const stake = stakeOf(place.knows, look);
  const played = lines.map((line) => ({ line, games: [] as number[], thens: [] as Look<T>[] }));
  for (const again of worldsOf(place, look, worlds))
    for (const { line, games, thens } of played) {
      const { place: there, state } = again();
      const ahead = new Ahead(there, state, seat);
      ahead.turn(byPlan(line));
      ahead.rounds(1);
      if (thens.length < THENS) thens.push(lookAt(place.game, state, seat));
      playOn(there, state);
      games.push(endWorth(there, state, seat, stake));
    }
  return played;
}

/** Whole turns near what the policy would play, its own first, none twice. */
export function drawLines<T extends Types>(place: Place<T>, look: Look<T>, turns: number): (readonly T['choice'][])[] {
  const seat = look.seat as Seat;
  const lines = new Map<string, readonly T['choice'][]>();
  let length = 1;
  for (const again of worldsOf(place, look, turns)) {
    const { place: there, state } = again();
    const line = new Ahead(there, state, seat).turn(lines.size === 0 ? byPolicy : stray(place, length));
    if (lines.size === 0) length = line.length;
    lines.set(JSON.stringify(line), line);
  }
  return [...lines.values()];
}
