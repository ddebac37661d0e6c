import type { Message, Types, Viewer } from '@turnpoint/kernel';
import type { Past } from './since.ts';

/**
 * What an entry says to somebody who has not seen it happen, and how much it matters beside others; null when it is not
 * worth a line. The words are among the game's own; `line` is the entry's sentence in the log.
 */
export type Recount<T extends Types> = (
  entry: T['entry'],
  viewer: Viewer,
  line: Message,
) => { readonly worth: number; readonly says: Message } | null;

export interface Recap {
  readonly lines: readonly Message[];
  /** How many more would have been worth a line. */
  readonly more: number;
}

/** The lines that matter most, in the order in which they happened. */
export function recapOf<T extends Types>(
  { entries, lines }: Pick<Past<T>, 'entries' | 'lines'>,
  recount: Recount<T>,
  { viewer, most }: { readonly viewer: Viewer; readonly most: number },
): Recap {
  const told = entries.flatMap((entry, at) => {
    const line = lines[at];
    const found = line === undefined ? null : recount(entry, viewer, line);
    return found === null ? [] : [{ ...found, at }];
  });
  const kept = [...told].sort((a, b) => b.worth - a.worth || b.at - a.at).slice(0, most);
  return { lines: kept.sort((a, b) => a.at - b.at).map(({ says }) => says), more: told.length - kept.length };
}
