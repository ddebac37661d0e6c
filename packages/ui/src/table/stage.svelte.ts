import { type Message, type Seat, type Types, tell } from '@turnpoint/kernel';
import type { ToldStep } from '../contract.ts';
import { readerBy } from '../told-by.ts';
import type { Base } from './base.svelte.ts';
import { LONGEST, readingTime, type Sentence, sentencesOf } from './sentences.ts';
import { type Past, sinceMine, turnOf } from './since.ts';

interface Part<T extends Types> {
  readonly entries: readonly T['entry'][];
  /** To what they lead. Of what is told again it is fetched when its turn comes; null where it cannot be. */
  view(): T['view'] | null | Promise<T['view'] | null>;
  /** Is it told again? */
  readonly isAgain: boolean;
  /** A touch that asks for it has skipped what was playing; this is to be seen. */
  readonly opens?: true;
}

/** How much slower motion is played again. */
const SLOW = 2.6;

/**
 * Tells what happened, one sentence after another, each with its motion and for as long as it takes to be read. While it
 * plays `view` lags behind; then the look wins. A game says how each of its entries is shown, which of them need no words,
 * and what is framed for a moment where there is no motion.
 */
export abstract class Stage<T extends Types> {
  view = $state.raw() as T['view'];
  busy = $state(false);
  /** How many of the latest entries are still to be shown. */
  ahead = $state(0);
  /** The entry that is being shown; null between motions. */
  showing = $state.raw<T['entry'] | null>(null);
  /** What is being told; nothing is said of what the viewer has just done. */
  sentence = $state.raw<Sentence<T['entry']> | null>(null);
  /** Is it told once more, as the viewer wished? */
  isAgain = $state(false);
  /** How fast what happens is told: twice is two. */
  speed = 1;
  protected readonly base: Base<T>;
  #queue: Part<T>[] = [];
  #skip = new AbortController();

  constructor(base: Base<T>) {
    this.base = base;
    this.view = base.look.view;
  }

  /** Shows one entry, which came together with others; in the end `view` holds what it changed. */
  protected abstract show(entry: T['entry'], among: readonly T['entry'][]): Promise<void> | void;
  /** Leaves nothing of the motion on the table. */
  protected abstract clear(): void;
  /** Without motion: frames what has changed. */
  protected abstract highlight(fresh: readonly T['entry'][]): Promise<void>;
  /** Does the table itself show it well enough? The greater the grain, the more of it. */
  protected abstract isQuiet(entry: T['entry'], grain: number): boolean;

  /** In how many ways a game tells the same, each with fewer sentences than the one before. */
  protected readonly grains: number = 1;

  /** What happened, in sentences. */
  protected sentences(entries: readonly T['entry'][], grain: number): readonly Sentence<T['entry']>[] {
    return sentencesOf(entries, (entry) => (this.isQuiet(entry, grain) ? null : this.toldOf(entry)));
  }

  /** An entry's own sentence; null where it is the viewer's own doing, which needs none. */
  protected toldOf(entry: T['entry']): string | null {
    const step = this.stepOf(entry);
    const line = this.lineOf(entry);
    if (step === null || line === null || (!this.isAgain && this.isOwn(entry, step))) return null;
    return tell(readerBy(this.base.words.reader, step), line);
  }

  /** An entry's own sentence, as the log has it. */
  protected lineOf(entry: T['entry']): Message | null {
    const step = this.stepOf(entry);
    return step?.lines[step.entries.indexOf(entry)] ?? null;
  }

  protected stepOf(entry: T['entry']): ToldStep<T> | null {
    return this.base.props.log.findLast(({ entries }) => entries.includes(entry)) ?? null;
  }

  /** Has the viewer just chosen it themselves? */
  protected isOwn(entry: T['entry'] & { readonly seat?: Seat }, step: ToldStep<T>): boolean {
    const me = this.base.look.seat;
    return me !== null && step.by === undefined && step.seat === me && (entry.seat ?? me) === me;
  }

  /** Whose turn an entry opens, -1 where it is nobody's; null when it opens none. */
  protected turnOf(entry: T['entry']): number | null {
    return turnOf(entry);
  }

  /** What happened since the viewer's last turn; null when there is nothing. */
  readonly past: Past<T> | null = $derived.by(() => {
    const { seat } = this.base.look;
    return seat === null ? null : sinceMine(this.base.props.log, seat, (entry) => this.turnOf(entry));
  });

  /** Can what happened be told again? Not to whoever only watches, and not before all of it has been shown. */
  get canTellAgain(): boolean {
    const { use, lookBack, look } = this.base.props;
    if (use !== 'play' || lookBack === undefined || look.outcome !== null || this.busy) return false;
    return this.past?.entries.some((entry) => !this.isQuiet(entry, 0)) ?? false;
  }

  /** Tells it again, from the view before it; then the table is as it is now. */
  async tellAgain(): Promise<void> {
    const { past } = this;
    const { look, lookBack } = this.base.props;
    if (past === null || lookBack === undefined) return;
    const before = await lookBack(past.start);
    if (before === null || !this.base.shows(look)) return;
    this.skip();
    this.#add({ entries: [], view: () => before.view, isAgain: true, opens: true });
    for (const { step, entries } of past.steps) {
      let after: Promise<T['view'] | null> | null = null;
      const view = () => (after ??= lookBack(step).then((found) => found?.view ?? null));
      this.#add({ entries, view, isAgain: true });
    }
    this.#add({ entries: [], view: () => look.view, isAgain: false });
  }

  /** A new look has come, with what led to it. */
  feed(view: T['view'], fresh: readonly T['entry'][], calm: boolean): void {
    if (fresh.length > 0 && !calm) {
      this.#add({ entries: fresh, view: () => view, isAgain: false });
      return;
    }
    this.stop();
    // What is cut short still ends: this view is the last to be shown, now and then.
    if (this.busy) this.#queue.push({ entries: [], view: () => view, isAgain: false });
    this.view = view;
    if (fresh.length > 0) void this.highlight(fresh);
  }

  /** Nothing more is played. */
  stop(): void {
    this.#queue = [];
    this.#count(0);
    this.#skip.abort();
  }

  skip(): void {
    if (this.busy) this.#skip.abort();
  }

  protected get signal(): AbortSignal {
    return this.#skip.signal;
  }

  /** So many milliseconds of motion at the present pace. */
  protected paced(ms: number): number {
    return this.isAgain ? ms * SLOW : ms / this.speed;
  }

  /** Resolves after so many milliseconds of motion at the present pace, or at once when it is skipped. */
  protected rest(ms: number): Promise<void> {
    return this.#wait(this.paced(ms));
  }

  /** Resolves when this has been read, at the present pace, or at once when it is skipped. */
  protected read(told: Pick<Sentence<unknown>, 'says' | 'also'>): Promise<void> {
    const ms = readingTime(told);
    return this.#wait(this.isAgain ? ms : ms / this.speed);
  }

  #wait(ms: number): Promise<void> {
    const { signal } = this;
    if (signal.aborted || ms === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end);
    });
  }

  #add(part: Part<T>): void {
    this.#queue.push(part);
    if (!part.isAgain) this.ahead += part.entries.length;
    if (!this.busy) void this.#play();
  }

  /** So many entries of the part that is played are left, and all that wait. */
  #count(left: number): void {
    this.ahead = this.#queue.reduce((sum, { entries, isAgain }) => (isAgain ? sum : sum + entries.length), left);
  }

  async #play(): Promise<void> {
    this.busy = true;
    this.#skip = new AbortController();
    for (let part = this.#queue.shift(); part !== undefined; part = this.#queue.shift()) {
      if (part.opens) this.#skip = new AbortController();
      this.isAgain = part.isAgain;
      // What cannot be shown is not: the look wins, and nobody waits for motion that never ends.
      await this.#showPart(part).catch((fault) => reportError(fault));
      this.sentence = null;
      this.showing = null;
      this.clear();
      await this.#arrive(part);
      this.#count(0);
    }
    this.isAgain = false;
    this.busy = false;
  }

  /** Whoever skips what is told again wants to be there: nothing more is looked back at. */
  async #arrive({ view, isAgain }: Part<T>): Promise<void> {
    if (isAgain && this.signal.aborted) return;
    const found = view();
    this.view = (found instanceof Promise ? await found : found) ?? this.view;
  }

  async #showPart(part: Part<T>): Promise<void> {
    const { entries, isAgain } = part;
    const isMoving = !isAgain || !this.base.props.calm;
    // Without motion it goes on step by step.
    if (!isMoving) await this.#arrive(part);
    for (const sentence of this.#readable(entries)) {
      if (this.signal.aborted) break;
      this.sentence = sentence;
      const read = this.read(sentence);
      for (const entry of isMoving ? sentence.entries : []) {
        if (this.signal.aborted) break;
        if (!isAgain) this.#count(entries.length - 1 - entries.indexOf(entry));
        this.showing = entry;
        await this.show(entry, entries);
      }
      await read;
    }
  }

  /** Whoever wants it again has the time for every sentence. */
  #readable(entries: readonly T['entry'][]): readonly Sentence<T['entry']>[] {
    let told = this.sentences(entries, 0);
    const lasts = () => told.reduce((sum, one) => sum + readingTime(one), 0);
    for (let grain = 1; grain < this.grains && !this.isAgain && lasts() > LONGEST; grain++)
      told = this.sentences(entries, grain);
    return told;
  }
}
