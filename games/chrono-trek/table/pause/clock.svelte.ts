import type { Flow } from '../flow.svelte.ts';

/**
 * The short time after which a seat passes by itself, the same for everybody: with or without a Memo the table waits
 * alike, so that waiting tells nothing.
 */
export const PASS_AFTER = 1300;

/** Passes for the viewer when they cannot or do not want to answer; "wait" stops it. */
export class Clock {
  /** Runs now; null: the viewer answers in their own time. */
  running = $state(false);
  waiting = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A pause has opened for the viewer. */
  open(flow: Flow, passesAlone: boolean): void {
    this.close();
    if (!passesAlone) return;
    this.running = true;
    this.#timer = setTimeout(() => flow.pass(), PASS_AFTER);
  }

  wait(): void {
    if (!this.running) return;
    clearTimeout(this.#timer);
    this.running = false;
    this.waiting = true;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.waiting = false;
  }
}
