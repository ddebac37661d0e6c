import { type FrameRules, NOBODY } from '@turnpoint/kernel';
import { playerAt } from '../board/lanes.ts';
import { no } from '../refusals/no.ts';
import type { Frame, TimeStream } from '../types.ts';

/** An Intervention that has been carried out goes face up to its player's Void (TS-16.3). */
export const spent: FrameRules<TimeStream, Extract<Frame, { kind: 'spent' }>> = {
  deciders: () => NOBODY,
  prompt: () => ({ key: 'prompt.none' }),
  choices: () => [],
  refuse: () => no('TS-6.2', 'why.not-now'),
  resolve(s, { seat, card }) {
    playerAt(s.table, seat).shown.push(card);
  },
};
