import { Received } from './changes/received.ts';
import type { Changes } from './changes/sent.ts';
import { knownOf, markOf } from './known.ts';
import { type MadeFor, NearPort, type Pushed } from './near-port.ts';
import type { Seen, Words } from './sight.ts';
import type { Line } from './talk.ts';
import type { Call } from './wire.ts';
import { type FindWords, inWords } from './words.ts';

/** A sight, after which opening of the port it was pushed, and the how many-th since then. */
interface Shown {
  readonly sight: Seen;
  readonly opened: number;
  readonly seen: number;
}

/** A port that outlives its channel: it knows what it has been told, so that it can be opened again and sent changes. */
export class LastingPort extends NearPort {
  #told: Seen['log'] = [];
  #last: Seen | null = null;
  #isAgain = false;
  /** How often it was opened, and how many sights it was pushed since. */
  #opened = 1;
  #pushed = 0;
  /** The latest line that its listener has heard: opened again it is told all of them. */
  #heardTo = 0;
  readonly #received = { sight: new Received(), company: new Received() };
  /** Everything is asked for anew. */
  #isLost = false;
  readonly #words: FindWords | null;
  /** What its listener has not heard yet, since words for it are being found. */
  #hearing: Promise<void> | null = null;
  /** What it has heard last: whoever chooses has seen no more. */
  #shown: Shown | null = null;

  /** Without `words` sights that come without any are handed on so: for programs that read looks alone. */
  constructor(opening: Call, listener: Pushed | null, words: FindWords | null) {
    super(opening, listener);
    this.#words = words;
  }

  override heard(): Promise<void> | null {
    return this.#hearing;
  }

  override madeFor(): MadeFor {
    const shown = this.#shown;
    const mark = shown === null ? 0 : markOf(shown.sight.look);
    return { mark, seen: () => (shown?.opened === this.#opened ? { seen: shown.seen } : {}) };
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
    const sight = pushed as Seen;
    const shown = { sight, opened: this.#opened, seen: ++this.#pushed };
    const isNews = !this.#isAgain || !this.#isKnown(sight);
    this.#isAgain = false;
    // A gathering has no log.
    if ('log' in sight) this.#told = [...this.#told.filter(({ step }) => step < sight.from), ...sight.log];
    this.#last = sight;
    if (isNews) this.#hand(shown);
    else this.#shown = shown;
  }

  override talk(lines: unknown): void {
    const fresh = (lines as readonly Line[]).filter(({ number }) => number > this.#heardTo);
    this.#heardTo = fresh.at(-1)?.number ?? this.#heardTo;
    if (fresh.length > 0) super.talk(fresh);
  }

  #hand(shown: Shown): void {
    const { sight } = shown;
    // A gathering's sight has no words, and a host that knows no changes sends them along.
    if (this.#words === null || !('log' in sight) || 'labels' in sight) this.#show(shown, sight);
    else this.#hearing = this.#heard(this.#hearing, this.#words(sight.look, sight.log), shown);
  }

  #show(shown: Shown, sight: Seen): void {
    this.#shown = shown;
    super.take(sight);
  }

  /** In the order in which they came, whichever words are found first. */
  async #heard(before: Promise<void> | null, finding: Promise<Words>, shown: Shown): Promise<void> {
    try {
      const [words] = await Promise.all([finding, before]);
      this.#show(shown, inWords(shown.sight, words));
    } catch (fault) {
      this.fault(fault instanceof Error ? fault.message : String(fault));
    }
    if (this.#last === shown.sight) this.#hearing = null;
  }

  #isKnown(sight: Seen): boolean {
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
function bytesOf(sight: Seen | null): string {
  return JSON.stringify({ ...sight, log: null, from: null });
}
