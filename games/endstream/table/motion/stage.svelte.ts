import { type Boxes, boxesIn, glide, Stage as SharedStage } from '@turnpoint/ui';
import { tick } from 'svelte';
import { AGENDA_TYPES, type AgendaType } from '../../content/index.ts';
import type { EndStream, Entry, Place, Thing, View } from '../../rules/types.ts';
import { pointsSpot } from '../spots.ts';
import { advance } from './advance.ts';

/** Light from one thing to another, in window coordinates. */
export interface Beam {
  readonly from: DOMRect;
  readonly to: DOMRect;
}

/** Symbols that are made or spent, in window coordinates. */
export interface Flight extends Beam {
  readonly types: readonly AgendaType[];
  readonly ms: number;
}

const GLIDE = 280;
const FLY = 220;
const BEAM = 240;
const FALL = 320;
const TURN = 320;
const RIPPLE = 90;
const SHORT = 130;
const FLASH = 420;

/** Agendas, charges and the header tell it. */
const QUIET: readonly Entry['type'][] = ['coin', 'deal', 'keep', 'turn', 'reset', 'paid', 'finished'];
/** Of a long turn, which comes all at once, the board tells where somebody goes and what is made; of a longer one who comes, too. */
const SEEN: readonly Entry['type'][] = ['agenda', 'moved', 'ability', 'shown', 'extra-move', 'tech-gone'];
const SEEN_TOO: readonly Entry['type'][] = ['activated', 'tech', 'equipped', 'deployed', 'spun', 'state', 'raised'];
/** By how much is told. */
const UNTOLD: readonly ReadonlySet<Entry['type']>[] = [
  new Set(QUIET),
  new Set([...QUIET, ...SEEN]),
  new Set([...QUIET, ...SEEN, ...SEEN_TOO]),
];

/** How each entry of EndStream's log is shown. */
export class Stage extends SharedStage<EndStream> {
  /** Agendas that are turning over, and after how many milliseconds. */
  turning = $state.raw<ReadonlyMap<Place, number>>(new Map());
  hit = $state<Thing | null>(null);
  breaking = $state<Thing | null>(null);
  beam = $state.raw<Beam | null>(null);
  flight = $state.raw<Flight | null>(null);
  /** Without motion: what has changed is framed for a moment. */
  flash = $state.raw<ReadonlySet<string>>(new Set());

  #seen: Boxes = new Map();

  override feed(view: View, fresh: readonly Entry[], calm: boolean): void {
    if (!this.busy && !calm) this.#seen = boxesIn(this.base.root);
    super.feed(view, fresh, calm);
  }

  protected override readonly grains = UNTOLD.length;

  protected override isQuiet({ type }: Entry, grain: number): boolean {
    return UNTOLD[grain]?.has(type) ?? false;
  }

  protected override clear(): void {
    this.turning = new Map();
    this.hit = null;
    this.breaking = null;
    this.beam = null;
    this.flight = null;
  }

  protected override async show(entry: Entry): Promise<void> {
    switch (entry.type) {
      case 'spun':
        this.turning = new Map([...entry.places].sort((a, b) => a - b).map((place, i) => [place, i * RIPPLE]));
        await this.rest(TURN / 2);
        this.view = advance(this.view, entry);
        await this.rest(TURN / 2 + RIPPLE * entry.places.length);
        this.turning = new Map();
        return;
      case 'agenda':
        this.view = advance(this.view, entry);
        return this.#fly([entry.agenda], `agenda-${entry.place}`, pointsSpot(entry.seat));
      case 'paid': {
        const types = AGENDA_TYPES.flatMap((type, n) => Array.from({ length: entry.points[n] ?? 0 }, () => type));
        this.view = advance(this.view, entry);
        const user = entry.at === null ? `hand-${entry.user}` : `thing-${entry.user}`;
        return this.#fly(types, pointsSpot(entry.seat), user);
      }
      case 'struck':
        return this.#strike(entry);
      case 'disintegrated':
        this.breaking = entry.operator;
        await this.rest(FALL);
        this.breaking = null;
        return this.#glide(entry);
      case 'activated':
      case 'moved':
        return this.#glide(entry);
      case 'disabled':
      case 'reactivated':
      case 'deployed':
      case 'equipped':
      case 'ability':
      case 'tech':
        this.view = advance(this.view, entry);
        return this.rest(FALL);
      default:
        this.view = advance(this.view, entry);
        return this.rest(SHORT);
    }
  }

  /** Symbols fly from one spot to another, if both are to be seen. */
  async #fly(types: readonly AgendaType[], from: string, to: string): Promise<void> {
    const [start, end] = [this.base.boxOf(from), this.base.boxOf(to)];
    if (start === null || end === null) return this.rest(SHORT);
    this.flight = { types, from: start, to: end, ms: this.paced(FLY) };
    await this.rest(FLY);
    this.flight = null;
  }

  async #strike(entry: Extract<Entry, { type: 'struck' }>): Promise<void> {
    const [from, to] = [this.base.boxOf(`thing-${entry.by}`), this.base.boxOf(`thing-${entry.target}`)];
    this.beam = from !== null && to !== null ? { from, to } : null;
    await this.rest(BEAM);
    this.beam = null;
    this.hit = entry.target;
    this.view = advance(this.view, entry);
    await this.rest(BEAM);
    this.hit = null;
  }

  /** Everything that the entry moves glides from where it was seen last; hand cards lay there before the look changed. */
  async #glide(entry: Entry): Promise<void> {
    const hand = [...this.#seen].filter(([name]) => name.startsWith('hand-'));
    const before = new Map([...boxesIn(this.base.root), ...hand]);
    this.view = advance(this.view, entry);
    await tick();
    const { root } = this.base;
    if (root === null) return;
    glide(root, before, { ms: this.paced(GLIDE), formerly: (name) => name.replace('thing-', 'hand-') });
    await this.rest(GLIDE);
  }

  protected override async highlight(fresh: readonly Entry[]): Promise<void> {
    const names = fresh.flatMap((entry) => {
      if ('place' in entry) return [`agenda-${entry.place}`];
      if ('operator' in entry) return [`thing-${entry.operator}`];
      if ('target' in entry) return [`thing-${entry.target}`];
      return 'thing' in entry ? [`thing-${entry.thing}`] : [];
    });
    this.flash = new Set(names);
    await new Promise((resolve) => setTimeout(resolve, FLASH));
    this.flash = new Set();
  }
}
