import { type Odds, towards } from '@turnpoint/protocol';

/** Of the branches, one after another; each always comes with its letter. */
export const COLOURS = [
  '#6fe0c0',
  '#b9a3ff',
  '#f0a36b',
  '#8fc7ff',
  '#f28fb4',
  '#d7d06a',
  '#9fd27a',
  '#e0a0f0',
] as const;

export const colourOf = (place: number): string => COLOURS[place % COLOURS.length] ?? COLOURS[0];

/** A, B and so on; after Z, two letters. */
export function letterOf(place: number): string {
  const first = place < 26 ? '' : String.fromCharCode(64 + Math.floor(place / 26));
  return first + String.fromCharCode(65 + (place % 26));
}

/** How full the water is, from 0 to 1: a chance as it is, a score beside the best one that is shown. */
export function fullness({ kind, value }: Odds, most: number): number {
  if (kind === 'win' || kind === 'team') return Math.min(1, Math.max(0, value));
  const part = most <= 0 ? 0 : Math.min(1, Math.max(0, value / most));
  return towards(kind) === 1 ? part : 1 - part;
}
