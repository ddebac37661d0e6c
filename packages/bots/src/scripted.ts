import type { Types } from '@turnpoint/kernel';
import type { Bot, Place } from './bot.ts';

/** The game's own policy: rules of thumb, no search of worlds. */
export function scripted<T extends Types>({ knows, int }: Place<T>): Bot<T> {
  return { id: 'scripted', choose: (look) => knows.policy(look, int) };
}
