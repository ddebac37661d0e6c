import type { PoolCard } from '@turnpoint/catalogue/pages';
import { type Reader, tell } from '@turnpoint/kernel';
import { CARDS, type Card, cellsOf, PHASES } from '../../content/index.ts';
import { KEYWORDS, keywordsOf } from '../cards/keywords.ts';

export const COSTS: readonly number[] = [...new Set(CARDS.map(({ cost }) => cellsOf(cost)))].sort((a, b) => a - b);
export const TYPES: readonly string[] = [...new Set(CARDS.map(({ type }) => type))];
const phaseOf = (phase: number): string => `phase-${phase}`;

export const FACETS = [
  { id: 'type', values: TYPES },
  { id: 'cost', values: COSTS.map(String) },
  { id: 'cell', values: ['A', 'F', 'U', 'V'] },
  { id: 'phase', values: PHASES.map((_, i) => phaseOf(i + 1)) },
  { id: 'keyword', values: Object.keys(KEYWORDS) },
];

/** What a card gives or asks for: types of cells, and cards to be voided. */
function cellsIn({ cell, cost }: Card): string[] {
  const asked = { A: cost.ancient, F: cost.future, U: cost.universal, V: cost.voided };
  return Object.entries(asked).flatMap(([sign, n]) => (n > 0 || sign === cell ? [sign] : []));
}

function pooled(reader: Reader, card: Card): PoolCard {
  const { code, type, phase, cost } = card;
  const name = tell(reader, { key: `card.${code}` });
  const keywords = keywordsOf(card);
  const read = [`text.${code}`, `type.${type}`, ...keywords.map((word) => `keyword.${word}`)];
  return {
    id: code,
    kind: type,
    name,
    words: [name, ...read.map((key) => tell(reader, { key }))].join(' ').toLowerCase(),
    facets: {
      type: [type],
      cost: [String(cellsOf(cost))],
      cell: cellsIn(card),
      phase: phase > 0 ? [phaseOf(phase)] : [],
      keyword: keywords,
    },
    cost: cellsOf(cost),
  };
}

export const pool = (reader: Reader): PoolCard[] => CARDS.map((card) => pooled(reader, card));
