import type { Types } from '@turnpoint/kernel';
import type { TableProps } from '../contract.ts';

/** May the viewer choose now? Who has answered already, while others still think, may not. */
export function isMine({ look, use }: Pick<TableProps<Types>, 'look' | 'use'>): boolean {
  if (use === 'watch' || look.seat === null || look.outcome !== null) return false;
  return look.asked.includes(look.seat) && look.answer === null;
}
