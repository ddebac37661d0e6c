import { MOST } from '../survivors.ts';

/** ETS-22.13 */
export const PLACES = ['infirmary', 'loved-ones', 'trading-post', 'quarters'] as const;
export type Place = (typeof PLACES)[number];

/** ETS-22.10 */
export const TRACK = 4;
/** ETS-22.17, 22.18: cards laid out, and what one of them costs. */
export const GOODS = 3;
export const PRICE = 2;
/** ETS-22.20: one or the other. */
export const QUARTERS = { health: 1, resolve: 2 } as const;

const TABLES: Readonly<Record<'infirmary' | 'loved-ones', readonly number[]>> = {
  // For totals of 2 to 12 (ETS-22.14, 22.15).
  infirmary: [-2, -1, 0, 0, 1, 1, 2, 2, 3, 3, 5],
  'loved-ones': [-2, -1, 0, 0, 2, 2, 4, 4, 5, 5, MOST],
};

/** What a roll of two dice gives or takes. A total above 12 counts as 12 (R60). */
export function gainAt(place: 'infirmary' | 'loved-ones', total: number): number {
  return TABLES[place][Math.min(12, total) - 2] as number;
}
