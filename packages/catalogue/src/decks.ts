import type { Reader, Ruling } from '@turnpoint/kernel';
import type { Component } from 'svelte';

/** A card of the pool with what it can be found by. */
export interface PoolCard {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** Everything that is read on it, in small letters. */
  readonly words: string;
  /** Its values under each facet. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly cost: number;
}

/** A place of a deck: a card, or an empty one that asks for a kind of card. */
export interface DeckLine {
  readonly spot: string;
  readonly card: string | null;
  readonly name: string;
  readonly wants: string;
  readonly depth: 0 | 1;
  /** The kind that it stands under with others, by its value; null where lines are not grouped. */
  readonly group: string | null;
  /** Where several copies are one line. */
  readonly copies: number | null;
  readonly note: string;
  /** Symbols of its price, drawn instead of words. */
  readonly marks: readonly string[];
}

export interface DeckChart {
  readonly id: string;
  readonly bars: readonly { readonly label: string; readonly n: number; readonly mark: string | null }[];
  readonly sum: number | null;
  /** Bars lie, with long labels beside them. */
  readonly isLong?: boolean;
}

export type Parsed<Deck> = { readonly ok: true; readonly deck: Deck } | { readonly ok: false; readonly ruling: Ruling };

/** What a game brings to the deck builder: cards, how a deck is put together, and the rules it must keep. */
export interface DeckGame<Deck = unknown> {
  readonly empty: Deck;
  readonly size: number;
  /** The deck rules by their clauses; the game's text `deck-rule.<clause>` says what each wants. */
  readonly clauses: readonly string[];
  /** Ready-made decks; the game's text `deck.<id>` names each. */
  readonly starters: readonly { readonly id: string; readonly deck: Deck }[];
  readonly facets: readonly { readonly id: string; readonly values: readonly string[] }[];
  pool(reader: Reader): readonly PoolCard[];
  /** One more card, near the row that was touched last; null when there is no room for it. */
  added(deck: Deck, card: string, near: number): Deck | null;
  removed(deck: Deck, spot: string): Deck;
  /** The row where the next card goes; left out where a deck has no rows. */
  rowAfter?(deck: Deck, card: string, near: number): number;
  spotOf(deck: Deck, card: string): string | null;
  cardsIn(deck: Deck): readonly string[];
  lines(deck: Deck, reader: Reader): readonly DeckLine[];
  charts(deck: Deck): readonly DeckChart[];
  /** Every broken deck rule with its clause; the same validator as in set-up and match. */
  broken(deck: Deck): readonly Ruling[];
  printCode(deck: Deck): string;
  printText(deck: Deck): string;
  /** A code or a readable text. */
  parse(text: string): Parsed<Deck>;
  /** The reader with the game's own words for facets, values, charts and places. */
  texts(reader: Reader): Promise<Reader>;
  readonly parts: {
    readonly PoolFace: Component<{ card: string }>;
    readonly CardRead: Component<{ card: string }>;
    readonly TestDeal: Component<{ deck: Deck; int(below: number): number }>;
    readonly Mark: Component<{ symbol: never; size?: number }>;
  };
}
