import { MOST } from '../../../content/index.ts';
import type { Clause } from '../../clauses.ts';
import type { Context, Injury, Survivor, Table, Who } from '../../types.ts';
import { isCovered, survivorAt } from './crew.ts';

export function heal(t: Table, who: Who, points: number, clause: Clause, ctx: Context): void {
  const survivor = survivorAt(t, who);
  const gained = Math.min(points, MOST - survivor.health);
  if (gained <= 0) return;
  survivor.health += gained;
  ctx.log({ type: 'healed', clause, who, health: gained });
}

/** ETS-8.33: rising Resolve activates nothing. */
export function calm(t: Table, who: Who, points: number, clause: Clause, ctx: Context): void {
  const survivor = survivorAt(t, who);
  const gained = Math.min(points, MOST - survivor.resolve);
  if (gained <= 0) return;
  survivor.resolve += gained;
  ctx.log({ type: 'calmed', clause, who, resolve: gained });
}

/** Injuries that can be healed: not the wound that a mission keeps open. */
export const curable = ({ injuries, scar }: Survivor): Injury[] => injuries.filter((injury) => injury !== scar);

export function cure(t: Table, who: Who, injury: Injury, clause: Clause, ctx: Context): void {
  const survivor = survivorAt(t, who);
  survivor.injuries = survivor.injuries.filter((other) => other !== injury);
  ctx.log({ type: 'cured', clause, who, injury });
}

/**
 * Lowers Health, whatever the cause; whoever is at 0 then dies in the next frame `deaths` (ETS-13.19). Not on My Watch
 * keeps everybody in her zone at 1 (ETS-R88). Whether any was lost.
 */
export function hurt(t: Table, who: Who, points: number, clause: Clause, ctx: Context): boolean {
  const survivor = survivorAt(t, who);
  const least = isCovered(t, who, 'not-on-my-watch') ? 1 : 0;
  const lost = Math.min(points, survivor.health - least);
  if (lost <= 0) return false;
  survivor.health -= lost;
  ctx.log({ type: 'hurt', clause, who, health: lost });
  return true;
}

/** ETS-16.2 to 16.5 */
export function stunSurvivor(t: Table, who: Who, clause: Clause, ctx: Context): void {
  const survivor = survivorAt(t, who);
  if (t.phase === 'survivors') {
    survivor.stun = 'acting';
    survivor.actions = 0;
    survivor.barred = true;
  } else survivor.stun = 'slower';
  ctx.log({ type: 'stunned', clause, who });
}

/** Used once in this turn. */
export const hasUsed = ({ used }: Survivor, what: string): boolean => used.includes(what);
export function markUsed(survivor: Survivor, what: string): void {
  survivor.used = [...survivor.used, what];
}
