import { getContext, setContext } from 'svelte';
import type { Flow } from './flow.svelte.ts';
import type { Inspection } from './inspect.svelte.ts';
import type { Stage } from './motion/stage.svelte.ts';

/** What all parts of one table share. Getters, so that what changes is followed. */
export interface Shared {
  readonly flow: Flow;
  readonly stage: Stage;
  readonly inspection: Inspection;
  /** The seat whose stream lies below: the reader's, or the first for those who watch. */
  readonly you: number;
  /** Upright, for a phone. */
  readonly upright: boolean;
  readonly calm: boolean;
  /** How many stand in one turnpoint before the rest are but counted; more than three need two rows. */
  readonly room: number;
}

const KEY = Symbol('endstream');

export const share = (shared: Shared): Shared => setContext(KEY, shared);
/** Undefined where pieces are drawn outside a table: builder, pictures. */
export const maybeShared = (): Shared | undefined => getContext<Shared | undefined>(KEY);
export const shared = (): Shared => getContext<Shared>(KEY);
