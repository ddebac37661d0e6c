import { type Base, Stage as SharedStage } from '@turnpoint/ui';
import type { Face, Way } from '../../content/index.ts';
import type { Cell, EndOfLine, Entry, View } from '../../rules/types.ts';
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

/** Cards in hand and heads on the board tell it, and the round line. */
const QUIET: ReadonlySet<Entry['type']> = new Set(['deal', 'reveal', 'draw', 'end', 'check']);

/** How each entry of END OF LINE's log is shown. */
export class Stage extends SharedStage<EndOfLine> {
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

  constructor(base: Base<EndOfLine>, origin: (seat: number) => DOMRect | null) {
    super(base);
    this.#origin = origin;
  }

  protected override isQuiet({ type }: Entry): boolean {
    return QUIET.has(type);
  }

  protected override clear(): void {
    this.phase = 'action';
    this.flight = null;
    this.run = null;
    this.badges = [];
    this.scanned = null;
    this.dark = new Set();
    this.pulse = [];
  }

  protected override show(entry: Entry, among: readonly Entry[]): Promise<void> | void {
    switch (entry.type) {
      case 'order':
        return this.#order(entry);
      case 'draw':
        this.phase = 'draw';
        return;
      case 'lay':
        return this.#lay(entry);
      case 'brake':
        return this.#brake(entry);
      case 'check':
        return this.#check(entry);
      case 'out': {
        // All who fail go dark together, at the first of them.
        const outs = among.filter((other) => other.type === 'out');
        return entry === outs[0] ? this.#goDark(outs) : undefined;
      }
      case 'won':
        return this.#win(entry.winners);
    }
  }

  async #order({ compared, round }: Extract<Entry, { type: 'order' }>): Promise<void> {
    this.phase = 'order';
    this.view = { ...this.view, round, order: compared.map(({ seat }) => seat) };
    const depth = Math.min(3, Math.max(...compared.map(({ initiatives }) => initiatives.length)));
    for (let back = 0; back < depth; back++) {
      this.badges = compared.flatMap(({ seat, initiatives }) => {
        const cell = walkBack(this.view, this.view.players[seat]?.head ?? -1)[back];
        const value = initiatives[back];
        return cell === undefined || value === undefined ? [] : [{ cell, value }];
      });
      await this.rest(STEP);
    }
    this.badges = [];
  }

  async #lay(entry: Extract<Entry, { type: 'lay' }>): Promise<void> {
    const { seat, face, cell, way } = entry;
    this.phase = 'action';
    const from = this.#origin(seat);
    await tween(FLY, this.signal, (at) => {
      this.flight = { seat, face, cell, way, from, at: easeOut(at) };
    });
    const laid = withCard(this.view, { seat, face, cell, way, parent: entry.from });
    this.view = this.#with(laid, seat, { energy: entry.energy, effect: entry.kind === 'lay' ? null : entry.kind });
    this.flight = null;
    await tween(LIGHT, this.signal, (at) => {
      this.run = { seat, cell, way, at };
    });
    this.run = null;
  }

  async #brake({ seat, energy }: Extract<Entry, { type: 'brake' }>): Promise<void> {
    this.view = this.#with(this.view, seat, { energy, effect: 'brake' });
    this.scanned = this.view.players[seat]?.head ?? null;
    await this.rest(STEP);
    this.scanned = null;
  }

  #with(view: View, seat: number, change: Partial<View['players'][number]>): View {
    return { ...view, players: view.players.map((p, i) => (i === seat ? { ...p, ...change } : p)) };
  }

  async #check({ open }: Extract<Entry, { type: 'check' }>): Promise<void> {
    this.phase = 'check';
    for (const { seat } of open) {
      this.scanned = this.view.players[seat]?.head ?? null;
      await this.rest(Math.min(180, 720 / open.length));
    }
    this.scanned = null;
  }

  /** From the head back to the Start card. */
  async #goDark(outs: readonly Extract<Entry, { type: 'out' }>[]): Promise<void> {
    const paths = outs.map(({ seat }) => walkBack(this.view, this.view.players[seat]?.head ?? -1));
    await tween(DARK, this.signal, (at) => {
      this.dark = new Set(paths.flatMap((path) => path.slice(0, Math.ceil(path.length * at))));
    });
    for (const { seat, round } of outs) {
      this.view = this.#with(this.view, seat, { out: { round, how: 'check', n: 0 } });
    }
  }

  async #win(winners: readonly number[]): Promise<void> {
    const path = winners.flatMap((seat) => walkBack(this.view, this.view.players[seat]?.head ?? -1).reverse());
    await tween(Math.min(900, 60 * path.length + 240), this.signal, (at) => {
      const head = Math.round(at * (path.length + 2));
      this.pulse = path.slice(Math.max(0, head - 3), head);
    });
    this.pulse = [];
  }

  protected override async highlight(fresh: readonly Entry[]): Promise<void> {
    this.highlit = fresh.flatMap((entry) => (entry.type === 'lay' ? [entry.cell] : []));
    await new Promise((resolve) => setTimeout(resolve, HIGHLIGHT));
    this.highlit = [];
  }
}
