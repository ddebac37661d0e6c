import type { Int } from '@turnpoint/bots';

/** What a search for strong decks asks of a game. */
export interface DeckSearch<D = unknown> {
  /** What found decks are measured against, and where a search starts. */
  readonly lists: readonly { readonly name: string; readonly deck: D }[];
  /** Another legal deck, near this one. */
  change(deck: D, int: Int): D;
  /** Lets scripted bots play: 1 when the deck wins, 0 when the list does. Places and who begins change with the number. */
  play(deck: D, list: D, number: number, seed: string): number;
  /** For people to read. */
  print(deck: D): string;
}
