import type { Line } from '@turnpoint/protocol';
import { latest } from '../client/latest.ts';

interface Kept {
  readonly muted: readonly string[];
  readonly hidden: readonly number[];
  /** Left out where nothing was read yet. */
  readonly read?: number;
}

/** Whom and what a reader does not want to hear, and how far they have read, by table: this device remembers it. */
const kept = latest<Kept>('turnpoint.quiet', 50);

/** What was said at a table, as this reader wants to hear it. Muting is their own affair: nobody else learns of it. */
export class Chat {
  #lines = $state.raw<readonly Line[]>([]);
  #muted = $state.raw<readonly string[]>([]);
  #hidden = $state.raw<readonly number[]>([]);
  /** The latest line that was on the screen. */
  #read = $state(0);
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
    const { muted, hidden, read = 0 } = kept.find(table) ?? { muted: [], hidden: [] };
    this.#muted = muted;
    this.#hidden = hidden;
    this.#read = read;
  }

  /** After the connection was lost, what is known may come again. */
  take(lines: readonly Line[]): void {
    const last = this.#lines.at(-1)?.number ?? 0;
    this.#lines = [...this.#lines, ...lines.filter(({ number }) => number > last)];
  }

  get lines(): readonly Line[] {
    return this.#lines.filter(({ name, number }) => !this.#muted.includes(name) && !this.#hidden.includes(number));
  }

  get muted(): readonly string[] {
    return this.#muted;
  }

  get unread(): number {
    return this.lines.filter(({ number }) => number > this.#read).length;
  }

  read(): void {
    const last = this.#lines.at(-1)?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    this.#keep(this.#table);
  }

  hide(number: number): void {
    this.#hidden = [...this.#hidden, number];
    this.#keep(this.#table);
  }

  mute(name: string, isMuted: boolean): void {
    this.#muted = isMuted ? [...this.#muted, name] : this.#muted.filter((each) => each !== name);
    this.#keep(this.#table);
  }

  /** The same people go on talking at the table of the match. */
  goOnAt(match: string): void {
    if (this.#muted.length + this.#hidden.length + this.#read > 0) this.#keep(match);
  }

  #keep(table: string): void {
    kept.keep(table, { muted: this.#muted, hidden: this.#hidden, read: this.#read });
  }
}
