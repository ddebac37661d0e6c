import type { Viewer } from '@turnpoint/kernel';
import type { ToldStep } from '@turnpoint/protocol';

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

/** What others did since somebody last looked; nothing for who has just been here, or comes for the first time. */
export function digestOf(
  log: readonly ToldStep[],
  seen: Seen | null,
  viewer: Viewer,
  now: number,
): readonly ToldStep[] {
  if (seen === null || viewer === null || now - seen.at < AWAY) return [];
  return log.filter(({ step, seat, lines }) => step > seen.step && seat !== viewer && lines.length > 0).slice(-MOST);
}

const KEY = 'turnpoint.seen';
/** Matches that are remembered. */
const KEPT = 50;

function kept(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Seen>;
  } catch {
    return {};
  }
}

export function lastSeen(match: string): Seen | null {
  return kept()[match] ?? null;
}

export function haveSeen(match: string, step: number): void {
  const others = Object.entries(kept()).filter(([id]) => id !== match);
  const all = [...others.slice(1 - KEPT), [match, { step, at: Date.now() }]];
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
}
