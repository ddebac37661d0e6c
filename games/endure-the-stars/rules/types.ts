import type {
  Context as KernelContext,
  Look as KernelLook,
  Ruling as KernelRuling,
  State as KernelState,
  Seat,
} from '@turnpoint/kernel';
import type { Clause } from './clauses.ts';
import type { Choice } from './state/choices.ts';
import type { Entry } from './state/entries.ts';
import type { Frame } from './state/frames.ts';
import type { Options, Table } from './state/table.ts';
import type { View } from './state/views.ts';

export type * from './state/campaign.ts';
export type * from './state/choices.ts';
export type * from './state/entries.ts';
export type * from './state/frames.ts';
export type * from './state/map.ts';
export type * from './state/pieces.ts';
export type * from './state/refuge.ts';
export type * from './state/survivor.ts';
export type * from './state/table.ts';
export type * from './state/views.ts';

export interface Endure {
  table: Table;
  frame: Frame;
  choice: Choice;
  entry: Entry;
  view: View;
  options: Options;
  clause: Clause;
}

export type State = KernelState<Endure>;
export type Look = KernelLook<Endure>;
export type Ruling = KernelRuling<Clause>;
export type Context = KernelContext<Endure>;
export type { Seat };
