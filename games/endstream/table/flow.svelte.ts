import { sameJson } from '@turnpoint/kernel';
import { backOut, type Flow as SharedFlow } from '@turnpoint/ui';
import { operatorCard } from '../content/index.ts';
import type { Choice, Place, Ruling } from '../rules/types.ts';
import { Committed } from './committed.svelte.ts';
import { toldDear } from './dear.ts';
import type { Offered } from './offers.svelte.ts';
import { askedInVain, halfwayChoice, nameOf, type Spot, spotsOf } from './spots.ts';

/**
 * From touches to choices. What is under the pointer or the focus is shown before, so a click does it; without a pointer
 * the first touch shows it and the second does it. An action of somebody says itself what it does, and one touch does it.
 * What does harm or is final is done by its button alone.
 */
export class Flow extends Committed implements SharedFlow {
  touch(spot: Spot): void {
    this.base.refusals.clear();
    const meant = this.#pickedAt(spot) ?? this.meantBy(spot);
    if (meant !== null) {
      if (spot.kind === 'hand' || spot.kind === 'agenda') this.selected = spot;
      void this.#take(meant.choice, meant.first, this.over === nameOf(spot) && !this.#mayPush(meant.choice));
    } else if (this.halfway) void this.base.refusals.ask(nameOf(spot), halfwayChoice(spot, this.choices));
    else if (spot.kind === 'thing') this.select(spot);
    else this.#touchInVain(spot);
  }

  /** What is picked already, where it is done on this very spot: a push is done on the agenda that is pushed. */
  #pickedAt(spot: Spot) {
    const { picked } = this;
    const isHere = picked !== null && spot.kind === 'agenda' && this.names([picked]).includes(nameOf(spot));
    return isHere ? { choice: picked, first: [] } : null;
  }

  /** Then it is a choice between one point and two. */
  #mayPush(choice: Choice): boolean {
    return choice.kind === 'agenda' && this.choices.some((one) => one.kind === 'push' && one.place === choice.place);
  }

  async #take(choice: Choice, first: readonly Place[], isSeen: boolean): Promise<void> {
    const isAgain = sameJson(choice, this.picked);
    if (!isAgain) this.pick(choice, first);
    const { picked } = this;
    await this.looking;
    if (picked === null || this.picked !== picked || this.harm !== null) return;
    if (isAgain || this.#asksOn || (isSeen && !this.isCommitPoint)) await this.commit();
  }

  /** Would what is picked ask for a target next? Then it is begun at once: the target is the choice. */
  get #asksOn(): boolean {
    const { view } = this.preview;
    const kind = view?.stack.at(-1)?.kind;
    return kind === 'effect' || kind === 'pay';
  }

  #touchInVain(spot: Spot): void {
    if (spot.kind !== 'place') this.selected = spot;
    const { selected } = this;
    const moves = spot.kind !== 'place' || (selected !== null && this.lit.has(nameOf(selected)));
    const asked = this.mine && moves ? askedInVain(spot, this.hand) : null;
    if (asked !== null) void this.#whyNot(spot, asked);
    else if (spot.kind === 'place') this.drop();
  }

  async #whyNot(spot: Spot, asked: object): Promise<void> {
    const { look } = this;
    const ruling = (await this.base.props.why(asked)) as Ruling | null;
    if (ruling === null || !this.base.shows(look)) return;
    const card = spot.kind === 'hand' ? look.view.operators[spot.n]?.card : null;
    this.base.refusals.show(nameOf(spot), card ? toldDear(look, ruling, operatorCard(card).cost) : ruling);
  }

  select(spot: Spot | null): void {
    // Whoever has acted is touched again to act once more.
    const isSame = this.isOpen && spot !== null && this.selected !== null && nameOf(spot) === nameOf(this.selected);
    this.drop();
    this.selected = isSame ? null : spot;
    this.isOpen = true;
    this.#offer();
  }

  #offer(): void {
    if (this.selected?.kind === 'thing') this.offers.show(this.selected.n);
    else this.offers.clear();
  }

  /** A touch that comes before the rules have answered waits for them: what is listed till then may be of a moment ago. */
  act(touched: Offered): void {
    this.base.refusals.clear();
    if (this.offers.isLate) void this.offers.latest(touched).then((now) => now && this.#act(now));
    else this.#act(touched);
  }

  #act({ id, kind, choice, first, ruling }: Offered): void {
    if (ruling !== null) this.base.refusals.show(`action-${id}`, ruling);
    else if (kind === 'move') this.#move();
    else if (first !== null) void this.#take(choice, first, true);
  }

  /** The ends are lit already: a sole one is taken, otherwise the prompt asks for one. */
  #move(): void {
    const ends = this.choices.filter(({ kind }) => kind === 'move' || kind === 'step');
    const own = ends.filter((choice) => spotsOf(choice, this.hand).length > 1);
    const [only] = own;
    this.unpick();
    if (only !== undefined && own.length === 1) this.pick(only);
    else this.ends = own.length;
  }

  /** One step out: of a preview, of a half-made action, of a selection. */
  back(): void {
    const picked = this.picked !== null;
    const drop = () => (picked ? this.unpick() : this.drop());
    const undo = { ...this.base.props, takeBack: () => this.takeBack() };
    backOut(undo, { picked, halfway: this.halfway, drop });
  }

  /** A new look has come. A selected thing stays selected. */
  arrive(): void {
    this.unpick();
    const { selected } = this;
    if (this.look.outcome !== null) {
      // Nobody is asked any more.
      this.drop();
      return;
    }
    if (selected?.kind === 'thing' && this.look.view.operators[selected.n]?.zone === 'gone') this.selected = null;
    this.#offer();
    void this.aim();
  }
}
