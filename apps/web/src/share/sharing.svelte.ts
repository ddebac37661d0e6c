import type { Checked, Shared, Summary } from '@turnpoint/protocol';
import { letterOf } from '../branches/look.ts';
import { LONGEST, packed } from './link.ts';
import { nameless } from './names.ts';
import type { Shareable } from './shareable.ts';

/** What the picture shows: the turn that decided, the end, or all branches. */
export type Motif = 'point' | 'end' | 'river';
/** Where whoever opens the link begins. */
export type Start = 'here' | 'river' | 'point' | 'deal' | 'end';

/** How a match is shown that left another one. */
interface Asked {
  readonly replay: Shareable;
  /** Goes with it from the start. */
  readonly branch: string | null;
  /** A step to begin at that somebody has chosen. */
  readonly at: number | null;
}

/** What of a match is handed on, and in which forms. */
export class Sharing {
  readonly replay: Shareable;
  /** The match and its branches; those that are over can be handed on. */
  river = $state.raw<readonly Summary[]>([]);
  motif = $state<Motif>('end');
  start = $state<Start>('end');
  hasNames = $state(true);
  /** The ids of the branches that go with it. */
  chosen = $state.raw<readonly string[]>([]);
  link = $state.raw<string | null>(null);
  file = $state.raw('');
  /** How many letters the branches add to the link. */
  added = $state(0);
  checked = $state.raw<Checked | null>(null);
  /** Somebody has chosen something: from then on nothing is chosen for them. */
  isTouched = false;
  /** Link and file of what is chosen are there then: whoever is quick would get nothing. */
  made: Promise<void> = Promise.resolve();
  readonly #at: number | null;
  #asked = 0;

  constructor({ replay, branch, at }: Asked) {
    this.replay = replay;
    this.#at = at;
    const { biggest } = replay.chances ?? { biggest: null };
    const { match } = replay.fetched;
    const own = match.from === null ? branch : (branch ?? match.id);
    this.chosen = own === null ? [] : [own];
    if (biggest !== null) this.motif = 'point';
    if (at !== null) this.start = 'here';
    else if (own !== null) this.start = 'river';
    else if (biggest !== null) this.start = 'point';
  }

  /** The match itself: also where a branch of it is looked at. */
  get trunk(): Summary {
    return this.river[0] ?? this.replay.fetched.match;
  }

  get branches(): readonly Summary[] {
    return this.river.slice(1).filter(({ outcome }) => outcome !== null);
  }

  /** By their places in the river: a letter stays the same whatever goes with it. */
  letterOf(id: string): string {
    return letterOf(this.river.findIndex((each) => each.id === id) - 1);
  }

  get starts(): readonly Start[] {
    const isTrunk = this.trunk.id === this.replay.fetched.match.id;
    const river: Start[] = this.chosen.length > 0 ? ['river'] : [];
    const here: Start[] = this.#at === null || !isTrunk ? [] : ['here'];
    const point: Start[] = isTrunk && this.replay.chances?.biggest ? ['point'] : [];
    return [...here, ...point, ...river, 'deal', 'end'];
  }

  get motifs(): readonly Motif[] {
    const point: Motif[] = this.replay.chances?.biggest ? ['point'] : [];
    const isTrunk = this.trunk.id === this.replay.fetched.match.id;
    const river: Motif[] = this.branches.length > 0 && isTrunk ? ['river'] : [];
    return [...point, 'end', ...river];
  }

  /** The number of the turning point, as the page counts them. */
  get nth(): number {
    const { points = [], biggest = null } = this.replay.chances ?? {};
    return points.findIndex((point) => point.turn === biggest?.turn) + 1;
  }

  get #step(): number {
    const { chances, turns } = this.replay;
    const last = this.trunk.look.step;
    const fork = this.river.find(({ id }) => id === this.chosen[0])?.from?.step ?? last;
    // A turn is shown as it begins: whoever opens the link sees what was to be decided.
    const point = (turns[chances?.biggest?.turn ?? -1]?.first ?? last + 1) - 1;
    const steps: Readonly<Record<Start, number>> = { here: this.#at ?? last, river: fork, point, deal: 0, end: last };
    return Math.min(last, steps[this.start]);
  }

  /** The turning point is found while the sheet is open: then it is what is shown. */
  preferPoint(): void {
    if (this.isTouched || this.replay.chances?.biggest == null) return;
    this.motif = 'point';
    if (this.start === 'end') this.start = 'point';
    if (this.river.length > 0) void this.make();
  }

  read(): Promise<void> {
    this.made = this.#read();
    return this.made;
  }

  async #read(): Promise<void> {
    const { review, match } = this.replay.fetched;
    this.river = await review.branches(match.id);
    void this.check();
    await this.#make();
  }

  async check(): Promise<void> {
    this.checked = null;
    this.checked = await this.replay.fetched.check(this.trunk.id);
  }

  /** Makes link and file anew after something was chosen. */
  make(): Promise<void> {
    this.made = this.#make();
    return this.made;
  }

  async #make(): Promise<void> {
    const asked = ++this.#asked;
    const { review } = this.replay.fetched;
    const whole = await review.share(this.trunk.id, this.chosen);
    const shared: Shared = this.hasNames ? whole : nameless(whole);
    const rest = { at: this.#step, seat: this.replay.own, river: this.start === 'river' };
    const link = await packed({ shared, ...rest });
    const bare = this.chosen.length === 0 ? link : await packed({ shared: { ...shared, branches: [] }, ...rest });
    if (asked !== this.#asked) return;
    this.link = link;
    this.added = link.length - bare.length;
    this.file = JSON.stringify(shared, null, 2);
  }

  get isTooLong(): boolean {
    return (this.link?.length ?? 0) > LONGEST;
  }

  get address(): string {
    return `${location.origin}/r#${this.link ?? ''}`;
  }

  get fileName(): string {
    const { players, game } = this.trunk;
    const names = this.hasNames ? players.map(({ name }) => name) : [];
    const plain = [...names, game].join('-').normalize('NFKD').toLowerCase();
    return `${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}.json`;
  }
}

/** At least one: what is there takes some room. */
export const kilobytes = (letters: number): number => Math.max(1, Math.round(letters / 1000));
