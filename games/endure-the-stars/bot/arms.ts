import { type ItemId, itemOf } from '../content/index.ts';
import type { SurvivorView } from '../rules/index.ts';

/** Successes to expect of one attack with a weapon, or with a pair of it. */
export function force(item: ItemId, isPair = false): number {
  const weapon = item === 'loader' ? { dice: 4, hit: 3, damage: 1 } : itemOf(item).weapon;
  if (weapon === null) return 0;
  return weapon.dice * (isPair ? 2 : 1) * ((7 - weapon.hit) / 6) * weapon.damage;
}

/** The best that a survivor can do with one attack. */
export function strength({ packs }: SurvivorView): number {
  return Math.max(0, ...packs.map((cards) => (cards[0] === undefined ? 0 : force(cards[0].item, cards.length > 1))));
}

export const hasRoom = ({ packs }: SurvivorView): boolean => packs.some((cards) => cards.length === 0);
