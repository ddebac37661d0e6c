import { controllerCard, DEFAULT_ABILITY, operatorCard, type Price, type PriceSymbol } from '../../content/index.ts';
import type { Subject } from './subject.ts';

/** Each kind of sign in the prices of a card, once, as they come. */
export function signsOn(subject: Subject): PriceSymbol[] {
  return [...new Set(pricesOf(subject).flat())];
}

function pricesOf(subject: Subject): Price[] {
  if (subject.face === 'controller') return controllerCard(subject.card).abilities.map(({ price }) => price);
  if (subject.face !== 'operator') return [];
  const { cost, abilities } = operatorCard(subject.card);
  return [cost, ...abilities.map(({ price }) => price), DEFAULT_ABILITY.price];
}
