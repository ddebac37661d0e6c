import type { Ruling } from '@turnpoint/kernel';
import { Asked as SharedAsked } from '@turnpoint/ui';
import type { Face } from '../content/index.ts';
import type { Cell, Effect, EndOfLine, LayChoice } from '../rules/types.ts';
import { landingOf, type NextCard } from './draw/ahead.ts';

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
    const { seat, view } = this.look;
    for (const { kind, cell } of this.lays)
      if (!found.has(cell)) found.set(cell, { cell, kind, card: landingOf(view, seat as number, kind, cell) });
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
}
