import type { Look, Types } from '@turnpoint/kernel';
import { untrack } from 'svelte';
import type { TableProps } from '../contract.ts';
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
  readonly stage: Pick<Stage<T>, 'feed' | 'stop'>;
  readonly flow: Flow;
  readonly inspection?: { close(): void };
}

/** Takes one look after another: each is fed to the stage, which plays what led to it, and a new position is told. */
export function follower<T extends Types>(refusals: { clear(): void }, { stage, flow, inspection }: Parts<T>) {
  let seen: Look<T> | null = null;
  return ({ look, fresh, calm }: Pick<TableProps<T>, 'look' | 'fresh' | 'calm'>): void => {
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
    refusals.clear();
    flow.arrive();
  };
}

/** Follows the looks that the shell hands over. Called at the head of a table. */
export function followLooks<T extends Types>(base: Base<T>, parts: Parts<T>): void {
  const take = follower(base.refusals, parts);
  $effect.pre(() => {
    const { look, fresh, calm } = base.props;
    // Only a new look counts; what taking it reads must not bring this effect about again.
    untrack(() => take({ look, fresh, calm }));
  });
  // Motion that outlives its table would look for what is no longer drawn.
  $effect(() => () => parts.stage.stop());
}
