import type { Match, Types, Viewer } from '@turnpoint/kernel';
import {
  type Company,
  inWords,
  isSame,
  type Known,
  knownOf,
  type Listener,
  type Seen,
  wordsOf,
} from '@turnpoint/protocol';
import { seenOf } from './sight.ts';
import type { TakingBack } from './together/take-back.ts';

/** Who looks: from a seat of their own, as a spectator, or as a guest over a seat's shoulder. */
export interface Viewing {
  readonly viewer: Viewer;
  readonly isGuest?: boolean;
  readonly policy: TakingBack;
}

/**
 * One viewer of an open match. It pushes a sight when something has changed for this viewer and at no other time: when a
 * push comes is itself something one could read.
 */
export class Viewpoint {
  readonly viewer: Viewer;
  /** The seat of this very viewer; null for spectators, also where they look over a shoulder. */
  readonly seat: Viewer;
  readonly #policy: TakingBack;
  readonly #listener: Listener;
  /** Of which match something was shown last: what was told of it is told anew where it reads otherwise. */
  #match: Match<Types> | null = null;
  /** From which step on, and with which orders. */
  #from = 0;
  #orders: object | null = null;
  #next = 0;
  /** What was told elsewhere before this was opened. */
  readonly #known: Known | null;
  #company = '';
  #pushed = 0;

  constructor({ viewer, isGuest = false, policy }: Viewing, listener: Listener, known: Known | null) {
    this.viewer = viewer;
    this.seat = isGuest ? null : viewer;
    this.#policy = policy;
    this.#listener = listener;
    this.#known = known;
  }

  /** How many sights there were. */
  get pushed(): number {
    return this.#pushed;
  }

  /** With the orders that this viewer's seat has left; null without. */
  push(match: Match<Types>, orders: object | null): void {
    const goesOn = match.rewrites === this.#match?.rewrites;
    const seen = { ...(goesOn ? this.#seen(match, this.#next) : this.#anew(match)), orders };
    const before = this.#shown();
    this.#match = match;
    const { log, from } = seen;
    // What tells of a new step is new: it need not be compared.
    const mayBeSame = log.length === 0 && from === this.#next;
    if (mayBeSame && isSame(besideLog(seen), besideLog(before))) return;
    this.#from = from;
    this.#next = (log.at(-1)?.step ?? from - 1) + 1;
    this.#orders = orders;
    this.#pushed++;
    if (this.#listener.seen !== undefined) this.#listener.seen(seen, before);
    else this.#listener.sight(inWords(seen, wordsOf(match.game, seen.look, log)));
  }

  /**
   * What was shown last, made anew of its match. Kept from one push to the next, the looks of all seats would be most of what a
   * collection has to move.
   */
  #shown(): Seen | null {
    return this.#match === null ? null : { ...this.#seen(this.#match, this.#from), orders: this.#orders };
  }

  pushCompany(company: Company): void {
    const bytes = JSON.stringify({ ...company, now: 0 });
    if (bytes === this.#company) return;
    this.#company = bytes;
    this.#listener.company?.(company);
  }

  #seen(match: Match<Types>, from: number): Omit<Seen, 'orders'> {
    return seenOf(match, { viewer: this.viewer, seat: this.seat, policy: this.#policy }, from);
  }

  /** Steps may have been taken back or come to stand elsewhere: tells from the first that reads otherwise. */
  #anew(match: Match<Types>): Omit<Seen, 'orders'> {
    const seen = this.#seen(match, 0);
    const same = this.#match === null ? this.#believed(seen.log) : inCommon(this.#match.log(this.viewer), seen.log);
    return { ...seen, log: seen.log.slice(same), from: (seen.log[same - 1]?.step ?? -1) + 1 };
  }

  /** What is known counts where it reads as what would be told now; otherwise everything is told. */
  #believed(log: Seen['log']): number {
    if (this.#known === null) return 0;
    const { steps, digest } = this.#known;
    return knownOf(log.slice(0, steps)).digest === digest ? steps : 0;
  }

  fault(sentence: string): void {
    this.#listener.fault(sentence);
  }
}

function inCommon(before: Seen['log'], now: Seen['log']): number {
  let same = 0;
  while (same < before.length && isSame(before[same], now[same])) same++;
  return same;
}

const besideLog = (seen: Seen | null): object => ({ ...seen, log: null, from: null });
