import { automatic } from '@turnpoint/kernel';
import { mostPoints } from '../outcome.ts';
import { handOf, inPlay } from '../seats.ts';
import type { Hush } from '../types.ts';

export const draw = automatic<Hush, 'draw'>((s, _frame, _picks, ctx) => {
  const { deck } = s.table;
  for (const seat of inPlay(s)) {
    const card = deck.pop();
    if (card === undefined) break;
    s.table.peeked = [];
    handOf(s, seat).push(card);
    const entry = { type: 'drew', clause: 'HUSH-1.2', seat, card } as const;
    ctx.log(entry, { to: [seat], others: { ...entry, card: null } });
    ctx.learns([seat]);
  }
});

export const next = automatic<Hush, 'next'>((s, _frame, _picks, ctx) => {
  s.table.round++;
  if (s.table.round > s.table.rounds) ctx.finish(mostPoints(s));
  else ctx.push({ kind: 'bid' });
});
