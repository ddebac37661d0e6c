import type { Message, Value } from '@turnpoint/kernel';
import type { Words } from '@turnpoint/ui';
import type { Price, PriceSymbol } from '../../content/index.ts';

const KEYS = { '*': 'table.any', 'M/P': 'table.M/P', 'M/S': 'table.M/S', 'S/P': 'table.S/P' } as const;

/** What one symbol stands for. */
export const signKey = (symbol: PriceSymbol): string => KEYS[symbol as keyof typeof KEYS] ?? `table.type-${symbol}`;

/** "2 military", "1 any": each kind of symbol, counted. */
function counts(price: Price): Message[] {
  return [...Map.groupBy(price, (symbol) => symbol)].map(([symbol, all]) => ({
    key: 'table.count',
    args: { n: all.length, what: { key: signKey(symbol) } },
  }));
}

/** A price as part of a sentence. */
export const priceValue = (price: Price): Value =>
  price.length === 0 ? { key: 'table.none' } : { list: counts(price) };

/** "2 military, 1 any": a price for the ear. */
export function priceWords(say: Words['say'], price: Price): string {
  return counts(price)
    .map(({ key, args }) => say(key, args))
    .join(', ');
}
