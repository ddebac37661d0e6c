/** Does something later; a clock that tests turn by hand. */
export type After = (milliseconds: number, act: () => void) => void;

/** Milliseconds until the next try, growing up to the last. */
const PAUSES: readonly number[] = [500, 1_000, 2_000, 5_000, 10_000];
/** What passes by itself: the far side broke down or has too much to do. What it refuses it refuses again. */
const PASSING: readonly string[] = ['fault', 'too-many-calls'];

/** Ports that were open and cannot be opened again just now are tried again, later and later. */
export class Reopening {
  readonly #after: After | null;
  /** How often each has failed in a row, by its number. */
  readonly #failed = new Map<number, number>();

  /** Without a clock nothing is tried again. */
  constructor(after: After | null) {
    this.#after = after;
  }

  succeeded(port: number): void {
    this.#failed.delete(port);
  }

  /** False when it is no use trying. */
  tries(port: number, code: string, again: () => void): boolean {
    if (this.#after === null || !PASSING.includes(code)) return false;
    const failed = this.#failed.get(port) ?? 0;
    this.#failed.set(port, failed + 1);
    this.#after(PAUSES[Math.min(failed, PAUSES.length - 1)] as number, again);
    return true;
  }
}
