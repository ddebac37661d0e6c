import type { Message } from '@turnpoint/kernel';
import { cardAt } from '../../content/index.ts';
import type { Choice, View } from '../../rules/types.ts';
import { findPiece, phaseOf } from '../lanes.ts';

const nameOf = (card: number): Message => ({ key: `card.${cardAt(card).code}` });

/** A play as the one who makes it would say it. */
export function playWords({ card, as, at }: Extract<Choice, { kind: 'play' }>, view: View): Message {
  const phase = at < 0 ? '' : { key: `phase.${phaseOf(at) + 1}` };
  const host = as === 'link' ? nameOf(findPiece(view, at)?.piece.card ?? 0) : '';
  return { key: `table.play-${as}`, args: { card: nameOf(card), phase, host } };
}
