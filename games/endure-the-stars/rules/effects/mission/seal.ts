import { no } from '@turnpoint/kernel';
import type { Module } from '../../../content/index.ts';
import { sealDoorway } from '../../board/doors.ts';
import { figuresIn, remove, takeAway } from '../../board/foes/foes.ts';
import { isPowered } from '../../board/kit/values.ts';
import { moduleOf } from '../../board/module.ts';
import { missionIn, shipOf, zoneIn } from '../../board/ship.ts';
import type { Context, Ruling, Table, Who, ZoneId } from '../../types.ts';

type Seal = Extract<Module, { kind: 'sealRoom' }>;

/** Rooms that can be sealed for good (CG01). */
const sealOf = (t: Table): Seal | undefined => moduleOf(t, 'sealRoom');

/** The place of a cell in its module, by its objective; -1 for any other objective. */
const cellOf = (t: Table, seal: Seal, objective: number): number =>
  seal.objectives.indexOf(missionIn(t).objectives[objective]?.id ?? '');

export const sealHealth = (t: Table): number | undefined => sealOf(t)?.health;

/** ETS-M01.8, M01.12: the door lies in front of its cell; a powered Loader attacks it, and nobody may be inside. */
export function isCellDoor(t: Table, who: Who, objective: number, zone: ZoneId): boolean {
  return isPowered(t, who) && isDoorAt(t, objective, zone) && !isInside(t, objective);
}

function isDoorAt(t: Table, objective: number, zone: ZoneId): boolean {
  const seal = sealOf(t);
  const cell = seal === undefined ? -1 : cellOf(t, seal, objective);
  return seal !== undefined && cell >= 0 && zoneIn(t, seal.fronts[cell] as string) === zone;
}

function isInside(t: Table, objective: number): boolean {
  const room = roomOf(t, objective);
  return t.team.some(({ zone }) => zone === room);
}

function roomOf(t: Table, objective: number): ZoneId {
  const seal = sealOf(t);
  const cell = seal === undefined ? -1 : cellOf(t, seal, objective);
  return seal === undefined || cell < 0 ? -1 : zoneIn(t, seal.rooms[cell] as string);
}

/** Why a cell door in this zone cannot be attacked; null where there is none. */
export function cannotSeal(t: Table, who: Who, zone: ZoneId): Ruling | null {
  const door = t.objectives.findIndex(({ end }, n) => end === null && isDoorAt(t, n, zone));
  if (door < 0) return null;
  return isPowered(t, who) ? no('ETS-M01.12', 'why.somebody-inside') : no('ETS-M01.8', 'why.loader-only');
}

/** ETS-M01.10, M01.11, M01.20: every doorway into it becomes wall, and what is inside is gone. */
export function sealRoom(t: Table, objective: number, ctx: Context): void {
  const room = roomOf(t, objective);
  if (room < 0) return;
  const { doorways, walls } = shipOf(t);
  for (const { id, between } of doorways) if (between.includes(room)) sealDoorway(t, id);
  const made = t.passages.made.filter((wall) => !walls[wall]?.between.includes(room));
  if (made.length < t.passages.made.length) t.passages = { barred: t.passages.barred, made };
  const inside = figuresIn(t, room);
  for (const [enemy, { length: count }] of Map.groupBy(inside, ({ type }) => type))
    ctx.log({ type: 'trapped', clause: 'ETS-M01.11', enemy, zone: room, count });
  remove(
    t,
    inside.map(({ id }) => id),
  );
  takeAway(t, ({ zone }) => zone === room, 'ETS-M01.11', ctx);
}

/** A room that is cut off for good is left out of spawns (ETS-M01.17). */
export const isSealed = (t: Table, room: ZoneId): boolean =>
  t.objectives.some(({ end }, n) => end === 'destroyed' && roomOf(t, n) === room);
