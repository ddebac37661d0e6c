import type { Entry as KernelEntry, Seat } from '@turnpoint/kernel';
import type { Address, AgendaType, StateWord, ZoneWord } from '../../content/index.ts';
import type { Clause } from '../clauses.ts';
import type { GearNo, OperatorNo, Place, Points, Thing } from '../types.ts';

/** A card of the hand with its techs, as a LOOK shows it. */
export interface Shown {
  readonly operator: OperatorNo;
  readonly card: string;
  readonly techs: readonly string[];
}

export type Entry = KernelEntry & { readonly clause: Clause | null } & (
    | { readonly type: 'coin'; readonly seat: Seat }
    | {
        readonly type: 'deal';
        readonly seat: Seat;
        readonly agendas: readonly { readonly card: string; readonly up: 0 | 1 }[];
        readonly mulligans: number;
      }
    | { readonly type: 'tapped'; readonly seat: Seat; readonly places: readonly Place[] }
    | { readonly type: 'keep'; readonly seat: Seat }
    | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number }
    | { readonly type: 'reset'; readonly seat: Seat; readonly places: readonly Place[] }
    | {
        readonly type: 'agenda';
        readonly seat: Seat;
        readonly place: Place;
        readonly agenda: AgendaType;
        readonly pushed: boolean;
      }
    | {
        readonly type: 'paid';
        readonly seat: Seat;
        readonly points: Points;
        readonly user: Thing;
        readonly at: Address | null;
      }
    | {
        readonly type: 'activated';
        readonly seat: Seat;
        readonly operator: OperatorNo;
        readonly card: string;
        readonly at: Place;
      }
    | { readonly type: 'ability'; readonly seat: Seat; readonly user: Thing; readonly at: Address }
    | {
        readonly type: 'tech';
        readonly seat: Seat;
        readonly operator: OperatorNo;
        readonly gear: GearNo;
        readonly card: string;
        readonly cost: number;
      }
    | {
        readonly type: 'moved';
        readonly how: 'MOVE' | 'STREAM' | 'step';
        readonly thing: Thing;
        readonly from: Place;
        readonly to: Place;
      }
    | {
        readonly type: 'spun';
        readonly seat: Seat;
        readonly places: readonly Place[];
        readonly agendas: readonly AgendaType[];
      }
    | {
        readonly type: 'struck';
        readonly by: Thing;
        readonly target: Thing;
        readonly amount: number;
        readonly armor: number;
        readonly damage: number;
      }
    | { readonly type: 'redirected'; readonly from: Thing; readonly to: Thing; readonly gear: GearNo }
    | { readonly type: 'cancelled'; readonly target: Thing; readonly gear: GearNo }
    | { readonly type: 'lowered'; readonly operator: OperatorNo; readonly amount: number }
    | { readonly type: 'raised'; readonly operator: OperatorNo; readonly amount: number }
    | { readonly type: 'armored'; readonly operator: OperatorNo; readonly amount: number }
    | { readonly type: 'contaminated'; readonly operator: OperatorNo; readonly amount: number }
    | { readonly type: 'state'; readonly operator: OperatorNo; readonly state: StateWord | 'bonus' }
    | { readonly type: 'controlled'; readonly operator: OperatorNo; readonly seat: Seat }
    | { readonly type: 'zone'; readonly zone: ZoneWord; readonly at: Place }
    | { readonly type: 'agenda-disabled'; readonly place: Place }
    | { readonly type: 'agenda-ready'; readonly place: Place }
    | { readonly type: 'equipped'; readonly gear: GearNo; readonly card: string; readonly on: OperatorNo }
    | { readonly type: 'deployed'; readonly gear: GearNo; readonly card: string; readonly at: Place }
    | { readonly type: 'tech-gone'; readonly gear: GearNo; readonly card: string; readonly why: 'spent' | 'destroyed' }
    | { readonly type: 'disabled'; readonly operator: OperatorNo }
    | { readonly type: 'reactivated'; readonly operator: OperatorNo }
    | { readonly type: 'disintegrated'; readonly operator: OperatorNo }
    | { readonly type: 'shown'; readonly operator: OperatorNo; readonly techs: readonly string[] }
    | { readonly type: 'looked'; readonly seat: Seat; readonly at: readonly Shown[] }
    | { readonly type: 'looks'; readonly seat: Seat; readonly operators: readonly OperatorNo[] }
    | { readonly type: 'extra-move'; readonly operator: OperatorNo }
    | { readonly type: 'decided'; readonly lost: readonly Seat[] }
    | { readonly type: 'finished'; readonly seat: Seat; readonly unspent: Points }
    | { readonly type: 'timed-out'; readonly seat: Seat }
    | { readonly type: 'offered'; readonly seat: Seat }
    | { readonly type: 'conceded'; readonly seat: Seat }
    | { readonly type: 'over'; readonly winners: readonly Seat[] }
  );
