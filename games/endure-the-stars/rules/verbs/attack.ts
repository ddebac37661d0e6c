import { no } from '@turnpoint/kernel';
import { type ItemId, isItem, itemOf, POWER_CELL } from '../../content/index.ts';
import { survivorAt, zoneOf } from '../board/crew/crew.ts';
import { seesZone } from '../board/crew/sight.ts';
import { hasEnemies } from '../board/foes/foes.ts';
import { isShielded } from '../board/foes/space.ts';
import { allCards, canFire, hasPair, holds } from '../board/kit/inventory.ts';
import { freeLines, isRanged, LOADER, rangeOf, weaponOf } from '../board/kit/shots.ts';
import { isPilot, isPowered } from '../board/kit/values.ts';
import { limitOf } from '../board/limits.ts';
import { shipOf, waysIn } from '../board/ship.ts';
import { zoneName } from '../board/zone-names.ts';
import { cannotSeal } from '../effects/mission/seal.ts';
import { mayDualWield, targetsIn } from '../effects/mission/traits.ts';
import type { Choice, Ruling, Table, Who, ZoneId } from '../types.ts';
import { cannotMove, isJuggernaut } from './move.ts';

type Attack = Extract<Choice, { kind: 'attack' }>;

/** Weapons that can attack now: any in the inventory (ETS-7.6), the Loader's own for a pilot (ETS-18.11). */
function weaponsOf(t: Table, who: Who): ItemId[] {
  if (isPilot(t, who)) return isPowered(t, who) ? [LOADER] : [];
  const items: ItemId[] = [];
  for (const { item, jammed } of allCards(survivorAt(t, who))) {
    if (jammed || items.includes(item) || itemOf(item).weapon === null) continue;
    if (cannotUse(t, who, item) === null) items.push(item);
  }
  return items;
}

function cannotUse(t: Table, who: Who, item: ItemId): Ruling | null {
  const survivor = survivorAt(t, who);
  if (isPilot(t, who)) {
    if (item !== LOADER) return no('ETS-18.11', 'why.pilot-weapons');
    return isPowered(t, who) ? null : no('ETS-18.9', 'why.no-power');
  }
  if (!isItem(item) || itemOf(item).weapon === null || !holds(survivor, item)) {
    const isArmed = allCards(survivor).some((held) => itemOf(held.item).weapon !== null);
    return no('ETS-15.1', isArmed ? 'why.no-such-weapon' : 'why.no-weapon');
  }
  if (!canFire(survivor, item)) return no('ETS-15.29', 'why.jammed', named(item));
  if (weaponOf(item).needsCell && !holds(survivor, POWER_CELL)) return no('ETS-7.18', 'why.no-cell', named(item));
  return null;
}

const named = (item: ItemId) => ({ item: { key: `item.${item}` } });

/** A zone with something to attack (ETS-15.10). */
const isTarget = (t: Table, who: Who, zone: ZoneId): boolean =>
  hasEnemies(t, zone) || targetsIn(t, who, zone).length > 0;

/** Zones that are seen now. */
const inSight = (t: Table, who: Who): ZoneId[] => {
  const own = zoneOf(t, who);
  return (waysIn(t).sees[own] ?? [own]).filter((zone) => seesZone(t, who, zone));
};

/** Why this weapon cannot attack this zone. Juggernaut reaches a connected one (ETS-6.11). */
export function cannotAttack(t: Table, who: Who, { item, pair, zone }: Attack): Ruling | null {
  return cannotUse(t, who, item) ?? cannotReach(t, who, { kind: 'attack', item, pair, zone });
}

/** The same for a weapon that can be used. */
function cannotReach(t: Table, who: Who, { item, pair, zone }: Attack): Ruling | null {
  if (pair && !weaponOf(item).dual) return no('ETS-15.11', 'why.not-dual', named(item));
  if (pair && !hasPair(survivorAt(t, who), item)) return no('ETS-15.13', 'why.no-pair');
  if (pair && !mayDualWield(t, who)) return no(limitOf(t, 'dualWield', 'ETS-15.11'), 'why.hands-full');
  const known = shipOf(t).zones[zone];
  if (known === undefined) return no('ETS-4.1', 'why.no-such-zone');
  const name = () => ({ zone: zoneName(shipOf(t), zone) });
  const own = zoneOf(t, who);
  if (!isTarget(t, who, zone)) {
    const isAlone = zone === own && !inSight(t, who).some((at) => isTarget(t, who, at));
    const refusal = isAlone ? no('ETS-15.10', 'why.nothing-in-sight') : no('ETS-15.10', 'why.nothing-there', name());
    return cannotSeal(t, who, zone) ?? refusal;
  }
  if (zone === own) return null;
  if (!isRanged(item)) return isJuggernaut(t, who) ? cannotMove(t, who, zone) : no('ETS-15.27', 'why.melee');
  if (!seesZone(t, who, zone)) return no('ETS-15.16', 'why.not-seen', name());
  const range = rangeOf(t, who, item);
  const far = waysIn(t).range[own]?.[zone] ?? 99;
  if (far > weaponOf(item).range) return no('ETS-15.16', 'why.too-far', { ...name(), n: range });
  if (far > range) return no('ETS-13.6', 'why.too-far-injured', { ...name(), n: range });
  if (hasEnemies(t, own)) return no('ETS-15.19', 'why.enemies-here');
  if (freeLines(t, who, zone, range).length > 0) return null;
  const isStopped = waysIn(t)
    .lines(own, zone)
    .some(({ between }) => [own, ...between, zone].some((at) => isShielded(t, at)));
  return isStopped ? no('ETS-17.16', 'why.shield-stops', name()) : no('ETS-15.18', 'why.line-blocked', name());
}

/** Every attack that can be made now, near zones as they lie. */
export function attackChoices(t: Table, who: Who): Attack[] {
  const own = zoneOf(t, who);
  const near = (waysIn(t).sees[own] ?? [own]).filter((zone) => isTarget(t, who, zone));
  const found: Attack[] = [];
  if (near.length === 0) return found;
  for (const item of weaponsOf(t, who)) {
    for (const zone of near) {
      const once: Attack = { kind: 'attack', item, pair: false, zone };
      if (cannotReach(t, who, once) !== null) continue;
      found.push(once);
      const twice: Attack = { kind: 'attack', item, pair: true, zone };
      if (cannotReach(t, who, twice) === null) found.push(twice);
    }
  }
  return found;
}

export function refuseAttack(t: Table, who: Who, choice: unknown): Ruling {
  const { item, pair, zone } = choice as Partial<Record<keyof Attack, unknown>>;
  if (typeof item !== 'string' || typeof pair !== 'boolean' || typeof zone !== 'number')
    return no('ETS-15.1', 'why.malformed');
  return cannotAttack(t, who, { kind: 'attack', item, pair, zone }) ?? no('ETS-15.1', 'why.malformed');
}
