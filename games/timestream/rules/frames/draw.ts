import { automatic } from '@turnpoint/kernel';
import { BY_STEP, draw as drawCards } from '../board/deck.ts';
import type { TimeStream } from '../types.ts';

/** Step 2: exactly one card (TS-8.1). */
export const draw = automatic<TimeStream, 'draw'>((s, { seat }, _, ctx) => {
  s.table.step = 'draw';
  drawCards(s, seat, 1, BY_STEP, ctx);
  s.table.step = 'cell';
});
