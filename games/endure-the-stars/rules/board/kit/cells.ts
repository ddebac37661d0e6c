import { POWER_CELL } from '../../../content/index.ts';
import type { Carried, Context, Table, Who } from '../../types.ts';
import { survivorAt } from '../crew/crew.ts';
import { isSame, takeOut } from './inventory.ts';

const SPENT = 'cell-empty';

/** ETS-18.6: its second charge is spent, and it lies there to the end of the round. */
export function markSpent(t: Table, who: Who): void {
  t.lasting.push({ kind: SPENT, who, zone: null, until: 'round' });
}

/** Whose Power Cells are spent, once for each. */
export const spentCells = ({ lasting }: Pick<Table, 'lasting'>): Who[] =>
  lasting.flatMap(({ kind, who }) => (kind === SPENT ? [who] : []));

/** ETS-7.12: a card is discarded by its owner; of half-used Power Cells the spent one goes first (ETS-R113). */
export function discard(t: Table, who: Who, card: Carried, ctx: Context): void {
  takeOut(survivorAt(t, who), (held) => isSame(held, card));
  t.itemDiscard.push(card.item);
  const spent = t.lasting.findIndex((lasting) => lasting.kind === SPENT && lasting.who === who);
  if (card.item === POWER_CELL && card.half && spent >= 0) t.lasting = t.lasting.toSpliced(spent, 1);
  ctx.log({ type: 'dropped', clause: 'ETS-7.12', who, item: card.item });
}
