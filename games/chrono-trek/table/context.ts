import type { Message, Reader } from '@turnpoint/kernel';
import type { PlayerInfo } from '@turnpoint/ui';
import { getContext, setContext } from 'svelte';
import type { Reckoned } from '../rules/reckon.ts';
import type { Look } from '../rules/types.ts';
import type { Inspection } from './cards/inspection.svelte.ts';
import type { Flow } from './flow.svelte.ts';
import type { Stage } from './motion/stage.svelte.ts';
import type { Orders } from './pause/orders.svelte.ts';
import type { Sheets } from './reference/sheets.svelte.ts';

/** What all parts of one table share. Getters, so that what changes is followed. */
export interface Shared {
  readonly reader: Reader;
  readonly look: Look;
  readonly use: 'play' | 'watch';
  readonly calm: boolean;
  readonly players: readonly PlayerInfo[];
  readonly reckoned: Reckoned;
  readonly flow: Flow;
  readonly stage: Stage;
  readonly inspection: Inspection;
  readonly orders: Orders;
  readonly sheets: Sheets;
  /** Plays the others' last turns again; null when there is nothing to play. */
  readonly again: (() => void) | null;
  say(key: string, args?: Message['args']): string;
  openClause(clause: string): void;
}

const KEY = Symbol('chrono-trek');

export const share = (shared: Shared): Shared => setContext(KEY, shared);
export const shared = (): Shared => getContext<Shared>(KEY);
