import type { Clause } from '../clauses.ts';
import { onNoise } from '../effects/mission/hooks.ts';
import type { Context, Noise, Table, Who, ZoneId } from '../types.ts';
import { noisesIn } from './bound-noise.ts';

/** ETS-5.17 */
export const LOUDEST = 5;

/** Puts a noise token down, where it counts (ETS-5.7, 5.8, 5.16, 5.18). */
export function makeNoise(t: Table, zone: ZoneId, level: number, clause: Clause, ctx: Context): void {
  if (level <= 0) return;
  const noise: Noise = { zone, level: Math.min(level, LOUDEST), late: t.phase === 'resolution' };
  const here = t.noises.filter((other) => other.zone === zone);
  const rivals = noise.late ? here.filter(({ late }) => late) : here;
  ctx.log({ type: 'noise', clause, zone, level: noise.level });
  ctx.push(...onNoise(t, zone, noise.level));
  if (rivals.some((other) => other.level >= noise.level)) return;
  t.noises = [...t.noises.filter((other) => !rivals.includes(other)), noise];
}

/** By a survivor, who is then no longer silent in this turn. */
export function makeNoiseBy(
  t: Table,
  who: Who,
  noise: { zone: ZoneId; level: number },
  clause: Clause,
  ctx: Context,
): void {
  const survivor = t.team[who];
  if (survivor !== undefined && noise.level > 0) survivor.isLoud = true;
  makeNoise(t, noise.zone, noise.level, clause, ctx);
}

/** The loudest in each zone that reaches this one (ETS-5.6, 5.7, 5.9): those of the highest level. */
export function loudestAt(t: Table, zone: ZoneId, distances: readonly (readonly number[])[]): Noise[] {
  let found: Noise[] = [];
  for (const noise of noisesIn(t)) {
    if ((distances[noise.zone]?.[zone] as number) > noise.level) continue;
    const best = found[0]?.level ?? 0;
    if (noise.level > best) found = [noise];
    else if (noise.level === best && !found.some((other) => other.zone === noise.zone)) found.push(noise);
  }
  return found;
}
