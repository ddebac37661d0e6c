import type { Summary } from '@turnpoint/protocol';
import { type Once, onceEach } from '../client/once.ts';

/** A match of a campaign, and the matches that went on from it: another try, or the other way at a fork. */
export interface Stage extends Once {
  readonly next: readonly Stage[];
}

/** The campaigns among these matches, each from its first match that is here. The latest change comes first. */
export function campaignsIn(matches: readonly Summary[]): readonly Stage[] {
  const once = onceEach(matches);
  // What went on from a match on the server goes on from the same match on this device.
  const home = new Map(once.flatMap(({ match, there }) => (there === null ? [] : [[there.id, match.id] as const])));
  const idOf = (id: string | null) => (id === null ? null : (home.get(id) ?? id));
  const after = (id: string | null): Stage[] =>
    once
      .filter(({ match }) => idOf(match.follows) === id)
      .sort((a, b) => a.match.started - b.match.started)
      .map(grown);
  const grown = (one: Once): Stage => ({ ...one, next: after(one.match.id) });
  const isHere = (id: string | null) => once.some(({ match }) => match.id === idOf(id));
  const lost = once.filter(({ match }) => match.follows !== null && !isHere(match.follows));
  return [...after(null), ...lost.map(grown)].sort((a, b) => latestOf(b) - latestOf(a));
}

export function latestOf({ match, next }: Stage): number {
  return Math.max(match.changed, ...next.map(latestOf));
}

export function standingOf({ outcome }: Summary): 'running' | 'won' | 'lost' {
  if (outcome === null) return 'running';
  return outcome.kind === 'won' ? 'won' : 'lost';
}
