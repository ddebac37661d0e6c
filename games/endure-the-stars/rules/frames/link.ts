import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { isOnMap, seatOf } from '../board/crew/crew.ts';
import { isTopBuried } from '../effects/event.ts';
import { event } from '../telling/names.ts';
import type { Endure, FrameOf } from '../types.ts';

/** System Link: the top Event card stays or goes under the deck. */
export const link: FrameRules<Endure, FrameOf<'link'>> = {
  deciders: ({ table: t }, { who }) => (isOnMap(t, who) ? only(seatOf(t, who)) : NOBODY),
  prompt: ({ table: t }) => ({ key: 'prompt.link', args: { event: event(t.events.at(-1) ?? '') } }),
  choices: () => [{ kind: 'leave-it' }, { kind: 'bury' }],
  refuse: () => no('ETS-6.3', 'why.link'),
  resolve({ table: t }, _frame, [choice]) {
    if (choice?.kind !== 'bury') return;
    const top = t.events.pop();
    if (top === undefined) return;
    t.events.unshift(top);
    t.buried = Math.min(t.buried + 1, t.events.length);
    t.eventKnown = isTopBuried(t);
  },
  rest: false,
};
