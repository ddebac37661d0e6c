import { Stage as SharedStage } from '@turnpoint/ui';
import { INDEXES, type Index, TIMELINE } from '../../content/index.ts';
import type { Entry } from '../../rules/entry.ts';
import type { PlayerView, View } from '../../rules/types.ts';

/** A light that runs from a Linchpin to what follows it. */
export interface Run {
  readonly from: Index;
  readonly to: Index;
}

const ANNOUNCE = 520;
const HALF_TURN = 140;
const RUN = 180;
const MOVE = 260;
const HIGHLIGHT = 600;

type Of<K extends Entry['type']> = Extract<Entry, { type: K }>;

/** How each entry of Chrono-Trek's log is shown. */
export class Stage extends SharedStage<View, Entry> {
  /** Places that stand on edge, half way round. */
  away = $state.raw<ReadonlySet<Index>>(new Set());
  runs = $state.raw<readonly Run[]>([]);
  /** Cards and places that have just changed, in order; shown without motion too. */
  lit = $state.raw<readonly string[]>([]);
  #linchpins: readonly Index[] = [];

  protected override clear(): void {
    this.away = new Set();
    this.runs = [];
    this.lit = [];
  }

  protected override show(entry: Entry): Promise<void> | void {
    switch (entry.type) {
      case 'turn':
        this.#patch({ active: entry.seat, turns: this.view.turns + 1 });
        return;
      case 'draw':
        this.#patch({ pileCount: Math.max(0, this.view.pileCount - 1) });
        return this.#count(entry.seat, 1);
      case 'event':
        return this.#announce({ ...entry, via: 'event', answers: [] });
      case 'play':
        this.#count(entry.seat, entry.via === 'rewind' ? 0 : -1);
        return this.#announce(entry);
      case 'memo':
        this.#count(entry.seat, -1);
        return this.#announce({ ...entry, card: 'memo-from-your-future-self', via: 'memo', answers: [] });
      case 'cancelled':
        this.#patch({ playing: this.view.playing.slice(0, -2), discard: [...this.view.discard, entry.card] });
        return this.rest(MOVE);
      case 'turned':
        return this.#turned(entry);
      case 'anchorpoint':
        return this.#turn([entry]);
      case 'fracture-placed':
        return this.#fracture(entry.spot, entry.card);
      case 'fracture-falls':
        return this.#fracture(entry.spot, null);
      case 'entered':
        return this.#artifact(entry.card, null, entry.seat);
      case 'moved':
        return this.#artifact(entry.card, entry.from, entry.to);
      case 'discarded':
        return this.#artifact(entry.card, entry.seat, null);
    }
  }

  #patch(change: Partial<View>): void {
    this.view = { ...this.view, ...change };
  }

  #player(seat: number, change: (player: PlayerView) => Partial<PlayerView>): void {
    const players = this.view.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player));
    this.#patch({ players });
  }

  #count(seat: number, by: number): void {
    this.#player(seat, ({ handCount }) => ({ handCount: handCount + by }));
  }

  #announce({ seat, card, via, answers }: Omit<Of<'play'>, 'type' | 'clause'>): Promise<void> {
    this.#patch({ playing: [...this.view.playing, { seat, card, via, answers }] });
    return this.rest(ANNOUNCE);
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

  async #turn(turned: Of<'turned'>['turned']): Promise<void> {
    this.away = new Set(turned.map(({ index }) => index));
    await this.rest(HALF_TURN);
    const timeline = this.view.timeline.map((face) => {
      const { altered } = turned.find(({ index }) => index === face.index) ?? face;
      return { ...face, altered };
    });
    const steps = turned.filter(({ index }) => TIMELINE[index].kind === 'anchorpoint');
    this.#patch({
      timeline,
      anomaly: this.view.anomaly + steps.reduce((sum, { altered }) => sum + (altered ? 1 : -1), 0),
    });
    this.away = new Set();
    await this.rest(HALF_TURN);
  }

  #fracture(spot: Index, card: string | null): Promise<void> {
    this.lit = [spot];
    const { view } = this;
    const fractures = INDEXES.filter((at) => (at === spot ? card !== null : view.fractures.includes(at)));
    const timeline = view.timeline.map((face) => (face.index === spot ? { ...face, fracture: card } : face));
    const playing = card === null ? view.playing : view.playing.filter((play) => play.card !== card);
    this.#patch({ timeline, fractures, playing });
    return this.rest(MOVE);
  }

  #artifact(card: string, from: number | null, to: number | null): Promise<void> {
    if (from !== null) this.#player(from, ({ artifacts }) => ({ artifacts: artifacts.filter((id) => id !== card) }));
    if (to !== null) this.#player(to, ({ artifacts }) => ({ artifacts: [...artifacts, card] }));
    this.lit = [card];
    return this.rest(MOVE);
  }

  protected override async highlight(fresh: readonly Entry[]): Promise<void> {
    const lit = fresh.flatMap(changedBy);
    this.lit = lit;
    await new Promise((resolve) => setTimeout(resolve, HIGHLIGHT));
    if (this.lit === lit) this.lit = [];
  }
}

/** The places and cards that an entry changes, in order. */
export function changedBy(entry: Entry): string[] {
  if (entry.type === 'turned') return entry.turned.map(({ index }) => index);
  if (entry.type === 'anchorpoint') return [entry.index];
  if (entry.type === 'fracture-placed' || entry.type === 'fracture-falls') return [entry.spot];
  return entry.type === 'entered' || entry.type === 'moved' ? [entry.card] : [];
}
