import { enemyOf, ITEM_CARDS } from '../../../content/index.ts';
import type { Clause } from '../../clauses.ts';
import type { Context, Figure, Table, ZoneId } from '../../types.ts';
import { loudestAt } from '../noise-made.ts';
import { shipOf } from '../ship.ts';
import { type Hunter, hunt } from './hunt.ts';
import { type Course, tied } from './step.ts';

/** Decoys mark a zone and draw whoever is near when the Enemy Phase begins. */
const DECOY_REACH = Math.max(...ITEM_CARDS.map(({ use }) => (use?.word === 'distract' ? use.reach : 0)));

/** The zone of a distracting item in reach, the latest one. */
export function decoyFor(t: Table, zone: ZoneId): ZoneId | null {
  const found = t.lasting.findLast(
    (lasting) => lasting.kind === 'decoy' && (shipOf(t).noise[lasting.zone as ZoneId]?.[zone] ?? 99) <= DECOY_REACH,
  );
  return found?.zone ?? null;
}

/** Where a group is going: the zones it makes for, and the zone it attacks from there, if it does. */
export interface Aim extends Course {
  readonly kind: 'decoy' | 'survivor' | 'noise';
}

/** Why it goes there: the rule that a log entry names. */
export const WHY = { decoy: 'ETS-11.35', survivor: 'ETS-11.24', noise: 'ETS-5.6' } as const satisfies Record<
  Aim['kind'],
  Clause
>;

export interface Mover extends Hunter {
  readonly lured: ZoneId | null;
}

export const moverOf = ({ type, zone, seen, lured }: Figure): Mover => ({
  zone,
  seen,
  lured,
  range: enemyOf(type).range,
});

/** ETS-11.22, 11.23: what has its attention now; null when nothing has. */
export function attend(t: Table, mover: Mover, ctx: Context): Aim | null {
  if (mover.lured !== null) return { kind: 'decoy', goals: [mover.lured], at: mover.lured };
  const prey = hunt(t, mover, ctx);
  return prey === null ? hear(t, mover.zone, ctx, mover.shut) : { kind: 'survivor', goals: prey.goals, at: prey.at };
}

/** ETS-5.6, 5.9, 5.10: the loudest noise in reach. */
export function hear(t: Table, zone: ZoneId, ctx: Context, shut?: readonly ZoneId[]): Aim | null {
  const noises = loudestAt(t, zone, shipOf(t).noise).map(({ zone: at }) => ({ goals: [at], at }));
  const here = noises.find(({ at }) => at === zone);
  const chosen = here ?? (noises.length < 2 ? noises[0] : tied(t, zone, noises, ctx, shut));
  return chosen === undefined ? null : { kind: 'noise', goals: chosen.goals, at: chosen.at };
}
