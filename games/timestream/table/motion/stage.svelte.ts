import { type Message, tell } from '@turnpoint/kernel';
import { boxesIn, glide, Stage as SharedStage } from '@turnpoint/ui';
import { tick } from 'svelte';
import type { CardNo } from '../../content/index.ts';
import type { Entry, LaneNo, TargetView, TimeStream, View } from '../../rules/types.ts';
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
const OWN = 260;
const CLASH = 620;
const FLASH = 420;

/** Counts beside the piles, hands and cells tell it; what a target voids is told with the target. */
const QUIET: ReadonlySet<Entry['type']> = new Set([
  'first',
  'power-start',
  'dealt',
  'deals',
  'turn',
  'unlinked',
  'drew',
  'draws',
  'no-cell',
  'power-linked',
  'bottom',
  'bottoms',
  'ended',
]);
const TARGETED: ReadonlySet<string | null> = new Set(['TS-19.2', 'TS-19.3']);

/** Ways to play a card whose place is a lane. */
const IN_LANE: ReadonlySet<string> = new Set(['advance', 'obstacle', 'occupier', 'fill', 'lock']);

/** How each entry of TimeStream's log is shown. */
export class Stage extends SharedStage<TimeStream> {
  /** The card at the centre. */
  card = $state.raw<Shown | null>(null);
  /** Where something is being played. */
  lane = $state<LaneNo | null>(null);
  /** The target that is being carried out. */
  clash = $state.raw<TargetView | null>(null);
  /** Without motion: what has changed is framed for a moment. */
  flash = $state.raw<ReadonlySet<string>>(new Set());
  /** The card whose text is being carried out. */
  #acting: { readonly seat: number; readonly card: CardNo } | null = null;
  /** The view that each batch of entries leads to. */
  readonly #ends = new WeakMap<readonly Entry[], View>();

  override feed(view: View, fresh: readonly Entry[], calm: boolean): void {
    this.#ends.set(fresh, view);
    super.feed(view, fresh, calm);
  }

  protected override isQuiet(entry: Entry): boolean {
    return QUIET.has(entry.type) || (entry.type === 'voided' && TARGETED.has(entry.clause));
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
        await this.#present(entry, []);
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
        return entry.seat === this.base.look.seat ? undefined : this.rest(OWN);
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
  async #present(entry: Extract<Entry, { seat: number }>, at: readonly CardNo[]): Promise<void> {
    const { seat } = this.base.look;
    const by = this.#acting;
    const isOwn = by?.seat === seat && !(entry.type === 'played' && entry.as === 'timestream');
    if (by === null || isOwn) return this.rest(OWN / 2);
    const says = recount(entry, seat)?.says ?? null;
    this.card = { seat: by.seat, card: by.card, says, at };
    await this.read({ says: says && tell(this.base.words.reader, says), also: null });
    this.card = null;
  }

  /** What a text does to cards; what a target does has been shown by then. */
  async #strike(entry: Struck): Promise<void> {
    const cards = 'cards' in entry ? entry.cards : [entry.card];
    if (recount(entry, null) !== null) await this.#present(entry, cards);
  }

  /** Everything that has moved glides from where it was seen last. */
  async #glide(among: readonly Entry[]): Promise<void> {
    const end = this.#ends.get(among);
    const { root } = this.base;
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
