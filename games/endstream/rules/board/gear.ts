import type { Seat } from '@turnpoint/kernel';
import { operatorOfGear } from '../../content/index.ts';
import type { Context, Gear, GearNo, OperatorNo, Place, State } from '../types.ts';
import { gearHolds } from './standing.ts';
import { operatorAt } from './things.ts';

export const cardOfGear = (s: State, id: GearNo): string =>
  operatorAt(s.table, operatorOfGear(id)).techs[id & 1] as string;

/** Attached to an operator (ES-8.7); it is its user's, also on an enemy bearer (ES-R26). */
export function attach(s: State, id: GearNo, by: Seat, on: OperatorNo, ctx: Context): Gear {
  const gear: Gear = { id, card: cardOfGear(s, id), by, on, at: -1 };
  s.table.gear.push(gear);
  ctx.log({ type: 'equipped', clause: 'ES-8.7', gear: id, card: gear.card, on });
  if (gearHolds(gear, 'control') !== null) {
    s.table.marks.push({ what: 'control', on, amount: 0, by, until: id, unlessController: false });
    ctx.log({ type: 'controlled', clause: 'ES-12.7', operator: on, seat: by });
  }
  return gear;
}

/** Placed in a turnpoint (ES-8.11). */
export function deployAt(s: State, id: GearNo, by: Seat, at: Place, ctx: Context): Gear {
  const gear: Gear = { id, card: cardOfGear(s, id), by, on: -1, at };
  s.table.gear.push(gear);
  ctx.log({ type: 'deployed', clause: 'ES-8.11', gear: id, card: gear.card, at });
  return gear;
}

/** Why a tech goes: spent, at its moment, struck (equipped or deployed), destroyed, with its bearer, lowered while FRAIL, or by its own text. */
type Leaving = 'ES-8.9' | 'ES-4.3' | 'ES-8.8' | 'ES-8.12' | 'ES-8.13' | 'ES-8.15' | 'ES-12.11' | 'ES-8.14';

/** What it gave ends with it; armor already gained stays (ES-12.14, R26). */
export function removeGear(s: State, id: GearNo, clause: Leaving, ctx: Context): void {
  const t = s.table;
  const gear = t.gear.find((one) => one.id === id);
  if (gear === undefined) return;
  t.gear = t.gear.filter((one) => one !== gear);
  t.marks = t.marks.filter((mark) => mark.until !== id);
  const why = clause === 'ES-8.9' ? 'spent' : 'destroyed';
  ctx.log({ type: 'tech-gone', clause, gear: id, card: gear.card, why });
}
