import type { OwnMission } from '../../content/index.ts';
import type { Tried } from './play.ts';

/** What the page asks of the worker. */
export type Asked =
  | { readonly kind: 'try'; readonly mission: string; readonly matches: number }
  | { readonly kind: 'verify'; readonly own: OwnMission; readonly proof: unknown };

/** What the worker tells. */
export type Told =
  | { readonly kind: 'tried'; readonly tried: Tried }
  | { readonly kind: 'done' }
  /** Null: the proof holds. */
  | { readonly kind: 'verified'; readonly fault: string | null };
