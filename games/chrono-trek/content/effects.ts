import type { ArtifactClass } from './artifacts.ts';

/** What a card does, as data. `rules/effects` has one file per word. */
export type Effect =
  /** One after the other. */
  | { readonly do: 'seq'; readonly of: readonly Effect[] }
  | { readonly do: 'draw'; readonly cards: number }
  /** One of two, by whether an Artifact of the class is in front of the player. */
  | { readonly do: 'having'; readonly class: ArtifactClass; readonly yes: Effect; readonly no: Effect }
  /** The reward, for both Artifacts in front of the player, or the fallback (CT-11.2, 11.3). */
  | {
      readonly do: 'assignment';
      readonly artifacts: readonly [string, string];
      readonly reward: Effect;
      readonly otherwise: Effect;
    }
  /** Grants up to so many more plays (R39). */
  | { readonly do: 'play'; readonly upTo: number }
  | { readonly do: 'flip'; readonly which: 'chosen' | 'random' | 'all-altered' }
  /** The Artifact itself comes to lie in front of its player. */
  | { readonly do: 'enter' }
  /** A Fracture goes to its spot: the played card itself, or one from the hand (R43). */
  | { readonly do: 'place'; readonly from: 'itself' | 'hand' }
  /** Artifacts of other players move in front of the player; `upTo` 2: one each of two of them. */
  | { readonly do: 'take'; readonly upTo: 1 | 2 }
  /** An Artifact in play goes to the discard pile; `next` follows only if one did. */
  | {
      readonly do: 'discard';
      readonly whose: 'own' | 'other';
      readonly class: ArtifactClass | null;
      readonly next: Effect | null;
    }
  /** Cards of the discard pile: into hand, in front of the player, or played at once. */
  | {
      readonly do: 'fetch';
      readonly to: 'hand' | 'front' | 'play';
      readonly upTo: 1 | 2;
      /** Titles that may not be fetched, besides Events and Power Actions (CT-9.5). */
      readonly except: readonly string[];
    }
  /** Every player passes one card to the left, or the whole hand in a direction of the player's choice. */
  | { readonly do: 'pass'; readonly what: 'card' | 'hand' }
  /** The anomaly grows (1) or shrinks (-1) by one Anchorpoint. */
  | { readonly do: 'anomaly'; readonly by: 1 | -1 }
  /** Cancels the answered card. Nothing happens when it is reached otherwise. */
  | { readonly do: 'cancel' }
  /** One card's own rule. */
  | { readonly do: 'special'; readonly name: Special };

/** Effects that only one title has: `rules/effects/special` has a file for each. */
export const SPECIALS = ['cultural-exchange', 'mind-meld', 'stowaway', 'deep-cover', 'starfleet-archive'] as const;
export type Special = (typeof SPECIALS)[number];

export const seq = (...of: Effect[]): Effect => ({ do: 'seq', of });
export const draw = (cards: number): Effect => ({ do: 'draw', cards });
export const play = (upTo: number): Effect => ({ do: 'play', upTo });
export const flip = (which: 'chosen' | 'random' | 'all-altered' = 'chosen'): Effect => ({ do: 'flip', which });
export const enter: Effect = { do: 'enter' };
export const place = (from: 'itself' | 'hand'): Effect => ({ do: 'place', from });
export const take = (upTo: 1 | 2): Effect => ({ do: 'take', upTo });
export const grow: Effect = { do: 'anomaly', by: 1 };
export const shrink: Effect = { do: 'anomaly', by: -1 };
export const cancel: Effect = { do: 'cancel' };
export const pass = (what: 'card' | 'hand'): Effect => ({ do: 'pass', what });
export const special = (name: Special): Effect => ({ do: 'special', name });

export const having = (kind: ArtifactClass, yes: Effect, no: Effect): Effect => ({
  do: 'having',
  class: kind,
  yes,
  no,
});

export const discard = (whose: 'own' | 'other', only: { class?: ArtifactClass; next?: Effect } = {}): Effect => ({
  do: 'discard',
  whose,
  class: only.class ?? null,
  next: only.next ?? null,
});

export const fetch = (
  to: 'hand' | 'front' | 'play',
  only: { upTo?: 1 | 2; except?: readonly string[] } = {},
): Effect => ({ do: 'fetch', to, upTo: only.upTo ?? 1, except: only.except ?? [] });

export const assignment = (artifacts: readonly [string, string], reward: Effect): Effect => ({
  do: 'assignment',
  artifacts,
  reward,
  otherwise: draw(2),
});
