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

/** So that both a plate and a token are 44 px high on a phone of 844, though two centuries are shared. */
const SHARED = 1.85;

/** Upright, a century is as high as any other, unless a controller shares its turnpoint: both are to be touched. */
export function heights({ operators, gear, players }: Pick<View, 'operators' | 'gear' | 'players'>): number[] {
  const shared = players.flatMap(({ at }) => {
    const isShared =
      operators.some((each) => each.zone === 'board' && each.at === at) || gear.some((each) => each.at === at);
    return isShared ? [stepOf(at)] : [];
  });
  return CENTURIES.map((_, i) => (shared.includes(i) ? SHARED : 1));
}

/** Where a century begins, in percent of the stream's length. */
export function startOf(widths: readonly number[], place: number): number {
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  return (100 * sum(widths.slice(0, stepOf(place)))) / sum(widths);
}
