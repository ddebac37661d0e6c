import { type If, provided, type Seq, type Special } from '@turnpoint/effects';
import type { ArtifactClass } from './artifacts.ts';

export { seq, special } from '@turnpoint/effects';

/** What a card does, as data. `rules/effects` has one file per word. */
export type Effect =
  | Seq<Effect>
  | { readonly word: 'draw'; readonly cards: number }
  | If<Effect, Having>
  /** The reward, for both Artifacts in front of the player, or the fallback (CT-11.2, 11.3). */
  | {
      readonly word: 'assignment';
      readonly artifacts: readonly [string, string];
      readonly parts: { readonly reward: Effect; readonly otherwise: Effect };
    }
  /** Grants up to so many more plays (R39). */
  | { readonly word: 'play'; readonly upTo: number }
  | { readonly word: 'flip'; readonly which: 'chosen' | 'random' | 'all-altered' }
  /** The Artifact itself comes to lie in front of its player. */
  | { readonly word: 'enter' }
  /** A Fracture goes to its spot: the played card itself, or one from the hand (R43). */
  | { readonly word: 'place'; readonly from: 'itself' | 'hand' }
  /** Artifacts of other players move in front of the player; `upTo` 2: one each of two of them. */
  | { readonly word: 'take'; readonly upTo: 1 | 2 }
  /** An Artifact in play goes to the discard pile; `next` follows only if one did. */
  | {
      readonly word: 'discard';
      readonly whose: 'own' | 'other';
      readonly class: ArtifactClass | null;
      readonly parts: { readonly next?: Effect };
    }
  /** Cards of the discard pile: into hand, in front of the player, or played at once. */
  | {
      readonly word: 'fetch';
      readonly to: 'hand' | 'front' | 'play';
      readonly upTo: 1 | 2;
      /** Titles that may not be fetched, besides Events and Power Actions (CT-9.5). */
      readonly except: readonly string[];
    }
  /** Every player passes one card to the left, or the whole hand in a direction of the player's choice. */
  | { readonly word: 'pass'; readonly what: 'card' | 'hand' }
  /** The anomaly grows (1) or shrinks (-1) by one Anchorpoint. */
  | { readonly word: 'anomaly'; readonly by: 1 | -1 }
  /** Cancels the answered card. Nothing happens when it is reached otherwise. */
  | { readonly word: 'cancel' }
  | Special<SpecialId>;

/** An Artifact of the class is in front of the player. */
export interface Having {
  readonly having: ArtifactClass;
}

export type EffectOf<W extends Effect['word']> = Extract<Effect, { word: W }>;

/** Effects that only one title has: `rules/effects/special` has a file for each. */
export const SPECIALS = ['cultural-exchange', 'mind-meld', 'stowaway', 'deep-cover', 'starfleet-archive'] as const;
export type SpecialId = (typeof SPECIALS)[number];

export const draw = (cards: number): Effect => ({ word: 'draw', cards });
export const play = (upTo: number): Effect => ({ word: 'play', upTo });
export const flip = (which: 'chosen' | 'random' | 'all-altered' = 'chosen'): Effect => ({ word: 'flip', which });
export const enter: Effect = { word: 'enter' };
export const place = (from: 'itself' | 'hand'): Effect => ({ word: 'place', from });
export const take = (upTo: 1 | 2): Effect => ({ word: 'take', upTo });
export const grow: Effect = { word: 'anomaly', by: 1 };
export const shrink: Effect = { word: 'anomaly', by: -1 };
export const cancel: Effect = { word: 'cancel' };
export const pass = (what: 'card' | 'hand'): Effect => ({ word: 'pass', what });

export const having = (kind: ArtifactClass, yes: Effect, no: Effect): Effect => provided({ having: kind }, yes, no);

export const discard = (whose: 'own' | 'other', only: { class?: ArtifactClass; next?: Effect } = {}): Effect => ({
  word: 'discard',
  whose,
  class: only.class ?? null,
  parts: only.next === undefined ? {} : { next: only.next },
});

export const fetch = (
  to: 'hand' | 'front' | 'play',
  only: { upTo?: 1 | 2; except?: readonly string[] } = {},
): Effect => ({ word: 'fetch', to, upTo: only.upTo ?? 1, except: only.except ?? [] });

export const assignment = (artifacts: readonly [string, string], reward: Effect): Effect => ({
  word: 'assignment',
  artifacts,
  parts: { reward, otherwise: draw(2) },
});
