import { tick } from 'svelte';
import type { Entry, Place, Thing, View } from '../../rules/types.ts';
import { advance } from './advance.ts';
import { spotsIn } from './spots.ts';

/** Light from one thing to another, in window coordinates. */
export interface Beam {
  readonly from: DOMRect;
  readonly to: DOMRect;
}

interface Part {
  readonly entries: readonly Entry[];
  readonly view: View;
  /** Played again, slowly: from which view, and the sentence that is told with each entry. */
  readonly again: { readonly from: View; readonly lines: readonly string[] } | null;
}

const GLIDE = 280;
const BEAM = 240;
const FALL = 320;
const TURN = 320;
const RIPPLE = 90;
const SHORT = 130;
const FLASH = 420;
/** How much slower a turn is played again. */
const SLOW = 2.6;

/** Plays what happened as motion, one entry after another. While it plays `view` lags behind; then the look wins. */
export class Stage {
  view = $state.raw() as View;
  busy = $state(false);
  caption = $state<string | null>(null);
  /** Agendas that are turning over, and after how many milliseconds. */
  turning = $state.raw<ReadonlyMap<Place, number>>(new Map());
  hit = $state<Thing | null>(null);
  breaking = $state<Thing | null>(null);
  beam = $state.raw<Beam | null>(null);
  /** Without motion: what has changed is framed for a moment. */
  flash = $state.raw<ReadonlySet<string>>(new Set());

  readonly #root: () => HTMLElement | undefined;
  #queue: Part[] = [];
  #skip = new AbortController();
  #seen: ReadonlyMap<string, DOMRect> = new Map();
  #slow = 1;

  constructor(view: View, root: () => HTMLElement | undefined) {
    this.view = view;
    this.#root = root;
  }

  /** A new look has come, with what led to it. */
  feed(view: View, fresh: readonly Entry[], calm: boolean): void {
    if (fresh.length === 0 || calm) {
      this.#queue = [];
      this.#skip.abort();
      this.view = view;
      if (fresh.length > 0) void this.#highlight(fresh);
      return;
    }
    if (!this.busy) this.#seen = this.#measure();
    this.#queue.push({ entries: fresh, view, again: null });
    if (!this.busy) void this.#play();
  }

  /** Plays a turn again, slowly, from the view before it; then the table is as it is now. */
  again(now: View, from: View, entries: readonly Entry[], lines: readonly string[]): void {
    this.skip();
    this.#queue.push({ entries, view: now, again: { from, lines } });
    if (!this.busy) void this.#play();
  }

  skip(): void {
    if (this.busy) this.#skip.abort();
  }

  async #play(): Promise<void> {
    this.busy = true;
    this.#skip = new AbortController();
    for (let part = this.#queue.shift(); part !== undefined; part = this.#queue.shift()) {
      if (part.again !== null) {
        // A touch that asks for it has skipped what was playing; this is to be seen.
        this.#skip = new AbortController();
        this.view = part.again.from;
      }
      this.#slow = part.again === null ? 1 : SLOW;
      const { signal } = this.#skip;
      for (const [i, entry] of part.entries.entries()) {
        if (signal.aborted) break;
        this.caption = part.again?.lines[i] ?? null;
        await this.#show(entry);
      }
      this.#clear();
      this.view = part.view;
    }
    this.busy = false;
  }

  #clear(): void {
    this.caption = null;
    this.turning = new Map();
    this.hit = null;
    this.breaking = null;
    this.beam = null;
  }

  async #show(entry: Entry): Promise<void> {
    switch (entry.type) {
      case 'spun':
        this.turning = new Map([...entry.places].sort((a, b) => a - b).map((place, i) => [place, i * RIPPLE]));
        await this.#wait(TURN / 2);
        this.view = advance(this.view, entry);
        await this.#wait(TURN / 2 + RIPPLE * entry.places.length);
        this.turning = new Map();
        return;
      case 'struck':
        return this.#strike(entry);
      case 'disintegrated':
        this.breaking = entry.operator;
        await this.#wait(FALL);
        this.breaking = null;
        return this.#glide(entry);
      case 'activated':
      case 'moved':
        return this.#glide(entry);
      case 'disabled':
      case 'reactivated':
      case 'deployed':
      case 'equipped':
      case 'ability':
      case 'tech':
        this.view = advance(this.view, entry);
        return this.#wait(FALL);
      default:
        this.view = advance(this.view, entry);
        return this.#wait(SHORT);
    }
  }

  async #strike(entry: Extract<Entry, { type: 'struck' }>): Promise<void> {
    const spots = this.#measure();
    const [from, to] = [spots.get(`thing-${entry.by}`), spots.get(`thing-${entry.target}`)];
    this.beam = from !== undefined && to !== undefined ? { from, to } : null;
    await this.#wait(BEAM);
    this.beam = null;
    this.hit = entry.target;
    this.view = advance(this.view, entry);
    await this.#wait(BEAM);
    this.hit = null;
  }

  /** Everything that the entry moves glides from where it was seen last. */
  async #glide(entry: Entry): Promise<void> {
    const before = this.#seen.size > 0 ? new Map([...this.#measure(), ...this.#hand()]) : this.#measure();
    this.view = advance(this.view, entry);
    await tick();
    const root = this.#root();
    if (root === undefined) return;
    for (const [name, { element, box }] of spotsIn(root)) {
      const was = before.get(name) ?? before.get(name.replace('thing-', 'hand-'));
      if (was === undefined || Math.hypot(was.left - box.left, was.top - box.top) < 2) continue;
      const shift = `translate(${was.left - box.left}px, ${was.top - box.top}px) scale(${was.width / box.width})`;
      element.animate(
        [
          { transform: shift, transformOrigin: '0 0', zIndex: 5 },
          { transform: 'none', transformOrigin: '0 0' },
        ],
        {
          duration: GLIDE * this.#slow,
          easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
        },
      );
    }
    await this.#wait(GLIDE);
  }

  /** Hand cards as they lay before the look changed. */
  #hand(): [string, DOMRect][] {
    return [...this.#seen].filter(([name]) => name.startsWith('hand-'));
  }

  #measure(): Map<string, DOMRect> {
    const root = this.#root();
    return root === undefined ? new Map() : new Map([...spotsIn(root)].map(([name, { box }]) => [name, box]));
  }

  #wait(ms: number): Promise<void> {
    const { signal } = this.#skip;
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms * this.#slow);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  async #highlight(fresh: readonly Entry[]): Promise<void> {
    const names = fresh.flatMap((entry) => {
      if ('place' in entry) return [`agenda-${entry.place}`];
      if ('operator' in entry) return [`thing-${entry.operator}`];
      if ('target' in entry) return [`thing-${entry.target}`];
      return 'thing' in entry ? [`thing-${entry.thing}`] : [];
    });
    this.flash = new Set(names);
    await new Promise((resolve) => setTimeout(resolve, FLASH));
    this.flash = new Set();
  }
}
