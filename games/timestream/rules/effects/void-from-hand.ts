import type { Seat } from '@turnpoint/kernel';
import type { EffectOf } from '../../content/index.ts';
import { fitsFilter } from '../board/filter.ts';
import { playerAt } from '../board/lanes.ts';
import { distinct, shows, takeFrom, voidFromHand as toVoid } from '../board/void.ts';
import type { Context, EffectFrame, State } from '../types.ts';
import { seeHand } from './look-at-hand.ts';
import { NONE, type WordRules } from './word.ts';

type VoidFromHand = EffectOf<'void from hand'>;

/**
 * One card must go if there is one that fits (TS-17.18). Whoever looks sees the hand first, and what goes is shown. Asked
 * whenever the hand holds a card: not being asked would tell everybody what it lacks (TS-17.26).
 */
export const voidFromHand: WordRules<VoidFromHand> = {
  ask(t, f, e) {
    if (e.by === 'random' || (e.by === 'looker' && f.left < 0)) return null;
    const owner = ownerIn(f, e);
    const { hand } = playerAt(t, owner);
    const options = distinct(hand.filter((card) => fitsFilter(card, e.filter)));
    const mayStop = options.length === 0 && hand.length > 0;
    const seat = e.by === 'looker' ? f.seat : owner;
    return { seat, kind: 'card', options, mayStop, prompt: 'prompt.void-from-hand', clause: 'TS-17.18' };
  },
  run(s, f, e, pick, ctx) {
    const owner = ownerIn(f, e);
    const { hand } = playerAt(s.table, owner);
    if (e.by === 'looker' && f.left < 0) {
      seeHand(s, f.seat, ctx);
      ctx.push({ ...f, left: 1 });
    } else if (e.by === 'random') {
      if (hand.length > 0) toVoid(s, owner, [hand[ctx.int(hand.length)] as number], 'TS-17.18', ctx);
    } else if (pick === null || pick === NONE) return;
    else if (e.by === 'looker') corrupt(s, owner, pick, ctx);
    else toVoid(s, owner, [pick], 'TS-17.18', ctx);
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
