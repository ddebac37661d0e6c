import type { Entry as KernelEntry, Seat } from '@turnpoint/kernel';
import type { CardNo } from '../../content/index.ts';
import type { Clause } from '../clauses.ts';
import type { LaneNo, PieceNo, Step } from '../types.ts';
import type { Way } from './choices.ts';

interface Target {
  readonly lane: LaneNo;
  readonly piece: PieceNo;
  readonly card: CardNo;
  readonly energy: number;
  readonly resistance: number;
  readonly voided: boolean;
}

export type Entry = KernelEntry & { readonly clause: Clause | null } & (
    | { readonly type: 'first'; readonly seat: Seat }
    | { readonly type: 'power-start'; readonly seat: Seat }
    | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly CardNo[] }
    | { readonly type: 'deals'; readonly seat: Seat; readonly n: number }
    | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number }
    | { readonly type: 'unlinked'; readonly seat: Seat; readonly n: number }
    | { readonly type: 'counter'; readonly seat: Seat; readonly card: CardNo; readonly left: number }
    | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly CardNo[] }
    | { readonly type: 'draws'; readonly seat: Seat; readonly n: number }
    | { readonly type: 'nothing-to-draw'; readonly seat: Seat }
    | { readonly type: 'reformed'; readonly seat: Seat; readonly n: number }
    | { readonly type: 'cell'; readonly seat: Seat; readonly card: CardNo }
    | { readonly type: 'no-cell'; readonly seat: Seat }
    | {
        readonly type: 'played';
        readonly seat: Seat;
        readonly card: CardNo;
        readonly as: Way;
        readonly at: number;
        readonly piece: PieceNo;
        readonly cells: readonly [number, number, number];
      }
    | { readonly type: 'gave'; readonly seat: Seat; readonly card: CardNo }
    | { readonly type: 'void-cards'; readonly seat: Seat; readonly cards: readonly CardNo[] }
    | { readonly type: 'voids-cards'; readonly seat: Seat; readonly n: number }
    | {
        readonly type: 'power-linked';
        readonly seat: Seat;
        readonly piece: PieceNo;
        readonly card: CardNo;
        readonly cell: CardNo;
      }
    | { readonly type: 'ability'; readonly seat: Seat; readonly card: CardNo; readonly at: string }
    | { readonly type: 'voided'; readonly seat: Seat; readonly piece: PieceNo; readonly cards: readonly CardNo[] }
    | { readonly type: 'returned'; readonly seat: Seat; readonly piece: PieceNo; readonly cards: readonly CardNo[] }
    | { readonly type: 'looked-top'; readonly seat: Seat; readonly cards: readonly CardNo[] }
    | { readonly type: 'looks-top'; readonly seat: Seat; readonly n: number }
    | { readonly type: 'bottom'; readonly seat: Seat; readonly card: CardNo }
    | { readonly type: 'bottoms'; readonly seat: Seat }
    | { readonly type: 'took'; readonly seat: Seat; readonly card: CardNo }
    | { readonly type: 'takes'; readonly seat: Seat }
    | { readonly type: 'looked-hand'; readonly seat: Seat; readonly cards: readonly CardNo[] }
    | { readonly type: 'looks-hand'; readonly seat: Seat }
    | { readonly type: 'hand-voided'; readonly seat: Seat; readonly card: CardNo }
    | { readonly type: 'unlinks'; readonly seat: Seat; readonly card: CardNo }
    | { readonly type: 'holds'; readonly seat: Seat; readonly card: CardNo }
    | { readonly type: 'cell-gone'; readonly seat: Seat; readonly card: CardNo }
    | { readonly type: 'recovered'; readonly seat: Seat; readonly card: CardNo }
    | { readonly type: 'searched'; readonly seat: Seat; readonly card: CardNo | null }
    | { readonly type: 'took-none'; readonly seat: Seat }
    | { readonly type: 'turned-over'; readonly seat: Seat; readonly cards: readonly CardNo[] }
    | { readonly type: 'sealed'; readonly seat: Seat; readonly lane: LaneNo }
    | { readonly type: 'limit-raised'; readonly seat: Seat }
    | { readonly type: 'will-skip'; readonly seat: Seat }
    | { readonly type: 'skipped'; readonly seat: Seat; readonly step: Step }
    | { readonly type: 'step-full'; readonly seat: Seat }
    | { readonly type: 'targeted'; readonly seat: Seat; readonly from: Target; readonly to: Target }
    | { readonly type: 'ended'; readonly seat: Seat }
    | { readonly type: 'timed-out'; readonly seat: Seat }
    | { readonly type: 'conceded'; readonly seat: Seat }
    | { readonly type: 'over'; readonly winners: readonly Seat[] }
  );
