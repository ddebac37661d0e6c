import { backOut, isFree, type Flow as SharedFlow, whichOf } from '@turnpoint/ui';
import type { Index } from '../content/index.ts';
import type { Ahead } from '../rules/telling/reckon.ts';
import type { Choice } from '../rules/types.ts';
import { Asked } from './asked.svelte.ts';
import { type Harm, harmOf } from './harm.ts';
import { cardSpot, placeSpot } from './spots.ts';

/** Steps that are never a mistake: the amber button when nothing is picked. */
const PLAIN_STEPS: readonly Choice['kind'][] = ['keep', 'pass', 'none-fits'];

/** What the player has picked so far. Nothing is announced before `commit`; a card that asks for more can be put back. */
export class Flow extends Asked implements SharedFlow {
  /** The spot of what is picked. */
  picked = $state<string | null>(null);
  /** Which of several equal cards in hand was touched. */
  slot = $state<number | null>(null);
  /** Starting discards: the slots marked so far. */
  marked = $state.raw<readonly number[]>([]);
  /** The place under the pointer or the focus. */
  over = $state<Index | null>(null);
  /** The place that was touched last; stays in sight until another is. */
  touched = $state<Index | null>(null);
  #wanted: number | null = null;

  /** Looked at, not picked. */
  readonly looked: Index | null = $derived.by(() => this.over ?? this.touched);

  /** The Linchpin whose flip is being looked at. */
  readonly flip: Index | null = $derived.by(() => {
    if (this.over !== null && this.isLegal(placeSpot(this.over))) return this.over;
    return whichOf('place', this.picked) as Index | null;
  });

  /** What would change: by the Linchpin looked at, or by what is announced already. */
  readonly ahead: Ahead | null = $derived.by(() => {
    if (this.flip !== null) return this.reckoned.flips[this.flip] ?? null;
    return this.reckoned.announced;
  });

  /** The picked card had better not be played now: only its own button does that. */
  readonly harm: Harm | null = $derived.by(() => {
    const card = whichOf('card', this.picked);
    return card === null || this.handKind !== 'play' ? null : harmOf(this.look, this.reckoned, card);
  });

  /** What the one button does: a place in the look's list, or null while something is still to be picked. */
  readonly next: number | null = $derived.by(() => {
    if (this.marking) return this.#markedChoice();
    if (this.picked !== null) return this.legal.get(this.picked) ?? null;
    return this.buttons.find((n) => PLAIN_STEPS.includes(this.look.choices[n]?.kind as Choice['kind'])) ?? null;
  });

  #markedChoice(): number | null {
    const cards = this.marked.map((slot) => this.hand[slot]).sort();
    const fits = (choice: Choice) => choice.kind === 'discard' && choice.cards.join() === cards.join();
    const at = this.look.choices.findIndex(fits);
    return at < 0 ? null : at;
  }

  /** A touch: what may be chosen is picked, anything else says why not. `choice` is what the touch would mean. */
  async pick(spot: string, choice: object): Promise<void> {
    this.base.refusals.clear();
    if (this.base.props.use === 'watch') return;
    if (!this.isLegal(spot)) return this.base.refusals.ask(spot, choice);
    this.picked = spot;
  }

  /** A card in hand. One that asks for more opens its question at once: that is private and can be put back. */
  async pickHand(slot: number): Promise<void> {
    const card = this.hand[slot];
    if (card === undefined || this.base.props.use === 'watch') return;
    if (this.marking) return this.#mark(slot);
    if (this.announcing !== null && isFree(this.base.props.undo)) {
      this.#wanted = this.announcing.card === card ? null : slot;
      this.base.props.takeBack();
      return;
    }
    if (this.slot === slot && this.picked !== null) return this.drop();
    await this.pick(cardSpot(card), { kind: this.handKind, card });
    if (this.picked !== cardSpot(card)) return;
    this.slot = slot;
    if (this.handKind === 'play') await this.#open(slot, card);
  }

  async #open(slot: number, card: string): Promise<void> {
    const play = { kind: 'play', card } as const;
    const foreseen = await this.base.props.foresee?.([play]);
    if (foreseen != null && !foreseen.sealed && this.slot === slot && this.picked !== null)
      this.base.props.choose(play);
  }

  #mark(slot: number): void {
    const without = this.marked.filter((other) => other !== slot);
    this.marked = without.length < this.marked.length ? without : [...this.marked, slot];
  }

  /** A new position: what was picked belongs to the former one, except a card that was to be picked instead. */
  arrive(): void {
    const wanted = this.#wanted;
    this.drop();
    if (wanted !== null && this.mine) void this.pickHand(wanted);
  }

  /** The pointer or the focus is gone. Not at once: it goes while the page is being drawn when the place itself goes. */
  leave(index: Index): void {
    queueMicrotask(() => {
      if (this.over === index) this.over = null;
    });
  }

  drop(): void {
    this.picked = null;
    this.slot = null;
    this.marked = [];
    this.base.refusals.clear();
    this.#wanted = null;
  }

  /** Escape: first what is picked, then the announcement. */
  back(): void {
    this.touched = null;
    const picked = this.picked !== null || this.marked.length > 0;
    backOut(this.base.props, { picked, halfway: this.announcing !== null, drop: () => this.drop() });
  }

  commit(): void {
    const choice = this.next === null ? undefined : this.look.choices[this.next];
    if (choice === undefined) return;
    this.touched = null;
    this.drop();
    this.base.props.choose(choice);
  }

  /** Passes in a pause, if the viewer is still asked there. */
  pass(): void {
    const at = this.look.choices.findIndex(({ kind }) => kind === 'pass');
    if (this.mine && at >= 0) this.choose(at);
  }

  choose(at: number): void {
    const choice = this.look.choices[at];
    if (choice === undefined) return;
    this.drop();
    this.base.props.choose(choice);
  }
}
