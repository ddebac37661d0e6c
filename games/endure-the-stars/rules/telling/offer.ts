import type { Message, Value } from '@turnpoint/kernel';
import type { Gains } from '../board/kit/kits.ts';
import type { Table, Who } from '../types.ts';
import { carried, objective, survivor } from './names.ts';

/** What the other player is asked: who offers what, and what for. */
export function tellOffer(t: Table, who: Who, { gets, gives }: { gets: Gains; gives: Gains }): Message {
  const list = ({ cards, objectives }: Gains): { list: Value[] } => ({
    list: [...cards.map(carried), ...objectives.map((n) => objective(t, n))],
  });
  const [offered, wanted] = [list(gets), list(gives)];
  const kind = `${offered.list.length > 0 ? 'gift' : ''}${wanted.list.length > 0 ? 'wish' : ''}`;
  const args = { survivor: survivor(t, who), gets: offered, gives: wanted };
  return { key: kind === '' ? 'prompt.offer' : `prompt.offer.${kind}`, args };
}
