import type { Address } from '../../content/index.ts';
import type { GearNo, OperatorNo, Place, Points, Thing } from '../types.ts';

export type Choice =
  | { readonly kind: 'mulligan' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'agenda'; readonly place: Place }
  | { readonly kind: 'push'; readonly place: Place }
  | { readonly kind: 'activate'; readonly operator: OperatorNo }
  | { readonly kind: 'ability'; readonly user: Thing; readonly ability: Address }
  | { readonly kind: 'tech'; readonly operator: OperatorNo; readonly slot: number }
  | { readonly kind: 'move'; readonly operator: OperatorNo; readonly to: Place }
  | { readonly kind: 'step'; readonly to: Place }
  | { readonly kind: 'spin'; readonly operator: OperatorNo }
  | { readonly kind: 'finish' }
  | { readonly kind: 'target'; readonly thing: Thing }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'option'; readonly n: number }
  /** No more targets, or leave out what may be left out. */
  | { readonly kind: 'done' }
  | { readonly kind: 'pay'; readonly points: Points }
  /** The start effect that comes next. */
  | { readonly kind: 'next'; readonly gear: GearNo }
  | { readonly kind: 'concede' }
  | { readonly kind: 'offer-draw' }
  | { readonly kind: 'accept-draw' }
  /** The clock's choice on behalf of the seat. */
  | { readonly kind: 'time-out' };
