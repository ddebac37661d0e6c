import type { Stake } from '@turnpoint/kernel';
import type { Gain, Odds } from './studies.ts';

/** How many standard errors 95 of 100 cases lie within. */
const SURE = 1.96;
/** Of a few games that all ended alike nobody knows how the next one ends: so much is added to their squares. */
const UNSEEN = 1;

/** What these games tell, one number for each. */
export function gainOf(games: readonly number[]): Gain {
  const worlds = games.length;
  const value = games.reduce((sum, one) => sum + one, 0) / worlds;
  const squares = games.reduce((sum, one) => sum + (one - value) ** 2, 0);
  return { value, doubt: doubtOf(squares, worlds), worlds };
}

export function oddsOf(kind: Stake, games: readonly number[]): Odds {
  return { kind, ...gainOf(games) };
}

/** What is certain: the match is over. */
export function certain(kind: Stake, value: number, worlds: number): Odds {
  return { kind, value, doubt: 0, worlds };
}

/** What two sets of games tell that have none in common. */
export function together<X extends Gain>(a: X, b: X): X {
  if (a.doubt === 0 || b.worlds === 0) return a;
  if (b.doubt === 0 || a.worlds === 0) return b;
  const worlds = a.worlds + b.worlds;
  const value = (a.value * a.worlds + b.value * b.worlds) / worlds;
  const apart = ((a.value - b.value) ** 2 * a.worlds * b.worlds) / worlds;
  return { ...a, value, doubt: doubtOf(squaresOf(a) + squaresOf(b) + apart, worlds), worlds };
}

/** Between which values the true one lies in 95 of 100 cases. */
export function between({ value, doubt, kind }: Gain & Partial<Odds>): readonly [low: number, high: number] {
  const [low, high] = [value - SURE * doubt, value + SURE * doubt];
  return kind === 'win' || kind === 'team' ? [Math.max(0, low), Math.min(1, high)] : [low, high];
}

/** By how much the second is better for the seat, as far as games tell that have nothing in common. */
export function swingOf(before: Odds, after: Odds): Omit<Gain, 'worlds'> {
  const value = towards(before.kind) * (after.value - before.value);
  return { value, doubt: Math.hypot(before.doubt, after.doubt) };
}

/** More than chance would make of it in 95 of 100 cases? */
export const isSure = ({ value, doubt }: Omit<Gain, 'worlds'>): boolean => Math.abs(value) > SURE * doubt;

/** 1 where more is better, -1 where less is. */
export const towards = (kind: Stake): 1 | -1 => (kind === 'low-score' ? -1 : 1);

const doubtOf = (squares: number, worlds: number): number => Math.sqrt(squares + UNSEEN) / worlds;
const squaresOf = ({ doubt, worlds }: Gain): number => Math.max(0, (doubt * worlds) ** 2 - UNSEEN);
