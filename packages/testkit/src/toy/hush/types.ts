import type {
  Choice as KernelChoice,
  Context as KernelContext,
  Entry as KernelEntry,
  Look as KernelLook,
  State as KernelState,
  Seat,
} from '@turnpoint/kernel';

/** 1 to 6; the deck holds three of each. */
export type Card = number;

export const CLAUSES = ['HUSH-1.1', 'HUSH-1.2', 'HUSH-2.1', 'HUSH-2.2', 'HUSH-3.1', 'HUSH-3.2', 'HUSH-4.1'] as const;
export type Clause = (typeof CLAUSES)[number];

export interface Table {
  readonly rounds: number;
  round: number;
  hands: Card[][];
  /** Laid face down: only the owner knows them until the end. */
  stashes: Card[][];
  /** The top is the last. */
  deck: Card[];
  /** Face up. */
  bin: Card[];
  points: number[];
  out: boolean[];
  /** Who has seen the card that is on top now. */
  peeked: Seat[];
}

export type Frame =
  /** Everyone bids a card, unseen by the others. */
  | { readonly kind: 'bid' }
  /** The highest bidder's turn. */
  | { readonly kind: 'lead'; readonly seat: Seat; readonly stashed: boolean }
  /** A rival is called out: everyone else may hush it with a 6. */
  | { readonly kind: 'window'; readonly by: Seat; readonly target: Seat }
  | { readonly kind: 'draw' }
  | { readonly kind: 'next' };

export type LeadFrame = Extract<Frame, { kind: 'lead' }>;
export type WindowFrame = Extract<Frame, { kind: 'window' }>;

export type Choice = KernelChoice &
  (
    | { readonly kind: 'bid' | 'stash'; readonly card: Card }
    | { readonly kind: 'call'; readonly target: Seat }
    | { readonly kind: 'peek' | 'roll' | 'pass' | 'hush' | 'resign' | 'time-out' }
  );

export type Entry = KernelEntry & { readonly clause: Clause | null } & (
    | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] | null }
    | { readonly type: 'bid'; readonly seat: Seat; readonly card: Card }
    | { readonly type: 'stashed' | 'peeked' | 'drew'; readonly seat: Seat; readonly card: Card | null }
    | { readonly type: 'rolled'; readonly seat: Seat; readonly eyes: number }
    | { readonly type: 'called'; readonly seat: Seat; readonly target: Seat }
    | { readonly type: 'hushed' | 'resigned'; readonly seat: Seat }
  );

export interface View {
  readonly rounds: number;
  readonly round: number;
  /** Null where hidden from the viewer. */
  readonly hands: readonly (readonly Card[] | null)[];
  readonly handCounts: readonly number[];
  readonly stashes: readonly (readonly Card[] | null)[];
  readonly stashCounts: readonly number[];
  readonly deckCount: number;
  readonly top: Card | null;
  readonly bin: readonly Card[];
  readonly points: readonly number[];
  readonly out: readonly boolean[];
  readonly peeked: readonly Seat[];
  /** All frames of this game are open. */
  readonly stack: readonly Frame[];
}

export interface Hush {
  table: Table;
  frame: Frame;
  choice: Choice;
  entry: Entry;
  view: View;
  options: { readonly rounds: number };
  clause: Clause;
}

export type State = KernelState<Hush>;
export type Look = KernelLook<Hush>;
export type Context = KernelContext<Hush>;
