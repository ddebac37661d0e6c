import type { Viewer } from '@turnpoint/kernel';
import type { Sight } from '@turnpoint/protocol';
import { must, mustBeBytes } from '../law.ts';
import type { Truth } from './truth.ts';

/** Compares all that one viewer is shown with what is stored: never more, never backwards, nothing left out. */
export class Witness {
  readonly #truth: Truth;
  readonly #viewer: Viewer;
  /** The revision that was seen last. */
  #seen = 0;
  #told: { readonly step: number; readonly bytes: string }[] = [];
  #look = '';
  /** The rest of the last sight, without its log. */
  #rest = '';

  constructor(truth: Truth, viewer: Viewer) {
    this.#truth = truth;
    this.#viewer = viewer;
  }

  sees(sight: Sight): void {
    this.#truth.law(() => {
      const { log, from, look: seen, ...beside } = sight;
      const next = (this.#told.at(-1)?.step ?? -1) + 1;
      const [look, rest] = [JSON.stringify(seen), JSON.stringify(beside)];
      const isNew = look !== this.#look || rest !== this.#rest;
      must(from <= next, () => `told from step ${from} on, and knows nothing after ${next - 1}`);
      must(log.length > 0 || from < next || isNew, () => 'a push that says nothing new');
      [this.#look, this.#rest] = [look, rest];
      while (this.#told.length > 0 && (this.#told.at(-1)?.step ?? 0) >= from) this.#told.pop();
      for (const { lines, ...step } of log) this.#told.push({ step: step.step, bytes: JSON.stringify(step) });
      this.#find(look, this.#log());
    });
  }

  /** In the end everybody sees the same match. */
  seesTheEnd(): void {
    const last = this.#truth.last;
    mustBeBytes(this.#look, last.look(this.#viewer), 'the last sight');
    mustBeBytes(this.#log(), last.log(this.#viewer), 'the whole log');
  }

  #log(): string {
    return `[${this.#told.map(({ bytes }) => bytes).join(',')}]`;
  }

  #find(look: string, log: string): void {
    const { revisions } = this.#truth;
    for (let at = this.#seen; at < revisions.length; at++) {
      const revision = revisions[at];
      if (revision?.look(this.#viewer) !== look || revision.log(this.#viewer) !== log) continue;
      this.#seen = at;
      return;
    }
    must(false, () => `viewer ${this.#viewer} was shown what is not stored, or no longer: ${look.slice(0, 200)}`);
  }
}
