import type { Seat } from '@turnpoint/kernel';
import type { Address, AgendaType, StateWord, ZoneWord } from '../../content/index.ts';
import type { Done, Frame, Gear, Mark, Options, Phase, Place, Player, Slot, Zone } from '../types.ts';

export interface OperatorView {
  /** Null when hidden from the viewer. */
  readonly card: string | null;
  readonly techs: readonly (string | null)[];
  readonly owner: Seat;
  /** Who controls it. */
  readonly by: Seat;
  readonly zone: Zone;
  readonly at: Place;
  readonly armor: number;
  /** Full defense, and what is left of it this turn; null when the card is hidden. */
  readonly defense: number | null;
  readonly defenseLeft: number | null;
  readonly damage: number;
  readonly disabled: number;
  readonly felled: boolean;
  readonly moves: number;
  readonly extraMoves: number;
  readonly techUsed: boolean;
  readonly used: readonly Address[];
  readonly present: boolean;
  readonly slots: readonly [Slot, Slot];
  readonly seen: boolean;
  readonly techsSeen: boolean;
  /** Keyword states it is in, from any source. */
  readonly states: readonly StateWord[];
}

export interface AgendaView {
  readonly card: string;
  readonly up: 0 | 1;
  readonly type: AgendaType;
  /** The lower side is public (ES-R53). */
  readonly otherType: AgendaType;
  readonly state: 'ready' | 'activated' | 'disabled';
  readonly activated: boolean;
  readonly pushed: number;
}

export interface View {
  readonly firstTurnMove: Options['firstTurnMove'];
  readonly openDecks: boolean;
  readonly drawAfter: number;
  readonly first: Seat;
  readonly turn: Seat;
  readonly phase: Phase;
  readonly players: readonly [Player, Player];
  readonly operators: readonly OperatorView[];
  readonly agendas: readonly AgendaView[];
  readonly gear: readonly Gear[];
  readonly marks: readonly Mark[];
  /** Turnpoint keywords in force, by turnpoint. */
  readonly zones: readonly (readonly ZoneWord[])[];
  readonly quiet: number;
  readonly progress: boolean;
  readonly lost: readonly Seat[];
  readonly last: Done | null;
  readonly offer: Seat | null;
  readonly hasOffered: boolean;
  /** All frames of this game are open information. */
  readonly stack: readonly Frame[];
}
