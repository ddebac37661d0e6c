import type { Match, Types } from '@turnpoint/kernel';
import type { Storage, Stored } from './storage.ts';

/** So many choices at most are played again when a match is opened. A snapshot is larger than any choice: not too often. */
const EVERY = 128;

/** May it have a snapshot at all? Most matches end before. */
export function isLong({ choices }: Pick<Stored, 'choices'>): boolean {
  return choices.length >= EVERY;
}

/** Keeps another one where the latest, of so many choices, is too old; says how many choices the latest is of now. */
export function keepSnapshot({ snapshots }: Storage, id: string, match: Match<Types>, latest: number): number {
  if (snapshots === undefined || match.floor < latest + EVERY) return latest;
  const snapshot = match.snapshot();
  void snapshots.keep(id, snapshot).catch(() => {});
  return snapshot.step;
}
