import type { Trigger } from '../../../content/index.ts';
import { survivorAt, zoneOf } from '../../board/crew/crew.ts';
import { missionIn, zoneIn } from '../../board/ship.ts';
import type { Frame, Table, Who, ZoneId } from '../../types.ts';

/** Special conditions of the mission that ask for this moment, in the order of its clauses (ETS-O.8). */
export function ask(
  t: Table,
  fits: (when: Trigger) => boolean,
  actor: Who | null = null,
  zone: ZoneId | null = null,
): Frame[] {
  return missionIn(t).conditions.flatMap(({ when }, rule): Frame[] =>
    fits(when) ? [{ kind: 'mission', rule, actor, zone }] : [],
  );
}

const names = (t: Table, numbers: readonly number[]): string[] =>
  numbers.flatMap((n) => missionIn(t).objectives[n]?.id ?? []);

export const onSetUp = (t: Table): Frame[] => ask(t, ({ kind }) => kind === 'setup');

export const onRoundStart = (t: Table): Frame[] => onPhaseStart(t, 'survivor');

export const onPhaseStart = (t: Table, phase: 'survivor' | 'enemy'): Frame[] =>
  ask(t, (when) => when.kind === 'phaseStart' && when.phase === phase);

export const onPhaseEnd = (t: Table, phase: 'survivor' | 'enemy'): Frame[] =>
  ask(t, (when) => when.kind === 'phaseEnd' && when.phase === phase);

export const onRoundEnd = (t: Table): Frame[] => ask(t, ({ kind }) => kind === 'roundEnd');

export function onTurnStart(t: Table, who: Who): Frame[] {
  const carried = names(t, survivorAt(t, who).carries);
  return ask(t, (when) => when.kind === 'turnStart' && carried.includes(when.carrying), who);
}

export function onInteract(t: Table, who: Who, objective: number): Frame[] {
  const [id = ''] = names(t, [objective]);
  return ask(t, (when) => when.kind === 'interact' && when.objectives.includes(id), who);
}

export function onCollect(t: Table, who: Who, objective: number): Frame[] {
  const [id = ''] = names(t, [objective]);
  return ask(t, (when) => when.kind === 'collect' && when.objectives.includes(id), who);
}

/** A survivor came to a zone, perhaps with something that is wanted there. */
export function onWalking(t: Table, who: Who): Frame[] {
  const zone = zoneOf(t, who);
  const carried = names(t, survivorAt(t, who).carries);
  return ask(
    t,
    (when) =>
      when.kind === 'entersZone' &&
      when.zones.some((name) => zoneIn(t, name) === zone) &&
      (when.carrying.length === 0 || when.carrying.some((id) => carried.includes(id))),
    who,
    zone,
  );
}

/** ETS-M05.11: what waits for a carrier in a zone is asked again whenever something has changed there. */
export const onStanding = (t: Table): Frame[] =>
  t.team.flatMap(({ zone, carries }, who) => (zone === null || carries.length === 0 ? [] : onWalking(t, who)));

/** Objectives go with whoever leaves (ETS-O.6). */
export function onLeaving(t: Table, who: Who, exit: number): Frame[] {
  for (const n of survivorAt(t, who).carries) {
    const objective = t.objectives[n];
    if (objective !== undefined) objective.end = 'out';
  }
  return ask(t, ({ kind }) => kind === 'leavesMap', who, exit);
}

/** ETS-M09.9: the next clockwise in the zone who carries nothing. */
function heirOf({ team }: Table, dead: Who, zone: ZoneId): Who | undefined {
  const clockwise = team.map((_, n) => (dead + n) % team.length).slice(1);
  return clockwise.find((who) => team[who]?.zone === zone && team[who]?.carries.length === 0);
}

/** ETS-13.17: objectives of the dead stay where they died, or are lost, as the mission says. */
export function onDeath(t: Table, who: Who, zone: ZoneId): Frame[] {
  const survivor = survivorAt(t, who);
  for (const n of survivor.carries) {
    const objective = t.objectives[n];
    if (objective === undefined) continue;
    const fate = missionIn(t).objectives[n]?.carry?.onDeath ?? 'stays';
    const heir = fate === 'passes on' ? heirOf(t, who, zone) : undefined;
    if (heir !== undefined) survivorAt(t, heir).carries = [n];
    else if (fate === 'stays') objective.zone = zone;
    else objective.end = 'lost';
  }
  survivor.carries = [];
  return [];
}

export function onDestroyed(t: Table, who: Who | null, objective: number, isMelee: boolean): Frame[] {
  const [id = ''] = names(t, [objective]);
  return ask(
    t,
    (when) => when.kind === 'objectiveDestroyed' && when.objectives.includes(id) && (when.by === 'any' || isMelee),
    who,
  );
}
