import type { Message } from '@turnpoint/kernel';
import { AGENDA_TYPES, centuryOf, type Price, typesOf } from '../content/index.ts';
import type { Look, Ruling } from '../rules/types.ts';
import { priceValue } from './draw/price-words.ts';
import { shortfall } from './payment.ts';

/** "Costs 2 political; you can make 1 political. Push 2200 for 2." */
function because(look: Look, price: Price, cut: number): Message {
  const { atHand, push } = shortfall(look, price, cut);
  const fitting = AGENDA_TYPES.flatMap((type, n) =>
    price.some((symbol) => typesOf(symbol).includes(type)) ? Array<typeof type>(atHand[n as 0]).fill(type) : [],
  );
  const key = cut > 0 ? 'table.dear-cut' : 'table.dear';
  const args = { price: priceValue(price), have: priceValue(fitting), ...(cut > 0 && { cut }) };
  return push === null ? { key, args } : { key: `${key}-push`, args: { ...args, century: centuryOf(push) } };
}

/** Why it cannot be done, in words that name the way out where a price is out of reach (ES-5.8). */
export function toldDear(look: Look, ruling: Ruling, price: Price, cut = 0): Ruling {
  return ruling.clause === 'ES-5.8' ? { ...ruling, because: because(look, price, cut) } : ruling;
}
