import { automatic } from '@turnpoint/kernel';
import { isOnMap } from '../board/crew/crew.ts';
import { stunSurvivor } from '../board/crew/spirit.ts';
import type { Endure, FrameOf } from '../types.ts';

/** ETS-19.34: what a boss's card does besides, to a victim who is still there. */
export const aftermath = automatic<Endure, 'aftermath'>(
  ({ table: t }, { who, strike: blow }: FrameOf<'aftermath'>, _picks, ctx) => {
    if (!isOnMap(t, who)) return;
    if (blow.stuns) stunSurvivor(t, who, 'ETS-16.1', ctx);
    if (blow.movesAway) ctx.push({ kind: 'stray', who });
  },
);
