import type { Seat } from '@turnpoint/kernel';
import type { EffectOf } from '../../content/index.ts';
import { fitsFilter } from '../board/filter.ts';
import { playerAt } from '../board/lanes.ts';
import { distinct, shows, takeFrom, voidFromHand as toVoid } from '../board/void.ts';
import type { Context, EffectFrame, State } from '../types.ts';
import { seeHand } from './look-at-hand.ts';
import type { WordRules } from './word.ts';

type VoidFromHand = EffectOf<'void from hand'>;

/** One card must go if there is one that fits (TS-17.18). Whoever looks sees the hand first, and what goes is shown. */
export const voidFromHand: WordRules<VoidFromHand> = {
  ask(t, f, e) {
    if (e.by === 'random' || (e.by === 'looker' && f.left < 0)) return null;
    const owner = ownerIn(f, e);
    const options = distinct(playerAt(t, owner).hand.filter((card) => fitsFilter(card, e.filter)));
    const seat = e.by === 'looker' ? f.seat : owner;
    return { seat, kind: 'card', options, mayStop: false, prompt: 'prompt.void-from-hand', clause: 'TS-17.18' };
  },
  run(s, f, e, pick, ctx) {
    const owner = ownerIn(f, e);
    const { hand } = playerAt(s.table, owner);
    if (e.by === 'looker' && f.left < 0) {
      seeHand(s, f.seat, ctx);
      ctx.push({ ...f, left: 1 });
    } else if (e.by === 'random') {
      if (hand.length > 0) toVoid(s, owner, [hand[ctx.int(hand.length)] as number], 'TS-17.18', ctx);
    } else if (pick !== null && e.by === 'looker') corrupt(s, owner, pick, ctx);
    else if (pick !== null) toVoid(s, owner, [pick], 'TS-17.18', ctx);
  },
};

const ownerIn = (f: EffectFrame, { whose }: VoidFromHand): Seat => (whose === 'own' ? f.seat : 1 - f.seat);

/** The one card from hand that all see (TS-21.2). */
function corrupt(s: State, owner: Seat, card: number, ctx: Context): void {
  const player = playerAt(s.table, owner);
  takeFrom(player.hand, card);
  player.shown.push(card);
  s.table.moved = true;
  shows(owner, ctx);
  ctx.log({ type: 'hand-voided', clause: 'TS-21.2', seat: owner, card });
}
