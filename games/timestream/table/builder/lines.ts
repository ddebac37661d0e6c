import type { DeckLine } from '@turnpoint/catalogue/pages';
import { type Reader, tell } from '@turnpoint/kernel';
import { CARDS, type Card, type Deck } from '../../content/index.ts';
import { costSigns } from '../cards/cost-signs.ts';

const marksOf = ({ cell, cost }: Card): string[] => (cell === null ? costSigns(cost) : [cell]);

/** One line per card, under its type. */
export function lines(deck: Deck, reader: Reader): DeckLine[] {
  return CARDS.flatMap((card) => {
    const copies = deck[card.code];
    if (copies === undefined) return [];
    return {
      spot: card.code,
      card: card.code,
      name: tell(reader, { key: `card.${card.code}` }),
      wants: '',
      depth: 0,
      group: card.type,
      copies,
      note: '',
      marks: marksOf(card),
    };
  });
}
