import type { Table, Who, ZoneId } from '../types.ts';
import { moduleOf } from './module.ts';
import { missionIn } from './ship.ts';

/** What somebody pulls along (CG08), by its number; -1 without such a thing. */
export function captiveIn(t: Table): number {
  const wanted = moduleOf(t, 'captive')?.objective;
  return wanted === undefined ? -1 : missionIn(t).objectives.findIndex(({ id }) => id === wanted);
}

export const isPulling = (t: Table, who: Who): boolean => t.team[who]?.carries.includes(captiveIn(t)) === true;

/** Where it is: where it was found, or with whoever pulls it. */
export function captiveZone(t: Table): ZoneId | null {
  const n = captiveIn(t);
  if (n < 0) return null;
  return t.objectives[n]?.zone ?? t.team.find(({ carries }) => carries.includes(n))?.zone ?? null;
}
