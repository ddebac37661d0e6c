import type { Seat } from '@turnpoint/kernel';
import type { Context, Frame, Table } from '../types.ts';

/** The six steps and the end of a turn (TS-6.1). */
export function pushTurn(seat: Seat, ctx: Context): void {
  ctx.push({ kind: 'unlink', seat });
}

export function stepsAfterUnlink(seat: Seat): Frame[] {
  return [
    { kind: 'draw', seat },
    { kind: 'cell', seat, additional: false },
    { kind: 'play', seat },
    { kind: 'target', seat },
    { kind: 'discard', seat },
    { kind: 'end', seat },
  ];
}

/** Has the clock taken this seat's choices away (TS-22.6)? */
export const isTimeUp = (t: Table, seat: Seat): boolean => t.timeUp === seat;
