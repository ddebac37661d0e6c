import { Stage as SharedStage } from '@turnpoint/ui';
import { characterOf, type Index, TIMELINE } from '../../content/index.ts';
import type { ChronoTrek, Entry, Turned, View } from '../../rules/types.ts';
import { advance, depart, turned } from './advance.ts';
import { changedBy } from './changed.ts';
import { flightsOf } from './flights.ts';
import { type Played, playedAfter, waitingIn } from './played.ts';

/** A light that runs from a Linchpin to what follows it. */
export interface Run {
  readonly from: Index;
  readonly to: Index;
}

/** A card in the air, in window coordinates; null: its back. */
export interface Flying {
  readonly card: string | null;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly ms: number;
}

const FLY = 260;
const ANNOUNCE = 320;
const HALF_TURN = 140;
const RUN = 180;
const REST = 260;
const PROVE = 420;
const HIGHLIGHT = 600;

/** Hands, piles and the header tell it. */
const QUIET: ReadonlySet<Entry['type']> = new Set([
  'identity',
  'mulligan',
  'pips',
  'hand',
  'first',
  'turn',
  'draw',
  'reshuffle',
  'offer',
]);

type Of<K extends Entry['type']> = Extract<Entry, { type: K }>;

/** How each entry of Chrono-Trek's log is shown. */
export class Stage extends SharedStage<ChronoTrek> {
  /** Places that stand on edge, half way round. */
  away = $state.raw<ReadonlySet<Index>>(new Set());
  runs = $state.raw<readonly Run[]>([]);
  flying = $state.raw<readonly Flying[]>([]);
  /** Cards and places that have just changed, in order; shown without motion too. */
  lit = $state.raw<readonly string[]>([]);
  /** How many of the winner's conditions are shown so far; null: all. */
  proven = $state<number | null>(null);
  /** What others put down, large over the table. */
  played = $state.raw<Played | null>(null);
  #linchpins: readonly Index[] = [];

  protected override isQuiet(entry: Entry): boolean {
    return QUIET.has(entry.type);
  }

  protected override clear(): void {
    this.away = new Set();
    this.runs = [];
    this.flying = [];
    this.lit = [];
    this.played = null;
    this.proven = null;
  }

  override feed(view: View, fresh: readonly Entry[], calm: boolean): void {
    // Not before their turn: the result must not be read off the winner's ID while the last play is still shown.
    if (!calm && fresh.some(({ type }) => type === 'won')) this.proven = 0;
    super.feed(view, fresh, calm);
  }

  protected override async show(entry: Entry): Promise<void> {
    const before = this.view;
    // An answer comes after the pause, when what it answers stands there no more: it comes back, my own play too.
    this.played = playedAfter(this.played ?? waitingIn(before), entry, this.base.look.seat);
    if (this.played === null) await this.#fly(entry);
    switch (entry.type) {
      case 'turned':
        return this.#turned(entry);
      case 'anchorpoint':
        return this.#turn([entry]);
      case 'won':
        return this.#prove(entry);
      default:
        this.view = advance(before, entry);
        this.lit = changedBy(entry);
        return this.rest(restAfter(entry));
    }
  }

  async #fly(entry: Entry): Promise<void> {
    const boxOf = (spot: string) => this.base.boxOf(spot);
    const ms = this.paced(FLY);
    const flying = flightsOf(entry).flatMap(({ card, from, to }) => {
      // The very card where the viewer sees it, otherwise the hand it is in.
      const [start, end] = [boxOf(`${from}-${card}`) ?? boxOf(from), boxOf(to)];
      return start === null || end === null || from === to ? [] : [{ card, from: start, to: end, ms }];
    });
    if (flying.length === 0) return;
    this.flying = flying;
    this.view = depart(this.view, entry);
    await this.rest(FLY);
    this.flying = [];
  }

  /** Linchpins turn together; then light runs to each Ripplepoint, which turns as it arrives, in time order. */
  async #turned({ turned, clause }: Of<'turned'>): Promise<void> {
    if (clause !== 'CT-5.4') {
      this.#linchpins = turned.map(({ index }) => index);
      return this.#turn(turned);
    }
    for (const one of turned) {
      const causes = this.#linchpins.filter((from) => TIMELINE[one.index].dependency?.on.includes(from));
      this.runs = causes.map((from) => ({ from, to: one.index }));
      await this.rest(RUN);
      await this.#turn([one]);
      this.runs = [];
    }
  }

  async #turn(sides: readonly Turned[]): Promise<void> {
    this.away = new Set(sides.map(({ index }) => index));
    await this.rest(HALF_TURN);
    this.view = turned(this.view, sides);
    this.away = new Set();
    await this.rest(HALF_TURN);
  }

  /** The winner's ID turns up; its conditions light one by one, there and on the table. */
  async #prove({ character }: Of<'won'>): Promise<void> {
    const { needs } = characterOf(character);
    this.proven = 0;
    for (const need of needs) {
      await this.rest(PROVE);
      this.proven += 1;
      if ('at' in need) this.lit = [need.at];
      else if (need.kind === 'artifact') this.lit = [need.artifact];
    }
    await this.rest(PROVE);
  }

  protected override async highlight(fresh: readonly Entry[]): Promise<void> {
    const lit = fresh.flatMap(changedBy);
    this.lit = lit;
    await new Promise((resolve) => setTimeout(resolve, HIGHLIGHT));
    if (this.lit === lit) this.lit = [];
  }
}

/** Time to read what has just come to lie there. */
function restAfter({ type }: Entry): number {
  if (type === 'play' || type === 'event' || type === 'memo') return ANNOUNCE;
  return ['cancelled', 'fracture-placed', 'fracture-falls', 'entered', 'moved', 'discarded'].includes(type) ? REST : 0;
}
