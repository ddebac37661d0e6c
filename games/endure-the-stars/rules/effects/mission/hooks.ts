import { survivorAt, zoneOf } from '../../board/crew/crew.ts';
import { missionIn, zoneIn } from '../../board/ship.ts';
import type { Context, Frame, Table, Who, ZoneId } from '../../types.ts';
import { always, ask } from './ask.ts';

const names = (t: Table, numbers: readonly number[]): string[] =>
  numbers.flatMap((n) => missionIn(t).objectives[n]?.id ?? []);

export const onSetUp = (t: Table): readonly Frame[] => ask(t, 'setup', always);

export const onRoundStart = (t: Table): readonly Frame[] => onPhaseStart(t, 'survivor');

export const onPhaseStart = (t: Table, phase: 'survivor' | 'enemy'): readonly Frame[] =>
  ask(t, 'phaseStart', (when) => when.phase === phase);

export const onPhaseEnd = (t: Table, phase: 'survivor' | 'enemy'): readonly Frame[] =>
  ask(t, 'phaseEnd', (when) => when.phase === phase);

export const onRoundEnd = (t: Table): readonly Frame[] => ask(t, 'roundEnd', always);

export function onTurnStart(t: Table, who: Who): readonly Frame[] {
  const carried = names(t, survivorAt(t, who).carries);
  return ask(t, 'turnStart', ({ carrying }) => carried.includes(carrying), { actor: who, zone: null });
}

export function onInteract(t: Table, who: Who, objective: number): readonly Frame[] {
  const [id = ''] = names(t, [objective]);
  return ask(t, 'interact', ({ objectives }) => objectives.includes(id), { actor: who, zone: null });
}

export function onCollect(t: Table, who: Who, objective: number): readonly Frame[] {
  const [id = ''] = names(t, [objective]);
  return ask(t, 'collect', ({ objectives }) => objectives.includes(id), { actor: who, zone: null });
}

/** A survivor came to a zone, perhaps with something that is wanted there. */
export function onWalking(t: Table, who: Who): readonly Frame[] {
  const zone = zoneOf(t, who);
  const carried = names(t, survivorAt(t, who).carries);
  return ask(
    t,
    'entersZone',
    ({ zones, carrying }) =>
      zones.some((name) => zoneIn(t, name) === zone) &&
      (carrying.length === 0 || carrying.some((id) => carried.includes(id))),
    { actor: who, zone },
  );
}

/** ETS-M05.11: what waits for a carrier in a zone is asked again whenever something has changed there. */
export function onStanding(t: Table): Frame[] {
  const due: Frame[] = [];
  for (const [who, { zone, carries }] of t.team.entries())
    if (zone !== null && carries.length > 0) due.push(...onWalking(t, who));
  return due;
}

/** Objectives go with whoever leaves (ETS-O.6). */
export function onLeaving(t: Table, who: Who, exit: number): readonly Frame[] {
  for (const n of survivorAt(t, who).carries) {
    const objective = t.objectives[n];
    if (objective !== undefined) objective.end = 'out';
  }
  return ask(t, 'leavesMap', always, { actor: who, zone: exit });
}

/** ETS-M09.9: the next clockwise in the zone who carries nothing. */
function heirOf({ team }: Table, dead: Who, zone: ZoneId): Who | undefined {
  const clockwise = team.map((_, n) => (dead + n) % team.length).slice(1);
  return clockwise.find((who) => team[who]?.zone === zone && team[who]?.carries.length === 0);
}

/** ETS-13.17: objectives of the dead stay where they died, or are lost, as the mission says. */
export function onDeath(t: Table, who: Who, zone: ZoneId, ctx: Context): Frame[] {
  const survivor = survivorAt(t, who);
  for (const n of survivor.carries) {
    const objective = t.objectives[n];
    if (objective === undefined) continue;
    const fate = missionIn(t).objectives[n]?.carry?.onDeath ?? 'stays';
    const heir = fate === 'passes on' ? heirOf(t, who, zone) : undefined;
    if (heir !== undefined) {
      survivorAt(t, heir).carries = [n];
      ctx.log({ type: 'found-objective', clause: 'ETS-13.17', who: heir, objective: n });
    } else if (fate === 'stays') {
      objective.zone = zone;
      ctx.log({ type: 'lies', clause: 'ETS-13.17', objective: n, zone });
    } else objective.end = 'lost';
  }
  survivor.carries = [];
  return [];
}

export function onDestroyed(t: Table, who: Who | null, objective: number, isMelee: boolean): readonly Frame[] {
  const [id = ''] = names(t, [objective]);
  return ask(t, 'objectiveDestroyed', ({ objectives, by }) => objectives.includes(id) && (by === 'any' || isMelee), {
    actor: who,
    zone: null,
  });
}

/** ETS-M11.13, RM50: from the first moment below that share of what it began with. */
export const onBossHurt = (t: Table, health: number): readonly Frame[] =>
  ask(t, 'bossHealth', ({ belowPercent }) => health * 100 < belowPercent * (t.boss?.full ?? 0));

/** A noise token of this level, whoever or whatever made it (ETS-RM48). */
export const onNoise = (t: Table, zone: ZoneId, level: number): readonly Frame[] =>
  ask(t, 'noiseMade', ({ atLeast }) => level >= atLeast, { actor: null, zone });

/** Killed by a survivor: once for each, where it stood (ETS-9.12). */
export const onDefeated = (t: Table, by: Who, type: string, zone: ZoneId): readonly Frame[] =>
  ask(t, 'enemyDefeated', ({ enemies }) => enemies.includes(type), { actor: by, zone });
