import { interval } from '@turnpoint/catalogue/balance';
import type { MatchRecord } from '@turnpoint/kernel';
import { TEAM } from '../../content/index.ts';
import type { Tried } from '../proof/play.ts';

/** How teams of one size fared. */
export interface Line {
  readonly team: number;
  readonly played: number;
  readonly won: number;
  /** Between which shares of won matches the true one lies, in 95 of 100 cases; null before the first match. */
  readonly between: readonly [low: number, high: number] | null;
  /** The middle one of all lengths, in rounds. */
  readonly rounds: number | null;
  /** The first match that was won, then the first that was lost, to be looked at. */
  readonly shown: readonly { readonly won: boolean; readonly record: MatchRecord }[];
}

export function linesOf(tried: readonly Tried[]): Line[] {
  return Array.from({ length: TEAM.max - TEAM.min + 1 }, (_, n) => {
    const team = TEAM.min + n;
    const own = tried.filter((one) => one.team === team);
    const won = own.filter((one) => one.won).length;
    const rounds = own.map((one) => one.rounds).sort((a, b) => a - b);
    return {
      team,
      played: own.length,
      won,
      between: own.length === 0 ? null : interval(won, own.length),
      rounds: rounds[Math.floor(rounds.length / 2)] ?? null,
      shown: own
        .flatMap(({ won, record }) => (record === null ? [] : [{ won, record }]))
        .sort((a, b) => Number(b.won) - Number(a.won)),
    };
  });
}

/** By zone: the share of all deaths. */
export function heatOf(tried: readonly Tried[], zones: number): number[] {
  const deaths = tried.flatMap((one) => one.deaths);
  return Array.from({ length: zones }, (_, zone) =>
    deaths.length === 0 ? 0 : deaths.filter((at) => at === zone).length / deaths.length,
  );
}
