import { no } from '@turnpoint/kernel';
import { isItem, itemOf } from '../../content/index.ts';
import { isOnMap, othersInZone, suffers, survivorAt, zoneOf } from '../board/crew/crew.ts';
import { hasUsed } from '../board/crew/spirit.ts';
import { hasEnemies } from '../board/foes/foes.ts';
import { allCards, holds, isSame, kinds } from '../board/kit/inventory.ts';
import { isPilot } from '../board/kit/values.ts';
import { canBegin } from '../effects/powers/index.ts';
import { refusedBy } from '../frames/offer.ts';
import type { Carried, Choice, Ruling, Table, Who } from '../types.ts';

/** ETS-10.23: an item of one's own that can be used. */
export function cannotUseItem(t: Table, who: Who, item: unknown): Ruling | null {
  const survivor = survivorAt(t, who);
  if (!isItem(item) || !holds(survivor, item))
    return no('ETS-7.7', allCards(survivor).length === 0 ? 'why.nothing-carried' : 'why.not-carried');
  if (isPilot(t, who)) return no('ETS-18.17', 'why.pilot');
  if (itemOf(item).use === null) return no('ETS-7.7', 'why.not-usable', named(item));
  if (canBegin(t, who, item)) return null;
  return itemOf(item).use?.word === 'heal'
    ? no('ETS-8.30', 'why.iatrophobia')
    : no('ETS-10.23', 'why.no-use', named(item));
}

const named = (item: string) => ({ item: { key: `item.${item}` } });

export function itemChoices(t: Table, who: Who): Choice[] {
  const found: Choice[] = [];
  const asked: string[] = [];
  for (const { item } of allCards(survivorAt(t, who))) {
    if (itemOf(item).use === null || asked.includes(item)) continue;
    asked.push(item);
    if (cannotUseItem(t, who, item) === null) found.push({ kind: 'use', item });
  }
  return found;
}

/** ETS-10.19 to 10.22 */
export function cannotTrade(t: Table, who: Who, other: unknown): Ruling | null {
  if (typeof other !== 'number' || t.team[other] === undefined || other === who)
    return no('ETS-10.19', 'why.no-partner');
  if (isPilot(t, who)) return no('ETS-18.16', 'why.pilot');
  if (isPilot(t, other)) return no('ETS-18.16', 'why.partner-pilot');
  if (!isOnMap(t, other)) return no('ETS-10.19', 'why.partner-gone');
  if (zoneOf(t, other) !== zoneOf(t, who)) return no('ETS-10.19', 'why.partner-elsewhere');
  if (hasEnemies(t, zoneOf(t, who))) return no('ETS-10.21', 'why.enemies-in-zone');
  if (survivorAt(t, other).barred) return no('ETS-R92', 'why.partner-stunned');
  if (hasUsed(survivorAt(t, who), refusedBy(other))) return no('ETS-R96', 'why.refused-before');
  const [mine, theirs] = [survivorAt(t, who), survivorAt(t, other)];
  const isEmpty = [mine, theirs].every((s) => allCards(s).length + s.carries.length === 0);
  return isEmpty ? no('ETS-10.19', 'why.nothing-to-trade') : null;
}

export function tradeChoices(t: Table, who: Who): Choice[] {
  const found: Choice[] = [];
  for (const other of othersInZone(t, who))
    if (cannotTrade(t, who, other) === null) found.push({ kind: 'trade', with: other });
  return found;
}

/** ETS-10.18: there must be something to move. */
export const cannotReorganise = (t: Table, who: Who): Ruling | null =>
  allCards(survivorAt(t, who)).length === 0 ? no('ETS-10.18', 'why.nothing-carried') : null;

/** ETS-7.12: free; a Hoarder gives nothing away. */
export function cannotDiscard(t: Table, who: Who, held: unknown): Ruling | null {
  const survivor = survivorAt(t, who);
  const isHeld =
    typeof held === 'object' && held !== null && allCards(survivor).some((own) => isSame(own, held as Carried));
  if (!isHeld) return no('ETS-7.12', 'why.not-carried');
  return suffers(survivor, 'hoarder') ? no('ETS-8.30', 'why.hoarder') : null;
}

export function discardChoices(t: Table, who: Who): Choice[] {
  const found: Choice[] = [];
  if (suffers(survivorAt(t, who), 'hoarder')) return found;
  for (const card of kinds(survivorAt(t, who))) found.push({ kind: 'discard', card });
  return found;
}
