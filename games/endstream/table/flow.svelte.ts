import { sameJson } from '@turnpoint/kernel';
import { type Base, backOut, type Flow as SharedFlow } from '@turnpoint/ui';
import type { Choice, EndStream, Place } from '../rules/types.ts';
import { Asked } from './asked.svelte.ts';
import { activated, type Offered, Offers } from './offers.svelte.ts';
import { Preview } from './preview.svelte.ts';
import { askedInVain, type Hand, halfwayChoice, isAnswer, means, nameOf, type Spot, spotsOf } from './spots.ts';

/**
 * What the player has picked so far: a thing, then one of its actions. Nothing here is played before `commit`; what a
 * pick would lead to is drawn as a preview.
 */
export class Flow extends Asked implements SharedFlow {
  readonly #isPast: () => boolean;
  readonly preview: Preview;
  readonly offers: Offers;
  selected = $state.raw<Spot | null>(null);
  picked = $state.raw<Choice | null>(null);
  /** Looked at, not picked: an action under the pointer or the focus. */
  peeked = $state.raw<Choice | null>(null);
  /** Turnpoints to choose from, once MOVE is asked for. */
  ends = $state.raw(0);
  /** Agendas that are activated before the picked choice. */
  first = $state.raw<readonly Place[]>([]);
  #looking: Promise<void> = Promise.resolve();

  /** `isPast`: an earlier turn is being shown, in which nothing can be touched. */
  constructor(base: Base<EndStream>, isPast: () => boolean) {
    super(base);
    this.#isPast = isPast;
    this.preview = new Preview(base);
    this.offers = new Offers(base);
  }

  get #hand(): Hand {
    return { seat: this.look.seat ?? 0, selected: this.selected };
  }

  #names(choices: readonly Choice[]): string[] {
    return choices.flatMap((choice) => spotsOf(choice, this.#hand).map(nameOf));
  }

  /** Names of the spots that may be touched now. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    if (this.#isPast()) return new Set();
    return new Set([...this.#names(this.choices), ...[...this.payable.keys()].map((no) => `hand-${no}`)]);
  });

  /** Turnpoints and things that what is looked at could reach, before it is begun. */
  readonly reach: ReadonlySet<string> = $derived.by(() => {
    const { ahead } = this.preview;
    if (ahead === null || ahead.sealed || !this.atRest) return new Set();
    return new Set(this.#names(ahead.look.choices.filter(isAnswer)));
  });

  /** Would what is picked or looked at be final? (ES-16.5) */
  readonly isCommitPoint = $derived.by(() => this.preview.ahead?.sealed === true && this.picked?.kind !== 'finish');

  /** The first touch previews, the second does it; what cannot be done says why. */
  touch(spot: Spot): void {
    this.base.refusals.clear();
    const first = (spot.kind === 'hand' && this.payable.get(spot.n)) || null;
    const legal = this.#pickedAt(spot) ?? this.choices.find((choice) => means(spot, choice, this.#hand));
    const meant = legal ?? (first === null ? null : { kind: 'activate' as const, operator: spot.n });
    if (meant !== null) this.#touchMeant(spot, meant, first ?? []);
    else if (this.halfway) void this.base.refusals.ask(nameOf(spot), halfwayChoice(spot, this.choices));
    else if (spot.kind === 'thing') this.select(spot);
    else this.#touchInVain(spot);
  }

  /** What is picked already, where it is done on this very spot: a push is done on the agenda that is pushed. */
  #pickedAt(spot: Spot): Choice | null {
    const { picked } = this;
    const isHere = picked !== null && spot.kind === 'agenda' && this.#names([picked]).includes(nameOf(spot));
    return isHere ? picked : null;
  }

  #touchMeant(spot: Spot, choice: Choice, first: readonly Place[]): void {
    if (sameJson(choice, this.picked)) {
      void this.commit();
      return;
    }
    if (spot.kind === 'hand' || spot.kind === 'agenda') this.selected = spot;
    this.pick(choice, first);
  }

  #touchInVain(spot: Spot): void {
    if (spot.kind !== 'place') this.selected = spot;
    const { selected } = this;
    const moves = spot.kind !== 'place' || (selected !== null && this.lit.has(nameOf(selected)));
    const asked = this.mine && moves ? askedInVain(spot, this.#hand) : null;
    if (asked !== null) void this.base.refusals.ask(nameOf(spot), asked);
    else if (spot.kind === 'place') this.drop();
  }

  select(spot: Spot | null): void {
    const isSame = spot !== null && this.selected !== null && nameOf(spot) === nameOf(this.selected);
    this.drop();
    this.selected = isSame ? null : spot;
    this.#offer();
  }

  #offer(): void {
    if (this.selected?.kind === 'thing') void this.offers.show(this.selected.n, this.choices);
    else this.offers.clear();
  }

  act({ id, kind, choice, first, ruling }: Offered): void {
    this.base.refusals.clear();
    if (ruling !== null) this.base.refusals.show(`action-${id}`, ruling);
    else if (kind === 'move') this.#move();
    else if (first === null) return;
    else if (sameJson(choice, this.picked)) void this.commit();
    else this.pick(choice, first);
  }

  /** The ends are lit already: a sole one is taken, otherwise the prompt asks for one. */
  #move(): void {
    const ends = this.choices.filter(({ kind }) => kind === 'move' || kind === 'step');
    const own = ends.filter((choice) => spotsOf(choice, this.#hand).length > 1);
    const [only] = own;
    this.#unpick();
    if (only !== undefined && own.length === 1) this.pick(only);
    else this.ends = own.length;
  }

  pick(choice: Choice, first: readonly Place[] = []): void {
    this.picked = choice;
    this.first = first;
    this.peeked = null;
    this.#looking = this.#foresee(choice, first);
  }

  async #foresee(choice: Choice, first: readonly Place[]): Promise<void> {
    if ((await this.preview.show([...first.map(activated), choice])) || this.picked !== choice) return;
    // It looked legal a moment ago.
    const at = this.selected === null ? '' : nameOf(this.selected);
    this.#unpick();
    void this.base.refusals.ask(at, choice);
  }

  /** Shows what an action would do or reach while it is looked at. */
  peek(choice: Choice | null, first: readonly Place[] = []): void {
    if (this.picked !== null || !this.mine) return;
    this.peeked = choice;
    if (choice === null) this.preview.clear();
    else void this.preview.show([...first.map(activated), choice]);
  }

  drop(): void {
    this.selected = null;
    this.#unpick();
    this.offers.clear();
  }

  #unpick(): void {
    this.picked = null;
    this.peeked = null;
    this.ends = 0;
    this.first = [];
    this.preview.clear();
    this.base.refusals.clear();
  }

  /** One step out: of a preview, of a half-made action, of a selection. */
  back(): void {
    const picked = this.picked !== null;
    const drop = () => (picked ? this.#unpick() : this.drop());
    backOut(this.base.props, { picked, halfway: this.halfway, drop });
  }

  /** Not before the preview is there: what cannot be done to its end is not begun. */
  async commit(): Promise<void> {
    const { picked, first } = this;
    await this.#looking;
    if (picked === null || this.picked !== picked) return;
    this.#unpick();
    if (this.selected?.kind !== 'thing') this.selected = null;
    this.base.props.choose(...first.map(activated), picked);
  }

  /** A new look has come. A selected thing stays selected. */
  arrive(): void {
    this.#unpick();
    const { selected } = this;
    if (selected?.kind === 'thing' && this.look.view.operators[selected.n]?.zone === 'gone') this.selected = null;
    this.#offer();
  }
}
