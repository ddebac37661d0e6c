import type { Summary } from '@turnpoint/protocol';
import { isOnline } from '../client/online.svelte.ts';

/** A match of a campaign, and the matches that went on from it: another try, or the other way at a fork. */
export interface Stage {
  readonly match: Summary;
  /** The same match on the server, where people from elsewhere have played it. */
  readonly there: Summary | null;
  readonly next: readonly Stage[];
}

/** The campaigns among these matches, each from its first match that is here. The latest change comes first. */
export function campaignsIn(matches: readonly Summary[]): readonly Stage[] {
  const { once, sameAs } = onceEach(matches);
  const idOf = (id: string | null) => (id === null ? null : (sameAs.get(id) ?? id));
  const after = (id: string | null): Stage[] =>
    once
      .filter(({ match }) => idOf(match.follows) === id)
      .sort((a, b) => a.match.started - b.match.started)
      .map(grown);
  const grown = (one: Omit<Stage, 'next'>): Stage => ({ ...one, next: after(one.match.id) });
  const isHere = (id: string | null) => once.some(({ match }) => match.id === idOf(id));
  const lost = once.filter(({ match }) => match.follows !== null && !isHere(match.follows));
  return [...after(null), ...lost.map(grown)].sort((a, b) => latestOf(b) - latestOf(a));
}

/** A finished match may lie on this device and on the server: it is one, and what went on from either goes on from it. */
function onceEach(matches: readonly Summary[]) {
  const kept = new Map<string, { match: Summary; there: Summary | null }>();
  const sameAs = new Map<string, string>();
  const deviceFirst = [...matches].sort((a, b) => Number(isOnline(a.id)) - Number(isOnline(b.id)));
  for (const match of deviceFirst) {
    const key = markOf(match);
    const same = kept.get(key);
    if (same === undefined) kept.set(key, { match, there: isOnline(match.id) ? match : null });
    else {
      kept.set(key, { ...same, there: match });
      sameAs.set(match.id, same.match.id);
    }
  }
  return { once: [...kept.values()], sameAs };
}

/** The same for the same finished match, wherever it lies: its deal, and how many choices were made. */
export const markOf = ({ id, outcome, seal, look }: Summary): string =>
  outcome === null ? id : `${seal} ${look.step}`;

export function latestOf({ match, next }: Stage): number {
  return Math.max(match.changed, ...next.map(latestOf));
}
