import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { itemOf } from '../../content/index.ts';
import { isOnMap, seatOf, suffers, survivorAt } from '../board/crew/crew.ts';
import { spend } from '../board/crew/turn.ts';
import { discard } from '../board/kit/cells.ts';
import { card, kinds, put, slotsFor } from '../board/kit/inventory.ts';
import { isPilot } from '../board/kit/values.ts';
import { canBegin } from '../effects/powers/index.ts';
import type { Choice, Endure, FrameOf, Table, Who } from '../types.ts';

type Gain = FrameOf<'gain'>;

const isHere = (t: Table, who: Who): boolean => t.phase === 'refuge' || isOnMap(t, who);

/** ETS-7.14, 7.15: an empty legal slot; without one, room is made, the card used at once, or lost. */
function options(t: Table, { who, item }: Gain): Choice[] {
  const survivor = survivorAt(t, who);
  const slots = slotsFor(survivor, item).map((slot): Choice => ({ kind: 'put', slot }));
  if (slots.length > 0) return slots;
  // A Hoarder makes no room (Hoarder: a new card without room is lost).
  if (suffers(survivor, 'hoarder')) return [{ kind: 'drop' }];
  const room = kinds(survivor).map((held): Choice => ({ kind: 'discard', card: held }));
  const isUsable = t.active === who && survivor.actions > 0 && !isPilot(t, who) && itemOf(item).use !== null;
  const now: Choice[] = isUsable && canBegin(t, who, item) ? [{ kind: 'use-now' }] : [];
  return [...now, ...room, { kind: 'drop' }];
}

export const gain: FrameRules<Endure, Gain> = {
  deciders: ({ table: t }, frame) =>
    isHere(t, frame.who) && options(t, frame).length > 1 ? only(seatOf(t, frame.who)) : NOBODY,
  prompt: (_s, { item }) => ({ key: 'prompt.gain', args: { item: { key: `item.${item}` } } }),
  choices: ({ table }, frame) => options(table, frame),
  refuse: ({ table: t }, frame) =>
    slotsFor(survivorAt(t, frame.who), frame.item).length > 0
      ? no('ETS-7.14', 'why.slot')
      : no('ETS-7.15', 'why.no-room'),
  resolve({ table: t }, frame, [choice], ctx) {
    const { who, item } = frame;
    if (!isHere(t, who)) return;
    const survivor = survivorAt(t, who);
    const taken = choice ?? options(t, frame)[0];
    if (taken?.kind === 'put') {
      put(survivor, taken.slot, card(item));
      ctx.log({ type: 'gained', clause: 'ETS-7.14', who, item });
    } else if (taken?.kind === 'discard') {
      discard(t, who, taken.card, ctx);
      ctx.push(frame);
    } else if (taken?.kind === 'use-now') {
      spend(t, who);
      ctx.log({ type: 'used', clause: 'ETS-10.14', who, item });
      ctx.push({ kind: 'name', who, power: item, picked: [], from: 'drawn' });
    } else {
      t.itemDiscard.push(item);
      ctx.log({ type: 'dropped', clause: 'ETS-7.15', who, item });
    }
  },
  rest: false,
};
