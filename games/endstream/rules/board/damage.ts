import type { Context, OperatorNo, State, Table } from '../types.ts';
import { removeGear } from './gear.ts';
import { equippedWith, fullDefense, hasState } from './standing.ts';
import { operatorAt } from './things.ts';

export interface Hurt {
  readonly armor: number;
  readonly damage: number;
}

/** Armor first, the rest to defense (ES-11.1, 11.2); one disabled this turn feels only armor, unless FRAIL (ES-11.14). */
export function reckon(t: Table, operator: OperatorNo, amount: number, skipsArmor: boolean): Hurt {
  const op = operatorAt(t, operator);
  const armor = skipsArmor ? 0 : Math.min(op.armor, amount);
  const isDeaf = op.felled && !hasState(t, operator, 'FRAIL');
  return { armor, damage: isDeaf ? 0 : amount - armor };
}

/** Hamsa Necklace: an effect that would bring its bearer to zero does nothing to it, and the tech is spent. */
export function isSaved(s: State, operator: OperatorNo, { damage }: Hurt, ctx: Context): boolean {
  const t = s.table;
  if (damage === 0 || operatorAt(t, operator).damage + damage < fullDefense(t, operator)) return false;
  const amulet = equippedWith(t, operator, 'amulet');
  if (amulet === null) return false;
  ctx.log({ type: 'cancelled', clause: 'ES-8.9', target: operator, gear: amulet.id });
  removeGear(s, amulet.id, 'ES-8.9', ctx);
  return true;
}

export function hurt(t: Table, operator: OperatorNo, { armor, damage }: Hurt): void {
  const op = operatorAt(t, operator);
  op.armor -= armor;
  op.damage += damage;
}
