import type { Look, Ruling, Section } from '@turnpoint/kernel';
import type { Answer, Foreseen, Motion, Saying, SeatPort, WatchPort } from '@turnpoint/protocol';

/** What whoever looks can do: the port that is open at this screen, or none. */
export class OpenPort {
  /** What went wrong, as a sentence of the host; what was shown as done is stored. */
  fault = $state<string | null>(null);
  #watching: WatchPort | null = null;
  #seat: SeatPort | null = null;

  watch(port: WatchPort): void {
    this.#watching = port;
  }

  sit(port: SeatPort): void {
    this.#watching = port;
    this.#seat = port;
  }

  async close(): Promise<void> {
    const open = this.#watching;
    this.#watching = null;
    this.#seat = null;
    if (open !== null) await this.guarded(() => open.close());
  }

  async choose(choices: readonly object[], at: number): Promise<Answer | null> {
    return (await this.guarded(async () => this.#seat?.choose(choices, at))) ?? null;
  }

  async undo(to: number | null): Promise<void> {
    await this.guarded(async () => this.#seat?.undo(to));
  }

  async holiday(days: number): Promise<void> {
    await this.guarded(async () => this.#seat?.holiday(days));
  }

  async leaveOrders(orders: object | null): Promise<void> {
    await this.guarded(async () => this.#seat?.leaveOrders(orders));
  }

  async callToWait(): Promise<void> {
    await this.guarded(async () => this.#seat?.callToWait());
  }

  async vote(motion: Motion, isFor: boolean): Promise<void> {
    await this.guarded(async () => this.#seat?.vote(motion, isFor));
  }

  /** Takes one's seat back from the bot that sat in. */
  async back(): Promise<void> {
    await this.guarded(async () => this.#seat?.back());
  }

  /** The table where all gather to play again; null when that cannot be. */
  async rematch(): Promise<string | null> {
    return (await this.guarded(async () => this.#seat?.rematch())) ?? null;
  }

  /** Throws a sentence when it is not heard. */
  async say(saying: Saying): Promise<void> {
    await this.#seat?.say(saying);
  }

  async why(choice: object): Promise<Ruling | null> {
    return (await this.#seat?.why(choice)) ?? null;
  }

  async foresee(choices: readonly object[]): Promise<Foreseen | null> {
    return (await this.#seat?.foresee(choices)) ?? null;
  }

  async lookBack(step: number): Promise<Look | null> {
    return (await this.#watching?.lookBack(step)) ?? null;
  }

  async text(): Promise<readonly Section[]> {
    return (await this.#watching?.text()) ?? [];
  }

  async guarded<X>(act: () => Promise<X>): Promise<X | null> {
    try {
      return await act();
    } catch (fault) {
      this.fault = fault instanceof Error ? fault.message : String(fault);
      return null;
    }
  }
}
