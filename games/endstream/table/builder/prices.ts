import { OPERATORS, TECHS } from '../../content/index.ts';

/** Prices that are shown as one, by their ends. */
export interface Range {
  readonly label: string;
  readonly least: number;
  readonly most: number;
}

const distinct = (prices: readonly number[]): number[] => [...new Set(prices)].sort((a, b) => a - b);

/** So many ranges with about the same number of different prices in each. */
function rangesOf(prices: readonly number[], count: number): Range[] {
  const steps = distinct(prices);
  const begin = (n: number) => Math.floor((n * steps.length) / count);
  return Array.from({ length: count }, (_, n) => {
    const [least = 0, most = least] = [steps[begin(n)], steps[begin(n + 1) - 1]];
    return { label: least === most ? String(least) : `${least}-${most}`, least, most };
  });
}

/** Symbols that operators cost, and ranges of what techs take from the charge: as the cards have them. */
export const COSTS: readonly number[] = distinct(OPERATORS.map(({ cost }) => cost.length));
export const CHARGES: readonly Range[] = rangesOf(
  TECHS.map(({ vremenium }) => vremenium),
  3,
);

export const isIn = ({ least, most }: Range, price: number): boolean => price >= least && price <= most;
