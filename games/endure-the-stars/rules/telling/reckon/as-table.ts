import type { Table, View } from '../../types.ts';

/**
 * A look as a table, for rules that read only what everybody sees. Resolve cards that lie face down are nothing here, and
 * the hidden decks are left out: whoever asks for them has asked for too much.
 */
export const asTable = (view: View): Table =>
  ({
    ...view,
    team: view.team.map((survivor) => ({
      ...survivor,
      resolves: survivor.resolves.map(({ card, number }) => ({ card: card ?? '', isUp: card !== null, number })),
    })),
  }) as unknown as Table;
