import type { PoolCard } from '@turnpoint/catalogue/pages';
import type { Reader } from '@turnpoint/kernel';
import {
  AGENDA_TYPES,
  CENTURIES,
  CONTROLLERS,
  controllerCard,
  isController,
  isOperator,
  OPERATOR_TYPES,
  OPERATORS,
  operatorCard,
  type Price,
  TECHS,
  techCard,
  typesOf,
} from '../../content/index.ts';
import { KEYWORDS, keywordsIn } from '../cards/keywords.ts';
import type { Subject } from '../cards/subject.ts';
import { sentencesOf } from '../pages/cards/sentences.ts';
import { CHARGES, COSTS, isIn } from './prices.ts';

export const FACETS: readonly { readonly id: string; readonly values: readonly string[] }[] = [
  { id: 'kind', values: ['controller', 'operator', 'Weapon', 'Device', 'Relic'] },
  { id: 'century', values: CENTURIES.map(String) },
  { id: 'cost', values: [...COSTS.map(String), ...CHARGES.map(({ label }) => label)] },
  { id: 'symbol', values: [...AGENDA_TYPES, '*'] },
  { id: 'type', values: OPERATOR_TYPES },
  { id: 'keyword', values: Object.keys(KEYWORDS) },
];

export function subjectOf(id: string): Subject {
  if (isController(id)) return { face: 'controller', card: id, side: 'mine' };
  return { face: isOperator(id) ? 'operator' : 'tech', card: id, side: 'mine' };
}

const symbolsIn = (prices: readonly Price[]): string[] => [
  ...new Set(prices.flat().flatMap((symbol): readonly string[] => (symbol === '*' ? ['*'] : typesOf(symbol)))),
];

function facetsOf(id: string): Record<string, readonly string[]> {
  if (isController(id)) {
    const { century, abilities } = controllerCard(id);
    return { kind: ['controller'], century: [String(century)], symbol: symbolsIn(abilities.map(({ price }) => price)) };
  }
  if (isOperator(id)) {
    const { century, cost, types, abilities } = operatorCard(id);
    const symbol = symbolsIn([cost, ...abilities.map(({ price }) => price)]);
    return { kind: ['operator'], century: [String(century)], cost: [String(cost.length)], symbol, type: types };
  }
  const { category, vremenium } = techCard(id);
  return { kind: [category], cost: CHARGES.filter((range) => isIn(range, vremenium)).map(({ label }) => label) };
}

function pooled(reader: Reader, id: string, name: string, cost: number): PoolCard {
  const sentences = sentencesOf(reader, subjectOf(id));
  const facets = facetsOf(id);
  return {
    id,
    kind: facets.kind?.[0] ?? '',
    name,
    words: [name, ...sentences].join(' ').toLowerCase(),
    facets: { ...facets, keyword: keywordsIn(sentences) },
    cost,
  };
}

export function pool(reader: Reader): PoolCard[] {
  return [
    ...CONTROLLERS.map(({ id, name }) => pooled(reader, id, name, 0)),
    ...OPERATORS.map(({ id, name, variant, cost }) => pooled(reader, id, `${name} (${variant})`, cost.length)),
    ...TECHS.map(({ id, name, vremenium }) => pooled(reader, id, name, vremenium)),
  ];
}
