import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { playerAt } from '../board/lanes.ts';
import { isTimeUp } from '../board/turn.ts';
import { distinct, voidFromHand } from '../board/void.ts';
import type { Frame, Table, TimeStream } from '../types.ts';

type DiscardFrame = Extract<Frame, { kind: 'discard' }>;

/** TS-20.1 */
export const HAND_LIMIT = 10;

/** Step 6: down to ten, one card at a time, face down (TS-20.2). */
export const discard: FrameRules<TimeStream, DiscardFrame> = {
  deciders: ({ table }, { seat }) => (excess(table, seat) <= 0 || isTimeUp(table, seat) ? NOBODY : only(seat)),
  prompt: ({ table }, { seat }) => ({ key: 'prompt.discard', args: { n: excess(table, seat) } }),
  choices: ({ table }, { seat }) => distinct(playerAt(table, seat).hand).map((card) => ({ kind: 'void', card })),
  refuse: ({ table }, { seat }) => no('TS-20.2', 'why.discard', { n: excess(table, seat) }),
  resolve(s, frame, [choice], ctx) {
    const over = excess(s.table, frame.seat);
    if (over <= 0) return;
    // When the time is up, those drawn last go (TS-22.6).
    const last = playerAt(s.table, frame.seat).hand.at(-1) as number;
    voidFromHand(s, frame.seat, [choice?.kind === 'void' ? choice.card : last], 'TS-20.2', ctx);
    ctx.push(frame);
  },
};

const excess = (t: Table, seat: number): number => playerAt(t, seat).hand.length - HAND_LIMIT;
