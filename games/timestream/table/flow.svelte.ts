import { type Base, backOut, Clicks, type Flow as SharedFlow } from '@turnpoint/ui';
import { untrack } from 'svelte';
import type { Choice, LaneNo, PieceNo, TimeStream } from '../rules/types.ts';
import { askedInVain } from './in-vain.ts';
import { type Ahead, lookAhead } from './look-ahead.ts';
import { Picked } from './picked.svelte.ts';
import { readSpot } from './spots.ts';

/** From touches to choices. Nothing is played before `commit`. */
export class Flow extends Picked implements SharedFlow {
  /** How the play that is picked or looked at would be paid for. */
  ahead = $state.raw<Ahead | null>(null);
  readonly #clicks = new Clicks();
  /** The step at which the table went on by itself. */
  #wentOn = $state<number | null>(null);

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
    $effect(() => {
      if (this.lacksCell) untrack(() => this.goOn());
    });
  }

  /** The table has just gone on without a Power Cell, as the viewer holds none. */
  readonly isWithoutCell: boolean = $derived.by(() => this.look.step - 1 === this.#wentOn);

  /** Without a Power Cell there is nothing to choose: that is told, and the table goes on. Whoever takes that back is asked. */
  goOn(): void {
    const { look, none } = this;
    const isBack = this.base.props.fresh.length === 0 || this.#wentOn === look.step;
    if (!this.lacksCell || none === null || isBack) return;
    this.#wentOn = look.step;
    void this.commit(none);
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
    const plays = this.choices.filter((choice) => choice.kind === 'play' && choice.card === this.cardNo);
    this.picked = plays.length === 1 ? (plays[0] ?? null) : null;
  }

  #pickPiece(piece: PieceNo): void {
    this.piece = piece;
    this.picked = this.powers.length === 1 ? (this.powers[0] ?? null) : null;
  }

  /** A click on what is lit is the choice. A target is seen first: under the pointer, or by a first touch. */
  #take(name: string, choice: Choice): void {
    const isSeen = choice.kind !== 'target' || this.over === name || this.picked === choice || this.sole === choice;
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

  /** One step out. */
  back(): void {
    const undo = { ...this.base.props, takeBack: () => this.stepBack() };
    backOut(undo, { picked: this.isHalf, halfway: this.halfway, drop: () => this.drop() });
  }

  /** Takes back what the latest click did, also where it was several choices. */
  stepBack(): void {
    const { undo, takeBack } = this.base.props;
    if (undo.refusal === null) takeBack(this.#clicks.last(this.look.step));
  }

  async commit(choice: Choice): Promise<void> {
    const { look } = this;
    const ahead = choice.kind === 'play' ? await lookAhead(this.base.props, choice) : null;
    if (!this.base.shows(look)) return;
    this.drop();
    this.#clicks.add(look.step);
    this.base.props.choose(choice, ...(ahead?.way ? [ahead.way] : []));
  }
}
