import { type ItemId, itemOf, type Weapon } from '../../../content/index.ts';
import type { Line, Shot, Table, Who, ZoneId } from '../../types.ts';
import { enjoys, suffers, survivorAt, zoneOf } from '../crew/crew.ts';
import { seesZone } from '../crew/sight.ts';
import { hasEnemies } from '../foes/foes.ts';
import { isShielded } from '../foes/space.ts';
import { waysIn } from '../ship.ts';

/** What a pilot fights with (ETS-18.12). */
export const LOADER = 'loader';
const LOADER_ARM: Weapon = {
  range: 0,
  dice: 4,
  hit: 3,
  noise: 3,
  dual: false,
  damage: 1,
  stuns: false,
  needsCell: false,
};
const BEST_HIT = 2;
const WORST_HIT = 6;

export const weaponOf = (item: ItemId): Weapon => (item === LOADER ? LOADER_ARM : (itemOf(item).weapon as Weapon));
/** ETS-15.33: by its printed range. */
export const isRanged = (item: ItemId): boolean => weaponOf(item).range > 0;

/** A head injury makes it shorter (ETS-13.6). */
export function rangeOf(t: Table, who: Who, item: ItemId): number {
  const { range } = weaponOf(item);
  return Math.max(0, range - (survivorAt(t, who).injuries.includes('head') ? 1 : 0));
}

/** ETS-15.11, 15.44: the printed dice, doubled for a pair, then what is added. */
export function diceOf(t: Table, { who, item, pair, mods }: Shot): number {
  const printed = weaponOf(item).dice * (pair ? 2 : 1);
  const more = (enjoys(survivorAt(t, who), 'on-a-roll') ? 1 : 0) + mods.dice;
  return Math.max(1, printed + more);
}

/** ETS-15.37, 15.38: all changes added, what the target makes harder among them, then the limits. */
export function hitOf(t: Table, { who, item, mods }: Shot, harder = 0): number {
  const survivor = survivorAt(t, who);
  let hit = weaponOf(item).hit + mods.hit + harder;
  if (suffers(survivor, 'uncontrollable-shaking')) hit += 1;
  if (enjoys(survivor, 'practice-makes-perfect')) hit -= 1;
  return Math.min(WORST_HIT, Math.max(BEST_HIT, hit));
}

/** ETS-15.44: the highest single value that applies. */
export const damageOf = (t: Table, { who, item }: Shot): number =>
  Math.max(weaponOf(item).damage, enjoys(survivorAt(t, who), 'annihilator') ? 2 : 1);

/** Soft Steps and Ninja make attacks quieter. */
export function noiseOf(t: Table, { who, item }: Shot, isSoft: boolean): number {
  if (enjoys(survivorAt(t, who), 'ninja')) return 0;
  return Math.max(0, weaponOf(item).noise - (isSoft ? 1 : 0));
}

const HERE: Line = { direction: 0, between: [], here: true };

/** Lines of fire to a zone that nothing blocks (ETS-15.16 to 15.20, 17.16), each different one once. */
export function freeLines(t: Table, who: Who, to: ZoneId, range: number): Line[] {
  const from = zoneOf(t, who);
  if (from === to) return [HERE];
  if (!seesZone(t, who, to) || hasEnemies(t, from) || isShielded(t, from) || isShielded(t, to)) return [];
  return waysIn(t)
    .lines(from, to)
    .filter(
      ({ between }) => between.length < range && between.every((zone) => !hasEnemies(t, zone) && !isShielded(t, zone)),
    );
}
