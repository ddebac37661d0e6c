import type { ItemId } from '../../../content/index.ts';
import { bodiesIn } from '../../board/allies.ts';
import { isGifted } from '../../board/crew/crew.ts';
import { damageOf, diceOf, freeLines, isRanged, noiseOf, rangeOf } from '../../board/kit/shots.ts';
import { zonesReached } from '../../board/noise.ts';
import { shipOf } from '../../board/ship.ts';
import { hitIn } from '../../effects/hit.ts';
import { PLAIN_SHOT } from '../../frames/aim.ts';
import { canRaise } from '../../frames/fired.ts';
import type { Choice, Shot, Table, Who, ZoneId } from '../../types.ts';
import { checkIn } from './risks.ts';

/** What an attack that can be made now would be: its dice, and what else it does (ETS-15.3, 15.9, 15.21, 15.28). */
export interface Attack {
  readonly item: ItemId;
  readonly pair: boolean;
  readonly zone: ZoneId;
  readonly dice: number;
  readonly hit: number;
  readonly damage: number;
  readonly noise: number;
  /** Zones that the noise reaches. */
  readonly heard: readonly ZoneId[];
  readonly mayJam: boolean;
  /** The chance in percent to pass the check that a charge into another zone takes (ETS-6.11); rules before 1.6 do not tell. */
  readonly check?: number;
  /** One die counts 1 higher (Target Database); rules before 1.6 do not tell. */
  readonly raises?: true;
  /** Survivors whom missed dice could strike, by any line. */
  readonly danger: readonly Who[];
}

export function attacksOf(t: Table, choices: readonly Choice[]): Attack[] {
  const who = t.active;
  if (who === null) return [];
  return choices.flatMap((choice) => (choice.kind === 'attack' ? [attackOf(t, who, choice)] : []));
}

function attackOf(t: Table, who: Who, { item, pair, zone }: Extract<Choice, { kind: 'attack' }>): Attack {
  const shot: Shot = { who, item, pair, zone, mods: PLAIN_SHOT };
  const noise = noiseOf(t, shot, isGifted(t, who, 'soft-steps'));
  const own = t.team[who]?.zone ?? 0;
  const dice = diceOf(t, shot);
  const check = zone === own || isRanged(item) ? null : checkIn(t, who);
  return {
    item,
    pair,
    zone,
    dice,
    hit: hitIn(t, shot),
    damage: damageOf(t, shot),
    noise,
    heard: noise === 0 ? [] : zonesReached(shipOf(t), own, noise),
    mayJam: isRanged(item) && dice > 1 && !isGifted(t, who, 'weapon-drill'),
    ...(check !== null && { check: Math.round(100 * check) }),
    ...(canRaise(t, shot) && { raises: true }),
    danger: isRanged(item) ? inDanger(t, who, zone, rangeOf(t, who, item)) : [],
  };
}

function inDanger(t: Table, who: Who, zone: ZoneId, range: number): Who[] {
  const zones = new Set([zone, ...freeLines(t, who, zone, range).flatMap(({ between }) => between)]);
  return bodiesIn(t, ...zones).filter((other) => other !== who);
}
