import type { Base, Inspection } from '@turnpoint/ui';
import { createContext } from 'svelte';
import type { Endure, ZoneId } from '../rules/types.ts';
import type { Subject } from './cards/subject.ts';
import type { Intentions } from './crew/intentions.svelte.ts';
import type { Flow } from './flow.svelte.ts';
import type { Known } from './known.svelte.ts';
import type { Stage } from './motion/stage.svelte.ts';

/** What all parts of one table share, beside its words. Getters, so that what changes is followed. */
export interface Shared {
  readonly base: Base<Endure>;
  readonly flow: Flow;
  readonly stage: Stage;
  readonly known: Known;
  readonly inspection: Inspection<Subject>;
  readonly intentions: Intentions;
  /** The zone where the keys stand: arrows go on from there, and Tab goes through what lies in it. */
  readonly reached: ZoneId;
  /** A phone. */
  readonly narrow: boolean;
  /** Several persons lead survivors: it is said whose turn it is. */
  readonly isShared: boolean;
}

export const [shared, share] = createContext<Shared>();
