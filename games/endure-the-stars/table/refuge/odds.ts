import { gainAt } from '../../content/refuge/index.ts';

/** In how many of the 36 ways of two dice something is given or taken; the lowest first. */
export interface Odds {
  readonly gain: number;
  readonly ways: number;
}

/** Of 36 ways, in percent. */
export const percent = (ways: number): number => Math.round((100 * ways) / 36);

/** What a visit can come to, with what is added to its roll in this round (ETS-22.14, 22.15). */
export function oddsOf(place: 'infirmary' | 'loved-ones', added: number): Odds[] {
  const ways = new Map<number, number>();
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      const gain = gainAt(place, a + b + added);
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
