import { enemyOf } from '../../../content/index.ts';
import { everyone, zoneOf } from '../../board/crew/crew.ts';
import { seesZone } from '../../board/crew/sight.ts';
import { makeDoorway, setDoor } from '../../board/doors.ts';
import { makeNoiseBy } from '../../board/noise-made.ts';
import { missionIn, shipOf } from '../../board/ship.ts';
import type { Choice, Context, Table, Who, ZoneId } from '../../types.ts';
import { endEvent, refillEvents } from '../event.ts';
import { devicesIn } from '../mission/interact.ts';
import { isSealed } from '../mission/seal.ts';
import { stunFigures } from '../stun.ts';
import {
  atOnce,
  doorPicked,
  holdTile,
  naming,
  type Power,
  seenWithin,
  settable,
  tellDoor,
  walkedWithin,
  zonePicked,
  zones,
} from './power.ts';

const noiseAt = (level: number, list: (t: Table, who: Who) => ZoneId[]): Power =>
  naming(
    (t, who) => zones(list(t, who)),
    ({ table }, who, picked, ctx) => makeNoiseBy(table, who, { zone: zonePicked(picked), level }, 'ETS-5.1', ctx),
  );

/** Doors that wires move: a spike holds its door against them (ETS-R106). */
const wired = (t: Table, zone: (id: ZoneId) => boolean): Choice[] =>
  settable(t, zone).filter((choice) => doorPicked(t, choice)?.spike === null);

/** Sets a door that was named (ETS-4.41). */
function turnDoor(t: Table, picked: Choice, ctx: Context): void {
  const door = doorPicked(t, picked);
  if (door !== null) setDoor(t, door, (picked as { to: 'open' | 'locked' }).to);
  tellDoor(picked, ctx);
  ctx.push({ kind: 'notice' });
}

/** ETS-6.12: in a wall of the zone, not the outer one, and not where there is a doorway already. */
function walls(t: Table, who: Who): Choice[] {
  const own = zoneOf(t, who);
  const { walls: all, doorways } = shipOf(t);
  const joined = (a: ZoneId, b: ZoneId) => doorways.some(({ between }) => between.includes(a) && between.includes(b));
  return all.flatMap(({ id, between }): Choice[] => {
    // ETS-M01.20
    if (between.some((side) => isSealed(t, side))) return [];
    if (!between.includes(own) || joined(...(between as [ZoneId, ZoneId])) || t.passages.made.includes(id)) return [];
    return [{ kind: 'wall', wall: id }];
  });
}

const SENSED = 3;

/** Abilities that work on the ship. */
export const SHIP_POWERS: Readonly<Record<string, Power>> = {
  echo: noiseAt(3, (t, who) => walkedWithin(t, who, 4)),
  'toss-debris': noiseAt(3, (t, who) => seenWithin(t, who, 2)),
  'improvised-exit': naming(walls, ({ table: t }, _who, picked, ctx) => {
    makeDoorway(t, (picked as { wall: number }).wall);
    ctx.log({ type: 'doorway', clause: 'ETS-6.12', wall: (picked as { wall: number }).wall });
    ctx.push({ kind: 'notice' });
  }),
  rewire: naming(
    (t, who) => wired(t, (zone) => zone === zoneOf(t, who)),
    ({ table }, _who, picked, ctx) => turnDoor(table, picked, ctx),
  ),
  'sealed-in': atOnce(({ table: t }, who, ctx) => {
    holdTile(t, zoneOf(t, who), 'locked', t.round + 1);
    ctx.push({ kind: 'notice' });
  }),
  'remote-access': naming(
    (t, who) => [
      ...seenWithin(t, who, 2).flatMap((zone) =>
        devicesIn(t, zone).map((objective): Choice => ({ kind: 'interact', objective })),
      ),
      ...wired(t, (zone) => seesZone(t, who, zone)),
    ],
    ({ table: t }, who, picked, ctx) => {
      if (picked.kind === 'interact') ctx.push({ kind: 'interact', who, objective: picked.objective });
      else turnDoor(t, picked, ctx);
    },
  ),
  pulse: atOnce(({ table: t }, who, ctx) => {
    const near = walkedWithin(t, who, 3);
    const stunned = t.figures.filter(({ zone, type }) => near.includes(zone) && enemyOf(type).family === 'sentry');
    stunFigures(t, stunned, 'ETS-6.5', ctx);
    holdTile(t, zoneOf(t, who), 'open', t.round);
    ctx.push({ kind: 'notice' });
  }),
  'system-link': atOnce(({ table: t }, who, ctx) => {
    refillEvents(t, ctx);
    ctx.learns(everyone(t));
    t.eventKnown = true;
    ctx.push({ kind: 'link', who });
  }),
  override: atOnce(({ table: t }, _who, ctx) => {
    t.eventSkipped = true;
    endEvent(t, ctx);
    ctx.push({ kind: 'notice' });
  }),
  'sense-life': naming(
    (t, who) => [
      { kind: 'done' },
      // Sentries do not live.
      ...(missionIn(t).family === 'sentry' ? [] : t.tokens).flatMap(({ id, zone, known }): Choice[] => {
        const far = shipOf(t).noise[zoneOf(t, who)]?.[zone] ?? 99;
        return !known && far <= SENSED ? [{ kind: 'token', token: id }] : [];
      }),
    ],
    ({ table: t }, _who, picked, ctx) => {
      if (picked.kind !== 'token') return;
      const token = t.tokens.find(({ id }) => id === picked.token);
      if (token === undefined) return;
      token.known = true;
      ctx.learns(everyone(t));
      ctx.log({ type: 'looked', clause: 'ETS-12.4', zone: token.zone, face: token.face });
    },
  ),
};
