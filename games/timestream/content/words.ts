import { type If, provided, type Seq } from '@turnpoint/effects';
import type { City } from './names.ts';
import type { Which } from './which.ts';

/** Which cards of a hand, deck or Void fit. */
export type Filter = 'any' | 'Event Chain' | 'TIMESTREAM' | 'Advance' | 'non-Intervention';
/** What becomes of the top cards that were looked at. */
export type Placing = 'top or bottom' | 'one on top' | 'one to hand';

/** What an ability does when it executes. */
export type Effect =
  | { readonly word: 'draw'; readonly n: number }
  | { readonly word: 'look at top'; readonly n: number; readonly then: Placing }
  | { readonly word: 'look at hand' }
  /** From the own hand, or from the opponent's: whoever chooses. The looker sees the hand first. */
  | {
      readonly word: 'void from hand';
      readonly whose: 'own' | 'opponent';
      readonly by: 'owner' | 'random' | 'looker';
      readonly filter: Filter;
    }
  | { readonly word: 'additional cell' }
  | { readonly word: 'unlink'; readonly n: number }
  | { readonly word: 'hold' }
  | { readonly word: 'discard cell' }
  | { readonly word: 'return'; readonly which: Which }
  | { readonly word: 'void'; readonly which: Which }
  | { readonly word: 'recover'; readonly n: number; readonly filter: Filter }
  | { readonly word: 'search'; readonly filter: Filter }
  | { readonly word: 'turn over'; readonly n: number }
  | { readonly word: 'seal' }
  | { readonly word: 'raise limit' }
  | { readonly word: 'skip target' }
  | If<Effect, Question>
  | Seq<Effect>;

/** What an `if` asks when it is reached. */
export type Question =
  /** Does this City fill the player's phase 2 (TS-14.20)? */
  | { readonly city: City }
  /** Has the player fewer Power Cells in play than the opponent? */
  | 'fewer cells'
  /** Was the card played into its Event Chain location? */
  | 'in location';

export type EffectOf<W extends Effect['word']> = Extract<Effect, { word: W }>;

export const draw = (n: number): Effect => ({ word: 'draw', n });
export const lookAtTop = (n: number, then: Placing): Effect => ({ word: 'look at top', n, then });
export const lookAtHand = (): Effect => ({ word: 'look at hand' });
export const voidOwn = (): Effect => ({ word: 'void from hand', whose: 'own', by: 'owner', filter: 'any' });
export const makeVoid = (by: 'owner' | 'random' | 'looker', filter: Filter = 'any'): Effect => ({
  word: 'void from hand',
  whose: 'opponent',
  by,
  filter,
});
export const additionalCell = (): Effect => ({ word: 'additional cell' });
export const unlink = (n: number): Effect => ({ word: 'unlink', n });
export const hold = (): Effect => ({ word: 'hold' });
export const discardCell = (): Effect => ({ word: 'discard cell' });
export const returnToHand = (which: Which): Effect => ({ word: 'return', which });
export const voidCards = (which: Which): Effect => ({ word: 'void', which });
export const recover = (n: number, filter: Filter): Effect => ({ word: 'recover', n, filter });
export const search = (filter: Filter): Effect => ({ word: 'search', filter });
export const turnOver = (n: number): Effect => ({ word: 'turn over', n });
export const seal = (): Effect => ({ word: 'seal' });
export const raiseLimit = (): Effect => ({ word: 'raise limit' });
export const skipTarget = (): Effect => ({ word: 'skip target' });
export const ifCity = (city: City, then: Effect): Effect => provided({ city }, then);
export const ifFewerCells = (then: Effect): Effect => provided('fewer cells', then);
export const ifInLocation = (then: Effect): Effect => provided('in location', then);
