import type { SpecialId } from '../../../content/index.ts';
import type { WordOf } from '../word.ts';
import { culturalExchange } from './cultural-exchange.ts';
import { deepCover } from './deep-cover.ts';
import { mindMeld } from './mind-meld.ts';
import { starfleetArchive } from './starfleet-archive.ts';
import { stowaway } from './stowaway.ts';

/** Rules that one title alone needs. */
export const specials: Readonly<Record<SpecialId, WordOf<'special'>>> = {
  'cultural-exchange': culturalExchange,
  'mind-meld': mindMeld,
  stowaway,
  'deep-cover': deepCover,
  'starfleet-archive': starfleetArchive,
};
