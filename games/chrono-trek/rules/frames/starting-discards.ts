import { type FrameRules, no, type Seat } from '@turnpoint/kernel';
import { outOfHand } from '../board/hands.ts';
import { playerAt, seatsIn } from '../board/seats.ts';
import type { CardId, Choice, ChronoTrek, FrameOf, Table } from '../types.ts';
import { pipsOf } from './deal.ts';

/** How many cards this seat holds beyond its pips (CT-3.5, 3.6). */
export function surplus(t: Table, seat: Seat): number {
  return Math.max(0, playerAt(t, seat).hand.length - pipsOf(t, seat));
}

function discarders(t: Table): Seat[] {
  return seatsIn(t).filter((seat) => surplus(t, seat) > 0);
}

/** One- and two-pip players discard of their own choice, all at once and unseen (R5). */
export const startingDiscards: FrameRules<ChronoTrek, FrameOf<'starting-discards'>> = {
  deciders: ({ table }) => discarders(table),
  prompt: ({ table }, _, seat) => ({ key: 'prompt.starting-discards', args: { n: surplus(table, seat) } }),
  choices: ({ table }, _, seat) => waysToDiscard(playerAt(table, seat).hand, surplus(table, seat)),
  refuse: ({ table }, _, seat) => no('CT-3.6', 'why.starting-discards', { n: surplus(table, seat) }),
  resolve(s, _frame, picks, ctx) {
    ctx.learns(seatsIn(s.table));
    discarders(s.table).forEach((seat, n) => {
      const choice = picks[n];
      if (choice?.kind !== 'discard') return;
      for (const card of choice.cards) {
        outOfHand(s.table, seat, card);
        s.table.discard.push(card);
      }
      ctx.log({ type: 'starting-discards', clause: 'CT-3.6', seat, cards: choice.cards });
    });
  },
};

/** One or two of three cards: at most three ways. */
function waysToDiscard(hand: readonly CardId[], count: number): Choice[] {
  const ways = new Map<string, readonly CardId[]>();
  hand.forEach((card, n) => {
    const cards = count === 1 ? [card] : hand.filter((_, other) => other !== n).sort();
    ways.set(cards.join(), cards);
  });
  return [...ways.values()].map((cards) => ({ kind: 'discard', cards }));
}
