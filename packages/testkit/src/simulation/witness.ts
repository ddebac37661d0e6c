import type { LogStep, Types, Viewer } from '@turnpoint/kernel';
import type { Sight } from '@turnpoint/protocol';
import { must, mustBeBytes } from '../law.ts';
import type { Truth } from './truth.ts';

/** Compares all that one viewer is shown with what is stored: never more, never backwards, nothing left out. */
export class Witness {
  readonly #truth: Truth;
  readonly #viewer: Viewer;
  /** The revision that was seen last. */
  #seen = 0;
  #told: LogStep<Types>[] = [];
  #last = '';

  constructor(truth: Truth, viewer: Viewer) {
    this.#truth = truth;
    this.#viewer = viewer;
  }

  sees(sight: Sight): void {
    this.#truth.law(() => {
      const { log, from, ...rest } = sight;
      const next = (this.#told.at(-1)?.step ?? -1) + 1;
      const bytes = JSON.stringify(rest);
      must(from <= next, () => `told from step ${from} on, and knows nothing after ${next - 1}`);
      must(log.length > 0 || from < next || bytes !== this.#last, () => 'a push that says nothing new');
      this.#last = bytes;
      this.#told = [...this.#told.filter(({ step }) => step < from), ...log.map(({ lines, ...step }) => step)];
      this.#find(JSON.stringify(sight.look), JSON.stringify(this.#told));
    });
  }

  /** In the end everybody sees the same match. */
  seesTheEnd(): void {
    const { look } = JSON.parse(this.#last) as Sight;
    mustBeBytes(JSON.stringify(look), JSON.stringify(this.#truth.match.look(this.#viewer)), 'the last sight');
    mustBeBytes(JSON.stringify(this.#told), JSON.stringify(this.#truth.match.log(this.#viewer)), 'the whole log');
  }

  #find(look: string, told: string): void {
    const { revisions } = this.#truth;
    for (let at = this.#seen; at < revisions.length; at++) {
      const match = revisions[at]?.match;
      if (JSON.stringify(match?.look(this.#viewer)) !== look) continue;
      if (JSON.stringify(match?.log(this.#viewer)) !== told) continue;
      this.#seen = at;
      return;
    }
    must(false, () => `viewer ${this.#viewer} was shown what is not stored, or no longer: ${look.slice(0, 200)}`);
  }
}
