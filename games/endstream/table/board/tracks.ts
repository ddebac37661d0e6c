import { CENTURIES, LENGTH, stepOf } from '../../content/index.ts';
import type { View } from '../../rules/types.ts';

/** How much room each century gets: where many meet, more. */
export function tracks({ operators, gear }: Pick<View, 'operators' | 'gear'>): number[] {
  const crowd = Array<number>(2 * LENGTH).fill(0);
  for (const { at, zone } of operators) if (zone === 'board') crowd[at] = (crowd[at] ?? 0) + 1;
  for (const { at } of gear) if (at >= 0) crowd[at] = (crowd[at] ?? 0) + 1;
  return CENTURIES.map((_, i) => widthFor(Math.max(crowd[i] ?? 0, crowd[i + LENGTH] ?? 0)));
}

function widthFor(pieces: number): number {
  if (pieces <= 2) return 1;
  return pieces <= 4 ? 1.35 : pieces <= 6 ? 1.6 : 2;
}

/** So that both a plate and a token below it are 44 px high on a phone of 844, though two centuries have a controller. */
const FORTRESS = 1.93;

/** Upright, in pixels: what the board needs for that. Where it has less, a plate stands beside the tokens and all rows are equal. */
export const ROOMY = 378;

/** Upright, a century is as high as any other, unless a controller is there; who else comes or goes moves nothing. */
export function heights({ players }: Pick<View, 'players'>): number[] {
  return CENTURIES.map((_, i) => (players.some(({ at }) => stepOf(at) === i) ? FORTRESS : 1));
}

/** In pixels: what the board needs, centuries side by side, for two rows of tokens and a plate beside its agendas. */
const TWO_ROWS = 430;

interface Ground {
  readonly upright: boolean;
  readonly height: number;
  readonly hasController: boolean;
}

/** How many stand in one turnpoint before the rest are but counted: nothing gets too low to be touched. */
export function roomFor({ upright, height, hasController }: Ground): number {
  if (upright) return height < ROOMY && hasController ? 1 : 2;
  return height < TWO_ROWS ? 4 : 8;
}

/** Where a century begins, in percent of the stream's length. */
export function startOf(widths: readonly number[], place: number): number {
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  return (100 * sum(widths.slice(0, stepOf(place)))) / sum(widths);
}
