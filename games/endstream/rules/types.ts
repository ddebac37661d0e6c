import type {
  Context as KernelContext,
  Look as KernelLook,
  Ruling as KernelRuling,
  State as KernelState,
  Seat,
} from '@turnpoint/kernel';
import type { Address, Deck, GearNo, OperatorNo, Place, Points, StateWord, Thing, ZoneWord } from '../content/index.ts';
import type { Clause } from './clauses.ts';
import type { Choice } from './state/choices.ts';
import type { Entry } from './state/entries.ts';
import type { Frame } from './state/frames.ts';
import type { View } from './state/views.ts';

export type * from './state/choices.ts';
export type * from './state/entries.ts';
export type * from './state/frames.ts';
export type * from './state/views.ts';
export type { GearNo, OperatorNo, Place, Points, Thing };

export interface Options {
  readonly decks: readonly [Deck, Deck];
  /** At most two copies of a tech (ES-2.6). */
  readonly format: 'standard' | 'open';
  /** ES-R5: on the starting player's first turn no MOVE, or MOVE inside the own stream. */
  readonly firstTurnMove: 'none' | 'ownStream';
  /** ES-R37: everything is shown. */
  readonly openDecks: boolean;
  /** ES-15.8 */
  readonly drawAfter: number;
}

export type Zone = 'hand' | 'board' | 'gone';
/** A tech in its operator's slot, used (in play or removed), or destroyed unused with its operator. */
export type Slot = 'unused' | 'used' | 'lost';

export interface Operator {
  readonly card: string;
  readonly techs: readonly [string, string];
  zone: Zone;
  /** -1 off the board. */
  at: Place;
  armor: number;
  /** Strike damage and lowering of this turn that count against defense. */
  damage: number;
  /** 0 while active; else the owner's turn starts left until it reactivates (ES-R15). */
  disabled: number;
  /** Disabled in this very turn (ES-11.14). */
  felled: boolean;
  /** MOVEs made and granted beyond the first, this turn. */
  moves: number;
  extraMoves: number;
  techUsed: boolean;
  /** Once-per-turn abilities used this turn. */
  used: Address[];
  /** Was on the board at the end of its player's previous turn (ES-10.2). */
  present: boolean;
  slots: [Slot, Slot];
  /** The opponent knows the card, though it is in the hand (LOOK). */
  seen: boolean;
  /** The opponent knows its unused techs. */
  techsSeen: boolean;
}

/** A tech on the board: equipped (`on` is the bearer) or deployed (`at` is the turnpoint); the other is -1. */
export interface Gear {
  readonly id: GearNo;
  readonly card: string;
  /** Whose it is: who used it (ES-R26, R27). */
  readonly by: Seat;
  readonly on: OperatorNo;
  readonly at: Place;
}

/** An effect with a duration. It never changes, so copies of a state share it. */
export interface Mark {
  readonly what: StateWord | ZoneWord | 'raise' | 'bonus' | 'control' | 'disabled agenda';
  /** The operator, or for zones and agendas the turnpoint. */
  readonly on: number;
  readonly amount: number;
  /** Who used it. */
  readonly by: Seat;
  /** The start of `by`'s next turn, the end of this turn, or as long as this gear is there. */
  readonly until: 'start' | 'end' | GearNo;
  /** Off while `by`'s controller is in the turnpoint. */
  readonly unlessController: boolean;
}

export interface Agenda {
  readonly card: string;
  up: 0 | 1;
  activated: boolean;
  /** Starts of its owner's turns until a pushed agenda is ready again; 0 when it was not pushed (ES-5.15, 5.16). */
  pushed: number;
}

export interface Player {
  readonly controller: string;
  at: Place;
  armor: number;
  charge: number;
  mulligans: number;
  /** This turn's agenda points: M, P, S. */
  points: [number, number, number];
  hasPushed: boolean;
  hasSpun: boolean;
  hasStepped: boolean;
  weaponsUsed: number;
  /** Once-per-turn abilities of the controller used this turn. */
  used: Address[];
  /** Turns begun. */
  turns: number;
}

/** An effect that was done: by whom, which, and what was picked. */
export interface Done {
  readonly user: Thing;
  readonly at: Address;
  readonly picks: readonly number[];
}

export type Phase = 'mulligan' | 'start' | 'action';

export interface Table {
  readonly firstTurnMove: Options['firstTurnMove'];
  readonly openDecks: boolean;
  readonly drawAfter: number;
  /** The starting player. */
  readonly first: Seat;
  turn: Seat;
  phase: Phase;
  players: [Player, Player];
  operators: Operator[];
  agendas: Agenda[];
  gear: Gear[];
  marks: Mark[];
  /** Turns in a row without progress, and whether this one has seen any (ES-15.8). */
  quiet: number;
  progress: boolean;
  /** Those who have met a losing condition inside the open turn (ES-15.7). */
  lost: readonly Seat[];
  /** The effect that was done last. */
  last: Done | null;
  /** Who offers a draw, and whether the player on turn has offered in this turn already (ES-R57). */
  offer: Seat | null;
  hasOffered: boolean;
  /** The clock has run out: open choices are made by rule (ES-R36). */
  timeUp: boolean;
}

export interface EndStream {
  table: Table;
  frame: Frame;
  choice: Choice;
  entry: Entry;
  view: View;
  options: Options;
  clause: Clause;
}

export type State = KernelState<EndStream>;
export type Look = KernelLook<EndStream>;
export type Ruling = KernelRuling<Clause>;
export type Context = KernelContext<EndStream>;
