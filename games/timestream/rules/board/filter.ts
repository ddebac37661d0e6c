import type { CardNo, Filter } from '../../content/index.ts';
import { cardAt } from '../../content/index.ts';

/** A card outside play is what it prints (TS-3.11). */
export function fitsFilter(card: CardNo, filter: Filter): boolean {
  const { type } = cardAt(card);
  if (filter === 'any') return true;
  return filter === 'non-Intervention' ? type !== 'Intervention' : type === filter;
}
