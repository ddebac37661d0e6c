import '../art/room.css';
import type { Reader } from '@turnpoint/kernel';
import { withTexts } from '@turnpoint/ui/texts';
import { builderTexts } from '../texts/index.ts';
import CardRead from './CardRead.svelte';
import { charts } from './charts.ts';
import { added, cardsIn, EMPTY_DECK, removed, spotOf } from './deck.ts';
import { lines } from './lines.ts';
import Mark from './Mark.svelte';
import PoolFace from './PoolFace.svelte';
import { FACETS, pool } from './pool.ts';
import TestDeal from './TestDeal.svelte';

/** What the deck builder needs of TimeStream, besides its deck rules. */
export const timestreamBuilder = {
  empty: EMPTY_DECK,
  clauses: ['TS-4.1', 'TS-4.2', 'TS-4.3', 'TS-4.4', 'TS-4.5', 'TS-4.6', 'TS-4.7', 'TS-4.8', 'TS-4.11', 'TS-4.12'],
  facets: FACETS,
  pool,
  added,
  removed,
  spotOf,
  cardsIn,
  lines,
  charts,
  texts: async (reader: Reader): Promise<Reader> => withTexts(reader, await builderTexts(reader.language)),
  parts: { PoolFace, CardRead, TestDeal, Mark },
};
