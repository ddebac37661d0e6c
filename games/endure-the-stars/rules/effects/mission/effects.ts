import { type Effect, type PlainEffect, tileOf } from '../../../content/index.ts';
import { BOSS_NOISE } from '../../board/bound-noise.ts';
import { die } from '../../board/chance.ts';
import { inTurnOrder, survivorAt } from '../../board/crew/crew.ts';
import { calm, heal } from '../../board/crew/spirit.ts';
import { missionIn, shipOf } from '../../board/ship.ts';
import type { Clause } from '../../clauses.ts';
import { finishMission } from '../../ending/ending.ts';
import type { Context, Deed, Frame, State, Table, Who } from '../../types.ts';
import { endEvent } from '../event.ts';
import { spawnAmong, spawnByDie } from '../spawn.ts';
import { takeOver } from './control.ts';
import { groupPlaces } from './group.ts';
import { dealItems } from './items.ts';
import { bleeding, drawPassive, loseBoth, wound } from './on-crew.ts';
import { deliver, emptyPlaces, giveObjective, removeEvents, setLock, takeObjective } from './on-ship.ts';
import { salvage } from './salvage.ts';
import { playMood, startBoss } from './sleeping-boss.ts';
import { stunRoll } from './stall.ts';

/** Who brought it about, where, and under which clause. */
export interface Cause {
  readonly actor: Who | null;
  readonly zone: number | null;
  readonly deed: Deed | null;
  /** Of a rule that works by somebody's carrying it: the objective. */
  readonly carrying: string | null;
  readonly clause: Clause;
}

/** Carries out one effect of a special condition. */
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
  const { actor, deed, clause } = cause;
  const taker = actor ?? t.loader?.pilot ?? null;
  switch (effect.kind) {
    case 'setLock':
      setLock(t, effect, clause, ctx);
      return;
    case 'giveCards':
      // ETS-M11.8: what nobody brought about is the pilot's.
      if (taker !== null) ctx.push({ ...effect, kind: 'prize', who: taker });
      return;
    case 'dealItems':
      dealItems(t, people(t, 'zone', cause), effect.each, effect.keep, clause, ctx);
      return;
    case 'giveObjective':
      giveObjective(t, effect.objective, cause, ctx);
      return;
    case 'takeObjective':
      takeObjective(t, effect.objective, clause, ctx);
      return;
    case 'removeEvents':
      removeEvents(t, (event) => {
        const tile = tileOf(event);
        return tile !== null && (effect.which === 'spawns' || !shipOf(t).tiles.some(({ kind }) => kind === tile));
      });
      return;
    case 'removeEvent':
      removeEvents(t, (event) => event === effect.event);
      if (!effect.discardsToo) return;
      // One that lies open would come back with the discards.
      if (t.event === effect.event) endEvent(t, ctx);
      t.eventDiscard = t.eventDiscard.filter((event) => event !== effect.event);
      // ETS-M07.12: in the middle of a mission the deck is shuffled, and nobody knows what lies where any more.
      ctx.shuffle(t.events);
      t.eventKnown = false;
      t.buried = 0;
      return;
    case 'standingEvent':
      if (!effect.on && t.standing.includes(effect.event)) ctx.log({ type: 'expired', clause, event: effect.event });
      t.standing = effect.on ? [...t.standing, effect.event] : t.standing.filter((event) => event !== effect.event);
      ctx.push({ kind: 'notice' });
      return;
    case 'eventDamage':
      t.airLoss = effect.damage;
      return;
    case 'deliver':
      deliver(t, effect.objectives, actor, clause, ctx);
      // ETS-3.5: it may have been the last.
      ctx.push({ kind: 'notice' });
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
    case 'spawnOnTile':
      spawnByDie(t, effect.tiles, clause, ctx);
      return;
    case 'emptyPlaces':
      emptyPlaces(t, effect.marks, clause, ctx);
      return;
    case 'passiveTowards':
      if (effect.who === 'hurt') for (const who of bleeding(t)) drawPassive(t, { who, carrying: null, clause }, ctx);
      else if (actor !== null) drawPassive(t, { who: actor, carrying: cause.carrying, clause }, ctx);
      return;
    case 'enemyTrait':
      t.lasting.push({ kind: `${effect.enemy} ${effect.trait}`, who: 0, zone: null, until: 'mission' });
      return;
    case 'salvage':
      if (actor !== null && deed !== null) salvage(t, effect, { actor, deed, clause }, ctx);
      return;
    case 'takeOver':
      if (actor !== null && deed !== null) takeOver(t, actor, deed, clause, ctx);
      return;
    case 'stunRoll':
      stunRoll(t, effect, clause, ctx);
      return;
    case 'groupPlaces':
      groupPlaces(t, effect, ctx);
      return;
    case 'bossNoise':
      t.lasting.push({ kind: BOSS_NOISE, who: 0, zone: null, until: 'mission' });
      return;
    case 'startBoss':
      startBoss(t, clause, ctx);
      return;
    case 'bossCard':
      playMood(t, effect.card, clause, ctx);
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
