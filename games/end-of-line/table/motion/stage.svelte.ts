import type { Face, Way } from '../../content/index.ts';
import type { Cell, Entry, View } from '../../rules/types.ts';
import { withCard } from '../draw/ahead.ts';
import { walkBack } from '../draw/lines.ts';
import { easeOut, tween } from './tween.ts';

export type Phase = 'order' | 'draw' | 'action' | 'check';

/** A card on its way from a hand to its cell; `at` runs from 0 to 1. */
export interface Flight {
  readonly seat: number;
  readonly face: Face;
  readonly cell: Cell;
  readonly way: Way;
  readonly from: DOMRect | null;
  readonly at: number;
}

/** A card whose light is running in. */
export interface Run {
  readonly seat: number;
  readonly cell: Cell;
  readonly way: Way;
  readonly at: number;
}

export interface Badge {
  readonly cell: Cell;
  readonly value: number;
}

const FLY = 240;
const LIGHT = 180;
const STEP = 260;
const DARK = 320;
const HIGHLIGHT = 400;

/** Plays what happened as motion, one entry after another. While it plays `view` lags behind; then the look wins. */
export class Stage {
  view = $state.raw() as View;
  busy = $state(false);
  phase = $state<Phase>('action');
  flight = $state.raw<Flight | null>(null);
  run = $state.raw<Run | null>(null);
  /** Initiatives being compared for the order. */
  badges = $state.raw<readonly Badge[]>([]);
  /** The head under the check's scan line. */
  scanned = $state<Cell | null>(null);
  /** Cells that are going dark, or through which the winner's pulse runs. */
  dark = $state.raw<ReadonlySet<Cell>>(new Set());
  pulse = $state.raw<readonly Cell[]>([]);
  /** Without motion: frames around what has changed. */
  highlit = $state.raw<readonly Cell[]>([]);

  /** Where a seat's cards come from on the screen. */
  readonly #origin: (seat: number) => DOMRect | null;
  #queue: { entries: readonly Entry[]; view: View }[] = [];
  #skip = new AbortController();

  constructor(view: View, origin: (seat: number) => DOMRect | null) {
    this.view = view;
    this.#origin = origin;
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
    this.#queue.push({ entries: fresh, view });
    if (!this.busy) void this.#play();
  }

  skip(): void {
    if (this.busy) this.#skip.abort();
  }

  async #play(): Promise<void> {
    this.busy = true;
    this.#skip = new AbortController();
    const { signal } = this.#skip;
    for (let batch = this.#queue.shift(); batch !== undefined; batch = this.#queue.shift()) {
      const outs = batch.entries.filter((entry) => entry.type === 'out');
      for (const entry of batch.entries) {
        if (signal.aborted) break;
        // All who fail go dark together, at the first of them.
        if (entry === outs[0]) await this.#goDark(outs, signal);
        else await this.#show(entry, signal);
      }
      this.#clear();
      this.view = batch.view;
    }
    this.phase = 'action';
    this.busy = false;
  }

  #clear(): void {
    this.flight = null;
    this.run = null;
    this.badges = [];
    this.scanned = null;
    this.dark = new Set();
    this.pulse = [];
  }

  #show(entry: Entry, signal: AbortSignal): Promise<void> | void {
    switch (entry.type) {
      case 'order':
        return this.#order(entry, signal);
      case 'draw':
        this.phase = 'draw';
        return;
      case 'lay':
        return this.#lay(entry, signal);
      case 'brake':
        return this.#brake(entry, signal);
      case 'check':
        return this.#check(entry, signal);
      case 'won':
        return this.#win(entry.winners, signal);
    }
  }

  async #order({ compared, round }: Extract<Entry, { type: 'order' }>, signal: AbortSignal): Promise<void> {
    this.phase = 'order';
    this.view = { ...this.view, round, order: compared.map(({ seat }) => seat) };
    const depth = Math.min(3, Math.max(...compared.map(({ initiatives }) => initiatives.length)));
    for (let back = 0; back < depth; back++) {
      this.badges = compared.flatMap(({ seat, initiatives }) => {
        const cell = walkBack(this.view, this.view.players[seat]?.head ?? -1)[back];
        const value = initiatives[back];
        return cell === undefined || value === undefined ? [] : [{ cell, value }];
      });
      await tween(STEP, signal, () => {});
    }
    this.badges = [];
  }

  async #lay(entry: Extract<Entry, { type: 'lay' }>, signal: AbortSignal): Promise<void> {
    const { seat, face, cell, way } = entry;
    this.phase = 'action';
    const from = this.#origin(seat);
    await tween(FLY, signal, (at) => {
      this.flight = { seat, face, cell, way, from, at: easeOut(at) };
    });
    const laid = withCard(this.view, { seat, face, cell, way, parent: entry.from });
    this.view = this.#with(laid, seat, { energy: entry.energy, effect: entry.kind === 'lay' ? null : entry.kind });
    this.flight = null;
    await tween(LIGHT, signal, (at) => {
      this.run = { seat, cell, way, at };
    });
    this.run = null;
  }

  async #brake({ seat, energy }: Extract<Entry, { type: 'brake' }>, signal: AbortSignal): Promise<void> {
    this.view = this.#with(this.view, seat, { energy, effect: 'brake' });
    this.scanned = this.view.players[seat]?.head ?? null;
    await tween(STEP, signal, () => {});
    this.scanned = null;
  }

  #with(view: View, seat: number, change: Partial<View['players'][number]>): View {
    return { ...view, players: view.players.map((p, i) => (i === seat ? { ...p, ...change } : p)) };
  }

  async #check({ open }: Extract<Entry, { type: 'check' }>, signal: AbortSignal): Promise<void> {
    this.phase = 'check';
    for (const { seat } of open) {
      this.scanned = this.view.players[seat]?.head ?? null;
      await tween(Math.min(180, 720 / open.length), signal, () => {});
    }
    this.scanned = null;
  }

  /** From the head back to the Start card. */
  async #goDark(outs: readonly Extract<Entry, { type: 'out' }>[], signal: AbortSignal): Promise<void> {
    const paths = outs.map(({ seat }) => walkBack(this.view, this.view.players[seat]?.head ?? -1));
    await tween(DARK, signal, (at) => {
      this.dark = new Set(paths.flatMap((path) => path.slice(0, Math.ceil(path.length * at))));
    });
    for (const { seat, round } of outs) {
      this.view = this.#with(this.view, seat, { out: { round, how: 'check', n: 0 } });
    }
  }

  async #win(winners: readonly number[], signal: AbortSignal): Promise<void> {
    const path = winners.flatMap((seat) => walkBack(this.view, this.view.players[seat]?.head ?? -1).reverse());
    await tween(Math.min(900, 60 * path.length + 240), signal, (at) => {
      const head = Math.round(at * (path.length + 2));
      this.pulse = path.slice(Math.max(0, head - 3), head);
    });
    this.pulse = [];
  }

  async #highlight(fresh: readonly Entry[]): Promise<void> {
    this.highlit = fresh.flatMap((entry) => (entry.type === 'lay' ? [entry.cell] : []));
    await new Promise((resolve) => setTimeout(resolve, HIGHLIGHT));
    this.highlit = [];
  }
}
