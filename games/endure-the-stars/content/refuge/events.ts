import type { Place } from './places.ts';

/** What a Refuge Event does, at once (ETS-22.23). */
export type RefugeEffect =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'everybody'; readonly health: number; readonly resolve: number }
  | { readonly kind: 'more goods'; readonly n: number }
  | { readonly kind: 'next price'; readonly cards: number }
  | { readonly kind: 'better rolls'; readonly place: Place; readonly n: number }
  | { readonly kind: 'one draws' }
  | { readonly kind: 'new goals' }
  | { readonly kind: 'each rolls'; readonly upTo: number; readonly health: number }
  | { readonly kind: 'tests' }
  | { readonly kind: 'theft' }
  | { readonly kind: 'closed'; readonly place: Place }
  | { readonly kind: 'lowest suffers'; readonly damage: number }
  | { readonly kind: 'shorter track'; readonly n: number }
  | { readonly kind: 'leave' };

export interface RefugeEvent {
  readonly id: string;
  readonly effect: RefugeEffect;
  /** Good, bad, or neither. */
  readonly mood: 1 | 0 | -1;
}

const event = (mood: RefugeEvent['mood'], id: string, effect: RefugeEffect): RefugeEvent => ({ id, effect, mood });

/** The Refuge Event deck (ETS-1.14): one card of each. */
export const REFUGE_EVENTS: readonly RefugeEvent[] = [
  event(0, 'quiet-night', { kind: 'nothing' }),
  event(1, 'shared-rations', { kind: 'everybody', health: 1, resolve: 0 }),
  event(1, 'old-songs', { kind: 'everybody', health: 0, resolve: 1 }),
  event(1, 'supply-run', { kind: 'more goods', n: 1 }),
  event(1, 'generous-trader', { kind: 'next price', cards: 1 }),
  event(1, 'visiting-surgeon', { kind: 'better rolls', place: 'infirmary', n: 2 }),
  event(1, 'good-news', { kind: 'better rolls', place: 'loved-ones', n: 2 }),
  event(1, 'lucky-find', { kind: 'one draws' }),
  event(1, 'new-purpose', { kind: 'new goals' }),
  event(-1, 'outbreak', { kind: 'each rolls', upTo: 2, health: 1 }),
  event(-1, 'bad-dreams', { kind: 'tests' }),
  event(-1, 'thief-in-the-night', { kind: 'theft' }),
  event(-1, 'power-dip', { kind: 'closed', place: 'infirmary' }),
  event(-1, 'curfew', { kind: 'closed', place: 'loved-ones' }),
  event(-1, 'market-closed', { kind: 'closed', place: 'trading-post' }),
  event(-1, 'breach', { kind: 'lowest suffers', damage: 2 }),
  event(-1, 'riot', { kind: 'shorter track', n: 1 }),
  event(-1, 'evacuation-alarm', { kind: 'leave' }),
];
