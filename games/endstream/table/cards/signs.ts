import { controllerCard, DEFAULT_ABILITY, operatorCard, type Price, type PriceSymbol } from '../../content/index.ts';
import type { Subject } from './subject.ts';

/** Each kind of sign in the prices of a card, once, as they come. */
export function signsOn(subject: Subject): PriceSymbol[] {
  return [...new Set(pricesOf(subject).flat())];
}

function pricesOf({ face, card }: Subject): Price[] {
  if (face === 'controller') return controllerCard(card).abilities.map(({ price }) => price);
  if (face !== 'operator') return [];
  const { cost, abilities } = operatorCard(card);
  return [cost, ...abilities.map(({ price }) => price), DEFAULT_ABILITY.price];
}
