import { automatic } from '@turnpoint/kernel';
import { POWER_CELL } from '../../content/index.ts';
import { inTurnOrder, survivorAt } from '../board/crew/crew.ts';
import { spendGoal } from '../board/crew/deeds.ts';
import { hurt } from '../board/crew/spirit.ts';
import { letGo } from '../board/doors.ts';
import { isFull } from '../board/foes/space.ts';
import { change, takeOut } from '../board/kit/inventory.ts';
import type { Context, Endure, Frame, Table, ZoneId } from '../types.ts';

/** ETS-3.11, after the mission's own effects: Trapped, Power Cells, stuns, and what lasted for the round. */
export const roundEnd = automatic<Endure, 'round-end'>(({ table: t }, _frame, _picks, ctx) => {
  const trapped = inTurnOrder(t).filter((who) => isFull(t, survivorAt(t, who).zone as ZoneId));
  for (const who of trapped) hurt(t, who, 1, 'ETS-17.14', ctx);
  ctx.push(...trapped.map((who): Frame => ({ kind: 'lose', who, points: 1, clause: 'ETS-17.14' })));
  throwAwayCells(t);
  for (const figure of t.figures) if (figure.stun > 0) figure.stun = figure.stun === 2 ? 1 : 0;
  expire(t, ctx);
});

/** ETS-18.6 */
function throwAwayCells(t: Table): void {
  for (const { kind, who } of t.lasting) {
    if (kind !== 'cell-empty') continue;
    const gone = takeOut(survivorAt(t, who), ({ item, half }) => item === POWER_CELL && half);
    if (gone !== null) t.itemDiscard.push(POWER_CELL);
  }
}

function expire(t: Table, ctx: Context): void {
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
