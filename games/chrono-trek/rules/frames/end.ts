import { automatic } from '@turnpoint/kernel';
import { leftOf, seatsIn } from '../board/seats.ts';
import { MOST_ROUNDS } from '../ending/bound.ts';
import { finishWithoutWinner } from '../ending/ending.ts';
import type { ChronoTrek } from '../types.ts';

/** CT-6.9; a full round without a card drawn or played ends the match (CT-15.6). */
export const end = automatic<ChronoTrek, 'end'>((s, { seat }, _picks, ctx) => {
  const t = s.table;
  t.quiet++;
  if (t.quiet >= seatsIn(t).length) finishWithoutWinner(s, 'CT-15.6', ctx);
  else if (t.turns >= MOST_ROUNDS * s.seats) finishWithoutWinner(s, 'CT-R55', ctx);
  else ctx.push({ kind: 'turn', seat: leftOf(t, seat) });
});
