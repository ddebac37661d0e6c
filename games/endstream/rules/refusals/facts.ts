import { type Message, no, type Value } from '@turnpoint/kernel';
import { AGENDA_TYPES, type Price } from '../../content/index.ts';
import type { Points, Ruling } from '../types.ts';

/** A price or points as symbols: `M S/P *`. */
export function tellPrice(price: Price): Value {
  return price.length === 0 ? { key: 'price.none' } : price.join(' ');
}

export function tellPoints(points: Points): Value {
  const shown = AGENDA_TYPES.flatMap((type, n) => Array<string>(points[n] as number).fill(type));
  return shown.length === 0 ? { key: 'price.none' } : shown.join(' ');
}

/** The price is not paid in full (ES-5.8); `cut` symbols of it may be left out. */
export function cannotAfford(price: Price, points: Points, cut = 0): Ruling {
  const facts = { price: tellPrice(price), points: tellPoints(points) };
  return cut === 0 ? no('ES-5.8', 'why.price', facts) : no('ES-5.8', 'why.price-cut', { ...facts, cut });
}

export const cardName = (card: string): Message => ({ key: `card.${card}` });
