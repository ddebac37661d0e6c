import type { Line } from '@turnpoint/protocol';

const KEY = 'turnpoint.muted';

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
    this.#muted = JSON.parse(sessionStorage.getItem(`${KEY}.${table}`) ?? '[]');
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
    this.#read = this.#lines.at(-1)?.number ?? 0;
  }

  hide(number: number): void {
    this.#hidden = [...this.#hidden, number];
  }

  mute(name: string, isMuted: boolean): void {
    this.#muted = isMuted ? [...this.#muted, name] : this.#muted.filter((each) => each !== name);
    sessionStorage.setItem(`${KEY}.${this.#table}`, JSON.stringify(this.#muted));
  }
}
