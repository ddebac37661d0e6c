import { CARD_TYPES, CARDS, INDEXES } from '../../../content/index.ts';
import { SEATS } from '../../set-up/options.ts';
import { PLAY_KINDS } from './announced.ts';
import type { Prompting } from './answer.ts';
import type { Order } from './orders.ts';

/** More orders than anybody can want: a Memo is rare. */
const MOST = 20;

const isSeat = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < SEATS.max;
const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const isCard = (value: unknown): boolean => typeof value === 'string' && Object.hasOwn(CARDS, value);
const isIndex = isOneOf(INDEXES);

const PARTS: Readonly<Record<keyof Order, (value: unknown) => boolean>> = {
  player: isSeat,
  type: isOneOf(CARD_TYPES),
  card: isCard,
  linchpin: isIndex,
  to: isOneOf(['altered', 'original']),
  spot: isIndex,
  artifact: isCard,
  touches: isSeat,
  anomaly: isOneOf([1, 2, 3, 4, 5]),
};

function isOrder(value: unknown): value is Order {
  if (typeof value !== 'object' || value === null) return false;
  const parts = Object.entries(value);
  return parts.length > 0 && parts.every(([part, is]) => Object.hasOwn(PARTS, part) && PARTS[part as keyof Order](is));
}

function isAsk(value: unknown): value is Prompting['ask'] {
  if (value === 'everything' || value === 'nothing') return true;
  return Array.isArray(value) && value.length <= PLAY_KINDS.length && value.every(isOneOf(PLAY_KINDS));
}

/** A seat's private settings as they come from outside; null when they are none. */
export function readPrompting(value: unknown): Prompting | null {
  if (typeof value !== 'object' || value === null) return null;
  const { ask, orders, ...rest } = value as { ask?: unknown; orders?: unknown };
  if (Object.keys(rest).length > 0 || !isAsk(ask)) return null;
  if (!Array.isArray(orders) || orders.length > MOST || !orders.every(isOrder)) return null;
  return { ask, orders };
}
