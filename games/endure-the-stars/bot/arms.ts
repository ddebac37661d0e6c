import { type ItemId, itemOf } from '../content/index.ts';
import { LOADER, weaponOf } from '../rules/board/kit/shots.ts';
import type { Carried, SurvivorView } from '../rules/index.ts';
import { meanOf, successes } from './odds.ts';

/** Most enemies that matter need two points of damage from one attack (ETS-15.6). */
const TOUGH = 0.7;

/** Kills to expect of one attack with a weapon, or with a pair of it, on a crowd as missions bring it. */
export function force(item: ItemId, isPair: boolean): number {
  const known = (isPair ? ofPair : ofOne).get(item);
  if (known !== undefined) return known;
  const kills = workOut(item, isPair);
  (isPair ? ofPair : ofOne).set(item, kills);
  return kills;
}

const ofOne = new Map<ItemId, number>();
const ofPair = new Map<ItemId, number>();

function workOut(item: ItemId, isPair: boolean): number {
  if (item !== LOADER && itemOf(item).weapon === null) return 0;
  const { dice, hit, damage, range } = weaponOf(item);
  const chances = successes(dice * (isPair ? 2 : 1), hit);
  const kills = meanOf(chances, (n) => TOUGH * Math.floor((n * damage) / 2) + (1 - TOUGH) * n);
  return kills * (1 + range / 10);
}

/** The best that a survivor can do with one attack. */
export const strength = ({ packs }: Pick<SurvivorView, 'packs'>): number =>
  Math.max(0, ...packs.map(([card, twin]) => (card === undefined ? 0 : force(card.item, twin !== undefined))));

/** What cards that are no weapons are worth, measured in kills per attack. */
const OF_USE: Readonly<Record<string, number>> = {
  heal: 0.5,
  stun: 0.4,
  blast: 0.5,
  shield: 0.3,
  calm: 0.2,
  distract: 0.15,
  spike: 0.02,
};

/** What an inventory is worth: the best weapon, a second one for other ranges, armour, and what can be used. */
export function kitWorth(cards: readonly Carried[], dear: readonly ItemId[]): number {
  const arms = cards.filter(({ item }) => itemOf(item).weapon !== null && !weaponOf(item).needsCell);
  const paired = (item: ItemId) => weaponOf(item).dual && arms.filter((other) => other.item === item).length > 1;
  const best = (isRanged: boolean) =>
    Math.max(0, ...arms.map(({ item }) => (weaponOf(item).range > 0 === isRanged ? force(item, paired(item)) : 0)));
  const [near, far] = [best(false), best(true)];
  const save = Math.min(7, ...cards.map(({ item }) => itemOf(item).save ?? 7));
  const others = cards.reduce((sum, { item }) => sum + otherWorth(item, dear), 0);
  return Math.max(near, far) + 0.4 * Math.min(near, far) + (7 - save) / 4 + others + cards.length / 1000;
}

/** What the mission cannot be won without. */
const DEAR = 3;

function otherWorth(item: ItemId, dear: readonly ItemId[]): number {
  const { use, sort } = itemOf(item);
  if (dear.includes(item)) return DEAR;
  if (use !== null) return OF_USE[use.word] ?? 0;
  return sort === 'helmet' ? 0.1 : 0;
}

export const cardsOf = ({ body, head, packs }: SurvivorView): Carried[] => [
  ...(body === null ? [] : [body]),
  ...(head === null ? [] : [head]),
  ...packs.flat(),
];
