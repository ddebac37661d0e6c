import { type Base, isFree } from '@turnpoint/ui';
import type { EndStream } from '../../rules/types.ts';
import type { Flow } from '../flow.svelte.ts';
import { planOf } from './plan.ts';

/** The open turn as a list, and the ways back through it. */
export class TurnPlan {
  readonly #base: Base<EndStream>;
  readonly #flow: Flow;
  /** The latest step known to be final. */
  #sealedAt = $state(0);

  constructor(base: Base<EndStream>, flow: Flow) {
    this.#base = base;
    this.#flow = flow;
  }

  readonly now = $derived.by(() => {
    const { log, look } = this.#base.props;
    return planOf(log, look.seat ?? 0, this.#sealedAt);
  });

  /** A new look has come: if nothing of it can be taken back, all up to here is final. */
  arrive(): void {
    const { undo, look } = this.#base.props;
    if (!isFree(undo) && this.#flow.mine) this.#sealedAt = look.step;
  }

  /** At rest the latest action is taken back whole; half way only the latest pick (ES-16.3). */
  stepBack(): void {
    const { picked, halfway } = this.#flow;
    const { rows, start } = this.now;
    if (picked !== null) this.#flow.back();
    else this.#flow.takeBack(halfway ? undefined : (rows.at(-2)?.end ?? start));
  }

  /** Back to the start of the turn, or to the last commit point. */
  takeBackAll(): void {
    const { rows, start } = this.now;
    this.#base.props.takeBack(rows.findLast(({ sealed }) => sealed)?.end ?? start);
  }
}
