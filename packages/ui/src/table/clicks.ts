/** Before which steps the viewer's own clicks were made, so that Undo takes back what one click did. */
export class Clicks {
  readonly #steps: number[] = [];

  add(step: number): void {
    this.#steps.push(step);
  }

  /** Where the latest click before this step began; undefined when none is known. */
  last(step: number): number | undefined {
    while ((this.#steps.at(-1) ?? -1) >= step) this.#steps.pop();
    return this.#steps.pop();
  }
}
