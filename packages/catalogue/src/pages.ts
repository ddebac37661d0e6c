import type { Reader, Types } from '@turnpoint/kernel';
import type { FirstMatch, GameTable, Part } from '@turnpoint/ui';
import type { DeckGame } from './decks.ts';

export type * from './decks.ts';

/** What a game shows in a browser. Every part is fetched when first called. */
export interface Pages<T extends Types = Types, Deck = unknown> {
  table(): Promise<GameTable<T>>;
  /** Where modes, decks and agreements do not suffice: missions, several survivors per seat, campaigns. */
  setUpForm?(): Promise<Part<SetUpFormProps>>;
  /** For games that teach by a first match. */
  firstMatch?(): Promise<FirstMatch<T>>;
  /** For games whose decks can be built. */
  decks?(): Promise<DeckGame<Deck>>;
}

/** A game's own part of the set-up form. What it hands over comes to the set-up's `options` as `own`. */
export interface SetUpFormProps {
  readonly mode: string;
  readonly seats: number;
  /** What was handed over last; null at first. Plain JSON. */
  readonly own: object | null;
  readonly reader: Reader;
  onchange(own: object): void;
}
