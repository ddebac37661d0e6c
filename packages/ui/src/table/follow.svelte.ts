import type { Look, Types } from '@turnpoint/kernel';
import { untrack } from 'svelte';
import type { Base } from './base.svelte.ts';
import type { Stage } from './stage.svelte.ts';

/** What the viewer has picked so far; each game has its own. */
export interface Flow {
  /** A new position has come. */
  arrive(): void;
  /** Everything half made goes. */
  drop(): void;
}

interface Parts<T extends Types> {
  readonly stage: Stage<T['view'], T['entry']>;
  readonly flow: Flow;
  readonly inspection?: { close(): void };
}

/** Feeds every new look to the stage, which plays what led to it, and tells the flow. Called at the head of a table. */
export function followLooks<T extends Types>(base: Base<T>, { stage, flow, inspection }: Parts<T>): void {
  let seen: Look<T> | null = null;
  $effect.pre(() => {
    const { look, fresh, calm } = base.props;
    // Only a new look is fed; what feeding reads must not bring this effect about again.
    untrack(() => {
      if (look === seen) return;
      const before = seen;
      seen = look;
      // Another viewer at the same screen must not see what the former one held: no motion, nothing half made.
      const isAnother = before !== null && before.seat !== look.seat;
      if (before !== null) stage.feed(look.view, fresh, calm || isAnother);
      if (isAnother) {
        flow.drop();
        inspection?.close();
      } else if (before?.step === look.step) return;
      base.refusals.clear();
      flow.arrive();
    });
  });
  // Motion that outlives its table would look for what is no longer drawn.
  $effect(() => () => stage.stop());
}
