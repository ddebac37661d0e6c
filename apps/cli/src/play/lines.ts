import { createInterface, type Interface } from 'node:readline';

/** Lines typed by the player; null at the end of the input. Lines that come before they are asked for are kept. */
export class Lines {
  readonly #reading: Interface;
  readonly #lines: AsyncIterator<string>;

  constructor() {
    this.#reading = createInterface({ input: process.stdin, terminal: false });
    this.#lines = this.#reading[Symbol.asyncIterator]();
  }

  async next(prompt: string): Promise<string | null> {
    process.stdout.write(prompt);
    const { done, value } = await this.#lines.next();
    return done === true ? null : value.trim();
  }

  close(): void {
    this.#reading.close();
  }
}
