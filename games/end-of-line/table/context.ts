import { createContext } from 'svelte';
import type { Flow } from './flow.svelte.ts';
import type { Stage } from './motion/stage.svelte.ts';

/** What all parts of one table share, beside its words. */
export interface Shared {
  readonly flow: Flow;
  readonly stage: Stage;
}

export const [shared, share] = createContext<Shared>();
