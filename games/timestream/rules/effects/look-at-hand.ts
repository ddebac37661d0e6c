import { only, type Seat } from '@turnpoint/kernel';
import type { EffectOf } from '../../content/index.ts';
import { playerAt } from '../board/lanes.ts';
import type { Context, State } from '../types.ts';
import type { WordRules } from './word.ts';

export const lookAtHand: WordRules<EffectOf<'look at hand'>> = {
  run(s, f, _, __, ctx) {
    seeHand(s, f.seat, ctx);
  },
};

/** The opponent's hand as it is at this moment, once. */
export function seeHand(s: State, seat: Seat, ctx: Context): void {
  ctx.learns(only(seat));
  ctx.log(
    { type: 'looked-hand', clause: 'TS-17.4', seat, cards: [...playerAt(s.table, 1 - seat).hand] },
    // Its owner knows the hand and that it was seen; all others only that it happened.
    { to: [seat], others: { type: 'looks-hand', clause: 'TS-17.4', seat } },
  );
}
