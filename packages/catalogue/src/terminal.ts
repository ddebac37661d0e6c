import type { Look, Types } from '@turnpoint/kernel';
import type { DeckSearch } from './deck-search.ts';
import type { Report } from './report.ts';

/** What only the terminal asks of a game. */
export interface Terminal<T extends Types = Types> {
  /** What "? 3,4" may mean: choices to ask the rules about. */
  questions?(): Promise<(look: Look<T>, words: string) => object[]>;
  report?(): Promise<Report>;
  decks?(): Promise<DeckSearch>;
}
