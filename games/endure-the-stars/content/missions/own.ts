import type { Mission } from './file.ts';

/** What own missions are called in records: their title is theirs to say. */
export const OWN_ID = 'OWN';
/** Under which the conditions and endings of an own mission stand. */
export const OWN_CLAUSE = 'ETS-23.3';

/** What a mission says, in the language of whoever wrote it. */
export interface OwnTexts {
  readonly title: string;
  readonly goal: string;
  readonly briefing: string;
  readonly ending: string;
  /** What its objectives are called, and what its conditions show, by their names. */
  readonly names: Readonly<Record<string, string>>;
}

/** A mission that somebody made: with its words it is complete. */
export interface OwnMission {
  readonly mission: Mission;
  readonly texts: OwnTexts;
}

/** A match names a published mission by its id; an own one it holds whole, as text. */
export const isOwn = (mission: string): boolean => mission.startsWith('{');

const MOST_KEPT = 8;
const kept = new Map<string, OwnMission>();

/** An own mission that passed its checks, read once: maps and plans are kept by the object. */
export function ownOf(text: string): OwnMission {
  const found = kept.get(text);
  if (found !== undefined) return found;
  const own = JSON.parse(text) as OwnMission;
  const [oldest] = kept.keys();
  if (kept.size === MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(text, own);
  return own;
}
