import type { Match, Types, Viewer } from '@turnpoint/kernel';
import type { Listener, Sight } from '@turnpoint/protocol';
import { sightOf } from './sight.ts';

/**
 * One viewer of an open match. It pushes a sight when something has changed for this viewer and at no other time: when a
 * push comes is itself something one could read.
 */
export class Viewpoint {
  readonly viewer: Viewer;
  readonly #listener: Listener;
  /** The steps that were told, as bytes: what was written anew is told anew. */
  #told: string[] = [];
  #next = 0;
  #rewrites = -1;
  /** The last sight without its log, as bytes. */
  #last = '';

  constructor(viewer: Viewer, listener: Listener) {
    this.viewer = viewer;
    this.#listener = listener;
  }

  push(match: Match<Types>): void {
    const sight = match.rewrites === this.#rewrites ? sightOf(match, this.viewer, this.#next) : this.#anew(match);
    const { log, from, ...rest } = sight;
    const bytes = JSON.stringify(rest);
    if (log.length === 0 && from === this.#next && bytes === this.#last) return;
    for (const step of log) this.#told.push(JSON.stringify(step));
    this.#next = (log.at(-1)?.step ?? from - 1) + 1;
    this.#rewrites = match.rewrites;
    this.#last = bytes;
    this.#listener.sight(sight);
  }

  /** Steps may have been taken back or come to stand elsewhere: tells from the first that reads otherwise. */
  #anew(match: Match<Types>): Sight {
    const sight = sightOf(match, this.viewer, 0);
    let same = 0;
    while (same < this.#told.length && this.#told[same] === JSON.stringify(sight.log[same])) same++;
    this.#told.length = same;
    return { ...sight, log: sight.log.slice(same), from: (sight.log[same - 1]?.step ?? -1) + 1 };
  }

  /** What was told no longer counts: the next sight tells everything. */
  forget(): void {
    this.#told = [];
    this.#next = 0;
    this.#rewrites = -1;
    this.#last = '';
  }

  fault(sentence: string): void {
    this.#listener.fault(sentence);
  }
}
