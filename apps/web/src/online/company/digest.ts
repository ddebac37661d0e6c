import type { Viewer } from '@turnpoint/kernel';
import type { StandIn, ToldStep } from '@turnpoint/protocol';
import { latest } from '../../client/latest.ts';
import { standInAt } from './standing.ts';

/** A step that others made; where a bot played it for somebody, by which name. */
export type Event = ToldStep & { readonly by?: string };

/** What this device has seen of a match, and when. */
export interface Seen {
  readonly step: number;
  readonly at: number;
}

/** So many events are shown at most: the latest. */
const MOST = 6;
/** Milliseconds: who was away for less has followed. */
const AWAY = 600_000;

interface Meanwhile {
  readonly seen: Seen | null;
  readonly viewer: Viewer;
  readonly standIns: readonly StandIn[];
  readonly now: number;
}

/**
 * What others did since somebody last looked, and bots for them; nothing for who has just been here, or comes for the first
 * time.
 */
export function digestOf(log: readonly ToldStep[], { seen, viewer, standIns, now }: Meanwhile): readonly ToldStep[] {
  if (seen === null || viewer === null || now - seen.at < AWAY) return [];
  const isOthers = ({ seat, step }: ToldStep) => seat !== viewer || standInAt(standIns, seat, step) !== null;
  return log.filter((told) => told.step > seen.step && isOthers(told) && told.lines.length > 0).slice(-MOST);
}

const looked = latest<Seen>('turnpoint.seen', 50);

export const lastSeen = looked.find;
export const haveSeen = (match: string, step: number): void => looked.keep(match, { step, at: Date.now() });
