import { automatic } from '@turnpoint/kernel';
import { type ItemId, itemOf } from '../../content/index.ts';
import { enjoys, everyone, isGifted, survivorAt, zoneOf } from '../board/crew/crew.ts';
import { didDeed } from '../board/crew/deeds.ts';
import { hasUsed, markUsed } from '../board/crew/spirit.ts';
import { makeNoiseBy } from '../board/noise-made.ts';
import type { Context, Endure, Table, Who } from '../types.ts';

/** ETS-10.11: one card, two for a Collector (ETS-R89). Noise cards sound at once (ETS-10.12). */
export const search = automatic<Endure, 'search'>(({ table: t }, { who }, _picks, ctx) => {
  const survivor = survivorAt(t, who);
  // ETS-10.9: once in one's own turn; a search that another grants is none of it (ETS-10.30).
  if (t.active === who) survivor.searched = [...survivor.searched, zoneOf(t, who)];
  ctx.log({ type: 'searched', clause: 'ETS-10.11', who, zone: zoneOf(t, who) });
  didDeed(t, who, 'room-searched', ctx);
  const found: ItemId[] = [];
  for (let n = enjoys(survivor, 'collector') ? 2 : 1; n > 0; n--) found.push(...draw(t, who, ctx));
  ctx.push({ kind: 'found', who, items: found }, { kind: 'notice' });
});

/** A card from the deck: none where it was a noise card. */
export function draw(t: Table, who: Who, ctx: Context): ItemId[] {
  const item = t.items.pop();
  if (item === undefined) return [];
  ctx.learns(everyone(t));
  ctx.log({ type: 'drew', clause: 'ETS-10.11', who, item });
  const { sort, noise } = itemOf(item);
  if (sort !== 'noise') return [item];
  t.itemDiscard.push(item);
  const survivor = survivorAt(t, who);
  if (t.active === who && isGifted(t, who, 'quick-hands') && !hasUsed(survivor, 'quick-hands'))
    markUsed(survivor, 'quick-hands');
  else {
    const level = noise - (isGifted(t, who, 'soft-steps') ? 1 : 0);
    makeNoiseBy(t, who, { zone: zoneOf(t, who), level }, 'ETS-10.12', ctx);
  }
  return [];
}
