import type { Entry as KernelEntry, Seat } from '@turnpoint/kernel';
import type { Face, Way } from '../../content/index.ts';
import type { Clause } from '../clauses.ts';
import type { Cell } from '../types.ts';
import type { LayKind } from './choices.ts';

/** How a place in the order was found: initiatives compared, newest card first. */
export interface Compared {
  readonly seat: Seat;
  readonly initiatives: readonly number[];
  /** The walk back reached a Start card: first-round order decided (EOL-4.6). */
  readonly byFirst: boolean;
}

export type Entry = KernelEntry & { readonly clause: Clause | null } & (
    | { readonly type: 'deal'; readonly seat: Seat; readonly entry: Cell; readonly way: Way }
    | { readonly type: 'reveal'; readonly seat: Seat; readonly faces: readonly Face[] }
    | { readonly type: 'order'; readonly round: number; readonly compared: readonly Compared[] }
    | { readonly type: 'draw'; readonly seat: Seat; readonly count: number; readonly faces: readonly Face[] | null }
    | {
        readonly type: 'lay';
        readonly seat: Seat;
        readonly face: Face;
        readonly cell: Cell;
        readonly way: Way;
        readonly from: Cell;
        readonly kind: LayKind;
        /** Went over an edge of the area. */
        readonly wrapped: boolean;
        /** The team-mate's card that was crossed. */
        readonly crossed: Cell | null;
        /** Energy left. */
        readonly energy: number;
      }
    | { readonly type: 'brake'; readonly seat: Seat; readonly energy: number }
    | { readonly type: 'end'; readonly seat: Seat }
    | { readonly type: 'line-ends'; readonly seat: Seat; readonly chosen: boolean }
    | {
        readonly type: 'check';
        readonly round: number;
        readonly open: readonly { readonly seat: Seat; readonly ways: number }[];
      }
    | { readonly type: 'out'; readonly seat: Seat; readonly round: number }
    | { readonly type: 'left'; readonly seat: Seat; readonly why: 'resign' | 'time-out' }
    | { readonly type: 'taken-back'; readonly seat: Seat; readonly cells: readonly Cell[]; readonly energy: number }
    | { readonly type: 'propose'; readonly seat: Seat }
    | { readonly type: 'answer'; readonly seat: Seat; readonly agreed: boolean }
    | { readonly type: 'won'; readonly winners: readonly Seat[] }
    | { readonly type: 'score'; readonly score: Score }
  );

export interface Score {
  readonly unplaced: number;
  readonly energy: number;
  readonly empty: number;
  readonly total: number;
}
