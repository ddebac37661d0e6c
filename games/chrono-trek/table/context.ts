import { type Message, type Reader, tell } from '@turnpoint/kernel';
import type { PlayerInfo, TableProps } from '@turnpoint/ui';
import { getContext, setContext } from 'svelte';
import type { Reckoned } from '../rules/telling/reckon.ts';
import type { ChronoTrek, Look } from '../rules/types.ts';
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

/** What changes with every look, asked for anew each time. */
interface Sources {
  props(): TableProps<ChronoTrek>;
  reader(): Reader;
  again(): Shared['again'];
}

type Parts = Pick<Shared, 'flow' | 'stage' | 'inspection' | 'orders' | 'sheets'>;

export function share({ props, reader, again }: Sources, parts: Parts): void {
  const shared: Shared = {
    ...parts,
    get reader() {
      return reader();
    },
    get look() {
      return props().look;
    },
    get use() {
      return props().use;
    },
    get calm() {
      return props().calm;
    },
    get players() {
      return props().players;
    },
    get reckoned() {
      return parts.flow.reckoned;
    },
    get again() {
      return again();
    },
    say: (key, args = {}) => tell(reader(), { key, args }),
    openClause: (clause) => props().openClause(clause),
  };
  setContext(KEY, shared);
}

export const shared = (): Shared => getContext<Shared>(KEY);
