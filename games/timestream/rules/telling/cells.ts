import type { Value } from '@turnpoint/kernel';
import { type ByType, CELL_TYPES } from '../board/payment.ts';

/** Cells by type, in words; nothing when none. */
export function tellCells(cells: ByType): Value {
  const list = CELL_TYPES.flatMap((type, i) =>
    (cells[i] as number) > 0 ? [{ key: `cells.${type}`, args: { n: cells[i] as number } }] : [],
  );
  return list.length === 0 ? { key: 'cells.none' } : { list };
}
