import type { Base } from '@turnpoint/ui';
import { controllerThing } from '../content/index.ts';
import type { Choice, EndStream, Place } from '../rules/types.ts';
import { type Ahead, aimsOf, lookAtEach } from './ahead.ts';
import { Asked } from './asked.svelte.ts';
import { placeOf, sideOf } from './draw/places.ts';
import { type Harm, unspentOf } from './harm.ts';
import { type Offered, Offers } from './offers.svelte.ts';
import { activated } from './payment.ts';
import { Preview } from './preview.svelte.ts';
import { type Hand, isAnswer, means, nameOf, readSpot, type Spot, spotsOf } from './spots.ts';

/** What a touch would choose, and the agendas that are activated for it. */
export interface Meant {
  readonly choice: Choice;
  readonly first: readonly Place[];
}

/** What the viewer has picked or looks at, and what is lit for it. */
export class Picked extends Asked {
  readonly preview: Preview;
  readonly offers: Offers;
  selected = $state.raw<Spot | null>(null);
  picked = $state.raw<Choice | null>(null);
  /** Somebody was selected, and nothing picked since: all they may do is to be read. */
  isOpen = $state(false);
  /** Looked at, not picked: under the pointer or the focus. */
  peeked = $state.raw<Choice | null>(null);
  /** The spot or action that is looked at. */
  over = $state.raw<string | null>(null);
  /** Turnpoints to choose from, once MOVE is asked for. */
  ends = $state.raw(0);
  /** What each answer to the open question would lead to, by its spot. */
  aims = $state.raw<ReadonlyMap<string, Ahead>>(new Map());

  constructor(base: Base<EndStream>, isBusy: () => boolean) {
    super(base, isBusy);
    this.preview = new Preview(base);
    this.offers = new Offers(base);
  }

  protected get hand(): Hand {
    return { seat: this.look.seat ?? 0, selected: this.selected };
  }

  protected names(choices: readonly Choice[]): string[] {
    return choices.flatMap((choice) => spotsOf(choice, this.hand).map(nameOf));
  }

  /** What the one who is selected may do is being looked for, or picked. */
  get isSought(): boolean {
    return this.isOpen || this.picked !== null || this.ends > 0 || this.halfway;
  }

  /** Names of the spots that may be touched now. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const hand = [...this.payable.keys()].map((no) => `hand-${no}`);
    return new Set([...this.names(this.choices), ...hand, ...this.#enemies.keys()]);
  });

  /** Enemies where the one who is selected could go: touching them is going there. */
  readonly #enemies: ReadonlyMap<string, Choice> = $derived.by(() => {
    const found = new Map<string, Choice>();
    const { view } = this.look;
    const all = [...view.operators.keys(), ...view.players.map((_, seat) => controllerThing(seat))];
    for (const thing of this.selected?.kind === 'thing' && this.atRest ? all : []) {
      if (sideOf(view, thing) === this.look.seat) continue;
      const place: Spot = { kind: 'place', n: placeOf(view, thing) };
      const way = this.choices.find((choice) => means(place, choice, this.hand));
      if (way !== undefined) found.set(nameOf({ kind: 'thing', n: thing }), way);
    }
    return found;
  });

  /** Turnpoints and things that what is looked at could reach, before it is begun. */
  readonly reach: ReadonlySet<string> = $derived.by(() => {
    const { ahead } = this.preview;
    if (ahead === null || ahead.sealed || !this.atRest) return new Set();
    return new Set(this.names(ahead.look.choices.filter(isAnswer)));
  });

  /** Would what is picked or looked at be final? (ES-16.5) */
  readonly isCommitPoint = $derived.by(() => this.preview.ahead?.sealed === true && this.picked?.kind !== 'finish');

  /** What the choice that is picked or looked at would cost, to be warned of. */
  readonly harm: Harm | null = $derived.by(() => {
    if (this.picked?.kind !== 'finish') return this.preview.now?.harm ?? null;
    const amount = unspentOf(this.look);
    return amount === 0 ? null : { key: 'points', amount };
  });

  /** Lit as a good choice: answers that would hurt one's own side can be touched, but are not offered. */
  isLit(name: string): boolean {
    return (this.lit.has(name) && (this.aims.get(name)?.harm ?? null) === null) || this.reach.has(name);
  }

  /** What touching this spot would choose. */
  protected meantBy(spot: Spot): Meant | null {
    const first = spot.kind === 'hand' ? this.payable.get(spot.n) : undefined;
    if (first !== undefined) return { choice: { kind: 'activate', operator: spot.n }, first };
    const legal = this.choices.find((choice) => means(spot, choice, this.hand)) ?? this.#enemies.get(nameOf(spot));
    return legal === undefined ? null : { choice: legal, first: [] };
  }

  /** The pointer or the focus rests on a spot: what a touch would do is shown. */
  see(name: string | null): void {
    this.over = name;
    const spot = readSpot(name);
    const meant = spot === null ? null : this.meantBy(spot);
    this.peek(meant?.choice ?? null, meant?.first);
  }

  seeAction({ id, kind, choice, first }: Offered): void {
    this.over = `action-${id}`;
    if (first !== null && kind !== 'move') this.peek(choice, first);
  }

  leave(name: string): void {
    if (this.over === name) this.see(null);
  }

  /** Shows what a choice would do or reach while it is looked at. */
  protected peek(choice: Choice | null, first: readonly Place[] = []): void {
    if (this.picked !== null || !this.mine) return;
    this.peeked = choice;
    if (choice === null) this.preview.clear();
    else void this.preview.show([...first.map(activated), choice]);
  }

  /** A question on the board has come: what each answer would do is looked up. */
  protected async aim(): Promise<void> {
    const { look } = this;
    this.aims = new Map();
    const choices = this.base.mine ? aimsOf(look) : [];
    const each = await lookAtEach(this.base.props, [], choices, look);
    if (!this.base.shows(look)) return;
    this.aims = new Map(each.flatMap((one, i) => this.names(choices.slice(i, i + 1)).map((name) => [name, one])));
  }
}
