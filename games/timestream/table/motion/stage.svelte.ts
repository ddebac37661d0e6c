import type { Message } from '@turnpoint/kernel';
import { type Base, boxesIn, glide, Stage as SharedStage } from '@turnpoint/ui';
import { tick } from 'svelte';
import type { CardNo } from '../../content/index.ts';
import type { Entry, LaneNo, TargetView, TimeStream, View } from '../../rules/types.ts';
import { ownerOf } from '../lanes.ts';
import { recount } from '../recount.ts';
import { pieceSpot } from '../spots.ts';

/** What is shown large for a moment: a card, whose, what it does, and the cards that it strikes. */
export interface Shown {
  readonly seat: number;
  readonly card: CardNo;
  readonly says: Message | null;
  readonly at: readonly CardNo[];
}

type Struck = Extract<Entry, { type: 'voided' | 'returned' | 'hand-voided' | 'cell-gone' }>;

const GLIDE = 280;
const LOOK = 900;
/** What does not touch the viewer is shown for a shorter while. */
const GLANCE = 600;
const OWN = 260;
const CLASH = 620;
const FLASH = 420;

/** Ways to play a card whose place is a lane. */
const IN_LANE: ReadonlySet<string> = new Set(['advance', 'obstacle', 'occupier', 'fill', 'lock']);

/** Is it played against the viewer? */
const isPlayedAt = ({ as, at }: Extract<Entry, { type: 'played' }>, seat: number | null): boolean =>
  (as === 'obstacle' || as === 'occupier') && ownerOf(at) === seat;

/** How each entry of TimeStream's log is shown. */
export class Stage extends SharedStage<View, Entry> {
  /** The card at the centre. */
  card = $state.raw<Shown | null>(null);
  /** Where something is being played. */
  lane = $state<LaneNo | null>(null);
  /** The target that is being carried out. */
  clash = $state.raw<TargetView | null>(null);
  /** Without motion: what has changed is framed for a moment. */
  flash = $state.raw<ReadonlySet<string>>(new Set());
  readonly #base: Base<TimeStream>;
  /** The card whose text is being carried out. */
  #acting: { readonly seat: number; readonly card: CardNo } | null = null;
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
    this.lane = null;
    this.clash = null;
  }

  protected override async show(entry: Entry, among: readonly Entry[]): Promise<void> {
    switch (entry.type) {
      case 'played':
        this.#acting = entry;
        this.lane = IN_LANE.has(entry.as) ? entry.at : null;
        await this.#present(entry, [], isPlayedAt(entry, this.#base.look.seat));
        return this.#glide(among);
      case 'targeted': {
        const { from, to } = entry;
        this.clash = { lane: to.lane, from: from.piece, to: to.piece, voidsFrom: from.voided, voidsTo: to.voided };
        await this.rest(CLASH);
        this.clash = null;
        return this.#glide(among);
      }
      case 'ability':
        this.#acting = entry;
        return entry.seat === this.#base.look.seat ? undefined : this.rest(OWN);
      case 'voided':
      case 'returned':
      case 'hand-voided':
      case 'cell-gone':
        await this.#strike(entry);
        return this.#glide(among);
      case 'cell':
      case 'power-linked':
        return this.#glide(among);
    }
  }

  /** What others play comes to the centre; one's own card has just been picked, and only the last one is shown. */
  async #present(entry: Extract<Entry, { seat: number }>, at: readonly CardNo[], isTouched: boolean): Promise<void> {
    const { seat } = this.#base.look;
    const by = this.#acting;
    const isOwn = by?.seat === seat && !(entry.type === 'played' && entry.as === 'timestream');
    if (by === null || isOwn) return this.rest(OWN / 2);
    this.card = { seat: by.seat, card: by.card, says: recount(entry, seat)?.says ?? null, at };
    await this.rest(isTouched ? LOOK : GLANCE);
    this.card = null;
  }

  /** What a text does to cards; what a target does has been shown by then. */
  async #strike(entry: Struck): Promise<void> {
    const cards = 'cards' in entry ? entry.cards : [entry.card];
    if (recount(entry, null) !== null) await this.#present(entry, cards, entry.seat === this.#base.look.seat);
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
