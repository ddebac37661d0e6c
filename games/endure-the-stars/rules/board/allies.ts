import { enemyOf } from '../../content/index.ts';
import type { Ally, Lasting, Seat, Table, Who, ZoneId } from '../types.ts';
import { inTurnOrder, isOfClass, survivorAt } from './crew/crew.ts';
import { moduleOf } from './module.ts';

const NONE: (Ally | null)[] = [];

/** Enemies under control, by their places. */
export const alliesOf = (t: Table): (Ally | null)[] => t.allies ?? NONE;

/**
 * Where enemies look for survivors, enemies under control are some too (ETS-11.33, M13.15): there they have the numbers
 * after those of the team.
 */
export const bodies = (t: Table): number => t.team.length + alliesOf(t).length;
export const allyNumber = (t: Table, place: number): Who => t.team.length + place;
export const allyAt = (t: Table, who: Who): Ally | null => alliesOf(t)[who - t.team.length] ?? null;

/** Where a survivor or an ally stands; null off the map. */
export const placeOf = (t: Table, who: Who): ZoneId | null =>
  who < t.team.length ? (t.team[who]?.zone ?? null) : (allyAt(t, who)?.zone ?? null);

/** Survivors and allies in these zones. */
export function bodiesIn(t: Table, ...zones: readonly ZoneId[]): Who[] {
  const here: Who[] = [];
  for (let who = 0; who < bodies(t); who++) if (zones.includes(placeOf(t, who) ?? -1)) here.push(who);
  return here;
}

/** Survivors in turn order, then allies. */
export const everybody = (t: Table): Who[] => [
  ...inTurnOrder(t),
  ...alliesOf(t).flatMap((ally, place) => (ally === null ? [] : [allyNumber(t, place)])),
];

/** ETS-RM18: a Technician's player decides for them, or the holder of the first player token. */
export function allySeat(t: Table): Seat {
  const wanted = moduleOf(t, 'control')?.class ?? '';
  const who = inTurnOrder(t).find((other) => isOfClass(t, other, wanted));
  return survivorAt(t, who ?? t.first).seat;
}

const OUT = 'ally out';

/** ETS-M13.23: how many have left the map. */
export const alliesOut = (t: { readonly lasting: readonly Lasting[] }): number =>
  t.lasting.filter(({ kind }) => kind === OUT).length;
export function countOut(t: Table): void {
  t.lasting.push({ kind: OUT, who: 0, zone: null, until: 'mission' });
}

/** What it has under control: Health, dice and hit number (ETS-M13.12, M13.13). */
export function controlledAs(t: Table, type: string): { health: number; dice: number; hit: number } | null {
  const control = moduleOf(t, 'control');
  const n = control?.types.indexOf(type) ?? -1;
  if (control === undefined || n < 0 || enemyOf(type as Ally['type']).isBoss) return null;
  return { health: control.health[n] ?? 1, dice: control.dice[n] ?? 1, hit: control.hits[n] ?? 6 };
}
