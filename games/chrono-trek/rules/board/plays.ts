import { MEMO, typeOf } from '../../content/index.ts';
import type { CardId, Choice, Table } from '../types.ts';
import { titlesIn } from './hands.ts';
import { playerAt } from './seats.ts';

/** CT-14.12: a Memo is no play of its own; CT-9.4: a Power Action is no extra play. */
export function isPlayable(card: CardId, via: 'turn' | 'extra'): boolean {
  return card !== MEMO && (via === 'turn' || typeOf(card) !== 'power-action');
}

export function playable(t: Table, seat: number, via: 'turn' | 'extra'): Choice[] {
  const cards = titlesIn(playerAt(t, seat).hand).filter((card) => isPlayable(card, via));
  return cards.map((card) => ({ kind: 'play', card }));
}
