import { Asked as SharedAsked } from '@turnpoint/ui';
import { operatorCard } from '../content/index.ts';
import type { EndStream, Frame, OperatorNo, Place } from '../rules/types.ts';
import { agendasFor } from './payment.ts';

/** What the table asks of the viewer, and what they may answer it with. */
export class Asked extends SharedAsked<EndStream> {
  readonly frame: Frame | null = $derived.by(() => this.look.view.stack.at(-1) ?? null);
  /** The action part, with nothing half made. */
  readonly atRest = $derived.by(() => this.mine && this.frame?.kind === 'turn');
  /** In the middle of an action: a target, a turnpoint, a way to pay. */
  readonly halfway = $derived.by(() => this.mine && (this.frame?.kind === 'effect' || this.frame?.kind === 'pay'));

  /** Operators in hand that ready agendas could pay for at once, and with which. */
  readonly payable: ReadonlyMap<OperatorNo, readonly Place[]> = $derived.by(() => {
    const { view, seat } = this.look;
    const found = new Map<OperatorNo, readonly Place[]>();
    if (!this.atRest || seat === null) return found;
    for (const [no, { zone, owner, card }] of view.operators.entries()) {
      if (zone !== 'hand' || owner !== seat || card === null) continue;
      const first = agendasFor(view, seat, operatorCard(card).cost);
      if (first !== null) found.set(no, first);
    }
    return found;
  });
}
