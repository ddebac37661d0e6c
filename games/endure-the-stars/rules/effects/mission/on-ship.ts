import type { EventId, PlainEffect } from '../../../content/index.ts';
import { survivorAt } from '../../board/crew/crew.ts';
import { settleDoors } from '../../board/doors.ts';
import { takeAway } from '../../board/foes/foes.ts';
import { missionIn, shipOf, zoneIn } from '../../board/ship.ts';
import type { Clause } from '../../clauses.ts';
import type { Context, Door, Objective, Table, Who, ZoneId } from '../../types.ts';

/** What the mission kept locked is set, and kept no longer; or it is kept locked from now on. */
export function setLock(
  t: Table,
  effect: Extract<PlainEffect, { kind: 'setLock' }>,
  clause: Clause,
  ctx: Context,
): void {
  const { geometry, exits } = shipOf(t);
  const doors = effect.doors.flatMap((name) => t.doors[geometry.doorNamed.get(name) ?? -1] ?? []);
  const outer = exits.flatMap(({ zone }, n) =>
    effect.exits.some((name) => zoneIn(t, name) === zone) ? [t.exits[n] as Door] : [],
  );
  for (const door of [...doors, ...outer]) {
    door.kept = !effect.open;
    door.set = effect.open ? 'open' : 'locked';
  }
  settleDoors(t);
  const type = effect.open ? 'unlocked-doors' : 'locked-doors';
  ctx.log({ type, clause, doors: effect.doors, exits: effect.exits });
  ctx.push({ kind: 'notice' });
}

export function removeEvents(t: Table, isGone: (event: EventId) => boolean): void {
  t.events = t.events.filter((event) => !isGone(event));
}

export function deliver(t: Table, wanted: readonly string[], actor: Who | null, clause: Clause, ctx: Context): void {
  if (actor === null) return;
  const survivor = survivorAt(t, actor);
  const brought = survivor.carries.filter((n) => wanted.includes(missionIn(t).objectives[n]?.id ?? ''));
  for (const n of brought) {
    (t.objectives[n] as Objective).end = 'delivered';
    ctx.log({ type: 'delivered', clause, who: actor, objective: n });
  }
  survivor.carries = survivor.carries.filter((n) => !brought.includes(n));
}

export function emptyPlaces(t: Table, marks: readonly string[], clause: Clause, ctx: Context): void {
  const places = missionIn(t).radar.flatMap(({ zone, mark }) =>
    mark !== null && marks.includes(mark) ? [zoneIn(t, zone)] : [],
  );
  takeAway(t, ({ zone }) => places.includes(zone), clause, ctx);
}

/** Its token leaves the map: nobody can use it any more. */
export function takeObjective(t: Table, id: string, clause: Clause, ctx: Context): void {
  const n = missionIn(t).objectives.findIndex((known) => known.id === id);
  const objective = t.objectives[n] as Objective;
  if (objective.zone === null) return;
  objective.collected = true;
  objective.zone = null;
  ctx.log({ type: 'objective-gone', clause, objective: n });
}

/** It goes to whoever brought it about, or lies where that happened if they are not there any more. */
export function giveObjective(
  t: Table,
  id: string,
  { actor, zone, clause }: { readonly actor: Who | null; readonly zone: ZoneId | null; readonly clause: Clause },
  ctx: Context,
): void {
  const n = missionIn(t).objectives.findIndex((known) => known.id === id);
  const objective = t.objectives[n] as Objective;
  objective.collected = true;
  const finder = actor === null ? undefined : t.team[actor];
  if (actor !== null && finder !== undefined && finder.zone !== null) {
    finder.carries = [...finder.carries, n];
    ctx.log({ type: 'found-objective', clause, who: actor, objective: n });
  } else if (zone !== null) {
    objective.zone = zone;
    ctx.log({ type: 'lies', clause, objective: n, zone });
  }
}
