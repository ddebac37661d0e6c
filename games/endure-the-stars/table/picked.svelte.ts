import type { Base } from '@turnpoint/ui';
import type { Attack, Risk } from '../rules/telling/reckon/index.ts';
import type { Choice, Endure, Who, ZoneId } from '../rules/types.ts';
import type { Action } from './actions.ts';
import { Asked } from './asked.svelte.ts';
import { type Harm, harmOf } from './harm.ts';
import type { Known } from './known.svelte.ts';
import { litSpots, liveChoices } from './lit.ts';
import { zoneOfSpot } from './spots.ts';

/** What somebody in The Refuge may choose (ETS-22.12). */
export type Visit = Extract<Choice, { kind: 'visit' | 'rest' | 'buy' | 'pass-by' }>;

/** What is picked or looked at, and what that makes of the table. */
export class Picked extends Asked {
  protected readonly known: Known;
  action = $state<Action | null>(null);
  /** Seen first, made by the button or by a second touch. */
  picked = $state.raw<Choice | null>(null);
  /** The spot under the pointer or with the focus. */
  over = $state<string | null>(null);
  /** The spot whose several choices the tray lists. */
  aim = $state<string | null>(null);
  /** Where a walk of several zones would end. */
  goal = $state<ZoneId | null>(null);
  /** In The Refuge: who was touched to choose a place before the others. */
  called = $state<Who | null>(null);

  constructor(base: Base<Endure>, known: Known, isBusy: () => boolean) {
    super(base, isBusy);
    this.known = known;
  }

  readonly live: readonly Choice[] = $derived.by(() => liveChoices(this.choices, this.isTurn, this.action));
  readonly lit: ReadonlyMap<string, readonly Choice[]> = $derived.by(() => litSpots(this.live, this.look.view));

  /** Zones that are more than one step away. */
  readonly far: ReadonlySet<ZoneId> = $derived.by(() => {
    const isWalk = this.isTurn && (this.action === null || this.action === 'move');
    const risks = isWalk ? [...this.known.risks.values()] : [];
    return new Set(risks.filter(({ path }) => path.length > 1).map(({ zone }) => zone));
  });

  /** Choices that are listed as buttons. */
  readonly offers: readonly Choice[] = $derived.by(() => {
    if (this.aim !== null) return this.lit.get(this.aim) ?? [];
    if (!this.isTurn) return this.choices;
    return this.action === null || this.action === 'move'
      ? this.choices.filter(({ kind }) => kind === 'exit')
      : this.live;
  });

  /** Those who have still to visit a place, and who of them chooses now: the one that was touched, or the first. */
  readonly guests: readonly Who[] = $derived.by(() => [...new Set(this.#visits.map(({ who }) => who))]);
  readonly guest: Who | null = $derived.by(() =>
    this.called !== null && this.guests.includes(this.called) ? this.called : (this.guests[0] ?? null),
  );
  readonly visits: readonly Visit[] = $derived.by(() => this.#visits.filter(({ who }) => who === this.guest));

  get #visits(): readonly Visit[] {
    return this.isVisit ? (this.choices as readonly Visit[]) : [];
  }

  /** What is shown of what it would bring. */
  readonly shown: Choice | null = $derived.by(() => {
    if (this.picked !== null) return this.picked;
    const under = this.over === null ? undefined : this.lit.get(this.over);
    if (under?.length === 1) return under[0] ?? null;
    const listed = this.over?.startsWith('choice-') ? this.look.choices[Number(this.over.slice(7))] : undefined;
    return this.mine ? (listed ?? null) : null;
  });

  /** What walking there would bring: under the pointer, or where a longer walk would end. */
  readonly risk: Risk | null = $derived.by(() => {
    if (!this.mine) return null;
    const zone = this.goal ?? this.#farOver;
    return zone === null ? this.known.riskOf(this.shown) : (this.known.risks.get(zone) ?? null);
  });

  readonly attack: Attack | null = $derived.by(() => this.known.attackOf(this.shown));
  readonly harm: Harm | null = $derived.by(() => this.harmOf(this.shown ?? this.firstStep));

  get #farOver(): ZoneId | null {
    const zone = this.picked === null ? zoneOfSpot(this.over) : null;
    return zone !== null && this.far.has(zone) ? zone : null;
  }

  harmOf(choice: Choice | null): Harm | null {
    return harmOf(choice, this.known, this.look.view);
  }

  /** Of a longer walk. */
  get firstStep(): Choice | null {
    const first = this.goal === null ? undefined : this.known.risks.get(this.goal)?.path[0];
    return this.look.choices.find((choice) => choice.kind === 'move' && choice.zone === first) ?? null;
  }

  get isHalf(): boolean {
    return this.action !== null || this.picked !== null || this.aim !== null || this.goal !== null;
  }

  see(spot: string | null): void {
    this.over = spot;
  }

  /** Somebody chooses a place before the others. */
  call(who: Who): void {
    this.drop();
    this.called = who;
  }

  drop(): void {
    this.action = null;
    this.picked = null;
    this.aim = null;
    this.goal = null;
  }
}
