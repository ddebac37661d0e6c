import { itemOf } from '../../../content/index.ts';
import { everyone } from '../../board/crew/crew.ts';
import type { Clause } from '../../clauses.ts';
import type { Context, Frame, Table, Who } from '../../types.ts';

/** So many Item cards for each of these; noise cards are passed over, and an empty deck deals no more. */
export function dealItems(
  t: Table,
  among: readonly Who[],
  each: number,
  keep: number,
  clause: Clause,
  ctx: Context,
): void {
  const dealt = among.map((who): Frame => {
    const items: string[] = [];
    while (items.length < each && t.items.length > 0) {
      const item = t.items.pop() as string;
      if (itemOf(item).sort === 'noise') t.itemDiscard.push(item);
      else items.push(item);
    }
    for (const item of items) ctx.log({ type: 'drew', clause, who, item });
    return { kind: 'dealt', who, items, keep, clause };
  });
  ctx.learns(everyone(t));
  ctx.push(...dealt);
}
