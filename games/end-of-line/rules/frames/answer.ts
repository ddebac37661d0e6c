import { type FrameRules, no, only } from '@turnpoint/kernel';
import { finishScored } from '../ending/ending.ts';
import type { EndOfLine, Frame } from '../types.ts';

/** The co-operative partner answers a proposed stop; then the turn goes on (EOL-11.10). */
export const answer: FrameRules<EndOfLine, Extract<Frame, { kind: 'answer' }>> = {
  deciders: (_, frame) => only(frame.seat),
  prompt: (_, frame) => ({ key: 'prompt.answer', args: { partner: { seat: 1 - frame.seat } } }),
  choices: () => [{ kind: 'agree' }, { kind: 'decline' }],
  refuse: () => no('EOL-11.10', 'why.answer-first'),
  resolve(s, frame, [choice], ctx) {
    const agreed = choice?.kind === 'agree';
    ctx.log({ type: 'answer', clause: 'EOL-11.10', seat: frame.seat, agreed });
    if (agreed) finishScored(s, ctx);
  },
};
