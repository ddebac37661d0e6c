import type { Message, Value } from '@turnpoint/kernel';
import { AGENDA_TYPES, type Price } from '../content/index.ts';
import type { Points } from './types.ts';

/** A price or points as symbols: `M S/P *`. */
export function tellPrice(price: Price): Value {
  return price.length === 0 ? { key: 'price.none' } : price.join(' ');
}

export function tellPoints(points: Points): Value {
  const shown = AGENDA_TYPES.flatMap((type, n) => Array<string>(points[n] as number).fill(type));
  return shown.length === 0 ? { key: 'price.none' } : shown.join(' ');
}

export function priceFacts(price: Price, points: Points): Record<string, Value> {
  return { price: tellPrice(price), points: tellPoints(points) };
}

export const cardName = (card: string): Message => ({ key: `card.${card}` });
