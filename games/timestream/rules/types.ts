import type {
  Context as KernelContext,
  Look as KernelLook,
  Ruling as KernelRuling,
  State as KernelState,
  Seat,
} from '@turnpoint/kernel';
import type { Address, CardNo, Deck } from '../content/index.ts';
import type { Clause } from './clauses.ts';
import type { Choice } from './state/choices.ts';
import type { Entry } from './state/entries.ts';
import type { Frame } from './state/frames.ts';
import type { View } from './state/views.ts';

export type * from './state/choices.ts';
export type * from './state/entries.ts';
export type * from './state/frames.ts';
export type * from './state/views.ts';

/** A phase by its index: 0 Journey, 1 City, 2 Record. */
export type Phase = number;
/** A lane: 3 * the player whose Event Chain it is + the phase. */
export type LaneNo = number;
/** A card in play, numbered as it was brought into play. */
export type PieceNo = number;
/** Power Cells by kind: the place is the card's number. */
export type Cells = number[];

export interface Options {
  readonly decks: readonly [Deck, Deck];
  /** TS-5.1 */
  readonly powerStart: boolean;
  /** TS-5.11 */
  readonly openLists: boolean;
}

/** A Power Cell linked to a card in play; `slot` 0 is the card itself, n its n-th linked card (TS-13.19). */
export interface Power {
  readonly slot: number;
  readonly cell: CardNo;
}

/** A host with everything linked to it. */
export interface Piece {
  readonly id: PieceNo;
  readonly card: CardNo;
  readonly by: Seat;
  /** The turn in which it was brought into play. */
  readonly since: number;
  /** Of Delayed; 0 without. */
  counters: number;
  links: CardNo[];
  powers: Power[];
}

/** The first card of a column comes first. */
export interface Lane {
  /** Own Event Chain cards (two: locked), or one occupier of the opponent. */
  location: Piece[];
  advances: Piece[];
  obstacles: Piece[];
}

export interface Player {
  /** All cards of the deck, by number. It never changes. */
  readonly list: readonly CardNo[];
  hand: CardNo[];
  /** The top card is last. */
  deck: CardNo[];
  /** Of how many cards on top and at the bottom the player knows the place. */
  knownTop: number;
  knownBottom: number;
  /** The Void: what all have seen, and what came there face down. */
  shown: CardNo[];
  hidden: CardNo[];
  unlinked: Cells;
  linked: Cells;
  /** Of the linked ones, those that miss the next Unlink step (TS-17.24). */
  held: Cells;
  /** Own phases that are sealed, and own locations that may not be occupied yet (TS-12.15). */
  sealed: [boolean, boolean, boolean];
  closed: [boolean, boolean, boolean];
  skipsTarget: boolean;
  /** Turns begun. */
  turns: number;
}

/** An ability that waits until the text that set it off is done (TS-17.22). */
export interface Reaction {
  readonly seat: Seat;
  readonly card: CardNo;
  readonly at: Address;
}

export type Step = 'unlink' | 'draw' | 'cell' | 'play' | 'target' | 'discard';

export interface Table {
  readonly powerStart: boolean;
  readonly openLists: boolean;
  readonly first: Seat;
  turn: Seat;
  step: Step;
  /** Turns begun by both. */
  turns: number;
  players: [Player, Player];
  lanes: Lane[];
  /** The number that the next card in play gets. */
  nextPiece: PieceNo;
  /** Event Chain cards played this turn, and how many may be (TS-14.2, 14.18). */
  chains: number;
  chainLimit: number;
  /** Cards played and Power Links made in this step 4 (TS-17.16). */
  plays: number;
  /** Lanes whose target of this turn is used. */
  used: boolean[];
  reactions: Reaction[];
  /** Completed turns in a row without a card that moved, and whether one has in this turn (TS-22.2). */
  quiet: number;
  moved: boolean;
  /** Whose time is up (TS-22.6). */
  timeUp: Seat | null;
}

export interface TimeStream {
  table: Table;
  frame: Frame;
  choice: Choice;
  entry: Entry;
  view: View;
  options: Options;
  clause: Clause;
}

export type State = KernelState<TimeStream>;
export type Look = KernelLook<TimeStream>;
export type Ruling = KernelRuling<Clause>;
export type Context = KernelContext<TimeStream>;
