import { commitment } from '@turnpoint/kernel';
import type { Gathering } from '@turnpoint/protocol';
import { mine, type Table } from './table.ts';

/** What everybody may know: no secrets, and nobody's identity. */
export type OpenView = Omit<Gathering, 'mine' | 'isOwner'>;

/** What a visitor may know: that, and their own places. */
export function viewOf(table: Table, options: object, who: string): Gathering {
  return viewFor(openView(table, options), table, who);
}

export function viewFor(view: OpenView, table: Table, who: string): Gathering {
  return { ...view, mine: mine(table, who), isOwner: table.owner === who };
}

export function openView(table: Table, options: object): OpenView {
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
    brought: table.brought?.choices.length ?? null,
  };
}
