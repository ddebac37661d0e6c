import type { Message } from '@turnpoint/kernel';
import type { Base } from '@turnpoint/ui';
import { untrack } from 'svelte';
import type { Endure, Entry, View } from '../../rules/types.ts';
import { advance } from '../motion/advance.ts';
import type { Stage } from '../motion/stage.svelte.ts';
import { toldBy } from './intention.ts';

/** What each partner has said that they have in mind, until they do the next thing that says something. */
export class Intentions {
  readonly #base: Base<Endure>;
  #said = $state.raw<ReadonlyMap<number, Message>>(new Map());

  constructor(base: Base<Endure>, stage: Stage) {
    this.#base = base;
    // As it is shown, one after another; where nothing moves, all at once.
    $effect(() => {
      const { now, view } = stage;
      if (now !== null) this.#hear(now, view);
    });
    let before = base.look.view;
    $effect(() => {
      const { calm, fresh } = base.props;
      const { view } = base.look;
      // What an entry says depends on how the table lay then, not on what came after it.
      for (const entry of calm ? fresh : []) {
        before = advance(before, entry);
        this.#hear(entry, before);
      }
      before = view;
    });
  }

  #hear(entry: Entry, view: View): void {
    const line = toldBy(entry, view, this.#base.look.seat);
    if (line !== null && 'who' in entry) this.#said = new Map(untrack(() => this.#said)).set(entry.who as number, line);
  }

  of(who: number): Message | null {
    return this.#said.get(who) ?? null;
  }
}
