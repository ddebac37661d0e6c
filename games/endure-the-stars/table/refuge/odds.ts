import { MOST } from '../../content/index.ts';
import { gainAt } from '../../content/refuge/index.ts';
import type { SurvivorView } from '../../rules/types.ts';

/** The places where two dice decide, and what of a survivor they change (ETS-22.14, 22.15). */
export const ROLLED = { infirmary: 'health', 'loved-ones': 'resolve' } as const;
export type Rolled = keyof typeof ROLLED;
export const isRolled = (place: string): place is Rolled => Object.hasOwn(ROLLED, place);

/** In how many of the 36 ways of two dice something is given or taken; the lowest first. */
export interface Odds {
  readonly gain: number;
  readonly ways: number;
}

/** Of 36 ways, in percent. */
export const percent = (ways: number): number => Math.round((100 * ways) / 36);

/** How much of a gain or a loss there is room for: nobody has more than the most, or less than nothing. */
export const changeOf = (has: number, gain: number): number => Math.min(MOST, Math.max(0, has + gain)) - has;

/** What a visit can come to for this survivor, with what is added to its roll in this round. */
export function oddsOf(place: Rolled, added: number, one: Pick<SurvivorView, 'health' | 'resolve'>): Odds[] {
  const ways = new Map<number, number>();
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      const gain = changeOf(one[ROLLED[place]], gainAt(place, a + b + added));
      ways.set(gain, (ways.get(gain) ?? 0) + 1);
    }
  }
  return [...ways].map(([gain, n]) => ({ gain, ways: n })).sort((a, b) => a.gain - b.gain);
}

/** In percent: how likely it is to gain, to stay as one is, to lose. */
export function outlookOf(odds: readonly Odds[]): { gain: number; same: number; loss: number } {
  const sum = (fits: (gain: number) => boolean) =>
    percent(odds.reduce((all, { gain, ways }) => (fits(gain) ? all + ways : all), 0));
  return { gain: sum((n) => n > 0), same: sum((n) => n === 0), loss: sum((n) => n < 0) };
}
