import { commitment } from '@turnpoint/kernel';
import type { Gathering } from '@turnpoint/protocol';
import { mine, type Table } from './table.ts';

/** What a visitor may know: no secrets, and nobody's identity but their own places. */
export function viewOf(table: Table, options: object, who: string): Gathering {
  const { id, game, terms, listed, opened, secret, state, broken, places } = table;
  return {
    id,
    game,
    options,
    terms,
    listed,
    opened,
    state,
    broken,
    places: places.map((place) => {
      if (place.kind !== 'person') return place;
      const { name, seal, secret, agrees, deck } = place;
      const told = { name, seal, revealed: secret !== null, agrees, isOwner: place.who === table.owner };
      return { kind: 'person', ...told, hasDeck: deck !== undefined };
    }),
    seal: commitment(secret),
    mine: mine(table, who),
    isOwner: table.owner === who,
    brought: table.brought?.choices.length ?? null,
  };
}
