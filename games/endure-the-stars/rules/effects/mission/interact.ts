import { no } from '@turnpoint/kernel';
import { POWER_FAILURE } from '../../../content/index.ts';
import { isOfClass, survivorAt, zoneOf } from '../../board/crew/crew.ts';
import { limitOf } from '../../board/limits.ts';
import { isEvent, missionIn } from '../../board/ship.ts';
import type { Objective, Ruling, Table, Who, ZoneId } from '../../types.ts';
import { mayCarry } from './traits.ts';
import { cannotSedate, isAwake } from './wanderer.ts';

const isUsable = (t: Table, n: number): boolean => {
  const kind = missionIn(t).objectives[n]?.kind;
  const { zone, end } = t.objectives[n] as Objective;
  return zone !== null && end === null && (kind === 'device' || kind === 'pick-up' || kind === 'work');
};

/** ETS-10.15, O.1 to O.5: a device, a pick-up or work in one's own zone. */
export function cannotInteract(t: Table, who: Who, objective: unknown): Ruling | null {
  const known = typeof objective === 'number' ? missionIn(t).objectives[objective] : undefined;
  if (typeof objective !== 'number' || known === undefined || !isUsable(t, objective))
    return no('ETS-10.15', 'why.no-such-objective');
  if (t.objectives[objective]?.zone !== zoneOf(t, who)) return no('ETS-10.15', 'why.objective-elsewhere');
  if (known.kind === 'device' && isEvent(t, POWER_FAILURE)) return no('ETS-O.1', 'why.power-failure');
  // ETS-M04.11: what was collected once is for everybody.
  const isOpen = known.class === null || t.objectives[objective]?.collected === true;
  if (!isOpen && !isOfClass(t, who, known.class ?? ''))
    return no(limitOf(t, 'class', 'ETS-O.4'), 'why.other-class', { class: { key: `class.${known.class}` } });
  if (isAwake(t, objective)) {
    const why = cannotSedate(t, who);
    if (why !== null) return why;
  }
  return known.carry !== null && !mayCarry(t, who, objective)
    ? no(limitOf(t, 'most', 'ETS-O.6'), 'why.carries-enough')
    : null;
}

/** The same where actions are paid for it: what is granted or part of an ability is free. */
export function cannotPayInteract(t: Table, who: Who, objective: unknown): Ruling | null {
  const why = cannotInteract(t, who, objective);
  const n = actionsOf(t, objective as number);
  return why === null && survivorAt(t, who).actions < n
    ? no(limitOf(t, 'actions', 'ETS-10.15'), 'why.too-few-actions', { n })
    : why;
}

/** Objectives that a survivor can interact with. */
export function interactions(t: Table, who: Who): number[] {
  const found: number[] = [];
  for (let n = 0; n < t.objectives.length; n++)
    if (t.objectives[n]?.zone === zoneOf(t, who) && cannotInteract(t, who, n) === null) found.push(n);
  return found;
}

export const actionsOf = (t: Table, objective: number): number => missionIn(t).objectives[objective]?.actions ?? 1;

/** Devices in a zone that work from afar (Remote Access). */
export const devicesIn = (t: Table, zone: ZoneId): number[] =>
  isEvent(t, POWER_FAILURE)
    ? []
    : t.objectives.flatMap((objective, n) =>
        objective.zone === zone && isUsable(t, n) && missionIn(t).objectives[n]?.kind === 'device' ? [n] : [],
      );
