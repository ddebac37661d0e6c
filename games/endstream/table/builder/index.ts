import '../art/room.css';
import type { Reader } from '@turnpoint/kernel';
import { withTexts } from '@turnpoint/ui/texts';
import { DECK_IDS, DECKS } from '../../content/index.ts';
import Mark from '../draw/Mark.svelte';
import { builderTexts } from '../texts/index.ts';
import CardRead from './CardRead.svelte';
import { charts } from './charts.ts';
import { added, cardsIn, EMPTY_DECK, removed, rowAfter, spotOf } from './deck.ts';
import { lines } from './lines.ts';
import PoolFace from './PoolFace.svelte';
import { FACETS, pool } from './pool.ts';
import TestDeal from './TestDeal.svelte';

/** What the deck builder needs of EndStream, besides its deck rules. */
export const endStreamBuilder = {
  empty: EMPTY_DECK,
  size: 22,
  clauses: ['ES-2.1', 'ES-2.2', 'ES-2.4', 'ES-2.6'],
  starters: DECK_IDS.map((id) => ({ id, deck: DECKS[id] })),
  facets: FACETS,
  pool,
  added,
  removed,
  rowAfter,
  spotOf,
  cardsIn,
  lines,
  charts,
  texts: async (reader: Reader): Promise<Reader> => withTexts(reader, await builderTexts(reader.language)),
  parts: { PoolFace, CardRead, TestDeal, Mark },
};
