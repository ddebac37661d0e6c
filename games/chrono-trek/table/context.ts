import type { Message, Reader } from '@turnpoint/kernel';
import { getContext, setContext } from 'svelte';
import type { Reckoned } from '../rules/reckon.ts';
import type { Look } from '../rules/types.ts';
import type { Inspection } from './cards/inspection.svelte.ts';
import type { Flow } from './flow.svelte.ts';
import type { Stage } from './motion/stage.svelte.ts';

/** What all parts of one table share. Getters, so that what changes is followed. */
export interface Shared {
  readonly reader: Reader;
  readonly look: Look;
  readonly reckoned: Reckoned;
  readonly flow: Flow;
  readonly stage: Stage;
  readonly inspection: Inspection;
  say(key: string, args?: Message['args']): string;
  openClause(clause: string): void;
}

const KEY = Symbol('chrono-trek');

export const share = (shared: Shared): Shared => setContext(KEY, shared);
export const shared = (): Shared => getContext<Shared>(KEY);
