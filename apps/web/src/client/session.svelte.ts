import type { Look, Ruling, Seat, Types } from '@turnpoint/kernel';
import type { Foreseen, ToldStep } from '@turnpoint/ui';
import { chosen, PACE } from '../settings.svelte.ts';
import type { Sight, Summary } from '../worker/protocol.ts';
import { hall } from './hall.ts';

/**
 * One match at this screen: who looks at it, what they see, and the bots' turns at a pace that can be followed.
 * It holds the look of one person at most; while the curtain is down it holds none.
 */
export class Session {
  readonly summary: Summary;
  /** Null behind the curtain. */
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<readonly ToldStep<Types>[]>([]);
  fresh = $state.raw<readonly Types['entry'][]>([]);
  /** Who looks: a seat, or null for somebody who only watches. */
  reader = $state<Seat | null>(null);
  /** The person who is to take the screen next. */
  curtain = $state<Seat | null>(null);
  /** All persons who may answer out of turn now. They are asked in public, whatever they hold; nobody's cards are here. */
  call = $state.raw<readonly Seat[] | null>(null);
  /** A choice is on its way; a second one would be one too many. */
  busy = $state(false);
  /** What went wrong, as a sentence of the worker; the match on the device is whole. */
  fault = $state<string | null>(null);

  /** No waiting for bots until a person is asked again. */
  hurried = $state(false);

  readonly #hidesHands: boolean;
  readonly #pass: object | null;
  readonly #persons: readonly Seat[];
  #left = false;

  /** `pass`: the choice that lets a pause for answers go by, in games that have one. */
  constructor(summary: Summary, { hidesHands, pass }: { readonly hidesHands: boolean; readonly pass: object | null }) {
    this.summary = summary;
    this.#hidesHands = hidesHands;
    this.#pass = pass;
    this.#persons = summary.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  async open(): Promise<void> {
    const { turn } = this.summary;
    const only = this.#persons.length === 1 ? (this.#persons[0] ?? null) : null;
    const isOver = turn === null;
    if (only !== null || isOver) return this.#show(only ?? this.#persons[0] ?? null);
    if (this.#isPerson(turn) && this.#hidesHands) await this.#passTo(turn);
    else await this.#show(this.#isPerson(turn) ? turn : null);
  }

  /** The person named on the curtain has taken the screen. */
  async lift(): Promise<void> {
    await this.#show(this.curtain);
  }

  /** One of those who were asked in public wants to answer: the others turn away. */
  answer(seat: Seat): void {
    this.#lower(seat);
  }

  /** Nobody else wants to answer: all who were asked pass. */
  async passAll(): Promise<void> {
    const { call } = this;
    const pass = this.#pass;
    if (call === null || pass === null || this.busy) return;
    await this.#guarded(async () => {
      // What each of them sees then stays in the worker.
      for (const seat of call) await hall.choose(this.summary.id, seat, pass, Number.MAX_SAFE_INTEGER);
      this.#take(await hall.sight(this.summary.id, null, this.#since()));
      this.call = null;
      return null;
    });
    void this.#goOn();
  }

  leave(): void {
    this.#left = true;
  }

  /** One after another; what is refused ends it. */
  async choose(choices: readonly object[]): Promise<Ruling | null> {
    const { reader } = this;
    if (reader === null || this.busy) return null;
    return this.#guarded(async () => {
      for (const choice of choices) {
        const answer = await hall.choose(this.summary.id, reader, choice, this.#since());
        if (!answer.ok) return answer.ruling;
        this.#take(answer.sight);
      }
      void this.#goOn();
      return null;
    });
  }

  /** Takes back the latest choice, or everything after step `to`. */
  async undo(to: number | null = null): Promise<void> {
    const { reader } = this;
    if (reader === null || this.busy) return;
    await this.#guarded(async () => {
      this.#jump(await hall.undo(this.summary.id, reader, to));
      return null;
    });
  }

  async why(choice: object): Promise<Ruling | null> {
    return this.reader === null ? null : hall.why(this.summary.id, this.reader, choice);
  }

  async foresee(choices: readonly object[]): Promise<Foreseen<Types> | null> {
    return this.reader === null ? null : hall.foresee(this.summary.id, this.reader, choices);
  }

  async lookBack(step: number): Promise<Look | null> {
    return hall.lookBack(this.summary.id, this.reader, step);
  }

  async #show(seat: Seat | null): Promise<void> {
    const wasBehind = this.curtain !== null;
    const sight = await hall.sight(this.summary.id, seat, 0);
    this.reader = seat;
    this.curtain = null;
    this.#jump(sight);
    // Who has just taken the screen answers first, also where others are asked with them.
    if (!wasBehind) void this.#goOn();
  }

  /** Lets bots choose until a person is asked; then that person sees the table, behind a curtain if need be. */
  async #goOn(): Promise<void> {
    let isSeen = true;
    while (!this.#left && this.sight !== null) {
      const { turn } = this.sight;
      if (turn === null) return;
      if (this.#isPerson(turn)) return this.#passTo(turn);
      const steps = this.log.length;
      // A choice inside a private turn shows nothing yet: there is nothing to wait for.
      await new Promise((done) => setTimeout(done, isSeen && !this.hurried ? PACE[chosen.now.pace] : 0));
      if (this.#left || this.sight === null || this.log.length !== steps) return;
      await this.#guarded(async () => {
        this.#take(await hall.botChooses(this.summary.id, this.reader, this.#since()));
        return null;
      });
      if (this.fault !== null) return;
      isSeen = this.log.length !== steps;
    }
  }

  async #passTo(seat: Seat): Promise<void> {
    this.hurried = false;
    const asked = await this.#askedInPublic(seat);
    if (asked.length > 0) return this.#askAll(asked);
    if (seat === this.reader) return;
    if (!this.#hidesHands) {
      const sight = await hall.sight(this.summary.id, seat, 0);
      this.reader = seat;
      this.sight = sight;
      this.log = sight.log;
      return;
    }
    this.#lower(seat);
  }

  #lower(seat: Seat): void {
    this.curtain = seat;
    this.call = null;
    this.sight = null;
    this.log = [];
    this.fresh = [];
  }

  /** The persons who may still answer in a pause, when several share this screen; none when this is not one. */
  async #askedInPublic(seat: Seat): Promise<readonly Seat[]> {
    const pass = this.#pass;
    if (pass === null || !this.#hidesHands || this.#persons.length < 2) return [];
    const mayPass = async (one: Seat) => (await hall.why(this.summary.id, one, pass)) === null;
    if (!(await mayPass(seat))) return [];
    const asked: Seat[] = [];
    for (const one of this.#persons) if (await mayPass(one)) asked.push(one);
    return asked;
  }

  async #askAll(asked: readonly Seat[]): Promise<void> {
    const sight = await hall.sight(this.summary.id, null, 0);
    this.reader = null;
    this.#jump(sight);
    this.call = asked;
  }

  #take(sight: Sight): void {
    this.fresh = sight.log.flatMap(({ entries }) => entries);
    this.log = [...this.log, ...sight.log];
    this.sight = sight;
  }

  #jump(sight: Sight): void {
    this.fresh = [];
    this.log = sight.log;
    this.sight = sight;
  }

  #since(): number {
    return (this.log.at(-1)?.step ?? -1) + 1;
  }

  /** Is a bot at work, so that a person only waits? */
  get isWaiting(): boolean {
    const turn = this.sight?.turn ?? null;
    return turn !== null && !this.#isPerson(turn);
  }

  #isPerson(seat: Seat): boolean {
    return this.#persons.includes(seat);
  }

  async #guarded(act: () => Promise<Ruling | null>): Promise<Ruling | null> {
    this.busy = true;
    try {
      return await act();
    } catch (fault) {
      this.fault = fault instanceof Error ? fault.message : String(fault);
      return null;
    } finally {
      this.busy = false;
    }
  }
}
