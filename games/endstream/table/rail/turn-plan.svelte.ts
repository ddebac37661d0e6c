import type { TableProps } from '@turnpoint/ui';
import type { EndStream } from '../../rules/types.ts';
import type { Flow } from '../flow.svelte.ts';
import { planOf } from './plan.ts';

/** The open turn as a list, and the ways back through it. */
export class TurnPlan {
  readonly #props: () => TableProps<EndStream>;
  readonly #flow: Flow;
  /** The latest step known to be final. */
  #sealedAt = $state(0);

  constructor(props: () => TableProps<EndStream>, flow: Flow) {
    this.#props = props;
    this.#flow = flow;
  }

  readonly now = $derived.by(() => {
    const { log, look } = this.#props();
    return planOf(log, look.seat ?? 0, this.#sealedAt);
  });

  /** A new look has come: if nothing of it can be taken back, all up to here is final. */
  arrived(): void {
    const { undo, look } = this.#props();
    if (undo.refusal !== null && this.#flow.mine) this.#sealedAt = look.step;
  }

  /** At rest the latest action is taken back whole; half way only the latest pick (ES-16.3). */
  stepBack(): void {
    const { picked, halfway } = this.#flow;
    const { rows, start } = this.now;
    if (picked !== null) this.#flow.back();
    else this.#props().takeBack(halfway ? undefined : (rows.at(-2)?.end ?? start));
  }

  /** Back to the start of the turn, or to the last commit point. */
  takeBackAll(): void {
    const { rows, start } = this.now;
    this.#props().takeBack(rows.findLast(({ sealed }) => sealed)?.end ?? start);
  }
}
