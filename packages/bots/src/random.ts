import type { Types } from '@turnpoint/kernel';
import type { Bot, Place } from './bot.ts';

/** Level 1: any legal choice, each equally likely. */
export function random<T extends Types>({ int }: Place<T>): Bot<T> {
  const pick = (choices: readonly T['choice'][]) => choices[int(choices.length)] as T['choice'];
  return { id: 'random', choose: ({ choices }) => pick(choices), pick };
}
