import type { Seat } from '@turnpoint/kernel';
import { OPERATOR_NOS } from '../../content/index.ts';
import { checkEnd } from '../ending/ending.ts';
import type { Context, OperatorNo, State, Table } from '../types.ts';
import { removeGear } from './gear.ts';
import { controllerSpecial, fullDefense, hasState } from './standing.ts';
import { controllerOf, operatorAt } from './things.ts';

/** After every effect and act: who is at zero defense falls, all at the same time; then the end is checked (ES-11.27). */
export function settleBoard(s: State, ctx: Context): void {
  const t = s.table;
  // ES-11.6, 11.13. Only operators on the board have damage; being disabled takes it away (ES-11.28).
  const fallen = OPERATOR_NOS.filter((no) => isAtZero(t, no));
  if (fallen.length > 0) {
    const lost = fallen.filter((no) => isLostAtZero(t, no));
    for (const no of fallen) if (!lost.includes(no)) disable(s, no, ctx);
    disintegrate(s, lost, ctx);
  }
  checkEnd(s, ctx);
}

/** Every card has some defense, so nobody falls undamaged. */
function isAtZero(t: Table, no: OperatorNo): boolean {
  const { damage } = operatorAt(t, no);
  return damage > 0 && damage >= fullDefense(t, no);
}

/** Disabled in an earlier turn (ES-11.13) or FRAIL (ES-12.10). */
function isLostAtZero(t: Table, no: OperatorNo): boolean {
  return operatorAt(t, no).disabled > 0 || hasState(t, no, 'FRAIL');
}

/** It misses the whole next turn of its owner (ES-11.10, R15). */
function disable(s: State, no: OperatorNo, ctx: Context): void {
  const op = operatorAt(s.table, no);
  op.disabled = 2;
  op.felled = true;
  op.damage = 0;
  ctx.log({ type: 'disabled', clause: 'ES-11.6', operator: no });
}

/** Out of the game with all tech (ES-11.17, 8.15). */
export function disintegrate(s: State, lost: readonly OperatorNo[], ctx: Context): void {
  const t = s.table;
  const graves = lost.map((no) => ({ at: operatorAt(t, no).at, side: controllerOf(t, no) }));
  for (const no of lost) {
    const op = operatorAt(t, no);
    op.zone = 'gone';
    op.at = -1;
    op.armor = 0;
    op.damage = 0;
    op.disabled = 0;
    op.felled = false;
    op.present = false;
    op.slots = [op.slots[0] === 'unused' ? 'lost' : op.slots[0], op.slots[1] === 'unused' ? 'lost' : op.slots[1]];
    t.progress = true;
    ctx.log({ type: 'disintegrated', clause: 'ES-11.17', operator: no });
    for (const gear of t.gear.filter(({ on }) => on === no)) removeGear(s, gear.id, 'ES-8.15', ctx);
    t.marks = t.marks.filter((mark) => mark.on !== no || isOnPlace(mark.what));
  }
  for (const { at, side } of graves) mourn(s, at, side, ctx);
}

const ON_PLACES = ['RESTRICT', 'LOCKDOWN', 'CONTAMINATE', 'disabled agenda'];

function isOnPlace(what: string): boolean {
  return ON_PLACES.includes(what);
}

/** OSSUARY: those who stood beside a lost friend get ARMOR. */
function mourn(s: State, at: number, side: Seat, ctx: Context): void {
  const t = s.table;
  const amount = controllerSpecial(t, side, 'mourning')?.amount ?? 0;
  if (amount === 0) return;
  for (const [no, op] of t.operators.entries()) {
    if (op.at !== at || controllerOf(t, no) !== side) continue;
    op.armor += amount;
    ctx.log({ type: 'armored', clause: 'ES-7.8', operator: no, amount });
  }
}
