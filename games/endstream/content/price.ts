import { AGENDA_TYPES, type Points, type Price, typesOf } from './symbols.ts';

/**
 * All different handfuls of points that pay a price (ES-5.8 to 5.12, R7), those that keep the most types first. `cut`
 * symbols are left out, any of them (Neuro-Tuning Chip).
 */
export function waysToPay(points: Points, price: Price, cut = 0): Points[] {
  const found = new Map<string, Points>();
  const spend = (i: number, spent: Points, left: number): void => {
    if (i === price.length) {
      if (left === 0) found.set(spent.join(), spent);
      return;
    }
    if (left > 0) spend(i + 1, spent, left - 1);
    for (const type of typesOf(price[i] as Price[number])) {
      const n = AGENDA_TYPES.indexOf(type);
      if ((spent[n] as number) < (points[n] as number))
        spend(i + 1, spent.with(n, (spent[n] as number) + 1) as unknown as Points, left);
    }
  };
  spend(0, [0, 0, 0], Math.min(cut, price.length));
  return [...found.values()].sort((a, b) => typesKept(points, b) - typesKept(points, a));
}

/** Is there one? */
export function canPay(points: Points, price: Price, cut = 0): boolean {
  if (points[0] + points[1] + points[2] < price.length - cut) return false;
  return covers(price, 0, points[0], points[1], points[2], cut);
}

/** Must agree with `waysToPay`; no lists, because it is asked for every ability at every step of a search. */
function covers(price: Price, i: number, m: number, p: number, s: number, cut: number): boolean {
  const symbol = price[i];
  if (symbol === undefined || (cut > 0 && covers(price, i + 1, m, p, s, cut - 1))) return true;
  const types = typesOf(symbol);
  return (
    (m > 0 && types.includes('M') && covers(price, i + 1, m - 1, p, s, cut)) ||
    (p > 0 && types.includes('P') && covers(price, i + 1, m, p - 1, s, cut)) ||
    (s > 0 && types.includes('S') && covers(price, i + 1, m, p, s - 1, cut))
  );
}

function typesKept(points: Points, spent: Points): number {
  return points.filter((have, n) => have > (spent[n] as number)).length;
}
