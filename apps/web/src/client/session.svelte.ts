import type { Ruling, Seat, Types, Viewer } from '@turnpoint/kernel';
import type { Company, Door, Line, Sight, Summary, ToldStep } from '@turnpoint/protocol';
import { restOf } from '../paces.ts';
import { chosen } from '../settings.svelte.ts';
import { doorOf } from './door.ts';
import { HotSeat } from './hot-seat.ts';
import { isOnline } from './online.svelte.ts';
import { OpenPort } from './open-port.svelte.ts';

/**
 * One match at this screen: who looks at it and what they see. It holds the look of one person at most; while the curtain
 * is down it holds none.
 */
export class Session {
  readonly summary: Summary;
  readonly port = new OpenPort();
  /** Null behind the curtain. */
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<readonly ToldStep[]>([]);
  fresh = $state.raw<readonly Types['entry'][]>([]);
  /** Who looks: a seat, or null for somebody who only watches. */
  viewer = $state<Viewer>(null);
  /** The seat over whose shoulder a guest looks, where hands are open to them; null: they see what all see. */
  over = $state<Seat | null>(null);
  /** The person who is to take the screen next. */
  curtain = $state<Seat | null>(null);
  /** All persons who may answer out of turn now. They are asked in public, whatever they hold; nobody's cards are here. */
  call = $state.raw<readonly Seat[] | null>(null);
  /** Who else is at the table; null where all sit at this device. */
  company = $state.raw<Company | null>(null);
  /** The window for answers that is open, by this device's clock. */
  window = $state.raw<Company['window']>(null);
  /** Called with what is said at the table. */
  ontalk: (lines: readonly Line[]) => void = () => {};
  /** No waiting for bots until a person is asked again. */
  hurried = $state(false);

  /** The step at which something was chosen or taken back whose sight has not come yet. */
  #sent = $state<number | null>(null);
  readonly #hotSeat: HotSeat;
  readonly #door: Door;
  /** Grows with every change of who looks: what comes from a port opened before is dropped. */
  #turn = 0;
  /** Who has just taken the screen answers first, also where others are asked with them. */
  #lifted = false;

  /** `pass`: the choice that lets a pause for answers go by, in games that have one. */
  constructor(summary: Summary, { hidesHands, pass }: { readonly hidesHands: boolean; readonly pass: object | null }) {
    this.summary = summary;
    this.#door = doorOf(summary.id);
    this.#hotSeat = new HotSeat(summary, { hidesHands, pass });
  }

  async open(): Promise<void> {
    const { persons } = this.#hotSeat;
    const { mine, outcome } = this.summary;
    // Who only watches others has no say in how fast bots play there.
    const isGuest = isOnline(this.summary.id) && persons.length === 0;
    if (!isGuest) await this.keepPace();
    if (persons.length === 1 || outcome !== null) return this.#look(persons[0] ?? null);
    const asked = (await this.port.guarded(() => this.#hotSeat.askedInPublic(this.summary))) ?? [];
    if (asked.length > 0) await this.#askAll(asked);
    else if (mine !== null && this.#hotSeat.hidesHands) this.#lower(mine.seat);
    else await this.#look(mine?.seat ?? null);
  }

  /** Bots take the time that the settings give them. */
  async keepPace(): Promise<void> {
    const bots = this.summary.players.filter(({ kind }) => kind === 'bot').length;
    await this.port.guarded(() => this.#door.tempo(this.summary.id, restOf(chosen.now.pace, bots)));
  }

  /** The person named on the curtain has taken the screen. */
  async lift(): Promise<void> {
    this.#lifted = true;
    await this.#look(this.curtain);
  }

  /** One of those who were asked in public wants to answer: the others turn away. */
  answer(seat: Seat): void {
    this.#lower(seat);
  }

  /** Nobody else wants to answer: all who were asked pass. */
  async passAll(): Promise<void> {
    const { call, sight } = this;
    if (call === null || sight === null) return;
    await this.port.guarded(() => this.#hotSeat.passAll(call, sight.look.step));
    this.call = null;
    await this.#next();
  }

  async leave(): Promise<void> {
    this.#turn++;
    await this.port.close();
  }

  /** Bots choose at once until a person is asked again. */
  async hurry(): Promise<void> {
    this.hurried = true;
    await this.port.guarded(() => this.#door.tempo(this.summary.id, 0));
  }

  /** One after another, or none of them. Null when they are done, or when they were meant for a look that is gone. */
  async choose(...choices: readonly object[]): Promise<Ruling | null> {
    const at = this.sight?.look.step;
    if (at === undefined) return null;
    this.#sent = at;
    const answer = await this.port.choose(choices, at);
    if (answer?.kind !== 'done') this.#sent = null;
    return answer?.kind === 'refused' ? answer.ruling : null;
  }

  /** Takes back the latest choice, or everything after step `to`; where the others are to be asked, it asks them. */
  async undo(to: number | null = null): Promise<void> {
    if (this.sight?.undo === 'ask') return this.port.vote({ kind: 'undo', seat: this.viewer }, true);
    this.#sent = this.sight?.look.step ?? null;
    await this.port.undo(to);
    this.#sent = null;
  }

  /** Is what was done at this screen still on its way? Then the look is about to change. */
  get isBusy(): boolean {
    return this.#sent !== null;
  }

  /** Leaves the seat to a bot; where all sit at this device there is none. */
  async leaveSeat(): Promise<void> {
    await this.port.vote({ kind: 'stand-in', seat: this.viewer }, true);
  }

  async lookOver(seat: Seat | null): Promise<void> {
    this.over = seat;
    await this.#look(null);
  }

  /** Do bots decide now, so that those at this screen only wait? People elsewhere cannot be hurried. */
  get isWaiting(): boolean {
    const look = this.sight?.look;
    return look?.prompt === null && look.asked.some((seat) => this.summary.players[seat]?.kind === 'bot');
  }

  async #look(viewer: Viewer): Promise<void> {
    await this.port.close();
    const turn = ++this.#turn;
    const current =
      <X>(act: (value: X) => void) =>
      (value: X) => {
        if (turn === this.#turn) act(value);
      };
    const listener = {
      sight: current((sight: Sight) => this.#take(viewer, sight)),
      company: current((company: Company) => {
        this.company = company;
        const { window, now } = company;
        this.window = window && { ...window, until: window.until - now + Date.now() };
      }),
      talk: current((lines: readonly Line[]) => this.ontalk(lines)),
      fault: current((sentence: string) => {
        this.port.fault = sentence;
      }),
    };
    const { id } = this.summary;
    await this.port.guarded(async () => {
      if (viewer === null) this.port.watch(await this.#door.watch(id, listener, null, this.over));
      else this.port.sit(await this.#door.sit(id, viewer, listener));
      // Whoever opens the table has come back to it; who has left may only want to look.
      const isMissing = this.company?.standIns.some(({ seat, to, left }) => seat === viewer && to === null && !left);
      if (isMissing) await this.port.back();
    });
  }

  #take(viewer: Viewer, sight: Sight): void {
    const isNext = this.sight !== null && this.viewer === viewer && sight.from > (this.log.at(-1)?.step ?? -1);
    const before = isNext ? this.log : this.log.filter(({ step }) => step < sight.from);
    // Whoever skips ahead wants to be there, not to see it faster.
    this.fresh = isNext && !this.hurried ? sight.log.flatMap(({ entries }) => entries) : [];
    this.log = [...before, ...sight.log];
    this.sight = sight;
    this.viewer = viewer;
    this.curtain = null;
    if (sight.look.step !== this.#sent) this.#sent = null;
    void this.port.guarded(() => this.#next());
  }

  /** After every sight: is somebody at this screen to be asked who does not look at it now? */
  async #next(): Promise<void> {
    const { sight, viewer, call } = this;
    const look = sight?.look;
    if (look === undefined || call !== null || !this.#hotSeat.areAsked(look)) return;
    if (this.hurried) {
      this.hurried = false;
      await this.keepPace();
    }
    const isMine = look.prompt !== null;
    if (this.#hotSeat.persons.length === 1 || (isMine && this.#lifted)) return;
    this.#lifted = false;
    const turn = this.#turn;
    const asked = await this.#hotSeat.askedInPublic(look);
    const next = asked.length > 0 || isMine ? viewer : await this.#hotSeat.whoOwes(look);
    // Meanwhile somebody may have chosen or taken the screen; then this is asked again.
    if (turn !== this.#turn || this.sight !== sight) return;
    if (asked.length > 0) await this.#askAll(asked);
    else if (next !== null && next !== viewer) await (this.#hotSeat.hidesHands ? this.#lower(next) : this.#look(next));
  }

  async #askAll(asked: readonly Seat[]): Promise<void> {
    this.call = asked;
    this.sight = null;
    this.log = [];
    await this.#look(null);
  }

  #lower(seat: Seat): void {
    this.#turn++;
    this.curtain = seat;
    this.call = null;
    this.sight = null;
    this.log = [];
    this.fresh = [];
    void this.port.close();
  }
}
