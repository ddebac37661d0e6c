import type { Message } from '@turnpoint/kernel';
import { cardName } from '../refusals/facts.ts';
import type { Look, PieceNo, PieceView } from '../types.ts';

export function pieceIn({ view }: Look, id: PieceNo): PieceView | null {
  for (const { location, advances, obstacles } of view.lanes) {
    for (const column of [location, advances, obstacles]) for (const piece of column) if (piece.id === id) return piece;
  }
  return null;
}

/** A card in play by its name; one that has left play meanwhile is just a card. */
export function hostName(look: Look, id: PieceNo): Message {
  const piece = pieceIn(look, id);
  return piece === null ? { key: 'thing.gone' } : cardName(piece.card);
}

/** With its values and whose it is: both sides may have the same card. */
export function pieceName(look: Look, id: PieceNo): Message {
  const piece = pieceIn(look, id);
  if (piece === null) return { key: 'thing.gone' };
  const { card, by, energy, resistance } = piece;
  return {
    key: 'thing.piece',
    args: { card: cardName(card), player: { seat: by }, values: `${energy}/${resistance}` },
  };
}
