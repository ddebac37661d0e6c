import { automatic } from '@turnpoint/kernel';
import { POWER_CELL } from '../../content/index.ts';
import { survivorAt } from '../board/crew/crew.ts';
import { spendGoal } from '../board/crew/deeds.ts';
import { letGo } from '../board/doors.ts';
import { spentCells } from '../board/kit/cells.ts';
import { change, takeOut } from '../board/kit/inventory.ts';
import type { Context, Endure, Table } from '../types.ts';

/** ETS-3.11: Power Cells, stuns, and what lasted for the round. */
export const expire = automatic<Endure, 'expire'>(({ table: t }, _frame, _picks, ctx) => {
  throwAwayCells(t, ctx);
  for (const figure of t.figures) if (figure.stun > 0) figure.stun = figure.stun === 2 ? 1 : 0;
  passAway(t, ctx);
});

/** ETS-18.6 */
function throwAwayCells(t: Table, ctx: Context): void {
  for (const who of spentCells(t)) {
    const gone = takeOut(survivorAt(t, who), ({ item, half }) => item === POWER_CELL && half);
    if (gone === null) continue;
    t.itemDiscard.push(POWER_CELL);
    ctx.log({ type: 'dropped', clause: 'ETS-18.6', who, item: POWER_CELL });
  }
}

function passAway(t: Table, ctx: Context): void {
  t.lasting = t.lasting.filter(({ until }) => until !== 'round');
  letGo(t, (until) => typeof until === 'number' && until <= t.round);
  for (const [who, survivor] of t.team.entries()) {
    for (let n = 0; n < 6; n++)
      change(
        survivor,
        ({ jammed }) => jammed,
        (held) => ({ ...held, jammed: false }),
      );
    if (survivor.goal?.state === 'running') spendGoal(t, who, ctx);
  }
}
