interface Part<V, E> {
  readonly entries: readonly E[];
  readonly view: V;
  /** Played again, slowly: from which view, and the sentence that is told with each entry. */
  readonly again: { readonly from: V; readonly lines: readonly string[] } | null;
}

/** How much slower a turn is played again. */
const SLOW = 2.6;

/**
 * Plays what happened as motion, one entry after another. While it plays `view` lags behind; then the look wins. A game
 * says how each of its entries is shown, and what is framed for a moment where there is no motion.
 */
export abstract class Stage<V, E> {
  view = $state.raw() as V;
  busy = $state(false);
  /** How many of the latest entries are still to be shown. */
  ahead = $state(0);
  /** The entry that is being shown; null between motions. */
  showing = $state.raw<E | null>(null);
  /** How fast what happens is shown: twice is two. */
  speed = 1;
  /** The sentence of the entry that is played again. */
  caption = $state<string | null>(null);
  #queue: Part<V, E>[] = [];
  #skip = new AbortController();
  #pace = 1;

  constructor(view: V) {
    this.view = view;
  }

  /** Shows one entry, which came together with others; in the end `view` holds what it changed. */
  protected abstract show(entry: E, among: readonly E[]): Promise<void> | void;
  /** Leaves nothing of the motion on the table. */
  protected abstract clear(): void;
  /** Without motion: frames what has changed. */
  protected abstract highlight(fresh: readonly E[]): Promise<void>;

  /** A new look has come, with what led to it. */
  feed(view: V, fresh: readonly E[], calm: boolean): void {
    if (fresh.length > 0 && !calm) {
      this.#add({ entries: fresh, view, again: null });
      return;
    }
    this.stop();
    // What is cut short still ends: this view is the last to be shown, now and then.
    if (this.busy) this.#queue.push({ entries: [], view, again: null });
    this.view = view;
    if (fresh.length > 0) void this.highlight(fresh);
  }

  /** Nothing more is played. */
  stop(): void {
    this.#queue = [];
    this.#count(0);
    this.#skip.abort();
  }

  /** Plays a turn again, slowly, from the view before it; then the table is as it is now. */
  again(now: V, from: V, entries: readonly E[], lines: readonly string[]): void {
    this.skip();
    this.#add({ entries, view: now, again: { from, lines } });
  }

  skip(): void {
    if (this.busy) this.#skip.abort();
  }

  protected get signal(): AbortSignal {
    return this.#skip.signal;
  }

  /** So many milliseconds at the present pace. */
  protected paced(ms: number): number {
    return (ms * this.#pace) / this.speed;
  }

  /** Resolves after so many milliseconds at the present pace, or at once when the motion is skipped. */
  protected rest(ms: number): Promise<void> {
    const { signal } = this;
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, this.paced(ms));
      signal.addEventListener('abort', end);
    });
  }

  #add(part: Part<V, E>): void {
    this.#queue.push(part);
    if (part.again === null) this.ahead += part.entries.length;
    if (!this.busy) void this.#play();
  }

  /** So many entries of the part that is played are left, and all that wait. */
  #count(left: number): void {
    this.ahead = this.#queue.reduce((sum, { entries, again }) => (again === null ? sum + entries.length : sum), left);
  }

  async #play(): Promise<void> {
    this.busy = true;
    this.#skip = new AbortController();
    for (let part = this.#queue.shift(); part !== undefined; part = this.#queue.shift()) {
      // What cannot be shown is not: the look wins, and nobody waits for motion that never ends.
      await this.#showPart(part).catch((fault) => reportError(fault));
      this.caption = null;
      this.showing = null;
      this.clear();
      this.view = part.view;
      this.#count(0);
    }
    this.busy = false;
  }

  async #showPart({ entries, again }: Part<V, E>): Promise<void> {
    if (again !== null) {
      // A touch that asks for it has skipped what was playing; this is to be seen.
      this.#skip = new AbortController();
      this.view = again.from;
    }
    this.#pace = again === null ? 1 : SLOW;
    for (const [i, entry] of entries.entries()) {
      if (this.signal.aborted) break;
      this.caption = again?.lines[i] ?? null;
      if (again === null) this.#count(entries.length - 1 - i);
      this.showing = entry;
      await this.show(entry, entries);
    }
  }
}
