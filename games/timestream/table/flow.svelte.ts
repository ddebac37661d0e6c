import { type Base, backOut, type Flow as SharedFlow } from '@turnpoint/ui';
import type { CardNo } from '../content/index.ts';
import type { Choice, LaneNo, PieceNo, TimeStream } from '../rules/types.ts';
import { Asked } from './asked.svelte.ts';
import { askedInVain } from './in-vain.ts';
import { litSpots, pickableSpots } from './lit.ts';
import { type Ahead, lookAhead } from './look-ahead.ts';
import { readSpot } from './spots.ts';

/** What the player has picked so far. Nothing here is played before `commit`. */
export class Flow extends Asked implements SharedFlow {
  /** A card of the hand, by its place. */
  card = $state<number | null>(null);
  /** A card in play whose Power Link is to be fed. */
  piece = $state<PieceNo | null>(null);
  picked = $state.raw<Choice | null>(null);
  /** Looked at, not picked: under the pointer or the focus. */
  over = $state.raw<string | null>(null);
  /** How the play that is picked or looked at would be paid for. */
  ahead = $state.raw<Ahead | null>(null);
  /** Before which steps the viewer's own clicks were made, so that Undo takes back what one click did. */
  #clicks: number[] = [];

  constructor(base: Base<TimeStream>, isBusy: () => boolean) {
    super(base, isBusy);
    $effect(() => {
      const choice = this.shown;
      this.ahead = null;
      if (choice?.kind !== 'play') return;
      const { look } = this;
      void lookAhead(this.base.props, choice).then((ahead) => {
        if (this.base.shows(look) && this.shown === choice) this.ahead = ahead;
      });
    });
  }

  readonly #cardNo: CardNo | null = $derived.by(() => (this.card === null ? null : (this.hand[this.card] ?? null)));

  /** What a touch there would choose. */
  readonly lit: ReadonlyMap<string, Choice> = $derived.by(() => litSpots(this, this.look.view, this.card));

  /** What can be picked, to be asked where to or with what. */
  readonly pickable: ReadonlySet<string> = $derived.by(() => pickableSpots(this, this.card));

  /** Ways to feed the Power Link that is picked. */
  readonly powers: readonly Choice[] = $derived.by(() =>
    this.piece === null
      ? []
      : this.choices.filter((choice) => choice.kind === 'power-link' && choice.piece === this.piece),
  );

  /** A sole target is seen at once. */
  readonly #sole: Choice | null = $derived.by(() =>
    this.targets.length === 1 ? (this.choices.find(({ kind }) => kind === 'target') ?? null) : null,
  );

  /** Looked at, picked, or the only target. */
  readonly shown: Choice | null = $derived.by(() => {
    const over = this.over === null ? null : (this.lit.get(this.over) ?? null);
    return over ?? this.picked ?? this.#sole;
  });

  /** What the one button does. */
  readonly ready: Choice | null = $derived.by(() => this.picked ?? this.#sole);

  /** My card would be lost for nothing. */
  isHarm(choice: Choice | null): boolean {
    const target = this.targetOf(choice);
    return target?.voidsFrom === true && !target.voidsTo;
  }

  isLit(spot: string): boolean {
    return this.lit.has(spot) || this.pickable.has(spot);
  }

  see(spot: string | null): void {
    this.over = spot;
  }

  touch(name: string): void {
    this.base.refusals.clear();
    if (this.base.props.use === 'watch' || !this.#isIdleTouch()) return;
    const choice = this.lit.get(name);
    if (choice !== undefined) this.#take(name, choice);
    else if (this.pickable.has(name)) this.#pick(name);
    else this.ask(name);
  }

  /** A second touch lets go. */
  #pick(name: string): void {
    const spot = readSpot(name);
    const isAgain = spot?.n === (spot?.kind === 'hand' ? this.card : this.piece);
    this.drop();
    if (spot === null || isAgain) return;
    if (spot.kind === 'hand') this.#pickCard(spot.n);
    else this.#pickPiece(spot.n);
  }

  /** Before the motion's end a touch only ends it. */
  #isIdleTouch(): boolean {
    return this.mine || !this.base.mine;
  }

  #pickCard(index: number): void {
    this.card = index;
    const plays = this.choices.filter((choice) => choice.kind === 'play' && choice.card === this.#cardNo);
    this.picked = plays.length === 1 ? (plays[0] ?? null) : null;
  }

  #pickPiece(piece: PieceNo): void {
    this.piece = piece;
    this.picked = this.powers.length === 1 ? (this.powers[0] ?? null) : null;
  }

  /** A click on what is lit is the choice. A target is seen first: under the pointer, or by a first touch. */
  #take(name: string, choice: Choice): void {
    const isSeen = choice.kind !== 'target' || this.over === name || this.picked === choice || this.#sole === choice;
    this.picked = choice;
    if (isSeen && !this.isHarm(choice)) void this.commit(choice);
  }

  /** "Why not?" */
  ask(name: string): void {
    const asked = askedInVain(name, { look: this.look, frame: this.frame, hand: this.hand, card: this.card });
    if (asked !== null) void this.base.refusals.ask(name, asked);
  }

  pickLane(lane: LaneNo): boolean {
    const choice = this.choices.find((one) => one.kind === 'target' && one.lane === lane);
    if (choice === undefined) return false;
    if (this.ready === choice && !this.isHarm(choice)) void this.commit(choice);
    else this.picked = choice;
    return true;
  }

  arrive(): void {
    this.drop();
  }

  drop(): void {
    this.card = null;
    this.piece = null;
    this.picked = null;
    this.over = null;
    this.base.refusals.clear();
  }

  /** One step out. */
  back(): void {
    const { picked, card, piece, halfway } = this;
    const hasPicked = picked !== null || card !== null || piece !== null;
    const undo = { ...this.base.props, takeBack: () => this.stepBack() };
    backOut(undo, { picked: hasPicked, halfway, drop: () => this.drop() });
  }

  /** Takes back what the latest click did, also where it was several choices. */
  stepBack(): void {
    const { undo, takeBack } = this.base.props;
    if (undo.refusal !== null) return;
    while ((this.#clicks.at(-1) ?? -1) >= this.look.step) this.#clicks.pop();
    takeBack(this.#clicks.pop());
  }

  async commit(choice: Choice): Promise<void> {
    const { look } = this;
    const ahead = choice.kind === 'play' ? await lookAhead(this.base.props, choice) : null;
    if (!this.base.shows(look)) return;
    this.drop();
    this.#clicks.push(look.step);
    this.base.props.choose(choice, ...(ahead?.way ? [ahead.way] : []));
  }
}
