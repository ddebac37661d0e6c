import { Received } from './changes/received.ts';
import type { Changes } from './changes/sent.ts';
import { knownOf, markOf } from './known.ts';
import { type MadeFor, NearPort } from './near-port.ts';
import type { Sight, ToldStep } from './sight.ts';
import type { Call } from './wire.ts';

/** A port that outlives its channel: it knows what it has been told, so that it can be opened again and sent changes. */
export class LastingPort extends NearPort {
  #told: readonly ToldStep[] = [];
  #last: Sight | null = null;
  #isAgain = false;
  /** How often it was opened, and how many sights it was pushed since. */
  #opened = 1;
  #pushed = 0;
  readonly #received = { sight: new Received(), company: new Received() };
  /** Everything is asked for anew. */
  #isLost = false;

  override madeFor(): MadeFor {
    const [opened, seen] = [this.#opened, this.#pushed];
    const mark = this.#last === null ? 0 : markOf(this.#last.look);
    return { mark, seen: () => (this.#opened === opened ? { seen } : {}) };
  }

  override again(): Call {
    this.#isAgain = this.#last !== null;
    this.#opened++;
    this.#pushed = 0;
    const known = this.#told.length === 0 ? null : knownOf(this.#told);
    return { ...this.opening, args: [...this.opening.args, known] };
  }

  override change(what: 'sight' | 'company', changes: Changes): boolean {
    const now = changed(this.#received[what], changes);
    if (now !== null && what === 'sight') this.take(now);
    else if (now !== null) this.company(now);
    // What comes until then are still changes of what is not here.
    const isLost = now === null && !this.#isLost;
    this.#isLost = now === null;
    return !isLost;
  }

  /** The first sight after opening again may say nothing new: then nobody needs to hear of it. */
  override take(pushed: unknown): void {
    const sight = pushed as Sight;
    this.#pushed++;
    const isNews = !this.#isAgain || !this.#isKnown(sight);
    this.#isAgain = false;
    // A gathering has no log.
    if ('log' in sight) this.#told = [...this.#told.filter(({ step }) => step < sight.from), ...sight.log];
    this.#last = sight;
    if (isNews) super.take(sight);
  }

  #isKnown(sight: Sight): boolean {
    const next = (this.#told.at(-1)?.step ?? -1) + 1;
    return (sight.log ?? []).length === 0 && (sight.from ?? next) === next && bytesOf(sight) === bytesOf(this.#last);
  }
}

/** Null when the changes do not fit. */
function changed(received: Received, changes: Changes): object | null {
  try {
    return received.changed(changes);
  } catch {
    return null;
  }
}

/** All of a sight but the new part of the log. */
function bytesOf(sight: Sight | null): string {
  return JSON.stringify({ ...sight, log: null, from: null });
}
