import { MEMO } from '../../../content/index.ts';
import type { Choice, Look } from '../../types.ts';
import { announcedPlay, kindsOf, type PlayKind } from './announced.ts';
import { isOrdered, type Order } from './orders.ts';

/** A seat's private settings for the pause (D-18). They belong to the seat, not to the rules. */
export interface Prompting {
  /** What a holder of a Memo is asked about. */
  readonly ask: 'everything' | 'nothing' | readonly PlayKind[];
  /** For games by orders. */
  readonly orders: readonly Order[];
}

export const ASK_EVERYTHING: Prompting = { ask: 'everything', orders: [] };

/**
 * The answer that the seat's program gives in an open window; null when the person is to be asked (R30(c), (d)).
 * Nobody else can tell the difference: it changes neither what others see nor when the window closes.
 */
export function automaticAnswer(look: Look, { ask, orders }: Prompting): Choice | null {
  const play = announcedPlay(look.view);
  if (play === null || look.seat === null || look.choices.length === 0) return null;
  const { pause } = look.view.options;
  const holds = look.view.players[look.seat]?.hand?.includes(MEMO) === true;
  if (pause === 'by-hand') return null;
  if (pause === 'by-orders') {
    const answers = holds && orders.some((order) => isOrdered(look.view, play, order));
    return { kind: answers ? 'memo' : 'pass' };
  }
  if (!holds || ask === 'nothing') return { kind: 'pass' };
  if (ask === 'everything') return null;
  const kinds = kindsOf(look.view, play, look.seat);
  return ask.some((kind) => kinds.includes(kind)) ? null : { kind: 'pass' };
}
