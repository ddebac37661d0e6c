import { no } from '@turnpoint/kernel';
import { DECKS } from '../../content/index.ts';
import type { Options, Ruling } from '../types.ts';
import { cannotUseDeck } from './deck.ts';

/** ES-15.8; tournaments may set a lower number (ES-R35). */
const DRAW_AFTER = 40;

export function defaults(): Options {
  return {
    decks: [DECKS.jerusalem, DECKS['ssv-93-ural']],
    format: 'standard',
    firstTurnMove: 'none',
    openDecks: false,
    drawAfter: DRAW_AFTER,
  };
}

const FIELDS = ['decks', 'format', 'firstTurnMove', 'openDecks', 'drawAfter'];

export function cannotStart(options: unknown, seats: number): Ruling | null {
  if (seats !== 2) return no('ES-1.1', 'why.seats');
  const { decks, format, firstTurnMove, openDecks, drawAfter, ...rest } = Object(options) as Partial<
    Record<keyof Options, unknown>
  >;
  if (Object.keys(rest).length > 0) return no('ES-2.1', 'why.options', { fields: FIELDS.join(', ') });
  if (format !== 'standard' && format !== 'open') return no('ES-2.6', 'why.format');
  if (firstTurnMove !== 'none' && firstTurnMove !== 'ownStream') return no('ES-R5', 'why.first-turn-option');
  if (typeof openDecks !== 'boolean') return no('ES-R37', 'why.open-decks');
  if (!Number.isInteger(drawAfter) || (drawAfter as number) < 2 || (drawAfter as number) > DRAW_AFTER)
    return no('ES-R35', 'why.draw-after');
  if (!Array.isArray(decks) || decks.length !== 2) return no('ES-2.1', 'why.two-decks');
  return decks.flatMap((deck) => cannotUseDeck(deck, format))[0] ?? null;
}

/** ES-R37: a deck is its player's own secret, but for its controller, which lies on the table. */
export function openOptions(options: Options): object {
  if (options.openDecks) return options;
  return { ...options, decks: options.decks.map(({ controller }) => ({ controller, operators: [] })) };
}
