import type { FrameRules } from '@turnpoint/kernel';
import { discard, handOf, inPlay } from '../seats.ts';
import type { Hush, State } from '../types.ts';

type Bid = { readonly kind: 'bid' };

function bidders(s: State) {
  return inPlay(s).filter((seat) => handOf(s, seat).length > 0);
}

export const bid: FrameRules<Hush, Bid> = {
  deciders: bidders,
  prompt: () => ({ key: 'prompt.bid' }),
  choices: (s, _, seat) => [...new Set(handOf(s, seat))].map((card) => ({ kind: 'bid', card })),
  refuse: () => ({ clause: 'HUSH-2.1', because: { key: 'no.bid' } }),
  resolve(s, _, picks, ctx) {
    const seats = bidders(s);
    const bids = picks.map((pick, i) => ({ seat: seats[i] ?? 0, card: 'card' in pick ? pick.card : 0 }));
    for (const { seat, card } of bids) {
      discard(s, seat, card);
      ctx.log({ type: 'bid', clause: 'HUSH-2.1', seat, card });
    }
    ctx.learns(inPlay(s));
    ctx.push({ kind: 'draw' }, { kind: 'next' });
    const best = Math.max(...bids.map(({ card }) => card));
    const [lead, ...tied] = bids.filter(({ card }) => card === best);
    if (lead !== undefined && tied.length === 0) ctx.push({ kind: 'lead', seat: lead.seat, stashed: false });
  },
};
