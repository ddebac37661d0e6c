import type { Noise, Table } from '../types.ts';
import { captiveIn, captiveZone } from './captive.ts';
import { moduleOf } from './module.ts';

const bound = (zone: number, level: number): Noise => ({ zone, level, late: false, bound: true });

/** ETS-M08.11: from its capture on the captive cries where it is. */
function cries(t: Table): Noise[] {
  const captive = moduleOf(t, 'captive');
  const zone = captive === undefined ? null : captiveZone(t);
  if (captive === undefined || zone === null || t.objectives[captiveIn(t)]?.collected !== true) return [];
  return [bound(zone, captive.noise)];
}

/** All that can be heard: noise tokens, and those that go with somebody and are never removed. */
export function noisesIn(t: Table): readonly Noise[] {
  const lasting = cries(t);
  return lasting.length === 0 ? t.noises : [...t.noises, ...lasting];
}
