import type { Base, Inspection } from '@turnpoint/ui';
import { createContext } from 'svelte';
import type { TimeStream } from '../rules/types.ts';
import type { Subject } from './cards/subject.ts';
import type { Flow } from './flow.svelte.ts';
import type { IdleLanes } from './idle-lanes.svelte.ts';
import type { Stage } from './motion/stage.svelte.ts';

/** What all parts of one table share, beside its words. Getters, so that what changes is followed. */
export interface Shared {
  readonly base: Base<TimeStream>;
  readonly flow: Flow;
  readonly stage: Stage;
  readonly idle: IdleLanes;
  readonly inspection: Inspection<Subject>;
  /** The seat that lies below: the viewer's, or the first for those who watch. */
  readonly you: number;
  /** On a phone three lanes are shown at a time. */
  readonly narrow: boolean;
}

export const [shared, share] = createContext<Shared>();
