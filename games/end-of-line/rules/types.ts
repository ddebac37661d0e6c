import type {
  Context as KernelContext,
  Entry as KernelEntry,
  Look as KernelLook,
  Ruling as KernelRuling,
  State as KernelState,
  Seat,
} from '@turnpoint/kernel';
import type { Colour, Face, Mode, Way } from '../content/index.ts';
import type { Clause } from './clauses.ts';

/** A cell of the area: y * size + x. */
export type Cell = number;

/** Stands for a Start of Line card where the cell of a parent or a head is expected. */
export const START = -1;

export type Effect = 'boost' | 'brake' | 'turnaround';

export interface Options {
  readonly mode: Mode;
  /** One per seat, all different. */
  readonly colours: readonly Colour[];
}

/** A card on the table. It never changes (EOL-3.9), so copies of a state share it. */
export interface Laid {
  readonly seat: Seat;
  readonly face: Face | 'start';
  /** Travel direction: how the line entered it; for a Start card, where it leaves. */
  readonly way: Way;
  /** The card whose way out it was attached to. */
  readonly parent: Cell;
  /** Counts all placements of the match from 1; 0 for a Start card. */
  readonly n: number;
}

export interface Out {
  readonly round: number;
  /** At a check, or by resigning or running out of time (EOL-8.11). */
  readonly how: 'check' | 'left';
  /** Among those out in one round the higher is better: the last card's number, or the order of leaving. */
  readonly n: number;
}

export interface Player {
  readonly colour: Colour;
  /** Where the first card goes, and its travel direction. */
  readonly entry: Cell;
  readonly entryWay: Way;
  /** The card placed last (START before the first). */
  head: Cell;
  energy: number;
  /** Energy effect used this round. */
  effect: Effect | null;
  hand: Face[];
  /** The top is the last. */
  deck: Face[];
  /** The line has ended in this action phase; the check will put the player out (EOL-6.15, 8.2). */
  ended: boolean;
  out: Out | null;
}

/** What lies open on the table: enough to tell where a line can go. */
export interface Area {
  readonly mode: Mode;
  readonly size: number;
  readonly cells: readonly (Laid | null)[];
}

export interface Table {
  readonly mode: Mode;
  readonly size: number;
  cells: (Laid | null)[];
  players: Player[];
  /** Revealed for the first-round order, by seat (EOL-2.6); empty in the solo puzzle. */
  readonly reveals: readonly (readonly Face[])[];
  /** First-round order, the last tie-breaker (EOL-2.9). */
  readonly first: readonly Seat[];
  round: number;
  /** This round's order. */
  order: readonly Seat[];
  /** Placements so far. */
  laid: number;
}

export type Frame =
  /** Phase 1: the order of a new round is found. */
  | { readonly kind: 'order' }
  /** Phase 2: everyone draws. */
  | { readonly kind: 'draw' }
  /** Phase 3: the player at this place of the order takes their turn, or the phase is over. */
  | { readonly kind: 'next'; readonly place: number }
  /** A turn in which `laid` cards are placed; `since` and `head` are as they were before its first card. */
  | {
      readonly kind: 'turn';
      readonly seat: Seat;
      readonly place: number;
      readonly laid: number;
      readonly since: number;
      readonly head: Cell;
      /** A stop was proposed in this turn (EOL-11.10). */
      readonly proposed: boolean;
    }
  /** The co-operative partner answers a proposed stop. */
  | { readonly kind: 'answer'; readonly seat: Seat }
  /** The end-of-phase check. */
  | { readonly kind: 'check' };

export type TurnFrame = Extract<Frame, { kind: 'turn' }>;

/** Placing a card: on the head, on the head's parent, or as the third of a turn. */
export type LayKind = 'lay' | 'turnaround' | 'boost';

export type Choice =
  | { readonly kind: LayKind; readonly face: Face; readonly cell: Cell }
  | { readonly kind: 'brake' }
  /** End the turn after two cards instead of Boost. */
  | { readonly kind: 'end' }
  /** Let the line end instead of spending energy. */
  | { readonly kind: 'give-up' }
  /** Stop the puzzle (co-operative: propose it). */
  | { readonly kind: 'stop' }
  | { readonly kind: 'agree' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'resign' }
  /** The clock's choice on behalf of the seat. */
  | { readonly kind: 'time-out' };

export type LayChoice = Extract<Choice, { cell: Cell }>;

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

export interface PlayerView {
  readonly colour: Colour;
  readonly entry: Cell;
  readonly entryWay: Way;
  readonly head: Cell;
  readonly energy: number;
  readonly effect: Effect | null;
  /** Null when hidden from the reader. */
  readonly hand: readonly Face[] | null;
  readonly handCount: number;
  /** Top last; null while the match runs. */
  readonly deck: readonly Face[] | null;
  readonly deckCount: number;
  /** Cards not on the table, by face: hand and deck together, which everybody can count. */
  readonly unseen: Readonly<Record<Face, number>>;
  readonly ended: boolean;
  readonly out: Out | null;
  /** Cells the head's available ways out lead to. */
  readonly open: readonly Cell[];
}

export interface View extends Area {
  readonly cells: readonly (Laid | null)[];
  readonly players: readonly PlayerView[];
  readonly reveals: readonly (readonly Face[])[];
  readonly first: readonly Seat[];
  readonly round: number;
  readonly order: readonly Seat[];
  readonly laid: number;
  /** All frames of this game are open information. */
  readonly stack: readonly Frame[];
  /** The puzzles' score if they ended now; null in the other modes, and while a hand is hidden from the reader. */
  readonly score: Score | null;
}

export interface EndOfLine {
  table: Table;
  frame: Frame;
  choice: Choice;
  entry: Entry;
  view: View;
  options: Options;
  clause: Clause;
}

export type State = KernelState<EndOfLine>;
export type Look = KernelLook<EndOfLine>;
export type Ruling = KernelRuling<Clause>;
export type Context = KernelContext<EndOfLine>;
