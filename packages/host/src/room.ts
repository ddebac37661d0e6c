import type { Game, Match, Snapshot, Types } from '@turnpoint/kernel';
import { Audience } from './audience.ts';
import { InTurn } from './in-turn.ts';
import { KeptMatch } from './kept-match.ts';
import type { Outside } from './outside.ts';
import { fateOf, type KeptReceipt, type SeatReceipt, withReceipt } from './receipts.ts';
import type { Rules } from './record.ts';
import { settled } from './settled.ts';
import { type Header, type Note, Stale, type Stored } from './storage.ts';
import { Tempo } from './tempo.ts';
import type { Aside } from './together/aside.ts';
import { Attendance } from './together/attendance.ts';
import { newTurn } from './together/herald.ts';
import type { Question } from './together/question.ts';
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
  readonly audience = new Audience();
  readonly attendance: Attendance;
  readonly tempo: Tempo;
  /** Called after every change, and when somebody comes to look. */
  onChange: () => void = () => {};
  /** Called when nobody uses it any more. */
  onIdle: () => void = () => {};
  /** Called when it leaves the memory. */
  onForget: () => void = () => {};
  readonly #outside: Outside;
  readonly #kept: KeptMatch;
  /** One change after another: two quick clicks can never apply to the same position. */
  readonly #inTurn = new InTurn();
  #users = 0;
  #isGone = false;

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
    return this.audience.viewpoints.size > 0;
  }

  /** Was it removed? Then nothing goes on in it any more. */
  get isGone(): boolean {
    return this.#isGone;
  }

  now(): number {
    return this.#outside.time.now();
  }

  /** It is stored no more: whoever looks at it is told, once, and its clocks stand still. */
  removed(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.audience.fault('the match was removed');
    this.onForget();
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
    if (this.#users === 0) this.onIdle();
  }

  /**
   * Changes the match, stores what was changed, and only then shows it. When it cannot be stored nothing has changed; when
   * the match went on elsewhere it is read anew and `act` asked again. `act` sees the receipts of what was done before.
   */
  change<X>(act: Act<X>, receipt: SeatReceipt | null = null): Promise<X> {
    return this.#inTurn.do(() => this.#change(act, receipt));
  }

  /** Another host may have changed the match: reads it anew if so, and says whether. */
  refresh(): Promise<boolean> {
    return this.#inTurn.do(async () => {
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

  async #change<X>(act: Act<X>, receipt: SeatReceipt | null): Promise<X> {
    for (;;) {
      const { match, question, receipts: known } = this.#kept;
      const next = match.copy();
      const beside = { aside: this.aside };
      const result = act(next, beside);
      const aside = settled(this, next, beside.aside);
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

  /** The match as it was found in the storage. */
  #take(stored: Stored | null): void {
    if (stored === null) {
      this.removed();
      throw new Stale();
    }
    this.#kept.take(stored);
    this.#show();
  }

  showCompany(): void {
    this.audience.showCompany(this);
  }

  #show(): void {
    this.audience.show(this);
    this.onChange();
  }
}
