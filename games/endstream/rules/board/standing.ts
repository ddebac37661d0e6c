import type { Seat } from '@turnpoint/kernel';
import {
  controllerCard,
  type Standing,
  type StandingOf,
  type StateWord,
  techCard,
  type ZoneWord,
} from '../../content/index.ts';
import type { Gear, Operator, OperatorNo, Place, Table } from '../types.ts';
import { cardOf, controllerOf, operatorAt, playerAt, type Seated } from './things.ts';

/** What a list of standing rules says on one matter. */
export function holding<H extends Standing['holds']>(list: readonly Standing[], holds: H): StandingOf<H> | null {
  for (const standing of list) if (standing.holds === holds) return standing as StandingOf<H>;
  return null;
}

/** A special ability of an operator: in force also while disabled or IMPAIRED (ES-R18). */
export function specialOf<H extends Standing['holds']>(op: Operator, holds: H): StandingOf<H> | null {
  for (const { standing } of cardOf(op).specials) if (standing.holds === holds) return standing as StandingOf<H>;
  return null;
}

export function controllerSpecial<H extends Standing['holds']>(t: Seated, seat: Seat, holds: H): StandingOf<H> | null {
  for (const { standing } of controllerCard(playerAt(t, seat).controller).specials) {
    if (standing.holds === holds) return standing as StandingOf<H>;
  }
  return null;
}

export function gearHolds<H extends Standing['holds']>(gear: Gear, holds: H): StandingOf<H> | null {
  return holding(techCard(gear.card).standing, holds);
}

/** The first tech on this bearer that holds this. */
export function equippedWith(t: Table, no: OperatorNo, holds: Standing['holds']): Gear | null {
  for (const gear of t.gear) if (gear.on === no && gearHolds(gear, holds) !== null) return gear;
  return null;
}

/** ES-8.23: tech that serves the bearer's own acts rests under CONTROL. */
export function servingGear(t: Table, no: OperatorNo, holds: Standing['holds']): Gear[] {
  return t.gear.filter((gear) => gear.on === no && gear.by === controllerOf(t, no) && gearHolds(gear, holds) !== null);
}

/** Is this operator in this state, from any source? */
export function hasState(t: Table, no: OperatorNo, state: StateWord): boolean {
  for (const mark of t.marks) if (mark.what === state && mark.on === no) return true;
  for (const gear of t.gear) if (gear.on === no && gearHolds(gear, 'state')?.state === state) return true;
  const op = operatorAt(t, no);
  if (state === 'FRAIL') return specialOf(op, 'FRAIL') !== null;
  return state === 'UNTOUCHABLE' && specialOf(op, 'alone') !== null && isAlone(t, no);
}

/** Operators of both sides count, active or disabled; controllers and techs do not. */
function isAlone(t: Table, no: OperatorNo): boolean {
  const { at } = operatorAt(t, no);
  return t.operators.every((other, i) => i === no || other.at !== at);
}

/** Printed defense plus whatever raises it at this moment (ES-R17, R40). */
export function fullDefense(t: Table, no: OperatorNo): number {
  const op = operatorAt(t, no);
  let defense = cardOf(op).defense;
  for (const mark of t.marks) if (mark.what === 'raise' && mark.on === no) defense += mark.amount;
  const by = controllerOf(t, no);
  if (op.zone === 'board' && playerAt(t, by).at === op.at) defense += controllerSpecial(t, by, 'raise')?.amount ?? 0;
  return defense;
}

/** How often a turnpoint keyword is in force there: every source counts (ES-13.9, 13.10). */
export function zoneCount(t: Table, place: Place, zone: ZoneWord): number {
  let count = 0;
  for (const mark of t.marks) {
    if (mark.what !== zone || mark.on !== place) continue;
    if (!mark.unlessController || playerAt(t, mark.by).at !== place) count++;
  }
  for (const gear of t.gear) {
    if (gear.at === place && gearHolds(gear, 'zone')?.zone === zone) count++;
  }
  return count;
}

/** What STRIKEs of this operator deal more to operators, standing bonuses only (ES-R56). */
export function standingBonus(t: Table, no: OperatorNo): number {
  const op = operatorAt(t, no);
  const by = controllerOf(t, no);
  let more = 0;
  for (const mark of t.marks) if (mark.what === 'bonus' && mark.on === no) more += mark.amount;
  for (const gear of t.gear) {
    if (gear.by === by && gear.at === op.at) more += gearHolds(gear, 'bonus here')?.amount ?? 0;
  }
  const own = specialOf(op, 'bonus unless');
  if (own !== null && !t.operators.some((other) => other.zone === 'board' && cardOf(other).name === own.name)) {
    more += own.amount;
  }
  return more;
}
