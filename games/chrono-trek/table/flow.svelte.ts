import type { Ruling } from '@turnpoint/kernel';
import type { TableProps } from '@turnpoint/ui';
import { type Index, MEMO } from '../content/index.ts';
import type { Choice } from '../rules/choice.ts';
import type { FrameOf } from '../rules/frame.ts';
import type { Ahead, Reckoned } from '../rules/reckon.ts';
import type { ChronoTrek } from '../rules/types.ts';
import { NOTHING } from './reckoned.ts';

type Props = () => TableProps<ChronoTrek>;

export interface Refused {
  /** The `data-key` of what was touched. */
  readonly key: string;
  readonly ruling: Ruling;
}

/** What a choice is touched by: a place of the Timeline, a card, a seat. Null: a button of its own. */
export function keyOf(choice: Choice): string | null {
  switch (choice.kind) {
    case 'linchpin':
      return `at ${choice.at}`;
    case 'play':
    case 'give':
    case 'fracture':
      return `hand ${choice.card}`;
    case 'memo':
      return `hand ${MEMO}`;
    case 'artifact':
      return `artifact ${choice.card}`;
    case 'pile':
    case 'find':
      return `tray ${choice.card}`;
    case 'identity':
      return `tray ${choice.character}`;
    case 'player':
      return `seat ${choice.seat}`;
    case 'discard':
      return 'discard';
    default:
      return null;
  }
}

/** Steps that are never a mistake: the amber button when nothing is picked. */
const PLAIN_STEPS: readonly Choice['kind'][] = ['keep', 'pass', 'none-fits'];

/** What the player has picked so far. Nothing is announced before `commit`; a card that asks for more can be put back. */
export class Flow {
  readonly #props: Props;
  /** The `data-key` of what is picked. */
  picked = $state<string | null>(null);
  /** Which of several equal cards in hand was touched. */
  slot = $state<number | null>(null);
  /** Starting discards: the slots marked so far. */
  marked = $state.raw<readonly number[]>([]);
  /** The place under the pointer or the focus. */
  over = $state<Index | null>(null);
  /** The place that was touched last; stays in sight until another is. */
  touched = $state<Index | null>(null);
  refused = $state.raw<Refused | null>(null);
  #wanted: number | null = null;

  constructor(props: Props) {
    this.#props = props;
  }

  get #look() {
    return this.#props().look;
  }

  /** Looked at, not picked. */
  readonly looked: Index | null = $derived.by(() => this.over ?? this.touched);

  readonly reckoned: Reckoned = $derived.by(() => (this.#props().reckoned as Reckoned | undefined) ?? NOTHING);

  /** May the reader choose now? */
  readonly mine = $derived.by(() => {
    const { look, use } = this.#props();
    if (use === 'watch' || look.seat === null || look.outcome !== null) return false;
    return look.asked.includes(look.seat) && look.answer === null;
  });

  readonly hand: readonly string[] = $derived.by(() => {
    const { seat, view } = this.#look;
    return (seat === null ? null : view.players[seat]?.hand) ?? [];
  });

  /** Choices by what they are touched by. */
  readonly legal: ReadonlyMap<string, number> = $derived.by(() => {
    const found = new Map<string, number>();
    if (this.mine)
      this.#look.choices.forEach((choice, n) => {
        const key = keyOf(choice);
        if (key !== null) found.set(key, n);
      });
    return found;
  });

  /** Choices that are buttons, by their place in the look's list. */
  readonly buttons: readonly number[] = $derived.by(() =>
    this.mine ? this.#look.choices.flatMap((choice, n) => (keyOf(choice) === null ? [n] : [])) : [],
  );

  /** The reader's own announcement under way. */
  readonly announcing: FrameOf<'announce'> | null = $derived.by(() => {
    const top = this.#look.view.stack.at(-1);
    return this.mine && top?.kind === 'announce' ? top : null;
  });

  readonly isWindow = $derived.by(() => this.#look.view.stack.at(-1)?.kind === 'window' && this.#look.outcome === null);

  /** Does the hand take several cards (starting discards)? */
  readonly marking = $derived.by(() => this.legal.has('discard'));

  /** The Linchpin whose flip is being looked at. */
  readonly flip: Index | null = $derived.by(() => {
    if (this.over !== null && this.legal.has(`at ${this.over}`)) return this.over;
    return this.picked?.startsWith('at ') ? (this.picked.slice(3) as Index) : null;
  });

  /** What would change: by the Linchpin looked at, or by what is announced already. */
  readonly ahead: Ahead | null = $derived.by(() => {
    if (this.flip !== null) return this.reckoned.flips[this.flip] ?? null;
    return this.reckoned.announced;
  });

  /** What the one button does: a place in the look's list, or null while something is still to be picked. */
  readonly next: number | null = $derived.by(() => {
    if (this.marking) return this.#markedChoice();
    if (this.picked !== null) return this.legal.get(this.picked) ?? null;
    return this.buttons.find((n) => PLAIN_STEPS.includes(this.#look.choices[n]?.kind as Choice['kind'])) ?? null;
  });

  #markedChoice(): number | null {
    const cards = this.marked.map((slot) => this.hand[slot]).sort();
    const fits = (choice: Choice) => choice.kind === 'discard' && choice.cards.join() === cards.join();
    const at = this.#look.choices.findIndex(fits);
    return at < 0 ? null : at;
  }

  isLegal(key: string): boolean {
    return this.legal.has(key);
  }

  /** A touch: what may be chosen is picked, anything else says why not. `choice` is what the touch would mean. */
  async pick(key: string, choice: object): Promise<void> {
    this.refused = null;
    if (this.#props().use === 'watch') return;
    if (this.legal.has(key)) {
      this.picked = key;
      return;
    }
    const ruling = await this.#props().why(choice);
    if (ruling !== null) this.refused = { key, ruling };
  }

  /** A card in hand. One that asks for more opens its question at once: that is private and can be put back. */
  async pickHand(slot: number): Promise<void> {
    const card = this.hand[slot];
    if (card === undefined || this.#props().use === 'watch') return;
    if (this.marking) return this.#mark(slot);
    if (this.announcing !== null && this.#props().undo.refusal === null) {
      this.#wanted = this.announcing.card === card ? null : slot;
      this.#props().takeBack();
      return;
    }
    if (this.slot === slot && this.picked !== null) return this.drop();
    await this.pick(`hand ${card}`, { kind: this.#handKind(), card });
    if (this.picked !== `hand ${card}`) return;
    this.slot = slot;
    if (this.#handKind() === 'play') await this.#open(slot, card);
  }

  async #open(slot: number, card: string): Promise<void> {
    const play = { kind: 'play', card } as const;
    const foreseen = await this.#props().foresee?.([play]);
    if (foreseen != null && !foreseen.sealed && this.slot === slot && this.picked !== null) this.#props().choose(play);
  }

  /** What touching a card in hand means now. */
  #handKind(): string {
    const kinds = this.#look.choices.map(({ kind }) => kind);
    return kinds.find((kind) => kind === 'give' || kind === 'fracture') ?? (this.isWindow ? 'memo' : 'play');
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
    this.refused = null;
    this.#wanted = null;
  }

  /** Escape: first what is picked, then the announcement. */
  back(): void {
    this.touched = null;
    if (this.picked !== null || this.marked.length > 0) this.drop();
    else if (this.announcing !== null && this.#props().undo.refusal === null) this.#props().takeBack();
  }

  commit(): void {
    const choice = this.next === null ? undefined : this.#look.choices[this.next];
    if (choice === undefined) return;
    this.touched = null;
    this.drop();
    this.#props().choose(choice);
  }

  /** Passes in a pause, if the reader is still asked there. */
  pass(): void {
    const at = this.#look.choices.findIndex(({ kind }) => kind === 'pass');
    if (this.mine && at >= 0) this.choose(at);
  }

  choose(at: number): void {
    const choice = this.#look.choices[at];
    if (choice === undefined) return;
    this.drop();
    this.#props().choose(choice);
  }
}
