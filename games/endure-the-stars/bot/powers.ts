import { type AbilityId, enemyOf, type ItemId, itemOf, LOCKDOWN } from '../content/index.ts';
import { isRanged } from '../rules/board/kit/shots.ts';
import { isEvent } from '../rules/board/ship.ts';
import { seenWithin, walkedWithin } from '../rules/effects/powers/power.ts';
import type { Figure, Mods, ZoneId } from '../rules/index.ts';
import { attackChoices } from '../rules/verbs/attack.ts';
import { bestBlow, blowWorth, worthOfFoe } from './attack.ts';
import { best, calmWorth, cureWorth, dangerTo, healWorth, here, isDire, patients, treatWorth } from './care.ts';
import { dangerAt } from './danger.ts';
import { dearTo } from './dear.ts';
import { spikeWorth } from './doors.ts';
import { isTimeToGo, openWork } from './goals.ts';
import { damageOfFoe, readTurn, type Turn, zoneAt } from './turn.ts';

/** A thing that can be done once is kept for a moment that is worth this much. */
const KEPT = 4;

export const MODS: Readonly<Record<AbilityId, Partial<Mods>>> = {
  'steady-aim': { hit: -1 },
  'weapon-mods': { dice: 2, hit: 1 },
};

/** The best attack that an ability makes. */
function attacking(turn: Turn, power: AbilityId, rangedOnly = false): number {
  const blows = attackChoices(turn.table, turn.who).filter(({ item }) => !rangedOnly || isRanged(item));
  return Math.max(0, ...blows.map((blow) => blowWorth(turn, blow, MODS[power])));
}

/** What harming or stunning everything in a zone is worth. */
export const harmWorth = (turn: Turn, zone: ZoneId): number =>
  (turn.foes.get(zone) ?? []).reduce(
    (sum, figure) => sum + (enemyOf(figure.type).isBoss ? 2 : worthOfFoe(turn, figure)),
    0,
  );

const ANYBODY = (): boolean => true;

export const stunWorth = (turn: Turn, zone: ZoneId, reaches: (figure: Figure) => boolean = ANYBODY): number =>
  (turn.foes.get(zone) ?? []).reduce(
    (sum, figure) => sum + (figure.stun > 0 || !reaches(figure) ? 0 : damageOfFoe(turn, figure)),
    0,
  );

/** What Mind Storm reaches: machines have no mind. */
const hasMind = ({ type }: Figure): boolean => enemyOf(type).family !== 'sentry';

const friendsIn = (turn: Turn, zone: ZoneId): number =>
  [turn.who, ...turn.mates].filter((who) => zoneAt(turn, who) === zone).length;

export const blastWorth = (turn: Turn, zone: ZoneId): number => harmWorth(turn, zone) - 3 * friendsIn(turn, zone);
export const dazeWorth = (turn: Turn, zone: ZoneId): number => stunWorth(turn, zone) - 3 * friendsIn(turn, zone);

const over = (zones: readonly ZoneId[], worth: (zone: ZoneId) => number): number => Math.max(0, ...zones.map(worth));

/** What a mate could do with an attack of theirs, free. */
export const orderWorth = (turn: Turn, who: number): number => bestBlow(readTurn(turn.view, who), zoneAt(turn, who));

const treating = (turn: Turn, power: AbilityId): number =>
  best(patients(turn), (who) => treatWorth(turn, power, who) ?? 0);

/** What an ability is worth, in Health; left out: what the team does better without. */
const ABILITIES: Readonly<Record<AbilityId, (turn: Turn) => number>> = {
  'direct-order': (turn) => best(turn.mates, (mate) => orderWorth(turn, mate)),
  rally: (turn) => [turn.who, ...turn.mates].reduce((sum, who) => sum + calmWorth(turn, who, 3), 0) - 1,
  'hold-the-line': (turn) => dangerTo(turn, here(turn)) / 3,
  'all-hands': (turn) => (turn.view.figures.length >= 3 ? KEPT / 2 + turn.mates.length : 0) - KEPT,
  'suppressing-fire': (turn) => attacking(turn, 'suppressing-fire', true) + 0.5,
  'steady-aim': (turn) => attacking(turn, 'steady-aim'),
  'weapon-mods': (turn) => attacking(turn, 'weapon-mods'),
  'empty-the-magazine': (turn) => 3 * attacking(turn, 'empty-the-magazine') - KEPT / 2,
  'clear-the-room': (turn) => over(seenWithin(turn.table, turn.who, 1), (zone) => harmWorth(turn, zone)) - KEPT,
  push: (turn) => Math.min(6, stunWorth(turn, turn.from)) / 2 - 0.5,
  'mind-storm': (turn) =>
    walkedWithin(turn.table, turn.who, 2).reduce((sum, zone) => sum + stunWorth(turn, zone, hasMind), 0) - KEPT - 1,
  'treat-wounds': (turn) => treating(turn, 'treat-wounds'),
  'field-dressing': (turn) => treating(turn, 'field-dressing'),
  'emergency-surgery': (turn) => treating(turn, 'emergency-surgery') - KEPT,
  'not-on-my-watch': (turn) => (isDire(turn) ? dangerTo(turn, here(turn)) : 0) - 1,
  vanish: (turn) => (dangerAt(turn, turn.from) >= turn.me.health ? 3 : 0) - 1,
  'system-link': () => 0.2,
  override: (turn) => (isEvent(turn.table, LOCKDOWN) && isTimeToGo(turn.view) ? 2 : 0) - 1,
};

export const abilityWorth = (turn: Turn, power: AbilityId): number => ABILITIES[power]?.(turn) ?? -1;

/** What using an item is worth. */
export function useWorth(turn: Turn, item: ItemId): number {
  const { use } = itemOf(item);
  const near = () => seenWithin(turn.table, turn.who, 1);
  switch (use?.word) {
    case 'heal':
      if (dearTo(turn.view, null).includes(item)) return -1;
      if (!patients(turn).includes(turn.who)) return -1;
      return healWorth(turn, turn.who, use.health) + cureWorth(turn, turn.who) - 1;
    case 'calm':
      return calmWorth(turn, turn.who, use.resolve) - 0.4;
    case 'stun':
      return over(near(), (zone) => dazeWorth(turn, zone)) - 3;
    case 'blast':
      return over(near(), (zone) => blastWorth(turn, zone)) - 3;
    case 'shield':
      return turn.foes.has(turn.from) ? -1 : dangerTo(turn, here(turn)) - 3;
    case 'spike':
      return spikeWorth(turn) - 1;
    case 'distract':
      return dangerTo(turn, here(turn)) * 0.7 - 3;
    default:
      return -1;
  }
}

/** A device that is worked from afar. */
export const remoteWorth = (turn: Turn, objective: number): number =>
  openWork(turn.view).includes(objective) ? 2 : -1;
