import type { Summary } from '@turnpoint/protocol';
import { isOnline } from './online.svelte.ts';

/** A match, wherever it lies. */
export interface Once {
  /** As it lies on this device; where it is only on the server, as it lies there. */
  readonly match: Summary;
  /** The same match on the server, where people from elsewhere have played it. */
  readonly there: Summary | null;
}

/** A finished match may lie on this device and on the server: it is one. The order stays. */
export function onceEach(matches: readonly Summary[]): readonly Once[] {
  const here = new Map(matches.filter(({ id }) => !isOnline(id)).map((match) => [markOf(match), match]));
  const there = new Map(matches.filter(({ id }) => isOnline(id)).map((match) => [markOf(match), match]));
  const told = new Set<string>();
  return matches.flatMap((match) => {
    const same = here.get(markOf(match)) ?? match;
    // Two on one device, such as two tries at a puzzle, stay two.
    const shown = isOnline(match.id) ? same : match;
    if (told.has(shown.id)) return [];
    told.add(shown.id);
    return [{ match: shown, there: there.get(markOf(match)) ?? null }];
  });
}

/** The same for the same finished match, wherever it lies: its deal, and how many choices were made. */
export const markOf = ({ id, outcome, seal, look }: Summary): string =>
  outcome === null ? id : `${seal} ${look.step}`;
