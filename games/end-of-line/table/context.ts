import type { Base, Inspection } from '@turnpoint/ui';
import { createContext } from 'svelte';
import type { EndOfLine } from '../rules/types.ts';
import type { Subject } from './cards/read.ts';
import type { Flow } from './flow.svelte.ts';
import type { Stage } from './motion/stage.svelte.ts';

/** What all parts of one table share, beside its words. */
export interface Shared {
  readonly base: Base<EndOfLine>;
  readonly flow: Flow;
  readonly stage: Stage;
  readonly inspection: Inspection<Subject>;
}

export const [shared, share] = createContext<Shared>();
