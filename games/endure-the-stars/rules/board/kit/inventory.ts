import { type ItemId, itemOf } from '../../../content/index.ts';
import type { Carried, Slot, Survivor } from '../../types.ts';

export const GENERAL: readonly (0 | 1 | 2)[] = [0, 1, 2];
export const SLOTS: readonly Slot[] = ['body', 'head', ...GENERAL];
const NONE: readonly Carried[] = [];

export const card = (item: ItemId): Carried => ({ item, jammed: false, half: false });

/** What lies in a slot: none, one, or a pair. */
export function cardsIn(s: Survivor, slot: Slot): readonly Carried[] {
  if (slot === 'body') return s.body === null ? NONE : [s.body];
  if (slot === 'head') return s.head === null ? NONE : [s.head];
  return s.packs[slot] ?? NONE;
}

/** In the order of the slots. */
export function allCards({ body, head, packs }: Survivor): Carried[] {
  const cards: Carried[] = [];
  if (body !== null) cards.push(body);
  if (head !== null) cards.push(head);
  for (const pack of packs) for (const card of pack) cards.push(card);
  return cards;
}

export function holds({ body, head, packs }: Survivor, item: ItemId): boolean {
  if (body?.item === item || head?.item === item) return true;
  for (const pack of packs) for (const card of pack) if (card.item === item) return true;
  return false;
}

function setSlot(s: Survivor, slot: Slot, cards: readonly Carried[]): void {
  if (slot === 'body') s.body = cards[0] ?? null;
  else if (slot === 'head') s.head = cards[0] ?? null;
  else s.packs[slot] = cards;
}

/** Does this card go there, as the slots are now (ETS-7.2, 7.3, 7.11)? */
export function fits(s: Survivor, slot: Slot, item: ItemId): boolean {
  const { sort, weapon } = itemOf(item);
  const there = cardsIn(s, slot);
  if (slot === 'body') return sort === 'armour' && there.length === 0;
  if (slot === 'head') return sort === 'helmet' && there.length === 0;
  return there.length === 0 || (there.length === 1 && weapon?.dual === true && there[0]?.item === item);
}

/** Slots for a new card; of several empty general ones the first, for they are alike. */
export function slotsFor(s: Survivor, item: ItemId): Slot[] {
  const open = SLOTS.filter((slot) => fits(s, slot, item));
  const empty = open.find((slot) => typeof slot === 'number' && cardsIn(s, slot).length === 0);
  return open.filter((slot) => typeof slot !== 'number' || slot === empty || cardsIn(s, slot).length === 1);
}

export function put(s: Survivor, slot: Slot, held: Carried): void {
  setSlot(s, slot, [...cardsIn(s, slot), held]);
}

/** Takes a card like this one out of a slot. */
export function take(s: Survivor, slot: Slot, like: Carried): void {
  const there = cardsIn(s, slot);
  const at = there.findIndex((held) => isSame(held, like));
  setSlot(s, slot, [...there.slice(0, at), ...there.slice(at + 1)]);
}

export const isSame = (a: Carried, b: Carried): boolean =>
  a.item === b.item && a.jammed === b.jammed && a.half === b.half;

/** Takes one of these cards out of the inventory, wherever it lies; null when there is none. */
export function takeOut(s: Survivor, wanted: (held: Carried) => boolean): Carried | null {
  for (const slot of SLOTS) {
    const found = cardsIn(s, slot).find(wanted);
    if (found === undefined) continue;
    take(s, slot, found);
    return found;
  }
  return null;
}

/** Puts another card in the place of this one. */
export function change(s: Survivor, wanted: (held: Carried) => boolean, by: (held: Carried) => Carried): void {
  for (const slot of SLOTS) {
    const there = cardsIn(s, slot);
    const at = there.findIndex(wanted);
    if (at < 0) continue;
    setSlot(
      s,
      slot,
      there.map((held, n) => (n === at ? by(held) : held)),
    );
    return;
  }
}

/** Different cards carried, in slot order: copies that are alike are named once. */
export function kinds(s: Survivor): Carried[] {
  const found: Carried[] = [];
  for (const held of allCards(s)) if (!found.some((other) => isSame(other, held))) found.push(held);
  return found;
}

/** ETS-7.11: two unjammed copies in one slot. */
export function hasPair(s: Survivor, item: ItemId): boolean {
  return GENERAL.some((slot) => cardsIn(s, slot).filter((held) => held.item === item && !held.jammed).length === 2);
}

export const canFire = (s: Survivor, item: ItemId): boolean =>
  allCards(s).some((held) => held.item === item && !held.jammed);
