import type { Message } from '@turnpoint/kernel';
import type { Base } from '@turnpoint/ui';
import { untrack } from 'svelte';
import type { Endure, Entry, View } from '../../rules/types.ts';
import type { Stage } from '../motion/stage.svelte.ts';
import { intention } from './intention.ts';

/** What each partner has said that they have in mind, until they do the next thing that says something. */
export class Intentions {
  readonly #base: Base<Endure>;
  #said = $state.raw<ReadonlyMap<number, Message>>(new Map());

  constructor(base: Base<Endure>, stage: Stage) {
    this.#base = base;
    // As it is shown, one after another; where nothing moves, all at once.
    $effect(() => {
      const { now, view } = stage;
      if (now !== null) this.#hear([now], view);
    });
    $effect(() => {
      if (base.props.calm) this.#hear(base.props.fresh, base.look.view);
    });
  }

  #hear(entries: readonly Entry[], view: View): void {
    const said = entries.flatMap((entry) => {
      const who = 'who' in entry && typeof entry.who === 'number' ? entry.who : null;
      const line = who === null || !this.#isPartner(view, who) ? null : intention(view, entry);
      return who === null || line === null ? [] : [[who, line] as const];
    });
    if (said.length > 0) this.#said = new Map([...untrack(() => this.#said), ...said]);
  }

  #isPartner({ team }: View, who: number): boolean {
    return team[who]?.seat !== this.#base.look.seat;
  }

  of(who: number): Message | null {
    return this.#said.get(who) ?? null;
  }
}
