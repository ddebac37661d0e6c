import { automatic } from '@turnpoint/kernel';
import { playerAt } from '../board/lanes.ts';
import type { TimeStream } from '../types.ts';

/** An Intervention that has been carried out goes face up to its player's Void (TS-16.3). */
export const spent = automatic<TimeStream, 'spent'>((s, { seat, card }) => {
  playerAt(s.table, seat).shown.push(card);
});
