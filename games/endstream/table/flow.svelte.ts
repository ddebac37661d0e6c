import { type Ruling, sameJson } from '@turnpoint/kernel';
import type { Foreseen, TableProps } from '@turnpoint/ui';
import { operatorCard } from '../content/index.ts';
import type { Choice, EndStream, Frame, OperatorNo, Place, Thing } from '../rules/types.ts';
import { type Action, actionsOf } from './actions.ts';
import { type Differences, differences, NO_DIFFERENCES } from './draw/differences.ts';
import { controllerThing } from './draw/places.ts';
import { agendasFor } from './payment.ts';

/** Something on the table that can be touched. Its name is the element's `data-spot`. */
export type Spot =
  | { readonly kind: 'thing'; readonly n: Thing }
  | { readonly kind: 'hand'; readonly n: OperatorNo }
  | { readonly kind: 'agenda' | 'place'; readonly n: Place };

export const nameOf = ({ kind, n }: Spot): string => `${kind}-${n}`;

export interface Refused {
  readonly at: string;
  readonly ruling: Ruling;
}

export type Offered = Action & {
  /** Ready agendas to be activated first (ES-R8, "pay now"); null when it cannot be done. */
  readonly first: readonly Place[] | null;
  readonly ruling: Ruling | null;
};

type Props = () => TableProps<EndStream>;
type Ahead = Foreseen<EndStream> | null;

/**
 * What the player has picked so far: a thing, then one of its actions. Nothing here is played before `commit`; what a
 * pick would lead to is asked of the rules and drawn as a preview.
 */
export class Flow {
  readonly #props: Props;
  selected = $state.raw<Spot | null>(null);
  picked = $state.raw<Choice | null>(null);
  /** Looked at, not picked: an action under the pointer or the focus. */
  peeked = $state.raw<Choice | null>(null);
  /** Agendas that are activated before the picked choice. */
  first = $state.raw<readonly Place[]>([]);
  ahead = $state.raw<Ahead>(null);
  refused = $state.raw<Refused | null>(null);
  offers = $state.raw<readonly Offered[]>([]);
  #queue: Choice[] = [];
  #asked = 0;

  constructor(props: Props) {
    this.#props = props;
  }

  get #look() {
    return this.#props().look;
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
    const found = new Set<string>();
    for (const choice of this.choices) for (const spot of this.#spotsOf(choice)) found.add(nameOf(spot));
    for (const no of this.payable.keys()) found.add(`hand-${no}`);
    return found;
  });

  /** Turnpoints and things that what is looked at could reach, before it is begun. */
  readonly reach: ReadonlySet<string> = $derived.by(() => {
    const { ahead } = this;
    if (ahead === null || ahead.sealed || !this.atRest) return new Set();
    return new Set(ahead.look.choices.flatMap((choice) => (isAnswer(choice) ? this.#spotsOf(choice).map(nameOf) : [])));
  });

  /** What the preview shows that is not so yet. */
  readonly changes: Differences = $derived.by(() => {
    const { ahead } = this;
    if (ahead === null || ahead.sealed) return NO_DIFFERENCES;
    return differences(this.#look.view, ahead.look.view);
  });

  #spotsOf(choice: Choice): Spot[] {
    const seat = this.#look.seat ?? 0;
    const { selected } = this;
    switch (choice.kind) {
      case 'agenda':
      case 'push':
        return [{ kind: 'agenda', n: choice.place }];
      case 'activate':
        return [{ kind: 'hand', n: choice.operator }];
      case 'ability':
        return [{ kind: 'thing', n: choice.user }];
      case 'tech':
      case 'spin':
        return [{ kind: 'thing', n: choice.operator }];
      case 'move':
        return this.#travel({ kind: 'thing', n: choice.operator }, choice.to, selected);
      case 'step':
        return this.#travel({ kind: 'thing', n: controllerThing(seat) }, choice.to, selected);
      case 'target':
        return [{ kind: 'thing', n: choice.thing }];
      case 'place':
        return [
          { kind: 'place', n: choice.place },
          { kind: 'agenda', n: choice.place },
        ];
      default:
        return [];
    }
  }

  /** Ends of a move are lit once the one who moves is selected. */
  #travel(who: Spot, to: Place, selected: Spot | null): Spot[] {
    return selected !== null && nameOf(selected) === nameOf(who) ? [who, { kind: 'place', n: to }] : [who];
  }

  /** The choice that touching a spot means now, or null. */
  #meant(spot: Spot): Choice | null {
    const fits = this.choices.filter((choice) => {
      if (spot.kind === 'thing') return choice.kind === 'target' && choice.thing === spot.n;
      if (spot.kind === 'hand') return choice.kind === 'activate' && choice.operator === spot.n;
      if (choice.kind === 'place') return choice.place === spot.n;
      if (spot.kind === 'agenda') return choice.kind === 'agenda' && choice.place === spot.n;
      const { selected } = this;
      if (selected?.kind !== 'thing') return false;
      if (choice.kind === 'move') return choice.operator === selected.n && choice.to === spot.n;
      return choice.kind === 'step' && choice.to === spot.n && selected.n === controllerThing(this.#look.seat ?? 0);
    });
    return fits[0] ?? null;
  }

  /** The first touch previews, the second does it; what cannot be done says why. */
  touch(spot: Spot): void {
    this.refused = null;
    const first = (spot.kind === 'hand' && this.payable.get(spot.n)) || null;
    const meant = this.#meant(spot) ?? (first === null ? null : { kind: 'activate' as const, operator: spot.n });
    if (meant !== null && sameJson(meant, this.picked)) this.commit();
    else if (meant !== null) this.#pickAt(spot, meant, first ?? []);
    else if (this.halfway) void this.#refuse(nameOf(spot), this.#halfwayChoice(spot));
    else if (spot.kind === 'thing') this.select(spot);
    else this.#touchInVain(spot);
  }

  #touchInVain(spot: Spot): void {
    if (spot.kind !== 'place') this.selected = spot;
    const asked = this.#refusedChoice(spot);
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

  /** What a touch on a spot that is not lit asks the rules. */
  #refusedChoice(spot: Spot): object | null {
    if (!this.mine) return null;
    if (spot.kind === 'hand') return { kind: 'activate', operator: spot.n };
    if (spot.kind === 'agenda') return { kind: 'agenda', place: spot.n };
    const { selected } = this;
    if (spot.kind !== 'place' || selected?.kind !== 'thing' || !this.lit.has(nameOf(selected))) return null;
    if (selected.n === controllerThing(this.#look.seat ?? 0)) return { kind: 'step', to: spot.n };
    return { kind: 'move', operator: selected.n, to: spot.n };
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

  /** Asks the rules about everything that the selected thing could do. */
  async #offer(): Promise<void> {
    const { selected } = this;
    this.offers = [];
    if (selected?.kind !== 'thing') return;
    const { view, step } = this.#look;
    const offers = await Promise.all(actionsOf(view, selected.n).map((action) => this.#offered(action)));
    if (this.#look.step === step && this.selected === selected) this.offers = offers;
  }

  async #offered(action: Action): Promise<Offered> {
    const { look, why, foresee } = this.#props();
    if (this.#isLegal(action)) return { ...action, first: [], ruling: null };
    const ruling = await why(action.choice);
    if (action.price === null || ruling?.clause !== 'ES-5.8' || look.seat === null || !this.atRest) {
      return { ...action, first: null, ruling };
    }
    const first = agendasFor(look.view, look.seat, action.price);
    const works = first === null ? null : await foresee?.([...first.map(activated), action.choice]);
    return works ? { ...action, first, ruling: null } : { ...action, first: null, ruling };
  }

  #isLegal({ kind, choice }: Action): boolean {
    if (kind !== 'move') return this.choices.some((each) => sameJson(each, choice));
    return this.choices.some((each) => {
      if (choice.kind === 'move') return each.kind === 'move' && each.operator === choice.operator;
      return each.kind === 'step';
    });
  }

  act({ id, kind, choice, first, ruling }: Offered): void {
    this.refused = null;
    if (ruling !== null) this.refused = { at: `action-${id}`, ruling };
    else if (kind === 'move' || first === null) return;
    else if (sameJson(choice, this.picked)) this.commit();
    else this.pick(choice, first);
  }

  pick(choice: Choice, first: readonly Place[] = []): void {
    this.picked = choice;
    this.first = first;
    this.peeked = null;
    void this.#foresee([...first.map(activated), choice]);
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
    if (asked === this.#asked && (this.picked ?? this.peeked) !== null) this.ahead = ahead;
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

  commit(): void {
    const { picked, first } = this;
    if (picked === null) return;
    const [next, ...rest] = [...first.map(activated), picked];
    this.#unpick();
    if (this.selected?.kind !== 'thing') this.selected = null;
    this.#queue = rest;
    if (next !== undefined) this.#props().choose(next);
  }

  /** A new look has come. What was paid for in advance goes on; a selected thing stays selected. */
  arrived(): void {
    this.#unpick();
    if (this.selected?.kind === 'thing' && this.#gone(this.selected.n)) this.selected = null;
    void this.#offer();
    const next = this.#queue.shift();
    if (next === undefined) return;
    const isLegal = this.choices.some((choice) => sameJson(choice, next));
    if (!isLegal) this.#queue = [];
    // The shell takes one choice at a time: this one waits until the last is through.
    else setTimeout(() => this.#props().choose(next));
  }

  #gone(thing: Thing): boolean {
    return this.#look.view.operators[thing]?.zone === 'gone';
  }
}

const activated = (place: Place): Choice => ({ kind: 'agenda', place });
const isAnswer = ({ kind }: Choice): boolean => kind === 'target' || kind === 'place';
