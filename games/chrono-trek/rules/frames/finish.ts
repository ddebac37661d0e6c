import { automatic } from '@turnpoint/kernel';
import type { ChronoTrek, Playing } from '../types.ts';
import { putAway } from './window.ts';

/** R37: a card reaches the discard pile only when its text is finished. One that came into play is gone already. */
export const finish = automatic<ChronoTrek, 'finish'>((s, { depth }) => {
  const { playing } = s.table;
  if (playing.length === depth) putAway(s.table, playing.pop() as Playing);
});
