import type { Shared } from '../context.ts';

/** Questions whose answers are laid out in place of the hand. */
export const TRAYS = ['pile', 'find', 'identity', 'artifact'] as const;
export type Tray = (typeof TRAYS)[number];

/** What lies there, legal or not: cards or characters, each once. */
export function offeredIn(tray: Tray, { flow, look: { view } }: Shared): readonly string[] {
  if (tray === 'pile') return [...new Set([...view.discard].reverse())];
  if (tray === 'find') return [...new Set(view.search ?? [])];
  return [...flow.legal.keys()].map((spot) => spot.slice(spot.indexOf('-') + 1));
}
