import type { Base, Flow as SharedFlow } from '@turnpoint/ui';
import type { Face } from '../content/index.ts';
import type { Cell, Choice, Effect, EndOfLine, LayChoice } from '../rules/types.ts';
import { Asked, type Target } from './asked.svelte.ts';
import { type NextCard, withCard } from './draw/ahead.ts';
import { type Direction, nearestLit } from './draw/nearest.ts';
import { bestWays, isHarm, waysKept } from './harm.ts';
import { cellOf, cellSpot, effectSpot } from './spots.ts';

/** What the player has picked so far: a card, a cell, an effect. Nothing here is played before `commit`. */
export class Flow extends Asked implements SharedFlow {
  readonly #leaving: (card: number) => void;
  card = $state<number | null>(null);
  cell = $state<Cell | null>(null);
  effect = $state<Effect | null>(null);
  /** Looked at, not picked: under the pointer. */
  overCell = $state<Cell | null>(null);
  overCard = $state<number | null>(null);

  /** `leaving` is told which card is about to leave the hand. */
  constructor(base: Base<EndOfLine>, leaving: (card: number) => void) {
    super(base);
    this.#leaving = leaving;
  }

  /** The targets that the card and the effect picked so far leave. */
  readonly lit: readonly Target[] = $derived.by(() => {
    const face = this.#face(this.card);
    return this.targets.filter(({ kind, cell }) => {
      if (this.effect !== null && this.effect !== kind) return false;
      return face === null || this.mayLay(kind, face, cell);
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
    const over = this.isLit(this.overCell) ? this.overCell : null;
    const cell = over ?? this.cell ?? this.#only;
    const target = this.lit.find((lit) => lit.cell === cell);
    if (face === null || target === undefined || !this.mayLay(target.kind, face, target.cell)) return null;
    return { ...target.card, face, kind: target.kind };
  });

  /** The most ways on that each card of the hand could leave. */
  readonly best = $derived.by(() => bestWays(this.look.view, this.look.seat ?? 0, this.lays));

  /** Ways on that are kept by laying no more. */
  readonly kept = $derived.by(() => (this.mine ? waysKept(this.look) : 0));

  /** The previewed card would end the viewer's line, and another, or none, would not: only its own button lays it. */
  readonly harm: boolean = $derived.by(
    () => this.preview !== null && isHarm(this.look.view, this.preview, this.best, this.kept),
  );

  /** What the one button does: an index into the look's choices, or null while something is still to be picked. */
  readonly next: number | null = $derived.by(() => {
    if (!this.mine) return null;
    const { choices } = this.look;
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

  /** The cell that is said to be no place for the card. */
  readonly refusedCell: Cell | null = $derived.by(() => cellOf(this.base.refusals.now?.at ?? null));

  /** The table with the previewed card on it. */
  readonly shown = $derived.by(() => (this.preview === null ? null : withCard(this.look.view, this.preview)));

  isLit(cell: Cell | null): boolean {
    return this.lit.some((target) => target.cell === cell);
  }

  pickCard(index: number): void {
    this.base.refusals.clear();
    if (!this.mine || this.hand[index] === undefined) return;
    this.card = this.card === index ? null : index;
    if (this.effect === 'brake') this.effect = null;
    if (!this.isLit(this.cell)) this.cell = null;
  }

  /** The first touch previews, the second lays; a cell that is not lit says why. */
  async pickCell(cell: Cell): Promise<void> {
    this.base.refusals.clear();
    if (this.base.props.use === 'watch') return;
    if (!this.isLit(cell)) return this.ask(cell);
    const again = this.cell === cell || (this.cell === null && this.preview?.cell === cell && this.overCell === null);
    if (again && this.preview?.cell === cell) return this.harm ? undefined : this.commit();
    this.cell = cell;
    if (this.effect === 'brake') this.effect = null;
  }

  /** "Why not here?" */
  ask(cell: Cell): Promise<void> {
    const face = this.#face(this.card) ?? this.hand[0] ?? 'S';
    const kind = this.effect === 'turnaround' || this.effect === 'boost' ? this.effect : 'lay';
    return this.base.refusals.ask(cellSpot(cell), { kind, face, cell });
  }

  unask(): void {
    this.base.refusals.clear();
  }

  async toggle(effect: Effect): Promise<void> {
    this.base.refusals.clear();
    if (!this.canUse(effect)) return this.base.refusals.ask(effectSpot(effect), this.asEffect(effect));
    this.effect = this.effect === effect ? null : effect;
    this.cell = null;
    if (this.effect === 'brake') this.card = null;
  }

  /** The next lit cell in this direction, seen from what is picked, or else from the head. */
  pickTowards(way: Direction, head: Cell): void {
    const from = this.cell ?? this.preview?.cell ?? head;
    const cells = this.lit.map(({ cell }) => cell);
    const to = nearestLit(this.look.view.size, from, cells, way);
    if (to !== null) this.cell = to;
  }

  arrive(): void {
    this.drop();
  }

  drop(): void {
    this.card = null;
    this.cell = null;
    this.effect = null;
    this.overCell = null;
    this.overCard = null;
    this.base.refusals.clear();
  }

  commit(): void {
    const choice = this.next === null ? undefined : this.look.choices[this.next];
    if (choice === undefined) return;
    if ('cell' in choice) this.#leaving(this.card ?? this.hand.indexOf(choice.face));
    this.drop();
    this.base.props.choose(choice);
  }

  #face(index: number | null): Face | null {
    return index === null ? null : (this.hand[index] ?? null);
  }
}
