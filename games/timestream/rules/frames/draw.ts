import { type FrameRules, NOBODY } from '@turnpoint/kernel';
import { draw as drawCards } from '../board/deck.ts';
import { no } from '../refusals/no.ts';
import type { Frame, TimeStream } from '../types.ts';

/** Step 2: exactly one card (TS-8.1). */
export const draw: FrameRules<TimeStream, Extract<Frame, { kind: 'draw' }>> = {
  deciders: () => NOBODY,
  prompt: () => ({ key: 'prompt.none' }),
  choices: () => [],
  refuse: () => no('TS-6.2', 'why.not-now'),
  resolve(s, { seat }, _, ctx) {
    s.table.step = 'draw';
    drawCards(s, seat, 1, ctx);
    s.table.step = 'cell';
  },
};
