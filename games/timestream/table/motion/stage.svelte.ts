import { type Base, boxesIn, glide, Stage as SharedStage } from '@turnpoint/ui';
import { tick } from 'svelte';
import type { Entry, TargetView, TimeStream, View } from '../../rules/types.ts';
import { pieceSpot } from '../spots.ts';

/** A card that is shown large for a moment, with who plays it. */
export interface Shown {
  readonly seat: number;
  readonly card: number;
}

const GLIDE = 280;
const LOOK = 850;
const OWN = 260;
const CLASH = 620;
const FLASH = 420;

/** How each entry of TimeStream's log is shown. */
export class Stage extends SharedStage<View, Entry> {
  /** The card at the centre. */
  card = $state.raw<Shown | null>(null);
  /** The target that is being carried out. */
  clash = $state.raw<TargetView | null>(null);
  /** Without motion: what has changed is framed for a moment. */
  flash = $state.raw<ReadonlySet<string>>(new Set());
  readonly #base: Base<TimeStream>;
  /** The view that each batch of entries leads to. */
  readonly #ends = new WeakMap<readonly Entry[], View>();

  constructor(base: Base<TimeStream>) {
    super(base.look.view);
    this.#base = base;
  }

  override feed(view: View, fresh: readonly Entry[], calm: boolean): void {
    this.#ends.set(fresh, view);
    super.feed(view, fresh, calm);
  }

  protected override clear(): void {
    this.card = null;
    this.clash = null;
  }

  protected override async show(entry: Entry, among: readonly Entry[]): Promise<void> {
    switch (entry.type) {
      case 'played': {
        const isOwn = entry.seat === this.#base.look.seat;
        this.card = isOwn && entry.as !== 'timestream' ? null : entry;
        await this.rest(this.card === null ? OWN / 2 : LOOK);
        this.card = null;
        return this.#glide(among);
      }
      case 'targeted': {
        const { from, to } = entry;
        this.clash = { lane: to.lane, from: from.piece, to: to.piece, voidsFrom: from.voided, voidsTo: to.voided };
        await this.rest(CLASH);
        this.clash = null;
        return this.#glide(among);
      }
      case 'ability':
        return entry.seat === this.#base.look.seat ? undefined : this.rest(OWN);
      case 'cell':
      case 'voided':
      case 'returned':
      case 'power-linked':
        return this.#glide(among);
    }
  }

  /** Everything that has moved glides from where it was seen last. */
  async #glide(among: readonly Entry[]): Promise<void> {
    const end = this.#ends.get(among);
    const { root } = this.#base;
    if (end === undefined || end === this.view || root === null) return;
    const before = boxesIn(root);
    this.view = end;
    await tick();
    glide(root, before, { ms: this.paced(GLIDE), formerly: (name) => name });
    await this.rest(GLIDE);
  }

  protected override async highlight(fresh: readonly Entry[]): Promise<void> {
    const names = fresh.flatMap((entry) => {
      if (entry.type === 'targeted') return [pieceSpot(entry.from.piece), pieceSpot(entry.to.piece)];
      return 'piece' in entry ? [pieceSpot(entry.piece)] : [];
    });
    this.flash = new Set(names);
    await new Promise((resolve) => setTimeout(resolve, FLASH));
    this.flash = new Set();
  }
}
