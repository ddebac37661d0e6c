import type { Pair } from './clients/pair.ts';
import { recorded } from './the-match.ts';

/** A pair at its match: where it stands, and the way from one choice to the next. */
export class Playing {
  readonly #pair: Pair;
  #step = 0;

  constructor(pair: Pair) {
    this.#pair = pair;
  }

  begin(): Promise<void> {
    this.#step = 0;
    return this.#pair.begin();
  }

  /** Milliseconds until both had heard of the next choice. A new match is begun where one is over. */
  async choose(): Promise<number> {
    if (this.#step === recorded.length) await this.begin();
    const began = performance.now();
    await this.#pair.choose(this.#step++);
    return performance.now() - began;
  }
}

/** A choice of each right after the last, until `isOver`. */
export async function atOnce(all: readonly Playing[], isOver: (took: readonly number[]) => boolean): Promise<number[]> {
  const took: number[] = [];
  await Promise.all(
    all.map(async (playing) => {
      while (!isOver(took)) took.push(await playing.choose());
    }),
  );
  return took;
}

/** So many choices a second in all, each pair in its turn. */
export async function paced(all: readonly Playing[], perSecond: number, seconds: number): Promise<number[]> {
  const took: number[] = [];
  const [began, gap] = [performance.now(), (1000 * all.length) / perSecond];
  await Promise.all(
    all.map(async (playing, n) => {
      for (let due = began + (gap * n) / all.length; due < began + seconds * 1000; due += gap) {
        await after(Math.max(0, due - performance.now()) / 1000);
        took.push(await playing.choose());
      }
    }),
  );
  return took;
}

export const after = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
