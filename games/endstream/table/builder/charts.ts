import type { DeckChart } from '@turnpoint/catalogue/pages';
import {
  AGENDA_TYPES,
  CENTURIES,
  type Deck,
  isOperator,
  isTech,
  operatorCard,
  type PriceSymbol,
  techCard,
} from '../../content/index.ts';
import { CHARGES, COSTS, isIn } from './prices.ts';

type Bar = DeckChart['bars'][number];

const bar = (label: string, n: number, mark: PriceSymbol | null = null): Bar => ({ label, n, mark });

/** A sum stands beside a chart where the specification sets one (C13). */
export function charts({ operators }: Deck): DeckChart[] {
  const cards = operators.flatMap(({ operator }) => (isOperator(operator) ? [operatorCard(operator)] : []));
  const techs = operators
    .flatMap((row) => row.techs)
    .filter(isTech)
    .map((id) => techCard(id));
  const symbols = cards.flatMap(({ cost, abilities }) => [...cost, ...abilities.flatMap(({ price }) => price)]);
  const vremenium = techs.reduce((sum, tech) => sum + tech.vremenium, 0);
  return [
    {
      id: 'cost',
      bars: COSTS.map((n) => bar(String(n), cards.filter(({ cost }) => cost.length === n).length)),
      sum: cards.reduce((sum, { cost }) => sum + cost.length, 0),
    },
    {
      id: 'century',
      bars: CENTURIES.map((c) => bar(String(c).slice(0, 2), cards.filter(({ century }) => century === c).length)),
      sum: null,
    },
    {
      id: 'symbol',
      bars: [...AGENDA_TYPES, '*' as const].map((type) =>
        bar(type, symbols.filter((symbol) => symbol.split('/').includes(type)).length, type),
      ),
      sum: null,
    },
    {
      id: 'vremenium',
      bars: CHARGES.map((range) => bar(range.label, techs.filter((tech) => isIn(range, tech.vremenium)).length)),
      sum: vremenium,
    },
  ];
}
