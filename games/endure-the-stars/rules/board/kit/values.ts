import { itemOf, LOW_GRAVITY } from '../../../content/index.ts';
import type { Clause } from '../../clauses.ts';
import type { Table, Who } from '../../types.ts';
import { enjoys, isCovered, isGifted, lastsFor, othersInZone, suffers, survivorAt, zoneOf } from '../crew/crew.ts';
import { limitOf } from '../limits.ts';
import { isEvent, missionIn } from '../ship.ts';
import { allCards } from './inventory.ts';

const LEG_LIMIT = 2;
/** Worse than 6+: no save (ETS-15.44). */
export const NO_SAVE = 7;
const LOADER_SAVE = 2;

/** How often movement is counted (ETS-14.22). */
export const strides = (t: Table): 1 | 2 => (isEvent(t, LOW_GRAVITY) ? 2 : 1);

/** Zones that a survivor may still move by choice in this round (ETS-13.8, 13.11, 7.5). */
export function movesLeft(t: Table, who: Who): number {
  const survivor = survivorAt(t, who);
  let most = survivor.injuries.includes('legs') ? LEG_LIMIT : Number.POSITIVE_INFINITY;
  for (const { item } of allCards(survivor)) most = Math.min(most, itemOf(item).moveLimit ?? most);
  for (const n of survivor.carries) most = Math.min(most, missionIn(t).objectives[n]?.carry?.moves ?? most);
  return most * strides(t) - survivor.moved;
}

/** The rule that limits the moves of a survivor first: a leg injury, armour, a load. */
export function slowedBy(t: Table, who: Who): Clause {
  const survivor = survivorAt(t, who);
  if (survivor.injuries.includes('legs')) return 'ETS-13.8';
  return allCards(survivor).some(({ item }) => itemOf(item).moveLimit !== null)
    ? 'ETS-7.5'
    : limitOf(t, 'moves', 'ETS-13.11');
}

export const isPilot = (t: Table, who: Who): boolean => t.loader?.pilot === who;
export const isPowered = (t: Table, who: Who): boolean => isPilot(t, who) && t.loader?.powered === true;

/** The die that cancels an attack (ETS-15.34, 18.13, 18.14). */
export function saveOf(t: Table, who: Who): number {
  if (isPowered(t, who)) return LOADER_SAVE;
  const survivor = survivorAt(t, who);
  const saves = [survivor.body === null ? NO_SAVE : (itemOf(survivor.body.item).save ?? NO_SAVE)];
  if (isCovered(t, who, 'hold-the-line')) saves.push(5);
  if (enjoys(survivor, 'keep-your-guard-up')) saves.push(4);
  return Math.min(...saves);
}

/** What is added to the total of a Resolve test or check. */
export function strain(t: Table, who: Who, isCheck: boolean): number {
  const survivor = survivorAt(t, who);
  let added = 0;
  if (survivor.head?.item === 'neural-dampener') added -= 1;
  if (othersInZone(t, who).some((other) => isGifted(t, other, 'steady-presence'))) added -= 1;
  if (isCheck && suffers(survivor, 'fear')) added += 1;
  return added;
}

/** The same for a log entry: nothing where nothing is added. */
export function strained(t: Table, who: Who, isCheck: boolean): { strain?: number } {
  const added = strain(t, who, isCheck);
  return added === 0 ? {} : { strain: added };
}

/** Enemies neither see nor attack her (ETS-R83). */
export const isVanished = (t: Table, who: Who): boolean => lastsFor(t, who, 'vanish');

export const isHeldIn = (t: Table, who: Who): boolean => survivorAt(t, who).held === zoneOf(t, who);
