/** One after another: each begins when the one before is done, whatever became of it. */
export class InTurn {
  #last: Promise<unknown> = Promise.resolve();

  do<X>(act: () => Promise<X>): Promise<X> {
    const done = this.#last.then(act);
    this.#last = done.catch(() => {});
    return done;
  }
}
