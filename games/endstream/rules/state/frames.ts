import type { Seat } from '@turnpoint/kernel';
import type { Address } from '../../content/index.ts';
import type { GearNo, Thing } from '../types.ts';

export type Frame =
  | { readonly kind: 'mulligan'; readonly seat: Seat }
  /** The start step up to contamination. */
  | { readonly kind: 'start'; readonly seat: Seat }
  /** Start effects that are still to come (ES-4.9). */
  | { readonly kind: 'starting'; readonly seat: Seat; readonly left: readonly GearNo[] }
  /** The action part. */
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** A price that can be paid in several ways; `at` is an ability, or null for activating the operator `user`. */
  | {
      readonly kind: 'pay';
      readonly seat: Seat;
      readonly user: Thing;
      readonly at: Address | null;
      readonly picks: readonly number[];
    }
  /** An effect that is being declared (nothing has happened yet) or done. `gear` is the tech it comes from, or -1. */
  | {
      readonly kind: 'effect';
      readonly seat: Seat;
      readonly user: Thing;
      readonly gear: GearNo;
      readonly at: Address;
      readonly picks: readonly number[];
      readonly stage: 'declare' | 'do';
    };

export type EffectFrame = Extract<Frame, { kind: 'effect' }>;
export type PayFrame = Extract<Frame, { kind: 'pay' }>;
