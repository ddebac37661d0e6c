import type { Look, Stake, Types } from '@turnpoint/kernel';
import type { GameBot } from './bot.ts';

export function stakeOf<T extends Types>({ stake }: GameBot<T>, look: Look<T>): Stake {
  return stake?.(look) ?? 'win';
}
