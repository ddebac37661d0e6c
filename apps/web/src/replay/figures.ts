import { between, type Odds } from '@turnpoint/protocol';

/** While the doubt is larger than this, figures are rounded: more would look like knowledge. */
const ROUGH = 0.1;
const STEP = 5;

export const isChance = ({ kind }: Pick<Odds, 'kind'>): boolean => kind === 'win' || kind === 'team';

/** Half of the interval in which the true value lies: "give or take". */
export function giveOrTake(...odds: readonly Pick<Odds, 'value' | 'doubt' | 'worlds'>[]): number {
  const [low, high] = between({ value: 0, doubt: Math.hypot(...odds.map(({ doubt }) => doubt)), worlds: 0 });
  return (high - low) / 2;
}

/** A chance in percent points, a score in points; as exact as it is known. */
export function figureOf(odds: Odds): number {
  if (!isChance(odds)) return Math.round(odds.value);
  const percent = odds.value * 100;
  return giveOrTake(odds) > ROUGH ? Math.round(percent / STEP) * STEP : Math.round(percent);
}

/** The doubt of figures, in the same points. */
export function doubtOf(...odds: readonly Odds[]): number {
  const doubt = giveOrTake(...odds);
  return Math.round(odds.every(isChance) ? doubt * 100 : doubt);
}

/** A figure with its unit, on one line: chances are percents, scores plain points. */
export const figureTold = (odds: Odds): string => `${figureOf(odds)}${isChance(odds) ? '\u00a0%' : ''}`;
