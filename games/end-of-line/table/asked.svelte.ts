import type { Ruling } from '@turnpoint/kernel';
import { Asked as SharedAsked } from '@turnpoint/ui';
import type { Face } from '../content/index.ts';
import type { Cell, Effect, EndOfLine, LayChoice } from '../rules/types.ts';
import type { NextCard } from './draw/ahead.ts';
import { wayTo } from './draw/geometry.ts';

/** A cell that may be chosen now, and what laying there means. */
export interface Target {
  readonly cell: Cell;
  readonly kind: LayChoice['kind'];
  readonly card: Omit<NextCard, 'face'>;
}

/** What the table asks of the viewer, and what they may answer it with. */
export class Asked extends SharedAsked<EndOfLine> {
  readonly hand: readonly Face[] = $derived.by(() => {
    const { seat, view } = this.look;
    return (seat === null ? null : view.players[seat]?.hand) ?? [];
  });

  readonly lays = $derived.by(() => (this.mine ? this.look.choices.filter((choice) => 'cell' in choice) : []));

  /** Every cell that some card may go to. */
  readonly targets: readonly Target[] = $derived.by(() => {
    const found = new Map<Cell, Target>();
    for (const { kind, cell } of this.lays)
      if (!found.has(cell)) found.set(cell, { cell, kind, card: this.#landing(kind, cell) });
    return [...found.values()];
  });

  canUse(effect: Effect): boolean {
    return this.mine && this.look.choices.some(({ kind }) => kind === effect);
  }

  whyNot(effect: Effect): Promise<Ruling | null> {
    return this.base.props.why(this.asEffect(effect));
  }

  /** An effect as a choice, anywhere: the rules say why it cannot be used at all. */
  protected asEffect(effect: Effect): object {
    return effect === 'brake' ? { kind: effect } : { kind: effect, face: this.hand[0] ?? 'S', cell: -1 };
  }

  protected mayLay(kind: LayChoice['kind'], face: Face, cell: Cell): boolean {
    return this.lays.some((lay) => lay.kind === kind && lay.face === face && lay.cell === cell);
  }

  /** How a card comes to this cell: from the head, or with Turnaround from the card before it. */
  #landing(kind: LayChoice['kind'], cell: Cell): Omit<NextCard, 'face'> {
    const { view } = this.look;
    const seat = this.look.seat as number;
    const player = view.players[seat];
    const head = player?.head ?? -1;
    const parent = kind === 'turnaround' ? (view.cells[head]?.parent ?? head) : head;
    const way = (parent < 0 ? null : wayTo(view.size, parent, cell)) ?? player?.entryWay ?? 'N';
    return { seat, cell, way, parent };
  }
}
