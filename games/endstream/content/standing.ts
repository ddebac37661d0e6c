import type { Ability } from './cards.ts';
import type { OperatorName } from './names.ts';
import type { Effect, StateWord, ZoneWord } from './words.ts';

/** What holds while its card is there: special abilities, deployed and equipped tech. Looked at afresh at every moment. */
export type Standing =
  /** Operator, or FRAIL tech (ES-12.10, 12.11). */
  | { readonly holds: 'FRAIL' }
  /** Defense of all friendly operators in its turnpoint. */
  | { readonly holds: 'raise'; readonly amount: number }
  /** Of the bearer. */
  | { readonly holds: 'state'; readonly state: StateWord }
  | { readonly holds: 'control' }
  /** UNTOUCHABLE while no other operator is in its turnpoint. */
  | { readonly holds: 'alone' }
  /** Its own STRIKEs deal more to operators while no operator of this name is on the board. */
  | { readonly holds: 'bonus unless'; readonly amount: number; readonly name: OperatorName }
  /** STRIKEs of friendly operators in its turnpoint deal more to operators. */
  | { readonly holds: 'bonus here'; readonly amount: number }
  /** Other friendly operators in its turnpoint cannot be the target of enemy STRIKEs, while it is active and not UNTOUCHABLE. */
  | { readonly holds: 'shield' }
  | { readonly holds: 'longer move'; readonly centuries: number }
  | { readonly holds: 'weapon cut'; readonly amount: number }
  | { readonly holds: 'early spin' }
  | { readonly holds: 'arrives with armor'; readonly amount: number }
  | { readonly holds: 'zone'; readonly zone: ZoneWord }
  /** May be struck from within 1 and from its century. */
  | { readonly holds: 'exposed' }
  /** When a friendly operator is disintegrated, each other friendly operator in its turnpoint gets ARMOR. */
  | { readonly holds: 'mourning'; readonly amount: number }
  /** Trigger: the bearer's next STRIKE at an operator deals more. */
  | { readonly holds: 'next strike'; readonly amount: number }
  /** Trigger: the bearer's next STRIKE that hits an operator gives it a state. */
  | { readonly holds: 'next hit'; readonly state: StateWord }
  /** Trigger: the price of the bearer's next ability is one symbol less. */
  | { readonly holds: 'price cut' }
  /** Trigger: an enemy operator's STRIKE at the bearer hits the striker. */
  | { readonly holds: 'mirror' }
  /** Trigger: an enemy STRIKE at the bearer has no effect, and the bearer STREAMs 1 upstream. */
  | { readonly holds: 'reflector' }
  /** Trigger: an effect that would bring the bearer's defense to zero does nothing to it. */
  | { readonly holds: 'amulet' }
  | { readonly holds: 'start of turn'; readonly effect: Effect }
  | { readonly holds: 'ability'; readonly ability: Ability };

export type StandingOf<H extends Standing['holds']> = Extract<Standing, { holds: H }>;
