import type { Game, Ruling, Seat } from '@turnpoint/kernel';
import type { Sitting } from '@turnpoint/protocol';
import type { Table } from './table.ts';

/**
 * Games with decks have one for each seat in their options, under this name. Whoever opens a table says which it has; whoever
 * sits down may bring their own, which nobody else sees before the rules show it.
 */
function withDeck(options: object, seat: Seat, deck: object): object | null {
  const { decks } = options as { decks?: unknown };
  if (!Array.isArray(decks)) return null;
  return { ...options, decks: decks.map((each, at) => (at === seat ? deck : each)) };
}

/** Why this deck cannot be played at this table; null when it can, or none is brought. */
export function cannotBring(rules: Game, table: Table, { seat, deck }: Sitting): Ruling | 'no-decks' | null {
  if (deck === undefined) return null;
  // A match that began elsewhere has its decks already.
  const options = table.brought === undefined ? withDeck(table.options, seat, deck) : null;
  return options === null ? 'no-decks' : rules.cannotStart(options, table.places.length);
}

export function optionsWithDecks({ options, places }: Table): object {
  return places.reduce(
    (now, place, seat) =>
      place.kind === 'person' && place.deck !== undefined ? (withDeck(now, seat, place.deck) ?? now) : now,
    options,
  );
}
