import type { Base, Inspection } from '@turnpoint/ui';
import { createContext } from 'svelte';
import type { EndStream } from '../rules/types.ts';
import type { Subject } from './cards/subject.ts';
import type { Flow } from './flow.svelte.ts';
import type { Stage } from './motion/stage.svelte.ts';

/** What all parts of one table share, beside its words. Getters, so that what changes is followed. */
export interface Shared {
  readonly base: Base<EndStream>;
  readonly flow: Flow;
  readonly stage: Stage;
  readonly inspection: Inspection<Subject>;
  /** The seat whose stream lies below: the viewer's, or the first for those who watch. */
  readonly you: number;
  /** Upright, for a phone. */
  readonly upright: boolean;
  readonly calm: boolean;
}

export const [shared, share] = createContext<Shared>();
