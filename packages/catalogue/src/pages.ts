import type { Types } from '@turnpoint/kernel';
import type { GameTable } from '@turnpoint/ui';
import type { DeckGame } from './decks.ts';

export type * from './decks.ts';

/** What a game shows in a browser. Every part is fetched when first called. */
export interface Pages<T extends Types = Types, Deck = unknown> {
  table(): Promise<GameTable<T>>;
  /** For games whose decks can be built. */
  decks?(): Promise<DeckGame<Deck>>;
}
