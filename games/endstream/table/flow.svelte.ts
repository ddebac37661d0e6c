import { type Ruling, sameJson } from '@turnpoint/kernel';
import type { Foreseen, TableProps } from '@turnpoint/ui';
import { operatorCard } from '../content/index.ts';
import type { Choice, EndStream, Frame, OperatorNo, Place } from '../rules/types.ts';
import { type Differences, differences, NO_DIFFERENCES } from './draw/differences.ts';
import { activated, type Offered, offersOf } from './offers.ts';
import { agendasFor } from './payment.ts';
import { askedInVain, type Hand, isAnswer, means, nameOf, type Spot, spotsOf } from './spots.ts';

export interface Refused {
  readonly at: string;
  readonly ruling: Ruling;
}

type Props = () => TableProps<EndStream>;

/**
 * What the player has picked so far: a thing, then one of its actions. Nothing here is played before `commit`; what a
 * pick would lead to is asked of the rules and drawn as a preview.
 */
export class Flow {
  readonly #props: Props;
  readonly #isPast: () => boolean;
  selected = $state.raw<Spot | null>(null);
  picked = $state.raw<Choice | null>(null);
  /** Looked at, not picked: an action under the pointer or the focus. */
  peeked = $state.raw<Choice | null>(null);
  /** Agendas that are activated before the picked choice. */
  first = $state.raw<readonly Place[]>([]);
  ahead = $state.raw<Foreseen<EndStream> | null>(null);
  refused = $state.raw<Refused | null>(null);
  offers = $state.raw<readonly Offered[]>([]);
  #asked = 0;
  #looking: Promise<void> = Promise.resolve();

  /** `isPast`: an earlier turn is being shown, in which nothing can be touched. */
  constructor(props: Props, isPast: () => boolean) {
    this.#props = props;
    this.#isPast = isPast;
  }

  get #look() {
    return this.#props().look;
  }

  get #hand(): Hand {
    return { seat: this.#look.seat ?? 0, selected: this.selected };
  }

  /** May the reader choose now? */
  readonly mine = $derived.by(() => {
    const { look, use } = this.#props();
    return use === 'play' && look.seat !== null && look.outcome === null && look.asked.includes(look.seat);
  });

  readonly frame: Frame | null = $derived.by(() => this.#look.view.stack.at(-1) ?? null);
  /** The action part, with nothing half made. */
  readonly atRest = $derived.by(() => this.mine && this.frame?.kind === 'turn');
  /** In the middle of an action: a target, a turnpoint, a way to pay. */
  readonly halfway = $derived.by(() => this.mine && (this.frame?.kind === 'effect' || this.frame?.kind === 'pay'));
  readonly choices: readonly Choice[] = $derived.by(() => (this.mine ? this.#look.choices : []));

  /** Operators in hand that ready agendas could pay for at once, and with which. */
  readonly payable: ReadonlyMap<OperatorNo, readonly Place[]> = $derived.by(() => {
    const { view, seat } = this.#look;
    const found = new Map<OperatorNo, readonly Place[]>();
    if (!this.atRest || seat === null) return found;
    for (const [no, { zone, owner, card }] of view.operators.entries()) {
      if (zone !== 'hand' || owner !== seat || card === null) continue;
      const first = agendasFor(view, seat, operatorCard(card).cost);
      if (first !== null) found.set(no, first);
    }
    return found;
  });

  /** Names of the spots that may be touched now. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    if (this.#isPast()) return new Set();
    const spots = this.choices.flatMap((choice) => spotsOf(choice, this.#hand).map(nameOf));
    return new Set([...spots, ...[...this.payable.keys()].map((no) => `hand-${no}`)]);
  });

  /** Turnpoints and things that what is looked at could reach, before it is begun. */
  readonly reach: ReadonlySet<string> = $derived.by(() => {
    const { ahead } = this;
    if (ahead === null || ahead.sealed || !this.atRest) return new Set();
    return new Set(ahead.look.choices.filter(isAnswer).flatMap((choice) => spotsOf(choice, this.#hand).map(nameOf)));
  });

  /** What the preview shows that is not so yet. */
  readonly changes: Differences = $derived.by(() => {
    const { ahead } = this;
    return ahead === null || ahead.sealed ? NO_DIFFERENCES : differences(this.#look.view, ahead.look.view);
  });

  /** Would what is picked or looked at be final? (ES-16.5) */
  readonly isCommitPoint = $derived.by(() => this.ahead?.sealed === true && this.picked?.kind !== 'finish');

  /** The first touch previews, the second does it; what cannot be done says why. */
  touch(spot: Spot): void {
    this.refused = null;
    const first = (spot.kind === 'hand' && this.payable.get(spot.n)) || null;
    const legal = this.choices.find((choice) => means(spot, choice, this.#hand));
    const meant = legal ?? (first === null ? null : { kind: 'activate' as const, operator: spot.n });
    if (meant !== null && sameJson(meant, this.picked)) void this.commit();
    else if (meant !== null) this.#pickAt(spot, meant, first ?? []);
    else if (this.halfway) void this.#refuse(nameOf(spot), this.#halfwayChoice(spot));
    else if (spot.kind === 'thing') this.select(spot);
    else this.#touchInVain(spot);
  }

  #touchInVain(spot: Spot): void {
    if (spot.kind !== 'place') this.selected = spot;
    const { selected } = this;
    const moves = spot.kind !== 'place' || (selected !== null && this.lit.has(nameOf(selected)));
    const asked = this.mine && moves ? askedInVain(spot, this.#hand) : null;
    if (asked !== null) void this.#refuse(nameOf(spot), asked);
    else if (spot.kind === 'place') this.drop();
  }

  #pickAt(spot: Spot, choice: Choice, first: readonly Place[]): void {
    if (spot.kind === 'hand' || spot.kind === 'agenda') this.selected = spot;
    this.pick(choice, first);
  }

  #halfwayChoice(spot: Spot): object {
    const asks = this.choices.find(isAnswer)?.kind ?? 'target';
    return asks === 'place' ? { kind: 'place', place: spot.n } : { kind: 'target', thing: spot.n };
  }

  async #refuse(at: string, choice: object): Promise<void> {
    if (this.#props().use === 'watch') return;
    const ruling = await this.#props().why(choice);
    if (ruling !== null) this.refused = { at, ruling };
  }

  select(spot: Spot | null): void {
    const isSame = spot !== null && this.selected !== null && nameOf(spot) === nameOf(this.selected);
    this.drop();
    this.selected = isSame ? null : spot;
    void this.#offer();
  }

  async #offer(): Promise<void> {
    const { selected } = this;
    const props = this.#props();
    if (selected?.kind !== 'thing') {
      this.offers = [];
      return;
    }
    const offers = await offersOf(props, this.choices, selected.n);
    if (this.#look === props.look && this.selected === selected) this.offers = offers;
  }

  act({ id, kind, choice, first, ruling }: Offered): void {
    this.refused = null;
    if (ruling !== null) this.refused = { at: `action-${id}`, ruling };
    else if (kind === 'move' || first === null) return;
    else if (sameJson(choice, this.picked)) void this.commit();
    else this.pick(choice, first);
  }

  pick(choice: Choice, first: readonly Place[] = []): void {
    this.picked = choice;
    this.first = first;
    this.peeked = null;
    this.#looking = this.#foresee([...first.map(activated), choice]);
  }

  /** Shows what an action would do or reach while it is looked at. */
  peek(choice: Choice | null, first: readonly Place[] = []): void {
    if (this.picked !== null || !this.mine) return;
    this.peeked = choice;
    if (choice === null) this.ahead = null;
    else void this.#foresee([...first.map(activated), choice]);
  }

  async #foresee(choices: readonly Choice[]): Promise<void> {
    const asked = ++this.#asked;
    const ahead = (await this.#props().foresee?.(choices)) ?? null;
    const { picked } = this;
    if (asked !== this.#asked || (picked ?? this.peeked) === null) return;
    this.ahead = ahead;
    if (ahead !== null || picked === null) return;
    // It looked legal a moment ago.
    const at = this.selected === null ? '' : nameOf(this.selected);
    this.#unpick();
    void this.#refuse(at, picked);
  }

  drop(): void {
    this.#asked++;
    this.selected = null;
    this.#unpick();
    this.offers = [];
  }

  #unpick(): void {
    this.picked = null;
    this.peeked = null;
    this.first = [];
    this.ahead = null;
    this.refused = null;
  }

  /** One step out: of a preview, of a half-made action, of a selection. */
  back(): void {
    if (this.picked !== null) this.#unpick();
    else if (this.halfway) this.#props().takeBack();
    else this.drop();
  }

  /** Not before the preview is there: what cannot be done to its end is not begun. */
  async commit(): Promise<void> {
    const { picked, first } = this;
    await this.#looking;
    if (picked === null || this.picked !== picked) return;
    this.#unpick();
    if (this.selected?.kind !== 'thing') this.selected = null;
    this.#props().choose(...first.map(activated), picked);
  }

  /** A new look has come. A selected thing stays selected. */
  arrived(): void {
    this.#unpick();
    const { selected } = this;
    if (selected?.kind === 'thing' && this.#look.view.operators[selected.n]?.zone === 'gone') this.selected = null;
    void this.#offer();
  }
}
