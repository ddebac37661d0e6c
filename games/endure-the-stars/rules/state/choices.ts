import type { ItemId, ResolveId, SurvivorId } from '../../content/index.ts';
import type { DoorId, WallId, ZoneId } from './map.ts';
import type { Carried, Injury, Slot, Who } from './survivor.ts';

export type DoorTo = 'open' | 'locked';

export type Choice =
  /** Set-up: who joins the team. */
  | { readonly kind: 'survivor'; readonly id: SurvivorId }
  | ActChoice
  | NamingChoice
  /** No further zone of a longer move. */
  | { readonly kind: 'stay' }
  /** An enemy under control, by its place: its move, its attack, or no more of either. */
  | { readonly kind: 'ally-move'; readonly ally: number; readonly zone: ZoneId }
  | { readonly kind: 'ally-exit'; readonly ally: number; readonly exit: number }
  | { readonly kind: 'ally-attack' | 'ally-done'; readonly ally: number }
  /** A line of fire, by its place in the list. */
  | { readonly kind: 'line'; readonly line: number }
  /** Dice: roll them again, or let them count. */
  | { readonly kind: 'again' | 'keep' }
  /** A Resolve check: roll for it. */
  | { readonly kind: 'roll' }
  | { readonly kind: 'hit-objective'; readonly objective: number }
  /** Of Resolve cards that activate together. */
  | { readonly kind: 'first'; readonly card: ResolveId }
  /** Cards found: keep one, or put one back for another. */
  | { readonly kind: 'take' | 'redraw'; readonly item: ItemId }
  /** A card gained: where it goes, that it is used at once, or lost. */
  | { readonly kind: 'put'; readonly slot: Slot }
  | { readonly kind: 'use-now' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'spare' | 'spend' }
  | { readonly kind: 'accept' | 'decline' }
  /** A card of a trade is taken up, or the last taken up put down; an objective changes hands. */
  | { readonly kind: 'lay'; readonly who: Who; readonly slot: Slot; readonly card: Carried }
  | { readonly kind: 'set'; readonly who: Who; readonly slot: Slot }
  | { readonly kind: 'pass'; readonly objective: number; readonly to: Who }
  | { readonly kind: 'cell'; readonly half: boolean }
  /** System Link: the top Event card. */
  | { readonly kind: 'leave-it' | 'bury' }
  | { readonly kind: 'concede' }
  /** At The Refuge. */
  | { readonly kind: 'vote'; readonly yes: boolean }
  | { readonly kind: 'visit'; readonly who: Who; readonly place: 'infirmary' | 'loved-ones' }
  | { readonly kind: 'rest'; readonly who: Who; readonly gain: 'health' | 'resolve' }
  | { readonly kind: 'buy'; readonly who: Who; readonly item: ItemId }
  | { readonly kind: 'swap'; readonly who: Who; readonly with: Who }
  | { readonly kind: 'pass-by'; readonly who: Who };

/** An action of the mission's own: how many actions were given for it, and the stunned enemy that it is done to, if any. */
export interface Deed {
  readonly actions: number;
  readonly figure: number | null;
}

/** What a turn offers. */
export type ActChoice =
  | { readonly kind: 'move'; readonly zone: ZoneId }
  | { readonly kind: 'exit'; readonly exit: number }
  | { readonly kind: 'attack'; readonly item: ItemId; readonly pair: boolean; readonly zone: ZoneId }
  | { readonly kind: 'search' | 'reorganise' | 'enter-loader' | 'leave-loader' | 'reward' | 'end-turn' }
  | { readonly kind: 'interact'; readonly objective: number }
  | { readonly kind: 'ability'; readonly which: 'active' | 'crisis' }
  | { readonly kind: 'use'; readonly item: ItemId }
  | { readonly kind: 'trade'; readonly with: Who }
  | { readonly kind: 'noise'; readonly level: number }
  | (Deed & { readonly kind: 'mission-action'; readonly rule: number })
  | { readonly kind: 'discard'; readonly card: Carried };

/** What an ability, an item or a reward is used on. */
export type NamingChoice =
  | { readonly kind: 'zone'; readonly zone: ZoneId }
  | { readonly kind: 'who'; readonly who: Who }
  | { readonly kind: 'hit' | 'strike'; readonly figure: number }
  | { readonly kind: 'token'; readonly token: number }
  | { readonly kind: 'door'; readonly door: DoorId; readonly to: DoorTo }
  | { readonly kind: 'exit-door'; readonly exit: number; readonly to: DoorTo }
  | { readonly kind: 'wall'; readonly wall: WallId }
  | { readonly kind: 'injury'; readonly injury: Injury }
  | { readonly kind: 'health' }
  /** Nothing (further). */
  | { readonly kind: 'done' };
