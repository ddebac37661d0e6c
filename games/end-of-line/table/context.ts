import type { Message, Reader } from '@turnpoint/kernel';
import { getContext, setContext } from 'svelte';
import type { Flow } from './flow.svelte.ts';
import type { Stage } from './motion/stage.svelte.ts';

/** What all parts of one table share. Getters, so that what changes is followed. */
export interface Shared {
  readonly reader: Reader;
  readonly flow: Flow;
  readonly stage: Stage;
  say(key: string, args?: Message['args']): string;
  openClause(clause: string): void;
}

const KEY = Symbol('end of line');

export const share = (shared: Shared): Shared => setContext(KEY, shared);
export const shared = (): Shared => getContext<Shared>(KEY);
