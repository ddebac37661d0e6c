import type { Base } from '@turnpoint/ui';
import type { Order, PlayKind, Prompting } from '../../rules/telling/pause/index.ts';
import type { ChronoTrek } from '../../rules/types.ts';
import { isHosted } from './hosted.ts';
import { type Kept, keep, readKept } from './kept.ts';

export type When = 'always' | 'some' | 'not-now';

/**
 * When this player wants to be asked in a pause, and what answers for them. Private: no other seat can tell. What answers
 * without the page is left with the match.
 */
export class Orders {
  readonly #base: Base<ChronoTrek>;
  #kept = $state.raw(readKept());
  /** Not before the viewer's first turn after this one. */
  #quietSince = $state<number | null>(null);

  constructor(base: Base<ChronoTrek>) {
    this.#base = base;
  }

  /** What was left with the match; null before anything was, and where the page itself answers. */
  readonly #left: Prompting | null = $derived.by(() =>
    isHosted(this.#base) ? ((this.#base.props.orders as Prompting | null | undefined) ?? null) : null,
  );

  get when(): When {
    if (this.#left === null) return this.#quietSince === null ? this.#kept.when : 'not-now';
    if (this.#left.ask === 'nothing') return 'not-now';
    return this.#left.ask === 'everything' ? 'always' : 'some';
  }

  get kinds(): readonly PlayKind[] {
    const ask = this.#left?.ask;
    return ask === undefined || typeof ask === 'string' ? this.#kept.kinds : ask;
  }

  /** For games by orders. */
  get list(): readonly Order[] {
    return this.#left?.orders ?? [];
  }

  set(when: When): void {
    this.#quietSince = when === 'not-now' ? this.#base.look.view.turns : null;
    if (when !== 'not-now') this.#keep({ ...this.#kept, when });
    this.#leave(when);
  }

  toggle(kind: PlayKind): void {
    const without = this.kinds.filter((one) => one !== kind);
    this.#keep({ when: 'some', kinds: without.length < this.kinds.length ? without : [...this.kinds, kind] });
    this.#leave('some');
  }

  add(order: Order): void {
    this.#leave(this.when, [...this.list, order]);
  }

  remove(order: Order): void {
    this.#leave(
      this.when,
      this.list.filter((other) => other !== order),
    );
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    keep(kept);
  }

  #leave(when: When, orders: readonly Order[] = this.list): void {
    if (!isHosted(this.#base)) return;
    const ask = when === 'always' ? 'everything' : when === 'not-now' ? 'nothing' : this.#kept.kinds;
    this.#base.props.leaveOrders?.({ ask, orders } satisfies Prompting);
  }

  /** "Not now" ends with the viewer's next turn; what a person always wants holds from the first look at a match. */
  follow(): void {
    const { view, seat } = this.#base.look;
    if (this.when === 'not-now') this.#quietSince ??= view.turns;
    const isBack = this.#quietSince !== null && view.active === seat && view.turns > this.#quietSince;
    const isNew = isHosted(this.#base) && this.#left === null && this.#kept.when === 'some';
    if (isBack) this.#quietSince = null;
    if (isBack || isNew) this.#leave(this.#kept.when);
  }

  /** Does the viewer want to be asked about a play of these kinds? */
  wants(kinds: readonly PlayKind[]): boolean {
    return this.when === 'always' || (this.when === 'some' && kinds.some((kind) => this.kinds.includes(kind)));
  }
}
