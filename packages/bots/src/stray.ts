import type { Look, Types } from '@turnpoint/kernel';
import type { Place } from './bot.ts';
import { drawn } from './drawn.ts';
import type { Pick } from './turn.ts';

/** Of the choices after the first that leaves the policy's way, one in so many leaves it too. */
const STRAY = 4;

/** Leaves the policy's way at one choice of a turn of about this length, and now and then after it. */
export function stray<T extends Types>({ knows, int }: Place<T>, length: number): Pick<T> {
  const from = int(Math.max(1, length));
  const weighing = knows.plansTurns?.straysAnywhere ? undefined : knows.weighing;
  const other = (seen: Look<T>) =>
    weighing === undefined ? int(seen.choices.length) : drawn(weighing.worths(seen, int), weighing.apart, int);
  return (seen, at) => (at === from || (at > from && int(STRAY) === 0) ? seen.choices[other(seen)] : undefined);
}
