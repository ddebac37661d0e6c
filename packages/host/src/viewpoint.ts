import type { Match, Types, Viewer } from '@turnpoint/kernel';
import { type Company, isSame, type Known, knownOf, type Listener, markOfText, type Terms } from '@turnpoint/protocol';
import { type Seen, sightOf } from './sight.ts';

/** Who looks: from a seat of their own, as a spectator, or as a guest over a seat's shoulder. */
export interface Viewing {
  readonly viewer: Viewer;
  readonly isGuest?: boolean;
  readonly terms: Terms | null;
}

/**
 * One viewer of an open match. It pushes a sight when something has changed for this viewer and at no other time: when a
 * push comes is itself something one could read.
 */
export class Viewpoint {
  readonly viewer: Viewer;
  /** The seat of this very viewer; null for spectators, also where they look over a shoulder. */
  readonly seat: Viewer;
  readonly #terms: Terms | null;
  readonly #listener: Listener;
  /** The steps that were told, as marks: what was written anew is told anew. Their texts would fill the memory. */
  #told: number[] = [];
  #next = 0;
  #rewrites = -1;
  /** The last sight without its log. */
  #last: object | null = null;
  /** What was told elsewhere before this was opened. */
  #known: Known | null;
  #company = '';
  #pushed = 0;

  constructor({ viewer, isGuest = false, terms }: Viewing, listener: Listener, known: Known | null) {
    this.viewer = viewer;
    this.seat = isGuest ? null : viewer;
    this.#terms = terms;
    this.#listener = listener;
    this.#known = known;
  }

  /** How many sights there were. */
  get pushed(): number {
    return this.#pushed;
  }

  /** With the orders that this viewer's seat has left; null without. */
  push(match: Match<Types>, orders: object | null): void {
    const seen = match.rewrites === this.#rewrites ? this.#sight(match, this.#next) : this.#anew(match);
    const sight = { ...seen, orders };
    const { log, from, ...rest } = sight;
    // What tells of a new step is new: it need not be compared.
    const mayBeSame = log.length === 0 && from === this.#next;
    if (mayBeSame && isSame(rest, this.#last)) return;
    for (const step of log) this.#told.push(markOfText(JSON.stringify(step)));
    this.#next = (log.at(-1)?.step ?? from - 1) + 1;
    this.#rewrites = match.rewrites;
    this.#last = rest;
    this.#pushed++;
    this.#listener.sight(sight);
  }

  pushCompany(company: Company): void {
    const bytes = JSON.stringify({ ...company, now: 0 });
    if (bytes === this.#company) return;
    this.#company = bytes;
    this.#listener.company?.(company);
  }

  #sight(match: Match<Types>, from: number): Seen {
    return sightOf(match, { viewer: this.viewer, seat: this.seat, terms: this.#terms }, from);
  }

  /** Steps may have been taken back or come to stand elsewhere: tells from the first that reads otherwise. */
  #anew(match: Match<Types>): Seen {
    const sight = this.#sight(match, 0);
    if (this.#known !== null) this.#believe(this.#known, sight);
    this.#known = null;
    let same = 0;
    while (same < this.#told.length && this.#told[same] === markOfText(JSON.stringify(sight.log[same] ?? null))) same++;
    this.#told.length = same;
    return { ...sight, log: sight.log.slice(same), from: (sight.log[same - 1]?.step ?? -1) + 1 };
  }

  /** What is known counts where it reads as what would be told now; otherwise everything is told. */
  #believe({ steps, digest }: Known, { log }: Seen): void {
    const same = log.slice(0, steps);
    if (knownOf(same).digest === digest) this.#told = same.map((step) => markOfText(JSON.stringify(step)));
  }

  fault(sentence: string): void {
    this.#listener.fault(sentence);
  }
}
