import type { Match, Types } from '@turnpoint/kernel';
import type { Room } from './room.ts';
import type { Aside } from './together/aside.ts';
import { stillMoved } from './together/motions.ts';
import { questionOf } from './together/question.ts';
import { timed } from './together/timing.ts';
import { answerByOrders } from './windows/orders.ts';

/**
 * What goes on beside a match once it is changed to `next`: orders answer, clocks and windows go on with the questions, and
 * votes end with theirs.
 */
export function settled(room: Room, next: Match<Types>, aside: Aside | null): Aside | null {
  const { windows, question: before } = room;
  const { terms, players } = room.header;
  if (windows !== null) answerByOrders(next, { windows, players, aside, before: before.step });
  if (aside === null || terms === undefined) return aside;
  const after = questionOf(next);
  const moved = stillMoved(timed(aside, terms, [before, after], room.now()), after.step);
  return windows?.opened(moved, next, after.step, room.now()) ?? moved;
}
