import type { Message } from '@turnpoint/kernel';
import { type Card, tellCost } from '../../content/index.ts';

/** A sign on a card, in words, with the clause that explains it. */
interface Sign {
  readonly name: string;
  readonly means: Message;
  readonly clause: string;
}

/** What the marks and the two numbers at the upper edge of a card say. */
export function signsOf({ cell, cost, values, link }: Card): Sign[] {
  const signs: Sign[] = [];
  // Free cards say so in words, and Power Cells cost nothing.
  if (cell === null && cost.text !== 'free')
    signs.push({
      name: 'sign.cost',
      means: { key: 'sign.cost-means', args: { cost: tellCost(cost) } },
      clause: 'TS-3.1',
    });
  const numbers = values ?? link;
  if (numbers !== null) {
    const { energy, resistance } = numbers;
    const key = values === null ? 'sign.adds-means' : 'sign.values-means';
    signs.push({ name: 'sign.values', means: { key, args: { energy, resistance } }, clause: 'TS-3.2' });
  }
  return signs;
}
