import type { Ruling } from '@turnpoint/kernel';
import type { TableProps } from '@turnpoint/ui';
import type { Face } from '../content/index.ts';
import type { Cell, Choice, Effect, EndOfLine, LayChoice } from '../rules/types.ts';
import { type NextCard, withCard } from './draw/ahead.ts';
import { wayTo } from './draw/geometry.ts';
import { type Direction, nearestLit } from './draw/nearest.ts';

/** A cell that may be chosen now, and what laying there means. */
export interface Target {
  readonly cell: Cell;
  readonly kind: LayChoice['kind'];
  readonly card: Omit<NextCard, 'face'>;
}

export interface Refused {
  /** The cell, or the name of the control that was refused. */
  readonly at: Cell | string;
  readonly ruling: Ruling;
}

type Props = () => TableProps<EndOfLine>;

/** What the player has picked so far: a card, a cell, an effect. Nothing here is played before `commit`. */
export class Flow {
  readonly #props: Props;
  readonly #leaving: (card: number) => void;
  card = $state<number | null>(null);
  cell = $state<Cell | null>(null);
  effect = $state<Effect | null>(null);
  /** Looked at, not picked: under the pointer. */
  overCell = $state<Cell | null>(null);
  overCard = $state<number | null>(null);
  refused = $state.raw<Refused | null>(null);

  /** `leaving` is told which card is about to leave the hand. */
  constructor(props: Props, leaving: (card: number) => void) {
    this.#props = props;
    this.#leaving = leaving;
  }

  get #look() {
    return this.#props().look;
  }

  /** May the reader choose now? */
  readonly mine = $derived.by(() => {
    const { look, use } = this.#props();
    return use === 'play' && look.seat !== null && look.outcome === null && look.asked.includes(look.seat);
  });

  readonly hand: readonly Face[] = $derived.by(() => {
    const { seat, view } = this.#look;
    return (seat === null ? null : view.players[seat]?.hand) ?? [];
  });

  readonly lays = $derived.by(() => (this.mine ? this.#look.choices.filter((choice) => 'cell' in choice) : []));

  /** Every cell that some card may go to. */
  readonly targets: readonly Target[] = $derived.by(() => {
    const found = new Map<Cell, Target>();
    for (const { kind, cell } of this.lays)
      if (!found.has(cell)) found.set(cell, { cell, kind, card: this.#landing(kind, cell) });
    return [...found.values()];
  });

  /** The targets that the card and the effect picked so far leave. */
  readonly lit: readonly Target[] = $derived.by(() => {
    const face = this.#face(this.card);
    return this.targets.filter(({ kind, cell }) => {
      if (this.effect !== null && this.effect !== kind) return false;
      return face === null || this.#find(kind, face, cell) !== null;
    });
  });

  /** Where a card goes when none is picked: the only lit cell that costs nothing, or the effect's only cell. */
  readonly #only = $derived.by(() => {
    const free = this.effect === null ? this.lit.filter(({ kind }) => kind === 'lay') : this.lit;
    const first = free[0] ?? (this.lit.length === 1 ? this.lit[0] : undefined);
    return first !== undefined && free.length <= 1 ? first.cell : null;
  });

  /** The card drawn in place before it is laid. */
  readonly preview: (NextCard & { readonly kind: LayChoice['kind'] }) | null = $derived.by(() => {
    const face = this.#face(this.overCard) ?? this.#face(this.card);
    const over = this.lit.some(({ cell }) => cell === this.overCell) ? this.overCell : null;
    const cell = over ?? this.cell ?? this.#only;
    const target = this.lit.find((lit) => lit.cell === cell);
    if (face === null || target === undefined || this.#find(target.kind, face, target.cell) === null) return null;
    return { ...target.card, face, kind: target.kind };
  });

  /** What the one button does: an index into the look's choices, or null while something is still to be picked. */
  readonly next: number | null = $derived.by(() => {
    if (!this.mine) return null;
    const { choices } = this.#look;
    const by = (kind: Choice['kind']) => choices.findIndex((choice) => choice.kind === kind);
    if (this.effect === 'brake') return by('brake');
    if (this.preview !== null) {
      const { kind, face, cell } = this.preview;
      return choices.findIndex((c) => 'cell' in c && c.kind === kind && c.face === face && c.cell === cell);
    }
    const picked = this.card !== null || this.cell !== null || this.effect !== null;
    const plain = [picked ? -1 : by('end'), by('agree')];
    // Nothing to lay: stopping at one card, if that is left, comes before the end of the line.
    if (this.lays.length === 0) plain.push(by('brake'), by('give-up'));
    return plain.find((index) => index >= 0) ?? null;
  });

  /** The table with the previewed card on it. */
  readonly shown = $derived.by(() => (this.preview === null ? null : withCard(this.#look.view, this.preview)));

  canUse(effect: Effect): boolean {
    if (!this.mine) return false;
    return this.#look.choices.some(({ kind }) => kind === effect);
  }

  pickCard(index: number): void {
    this.refused = null;
    if (!this.mine || this.hand[index] === undefined) return;
    this.card = this.card === index ? null : index;
    if (this.effect === 'brake') this.effect = null;
    if (this.cell !== null && !this.lit.some(({ cell }) => cell === this.cell)) this.cell = null;
  }

  /** The first touch previews, the second lays; a cell that is not lit says why. */
  async pickCell(cell: Cell): Promise<void> {
    this.refused = null;
    if (this.#props().use === 'watch') return;
    if (this.lit.some((target) => target.cell === cell)) {
      const again = this.cell === cell || (this.cell === null && this.preview?.cell === cell && this.overCell === null);
      if (again && this.preview?.cell === cell) return this.commit();
      this.cell = cell;
      if (this.effect === 'brake') this.effect = null;
      return;
    }
    await this.ask(cell);
  }

  /** "Why not here?" */
  async ask(cell: Cell): Promise<void> {
    const face = this.#face(this.card) ?? this.hand[0] ?? 'S';
    const kind = this.effect === 'turnaround' || this.effect === 'boost' ? this.effect : 'lay';
    const ruling = await this.#props().why({ kind, face, cell });
    if (ruling !== null) this.refused = { at: cell, ruling };
  }

  async toggle(effect: Effect): Promise<void> {
    this.refused = null;
    if (this.canUse(effect)) {
      this.effect = this.effect === effect ? null : effect;
      this.cell = null;
      if (this.effect === 'brake') this.card = null;
      return;
    }
    const ruling = await this.whyNot(effect);
    if (ruling !== null) this.refused = { at: effect, ruling };
  }

  whyNot(effect: Effect): Promise<Ruling | null> {
    return this.#props().why(
      effect === 'brake' ? { kind: effect } : { kind: effect, face: this.hand[0] ?? 'S', cell: -1 },
    );
  }

  /** The next lit cell in this direction, seen from what is picked, or else from the head. */
  pickTowards(way: Direction, head: Cell): void {
    const from = this.cell ?? this.preview?.cell ?? head;
    const cells = this.lit.map(({ cell }) => cell);
    const to = nearestLit(this.#look.view.size, from, cells, way);
    if (to !== null) this.cell = to;
  }

  drop(): void {
    this.card = null;
    this.cell = null;
    this.effect = null;
    this.overCell = null;
    this.overCard = null;
    this.refused = null;
  }

  commit(): void {
    const choice = this.next === null ? undefined : this.#look.choices[this.next];
    if (choice === undefined) return;
    if ('cell' in choice) this.#leaving(this.card ?? this.hand.indexOf(choice.face));
    this.drop();
    this.#props().choose(choice);
  }

  #face(index: number | null): Face | null {
    return index === null ? null : (this.hand[index] ?? null);
  }

  #find(kind: LayChoice['kind'], face: Face, cell: Cell): LayChoice | null {
    return this.lays.find((lay) => lay.kind === kind && lay.face === face && lay.cell === cell) ?? null;
  }

  /** How a card comes to this cell: from the head, or with Turnaround from the card before it. */
  #landing(kind: LayChoice['kind'], cell: Cell): Omit<NextCard, 'face'> {
    const { view } = this.#look;
    const seat = this.#look.seat as number;
    const player = view.players[seat];
    const head = player?.head ?? -1;
    const parent = kind === 'turnaround' ? (view.cells[head]?.parent ?? head) : head;
    const way = (parent < 0 ? null : wayTo(view.size, parent, cell)) ?? player?.entryWay ?? 'N';
    return { seat, cell, way, parent };
  }
}
