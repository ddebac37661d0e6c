import type { Ruling, Seat, Types } from '@turnpoint/kernel';
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
  /** A choice is on its way; a second one would be one too many. */
  busy = $state(false);
  /** What went wrong, as a sentence of the worker; the match on the device is whole. */
  fault = $state<string | null>(null);

  /** No waiting for bots until a person is asked again. */
  hurried = $state(false);

  readonly #hidesHands: boolean;
  readonly #persons: readonly Seat[];
  #left = false;

  constructor(summary: Summary, hidesHands: boolean) {
    this.summary = summary;
    this.#hidesHands = hidesHands;
    this.#persons = summary.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  async open(): Promise<void> {
    const { turn } = this.summary;
    const only = this.#persons.length === 1 ? (this.#persons[0] ?? null) : null;
    const isOver = turn === null;
    if (only !== null || isOver) return this.#show(only ?? this.#persons[0] ?? null);
    if (this.#isPerson(turn) && this.#hidesHands) this.curtain = turn;
    else await this.#show(this.#isPerson(turn) ? turn : null);
  }

  /** The person named on the curtain has taken the screen. */
  async lift(): Promise<void> {
    await this.#show(this.curtain);
  }

  leave(): void {
    this.#left = true;
  }

  async choose(choice: object): Promise<Ruling | null> {
    const { reader } = this;
    if (reader === null || this.busy) return null;
    return this.#guarded(async () => {
      const answer = await hall.choose(this.summary.id, reader, choice, this.#since());
      if (!answer.ok) return answer.ruling;
      this.#take(answer.sight);
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

  async #show(seat: Seat | null): Promise<void> {
    const sight = await hall.sight(this.summary.id, seat, 0);
    this.reader = seat;
    this.curtain = null;
    this.#jump(sight);
    void this.#goOn();
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
    if (seat === this.reader) return;
    if (!this.#hidesHands) {
      const sight = await hall.sight(this.summary.id, seat, 0);
      this.reader = seat;
      this.sight = sight;
      this.log = sight.log;
      return;
    }
    this.curtain = seat;
    this.sight = null;
    this.log = [];
    this.fresh = [];
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
