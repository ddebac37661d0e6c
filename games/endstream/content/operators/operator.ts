import { type Ability, idOf, type OperatorCard, type Special } from '../cards.ts';
import type { Century, OperatorType } from '../names.ts';
import type { Standing } from '../standing.ts';
import { price } from '../symbols.ts';

interface Printed {
  readonly century: Century;
  readonly cost: string;
  readonly defense: number;
  readonly types?: readonly OperatorType[];
  readonly specials?: readonly Special[];
  readonly abilities: readonly Ability[];
}

export function operator(name: string, variant: string, printed: Printed): OperatorCard {
  const { century, cost, defense, types = [], specials = [], abilities } = printed;
  return { id: idOf(name, variant), name, variant, century, cost: price(cost), defense, types, specials, abilities };
}

export const always = (text: string, standing: Standing): Special => ({ text, standing });
export const FRAIL = always('FRAIL.', { holds: 'FRAIL' });
