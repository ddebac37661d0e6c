/** A Resolve card by its name (`startled`); there is one of each. */
export type ResolveId = string;

/** What a one-time card does when it activates. A persistent one is asked for by the rules that it changes. */
export type Fright =
  | { readonly word: 'noise'; readonly level: number }
  | { readonly word: 'shadow'; readonly damage: number; readonly noise: number }
  | { readonly word: 'stray'; readonly zones: number; readonly actions: number }
  | { readonly word: 'infect' }
  | { readonly word: 'dismay'; readonly resolve: number }
  | { readonly word: 'stun' }
  | { readonly word: 'rush'; readonly zones: number };

export interface ResolveCard {
  readonly id: ResolveId;
  /** Activates when its owner's Resolve falls to it (ETS-8.26). */
  readonly number: number;
  /** Null: it stays in effect (ETS-8.30). */
  readonly once: Fright | null;
}

const once = (id: ResolveId, number: number, fright: Fright): ResolveCard => ({ id, number, once: fright });
const stays = (id: ResolveId, number: number): ResolveCard => ({ id, number, once: null });

export const RESOLVE_CARDS: readonly ResolveCard[] = [
  once('startled', 9, { word: 'noise', level: 2 }),
  once('periphery-fright', 8, { word: 'shadow', damage: 1, noise: 1 }),
  once('scream', 7, { word: 'noise', level: 4 }),
  once('panic', 6, { word: 'stray', zones: 2, actions: 0 }),
  once('contagious-panic', 5, { word: 'infect' }),
  once('vertigo', 5, { word: 'stray', zones: 1, actions: 1 }),
  once('frightening-behaviour', 4, { word: 'dismay', resolve: 1 }),
  once('breakdown', 2, { word: 'stun' }),
  once('suicidal', 1, { word: 'rush', zones: 2 }),
  stays('hoarder', 9),
  stays('theyre-all-around-us', 8),
  stays('eremophobia', 8),
  stays('nyctophobia', 7),
  stays('barophobia', 7),
  stays('claustrophobia', 6),
  stays('iatrophobia', 6),
  stays('fear', 5),
  stays('uncontrollable-shaking', 4),
  stays('acute-stress', 3),
  stays('memory-loss', 3),
];

const byId: Readonly<Record<ResolveId, ResolveCard>> = Object.fromEntries(RESOLVE_CARDS.map((card) => [card.id, card]));

export const resolveOf = (id: ResolveId): ResolveCard => byId[id] as ResolveCard;
export const RESOLVE_DECK: readonly ResolveId[] = RESOLVE_CARDS.map(({ id }) => id);
