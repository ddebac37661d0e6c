import type { Game, Match, Snapshot, Types } from '@turnpoint/kernel';
import { KeptMatch } from './kept-match.ts';
import type { Outside } from './outside.ts';
import { fateOf, type KeptReceipt, type SeatReceipt, withReceipt } from './receipts.ts';
import type { Rules } from './record.ts';
import { type Header, type Note, Stale, type Stored } from './storage.ts';
import { Tempo } from './tempo.ts';
import type { Aside } from './together/aside.ts';
import { Attendance } from './together/attendance.ts';
import { companyOf, motionsFor } from './together/company.ts';
import { newTurn } from './together/herald.ts';
import { stillMoved } from './together/motions.ts';
import { type Question, questionOf } from './together/question.ts';
import { timed } from './together/timing.ts';
import type { Viewpoint } from './viewpoint.ts';
import { answerByOrders, ordersOf } from './windows/orders.ts';
import type { MatchWindows } from './windows/windows.ts';

/** What goes on beside the choices, to be changed together with them. */
export interface Beside {
  aside: Aside | null;
}

type Act<X> = (match: Match<Types>, beside: Beside) => X;

/** A match in memory: what is played, who looks at it, and the one way to change it. */
export class Room {
  readonly game: Game;
  readonly windows: MatchWindows | null;
  readonly viewpoints = new Set<Viewpoint>();
  /** Those who may look on only later. */
  readonly guests = new Set<Viewpoint>();
  readonly attendance: Attendance;
  readonly tempo: Tempo;
  /** Called after every change, and when somebody comes to look. */
  onChange: () => void = () => {};
  readonly #outside: Outside;
  readonly #kept: KeptMatch;
  /** One change after another: two quick clicks can never apply to the same position. */
  #last: Promise<unknown> = Promise.resolve();
  #users = 0;

  constructor(outside: Outside, rules: Rules, stored: Stored, snapshot: Snapshot | null) {
    this.#outside = outside;
    this.game = rules.game;
    this.windows = rules.windows;
    this.tempo = new Tempo(outside.time);
    this.#kept = new KeptMatch(outside, rules, stored, snapshot);
    this.attendance = new Attendance(this, outside);
  }

  get header(): Header {
    return this.#kept.header;
  }

  /** As it is stored: nobody can look at what is not. */
  get match(): Match<Types> {
    return this.#kept.match;
  }

  get receipts(): readonly KeptReceipt[] {
    return this.#kept.receipts;
  }

  get question(): Question {
    return this.#kept.question;
  }

  get aside(): Aside | null {
    return this.#kept.aside;
  }

  /** Somebody has a port here or is at work: then it stays in memory. */
  get isUsed(): boolean {
    return this.#users > 0;
  }

  /** Do people look on? Bots and clocks go on only then. */
  get isWatched(): boolean {
    return this.viewpoints.size > 0;
  }

  now(): number {
    return this.#outside.time.now();
  }

  async used<X>(act: () => Promise<X>): Promise<X> {
    this.enter();
    try {
      return await act();
    } finally {
      this.leave();
    }
  }

  enter(): void {
    this.#users++;
  }

  leave(): void {
    this.#users--;
  }

  /**
   * Changes the match, stores what was changed, and only then shows it. When it cannot be stored nothing has changed; when
   * the match went on elsewhere it is read anew and `act` asked again. `act` sees the receipts of what was done before.
   */
  change<X>(act: Act<X>, receipt: SeatReceipt | null = null): Promise<X> {
    return this.#queued(() => this.#change(act, receipt));
  }

  /** Another host may have changed the match: reads it anew if so, and says whether. */
  refresh(): Promise<boolean> {
    return this.#queued(async () => {
      const stored = await this.#kept.read();
      const isNew = !this.#kept.isSame(stored);
      if (isNew) this.#take(stored);
      return isNew;
    });
  }

  note(): Note {
    return this.#kept.note();
  }

  /** What a list shows of it, kept beside the choices. */
  async keepNote(): Promise<void> {
    await this.#outside.storage.note(this.header.id, this.note());
  }

  #queued<X>(act: () => Promise<X>): Promise<X> {
    const done = this.#last.then(act);
    this.#last = done.catch(() => {});
    return done;
  }

  async #change<X>(act: Act<X>, receipt: SeatReceipt | null): Promise<X> {
    for (;;) {
      const { match, question, receipts: known } = this.#kept;
      const next = match.copy();
      const beside = { aside: this.aside };
      const result = act(next, beside);
      const aside = this.#settled(next, beside);
      const writing = this.#kept.difference(next);
      const isMade = writing !== null || aside !== this.aside;
      // Its first message may still come, to any host: what is answered now is settled, so that it comes too late.
      const isSettled = receipt?.again === true && fateOf(known, receipt) === null;
      if (!isMade && !isSettled) return result;
      const receipts = receipt === null ? known : withReceipt(known, receipt, isMade);
      try {
        await this.#kept.store(next, writing, { receipts, aside });
      } catch (fault) {
        this.#take(await this.#kept.read());
        // It may be stored although its writer was told otherwise: the receipt tells.
        if (fault instanceof Stale || fateOf(this.receipts, receipt) !== null) continue;
        throw fault;
      }
      this.#outside.bus.tell(this.header.id);
      this.#show();
      const news = newTurn(this, question);
      if (news !== null) this.#outside.herald?.turn(news);
      return result;
    }
  }

  /** Orders answer, clocks and windows go on with the questions, and votes end with theirs. */
  #settled(next: Match<Types>, { aside }: Beside): Aside | null {
    const { windows } = this;
    const { terms, players } = this.header;
    const before = this.question;
    if (windows !== null) answerByOrders(next, { windows, players, aside, before: before.step });
    if (aside === null || terms === undefined) return aside;
    const after = questionOf(next);
    const moved = stillMoved(timed(aside, terms, [before, after], this.now()), after.step);
    return windows?.opened(moved, next, after.step, this.now()) ?? moved;
  }

  /** The match as it was found in the storage. */
  #take(stored: Stored | null): void {
    if (stored === null) {
      for (const viewpoint of this.viewpoints) viewpoint.fault('the match was removed');
      throw new Stale();
    }
    this.#kept.take(stored);
    this.#show();
  }

  /** Who is here and what goes on beside the game, to everybody for whom it has changed. */
  showCompany(): void {
    const company = companyOf(this, this.now());
    if (company === null) return;
    for (const viewpoint of [...this.viewpoints, ...this.guests]) {
      const { seat } = viewpoint;
      viewpoint.pushCompany(seat === null ? company : { ...company, motions: motionsFor(this, seat) });
    }
  }

  #show(): void {
    for (const viewpoint of this.viewpoints) viewpoint.push(this.match, ordersOf(this.aside, viewpoint.seat));
    this.showCompany();
    this.onChange();
  }
}
