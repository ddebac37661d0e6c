import type { Words } from '@turnpoint/ui';
import type { Price } from '../../content/index.ts';

const KEYS = { '*': 'table.any', 'M/P': 'table.M/P', 'M/S': 'table.M/S', 'S/P': 'table.S/P' } as const;

/** "2 military, 1 any": a price for the ear. */
export function priceWords(say: Words['say'], price: Price): string {
  const counted = Map.groupBy(price, (symbol) => symbol);
  const args = [...counted].map(([symbol, all]) =>
    say('table.count', { n: all.length, what: say(KEYS[symbol as keyof typeof KEYS] ?? `table.type-${symbol}`) }),
  );
  return args.join(', ');
}
