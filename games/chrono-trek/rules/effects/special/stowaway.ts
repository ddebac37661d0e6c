import type { Seat } from '@turnpoint/kernel';
import { classOf } from '../../../content/index.ts';
import { leftUnseen, markFor } from '../../board/marks.ts';
import { playerAt } from '../../board/seats.ts';
import type { CardId, Context, State } from '../../types.ts';
import { noEffect } from '../no-effect.ts';
import { ask, type WordOf } from '../word.ts';

/** One card at random, two with a Lifeform; both players know it (R45, R52). */
export const stowaway: WordOf<'special'> = {
  asks: () => [ask('player-with-hand')],
  resolve(s, here, _effect, ctx) {
    const { seat } = here.play;
    const from = here.answers[0] === '' ? seat : Number(here.answers[0]);
    const hasLifeform = playerAt(s.table, seat).artifacts.some((id) => classOf(id) === 'lifeform');
    const count = from === seat ? 0 : Math.min(hasLifeform ? 2 : 1, playerAt(s.table, from).hand.length);
    if (count === 0) noEffect(here, ctx);
    for (let n = 0; n < count; n++) stealOne(s, seat, from, ctx);
  },
};

function stealOne(s: State, seat: Seat, from: Seat, ctx: Context): void {
  const t = s.table;
  const { hand } = playerAt(t, from);
  const [card] = hand.splice(ctx.int(hand.length), 1) as [CardId];
  leftUnseen(t, from, card, seat);
  playerAt(t, seat).hand.push(card);
  markFor(t, from, seat, card);
  const entry = { type: 'took', clause: 'CT-R45', seat, from } as const;
  ctx.log({ ...entry, card }, { to: [seat, from], others: { ...entry, card: null } });
}
