import type { Choice, Viewer } from '@turnpoint/kernel';
import type { Company, Door, Line, Sight, WatchPort } from '@turnpoint/protocol';

/** All that has come out of an opened port, byte for byte and in order. */
export class Transcript {
  readonly viewer: Viewer;
  readonly pushed: Sight[] = [];
  readonly company: Company[] = [];
  readonly talk: Line[] = [];
  readonly #port: Promise<WatchPort>;
  readonly #door: Door;
  readonly #match: string;

  constructor(door: Door, match: string, viewer: Viewer) {
    this.viewer = viewer;
    this.#door = door;
    this.#match = match;
    const listener = {
      sight: (sight: Sight) => void this.pushed.push(sight),
      company: (company: Company) => void this.company.push(company),
      talk: (lines: readonly Line[]) => void this.talk.push(...lines),
      fault: (sentence: string) => {
        throw new Error(sentence);
      },
    };
    this.#port = viewer === null ? door.watch(match, listener) : door.sit(match, viewer, listener);
  }

  async opened(): Promise<this> {
    await this.#port;
    return this;
  }

  get sight(): Sight {
    return this.pushed.at(-1) as Sight;
  }

  /** Everything that can be asked without changing anything, answered. */
  async asked(probes: readonly Choice[]): Promise<string> {
    const port = await this.#port;
    const { step } = this.sight.look;
    const answers: unknown[] = [await port.text()];
    for (const back of [0, step, step + 1, step + 2]) answers.push(await port.lookBack(back));
    if (this.viewer !== null) {
      // A second port to the same seat must tell the same as the first.
      const seat = await this.#door.sit(this.#match, this.viewer, null);
      answers.push(await seat.owes());
      for (const probe of probes) answers.push(await seat.why(probe), await seat.foresee([probe]));
      for (const choice of this.sight.look.choices.slice(0, 3)) answers.push(await seat.foresee([choice]));
      await seat.close();
    }
    return JSON.stringify(answers);
  }
}
