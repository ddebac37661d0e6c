import { between, type Gain, isSure, type Odds } from '@turnpoint/protocol';
import { isChance } from '../figures.ts';

/** A gain in points: of a chance, hundredths; of a score, its own. */
export const pointsOf = (kind: Odds['kind'], { value }: Pick<Gain, 'value'>): number =>
  Math.round(isChance({ kind }) ? value * 100 : value);

export const doubtInPoints = (kind: Odds['kind'], gain: Gain): number => {
  const [low, high] = between(gain);
  return Math.round(((high - low) / 2) * (isChance({ kind }) ? 100 : 1));
};

/** It does worse than what was played, by more than its doubt. */
export const isWorse = ({ gain }: { readonly gain: Gain }): boolean => gain.value < 0 && isSure(gain);
