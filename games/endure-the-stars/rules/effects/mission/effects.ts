import { type Effect, type EventId, type PlainEffect, tileOf } from '../../../content/index.ts';
import { die, oneOf } from '../../board/chance.ts';
import { inTurnOrder, survivorAt } from '../../board/crew/crew.ts';
import { calm, heal, hurt } from '../../board/crew/spirit.ts';
import { settleDoors } from '../../board/doors.ts';
import { missionIn, shipOf, zoneIn } from '../../board/ship.ts';
import type { Clause } from '../../clauses.ts';
import { finishMission } from '../../ending/ending.ts';
import type { Context, Door, Frame, Injury, Objective, State, Table, Who } from '../../types.ts';
import { spawnAmong } from '../spawn.ts';

/** Who brought it about, where, and under which clause. */
export interface Cause {
  readonly actor: Who | null;
  readonly zone: number | null;
  readonly clause: Clause;
}

/** Carries out one effect of a special condition. Those of part two's missions are not here yet. */
export function doEffect(s: State, effect: Effect, cause: Cause, ctx: Context): void {
  if (effect.kind === 'roll') {
    const rolled = die(s.table, ctx);
    ctx.log({ type: 'mission-roll', clause: cause.clause, die: rolled });
    const face = effect.faces.find(({ from, to }) => rolled >= from && rolled <= to);
    for (const part of face?.do ?? []) doPlain(s, part, cause, ctx);
  } else doPlain(s, effect, cause, ctx);
}

function doPlain(s: State, effect: PlainEffect, cause: Cause, ctx: Context): void {
  const t = s.table;
  const { actor, clause } = cause;
  switch (effect.kind) {
    case 'setLock':
      setLock(t, effect, clause, ctx);
      return;
    case 'giveCards':
      if (actor !== null) ctx.push({ ...effect, kind: 'prize', who: actor });
      return;
    case 'removeEvents':
      removeEvents(t, (event) => {
        const tile = tileOf(event);
        return tile !== null && (effect.which === 'spawns' || !shipOf(t).tiles.some(({ kind }) => kind === tile));
      });
      return;
    case 'removeEvent':
      removeEvents(t, (event) => event === effect.event);
      if (effect.discardsToo) t.eventDiscard = t.eventDiscard.filter((event) => event !== effect.event);
      return;
    case 'standingEvent':
      t.standing = effect.on ? [...t.standing, effect.event] : t.standing.filter((event) => event !== effect.event);
      ctx.push({ kind: 'notice' });
      return;
    case 'eventDamage':
      t.airLoss = effect.damage;
      return;
    case 'deliver':
      deliver(t, effect.objectives, actor);
      return;
    case 'lose':
      loseBoth(t, people(t, effect.who, cause), effect, clause, ctx);
      return;
    case 'gain':
      for (const who of people(t, effect.who, cause)) {
        heal(t, who, effect.health, clause, ctx);
        calm(t, who, effect.resolve, clause, ctx);
      }
      return;
    case 'resolveTest':
      ctx.push(...people(t, effect.who, cause).map((who): Frame => ({ kind: 'test', who, clause })));
      return;
    case 'fewerActions':
      if (actor !== null) survivorAt(t, actor).bonus -= effect.by;
      return;
    case 'wound':
      wound(t, effect.location === 'leg' ? 'legs' : effect.location, clause, ctx);
      return;
    case 'spawnInZone':
      spawnAmong(t, effect, ctx);
      return;
    case 'emptyPlaces':
      emptyPlaces(t, effect.marks);
      return;
    case 'passiveTowards':
      drawPassive(t, effect.who === 'actor' ? actor : bleeding(t), ctx);
      return;
    case 'enemyTrait':
      t.lasting.push({ kind: `${effect.enemy} ${effect.trait}`, who: 0, zone: null, until: 'mission' });
      return;
    case 'fixExit':
      t.exit = cause.zone;
      return;
    case 'showText':
      ctx.log({ type: 'story', clause, mission: missionIn(t).id, text: effect.text });
      return;
    case 'win':
      finishMission(s, 'won', clause, ctx);
      return;
  }
}

function people(t: Table, who: 'actor' | 'all' | 'zone', { actor, zone }: Cause): Who[] {
  if (who === 'actor') return actor === null ? [] : [actor];
  const all = inTurnOrder(t);
  const at = zone ?? (actor === null ? null : survivorAt(t, actor).zone);
  return who === 'all' ? all : all.filter((other) => survivorAt(t, other).zone === at);
}

/** What the mission kept locked is set, and kept no longer. */
function setLock(t: Table, effect: Extract<PlainEffect, { kind: 'setLock' }>, clause: Clause, ctx: Context): void {
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
  ctx.log({ type: 'unlocked-doors', clause, doors: effect.doors, exits: effect.exits });
  ctx.push({ kind: 'notice' });
}

function removeEvents(t: Table, isGone: (event: EventId) => boolean): void {
  t.events = t.events.filter((event) => !isGone(event));
}

function deliver(t: Table, wanted: readonly string[], actor: Who | null): void {
  if (actor === null) return;
  const survivor = survivorAt(t, actor);
  const brought = survivor.carries.filter((n) => wanted.includes(missionIn(t).objectives[n]?.id ?? ''));
  for (const n of brought) (t.objectives[n] as Objective).end = 'delivered';
  survivor.carries = survivor.carries.filter((n) => !brought.includes(n));
}

function loseBoth(
  t: Table,
  who: readonly Who[],
  lost: { health: number; resolve: number },
  clause: Clause,
  ctx: Context,
): void {
  for (const one of who) hurt(t, one, lost.health, clause, ctx);
  const frights =
    lost.resolve > 0 ? who.map((one): Frame => ({ kind: 'lose', who: one, points: lost.resolve, clause })) : [];
  ctx.push({ kind: 'deaths' }, ...frights);
}

/** CG07: somebody begins with a wound that does not heal. */
function wound(t: Table, injury: Injury, clause: Clause, ctx: Context): void {
  const who = oneOf(ctx, inTurnOrder(t));
  const survivor = survivorAt(t, who);
  if (!survivor.injuries.includes(injury)) survivor.injuries = [...survivor.injuries, injury];
  survivor.scar = injury;
  ctx.log({ type: 'injured', clause, who, injury });
}

function emptyPlaces(t: Table, marks: readonly string[]): void {
  const places = missionIn(t).radar.flatMap(({ zone, mark }) =>
    mark !== null && marks.includes(mark) ? [zoneIn(t, zone)] : [],
  );
  t.away.push(...t.tokens.flatMap(({ zone, face }) => (places.includes(zone) ? [face] : [])));
  t.tokens = t.tokens.filter(({ zone }) => !places.includes(zone));
}

const bleeding = (t: Table): Who | null =>
  t.lasting.find(({ kind, who }) => kind === 'bled' && survivorAt(t, who).zone !== null)?.who ?? null;

function drawPassive(t: Table, who: Who | null, ctx: Context): void {
  if (who === null) return;
  t.lasting.push({ kind: 'draws-passive', who, zone: null, until: 'round' });
  ctx.log({ type: 'draws', clause: 'ETS-11.14', who });
}
