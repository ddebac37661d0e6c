import { no } from '@turnpoint/kernel';
import type { PlainEffect } from '../../../content/index.ts';
import { bracketOf } from '../../board/bracket.ts';
import { survivorAt, zoneOf } from '../../board/crew/crew.ts';
import { limitOf } from '../../board/limits.ts';
import { missionIn } from '../../board/ship.ts';
import type { Clause } from '../../clauses.ts';
import type { Context, Objective, Ruling, State, Table, Who, ZoneId } from '../../types.ts';
import type { Kill } from '../kill.ts';
import { onDestroyed } from './hooks.ts';
import { drawing } from './on-crew.ts';
import { isCellDoor, sealHealth, sealRoom } from './seal.ts';

/** ETS-19.3 */
export const bossHealth = (t: Table): number => missionIn(t).bossHealth?.[bracketOf(t)] ?? 0;

export const solomonsSpawn = (t: Table): boolean => !t.lasting.some(({ kind }) => kind === 'solomon never spawns');

/** A mission draws Passive enemies towards survivors instead of the die: their zones; none when it does not. */
export const passiveGoals = (t: Table): ZoneId[] => drawing(t).map((who) => zoneOf(t, who));

const draws = ({ kind }: PlainEffect): boolean => kind === 'passiveTowards';

/** Why a Passive enemy goes where it goes: by the die, or by the rule of the mission that draws it. */
export function whyPassive(t: Table): Clause {
  if (passiveGoals(t).length === 0) return 'ETS-11.14';
  const rule = missionIn(t).conditions.find(({ do: effects }) =>
    effects.some((effect) =>
      effect.kind === 'roll' ? effect.faces.some((face) => face.do.some(draws)) : draws(effect),
    ),
  );
  return rule?.clause as Clause;
}

/** Only one exit is left once somebody has used it (CG04). */
export const cannotLeave = (t: Table, exit: number): Ruling | null =>
  t.exit !== null && t.exit !== exit ? no(limitOf(t, 'exit', 'ETS-4.33'), 'why.other-exit') : null;

/** Objectives carried may need both hands. */
export const mayDualWield = (t: Table, who: Who): boolean =>
  survivorAt(t, who).carries.every((n) => missionIn(t).objectives[n]?.carry?.dualWield !== false);

export function mayCarry(t: Table, who: Who, objective: number): boolean {
  const most = missionIn(t).objectives[objective]?.carry?.most ?? null;
  return most === null || survivorAt(t, who).carries.length < most;
}

/** Actions fewer for what a survivor carries. */
export const fewerActionsOf = (t: Table, who: Who): number =>
  survivorAt(t, who).carries.reduce((sum, n) => sum + (missionIn(t).objectives[n]?.carry?.fewerActions ?? 0), 0);

/** Targets that stand in a zone. */
export const targetsStanding = (t: Table, zone: ZoneId): number[] =>
  missionIn(t).objectives.flatMap(({ kind }, n) =>
    kind === 'target' && t.objectives[n]?.zone === zone && t.objectives[n]?.end === null ? [n] : [],
  );

/** Objectives in a zone that can be attacked: targets, and cell doors by a powered Loader (CG01). */
export function targetsIn(t: Table, who: Who, zone: ZoneId): number[] {
  const found: number[] = [];
  const all = missionIn(t).objectives;
  for (let n = 0; n < all.length; n++) {
    const { zone: at, end } = t.objectives[n] as Objective;
    if (end !== null) continue;
    if (all[n]?.kind === 'target' ? at === zone : isCellDoor(t, who, n, zone)) found.push(n);
  }
  return found;
}

export const targetHealth = (t: Table, objective: number): number =>
  missionIn(t).objectives[objective]?.health ?? sealHealth(t) ?? 1;

/** A target is destroyed; a cell door becomes wall and takes with it what is inside (ETS-M01.10, M01.11). */
export function destroy({ table: t }: State, objective: number, { by, isMelee }: Kill, ctx: Context): void {
  const known = t.objectives[objective] as Objective;
  known.zone = null;
  known.end = 'destroyed';
  ctx.log({ type: 'destroyed', clause: 'ETS-15.8', objective });
  sealRoom(t, objective, ctx);
  ctx.push(...onDestroyed(t, by, objective, isMelee));
}
