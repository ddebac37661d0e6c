import type { Types } from '@turnpoint/kernel';
import type { Bot, Place } from './bot.ts';
import { drawn } from './drawn.ts';

/**
 * The policy with a lighter hand: it weighs choices as the policy does and takes one of the better ones. What is clearly bad
 * is hardly ever taken, so it plays worse and never foolishly. Where a game does not say what choices are worth, it is the policy.
 */
function softened(id: string, times: number) {
  return <T extends Types>({ knows, int }: Place<T>): Bot<T> => ({
    id,
    choose(look) {
      const { weighing } = knows;
      if (weighing === undefined || look.choices.length === 1) return knows.policy(look, int);
      return look.choices[drawn(weighing.worths(look, int), times * weighing.apart, int)] as T['choice'];
    },
  });
}

export const gentle = softened('gentle', 6);
export const casual = softened('casual', 1);
