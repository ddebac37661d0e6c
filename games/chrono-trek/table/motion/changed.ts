import type { Entry } from '../../rules/types.ts';

/** The places and cards that an entry changes, in order. */
export function changedBy(entry: Entry): string[] {
  if (entry.type === 'turned') return entry.turned.map(({ index }) => index);
  if (entry.type === 'anchorpoint') return [entry.index];
  if (entry.type === 'fracture-placed' || entry.type === 'fracture-falls') return [entry.spot];
  return entry.type === 'entered' || entry.type === 'moved' ? [entry.card] : [];
}
