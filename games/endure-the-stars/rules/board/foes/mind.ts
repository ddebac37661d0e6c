import { enemyOf, ITEM_CARDS } from '../../../content/index.ts';
import type { Clause } from '../../clauses.ts';
import type { Context, Figure, Noise, Table, ZoneId } from '../../types.ts';
import { noisesIn } from '../bound-noise.ts';
import { loudestAt } from '../noise-made.ts';
import { shipOf } from '../ship.ts';
import { type Hunter, hunt, preyOf } from './hunt.ts';
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

/** What it keeps in mind on its way: the zone of the noise that it makes for (ETS-R116). */
export interface Bent {
  readonly follows?: ZoneId;
}

export const bentOn = ({ follows }: Bent, aim: Aim | null = null): Bent => {
  const zone = aim?.kind === 'noise' ? aim.at : follows;
  return zone === undefined ? {} : { follows: zone };
};

export interface Mover extends Hunter, Bent {
  readonly lured: ZoneId | null;
}

export const moverOf = ({ type, zone, seen, lured }: Figure): Mover => ({
  zone,
  seen,
  lured,
  range: enemyOf(type).range,
});

/** ETS-R116: these, in one zone, do not forget whom they see on their way. */
export function glimpse(t: Table, group: readonly Figure[]): void {
  for (const figure of group) for (const who of preyOf(t, figure.zone, figure.seen)) figure.seen |= 1 << who;
}

/** ETS-11.22, 11.23: what has its attention now; null when nothing has. */
export function attend(t: Table, mover: Mover, ctx: Context): Aim | null {
  if (mover.lured !== null) return { kind: 'decoy', goals: [mover.lured], at: mover.lured };
  const prey = hunt(t, mover, ctx);
  return prey === null ? hear(t, mover.zone, ctx, mover) : { kind: 'survivor', goals: prey.goals, at: prey.at };
}

const towards = (at: ZoneId): Aim => ({ kind: 'noise', goals: [at], at });

/** ETS-5.6, 5.9, 5.10: the loudest noise in reach; until a louder one is, the one that it follows already (ETS-R116). */
export function hear(
  t: Table,
  zone: ZoneId,
  ctx: Context,
  { shut, follows }: Bent & Pick<Hunter, 'shut'> = {},
): Aim | null {
  const noises = loudestAt(t, zone, shipOf(t).noise);
  if (noises.some(({ zone: at }) => at === zone)) return towards(zone);
  if (follows !== undefined && isLoudest(t, follows, noises)) return towards(follows);
  const [first, ...others] = noises;
  if (first === undefined) return null;
  if (others.length === 0) return towards(first.zone);
  const aims = noises.map(({ zone: at }) => towards(at));
  const chosen = tied(t, zone, aims, ctx, shut);
  return chosen === undefined ? null : towards(chosen.at);
}

/** A noise still lies there, and none of these is louder. */
const isLoudest = (t: Table, zone: ZoneId, noises: readonly Noise[]): boolean =>
  noisesIn(t).some((noise) => noise.zone === zone && noise.level >= (noises[0]?.level ?? 0));
