import type { Noise, Table } from '../types.ts';
import { captiveIn, captiveZone } from './captive.ts';
import { isBoss } from './foes/foes.ts';
import { moduleOf } from './module.ts';
import { missionIn } from './ship.ts';

const bound = (zone: number, level: number): Noise => ({ zone, level, late: false, bound: true });

/** ETS-M08.11: from its capture on the captive cries where it is. */
function cries(t: Table): Noise[] {
  const captive = moduleOf(t, 'captive');
  const zone = captive === undefined ? null : captiveZone(t);
  if (captive === undefined || zone === null || t.objectives[captiveIn(t)]?.collected !== true) return [];
  return [bound(zone, captive.noise)];
}

export const BOSS_NOISE = 'boss-noise';

/** ETS-M11.13: a boss that is badly hurt is heard wherever it goes. */
function roars(t: Table): Noise[] {
  const boss = t.lasting.some(({ kind }) => kind === BOSS_NOISE) ? t.figures.find(isBoss) : undefined;
  if (boss === undefined) return [];
  const effects = missionIn(t).conditions.flatMap((rule) => rule.do);
  return effects.flatMap((effect) => (effect.kind === 'bossNoise' ? [bound(boss.zone, effect.level)] : []));
}

/** All that can be heard: noise tokens, and those that go with somebody and are never removed. */
export function noisesIn(t: Table): readonly Noise[] {
  const lasting = [...cries(t), ...roars(t)];
  return lasting.length === 0 ? t.noises : [...t.noises, ...lasting];
}
