import type { Base, Foreseen } from '@turnpoint/ui';
import type { Choice, EndStream, View } from '../rules/types.ts';
import { type Ahead, lookAhead } from './ahead.ts';
import { type Differences, differences, NO_DIFFERENCES } from './draw/differences.ts';

/** What choices that are not made yet would lead to: asked of the rules, drawn before anything is played. */
export class Preview {
  readonly #base: Base<EndStream>;
  now = $state.raw<Ahead | null>(null);
  #asked = 0;

  constructor(base: Base<EndStream>) {
    this.#base = base;
  }

  readonly ahead: Foreseen<EndStream> | null = $derived.by(() => this.now?.seen ?? null);

  /** The table after it; null where nothing is previewed, or nothing may be told. */
  readonly view: View | null = $derived.by(() =>
    this.ahead === null || this.ahead.sealed ? null : this.ahead.look.view,
  );

  readonly changes: Differences = $derived.by(() =>
    this.view === null ? NO_DIFFERENCES : differences(this.#base.look.view, this.view),
  );

  /** False when the choices cannot be made after all. Who has been overtaken is not told so: nobody waits for it. */
  async show(choices: readonly Choice[]): Promise<boolean> {
    const { props, look } = this.#base;
    const asked = ++this.#asked;
    const now = await lookAhead(props, choices, look);
    if (asked !== this.#asked || !this.#base.shows(look)) return true;
    this.now = now.seen === null ? null : now;
    return now.seen !== null;
  }

  clear(): void {
    this.#asked++;
    this.now = null;
  }
}
