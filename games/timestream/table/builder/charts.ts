import type { DeckChart } from '@turnpoint/catalogue/pages';
import { CARDS, type Card, cellsOf, type Deck, PHASES } from '../../content/index.ts';
import { COSTS, TYPES } from './pool.ts';

const CELLS = ['A', 'F', 'U'] as const;

/** What cards cost, the cells that are there, the cards of each phase, what costs ask for, and the types. */
export function charts(deck: Deck): DeckChart[] {
  const sum = (n: (card: Card) => number) => CARDS.reduce((all, card) => all + (deck[card.code] ?? 0) * n(card), 0);
  const copies = (fits: (card: Card) => boolean) => sum((card) => (fits(card) ? 1 : 0));
  const asked = {
    A: sum(({ cost }) => cost.ancient),
    F: sum(({ cost }) => cost.future),
    U: sum(({ cost }) => cost.universal),
  };
  const isPaid = ({ cell }: Card) => cell === null;
  return [
    {
      id: 'cost',
      bars: COSTS.map((n) => ({
        label: String(n),
        n: copies((card) => isPaid(card) && cellsOf(card.cost) === n),
        mark: null,
      })),
      sum: null,
    },
    {
      id: 'cell',
      bars: CELLS.map((type) => ({ label: type, n: copies(({ cell }) => cell === type), mark: type })),
      sum: copies(({ cell }) => cell !== null),
    },
    {
      id: 'phase',
      bars: PHASES.map((_, i) => ({ label: String(i + 1), n: copies(({ phase }) => phase === i + 1), mark: null })),
      sum: null,
    },
    { id: 'asked', bars: CELLS.map((type) => ({ label: type, n: asked[type], mark: type })), sum: null },
    {
      id: 'type',
      bars: TYPES.map((type) => ({ label: type, n: copies((card) => card.type === type), mark: null })),
      sum: null,
      isLong: true,
    },
  ];
}
