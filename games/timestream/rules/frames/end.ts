import { allSeats, automatic } from '@turnpoint/kernel';
import { adjudicate } from '../ending/ending.ts';
import type { TimeStream } from '../types.ts';

/** TS-22.1 and TS-22.2 */
export const MOST_TURNS = 60;
export const QUIET_TURNS = 6;

/** The turn is over: the opponent's begins (TS-6.5), or the match ends by adjudication. */
export const end = automatic<TimeStream, 'end'>((s, { seat }, _, ctx) => {
  const t = s.table;
  t.quiet = t.moved ? 0 : t.quiet + 1;
  t.timeUp = null;
  ctx.learns(allSeats(s.seats));
  ctx.log({ type: 'ended', clause: 'TS-6.5', seat });
  if (t.turns >= 2 * MOST_TURNS) adjudicate(s, 'TS-22.1', ctx);
  else if (t.quiet >= QUIET_TURNS) adjudicate(s, 'TS-22.2', ctx);
  else ctx.push({ kind: 'unlink', seat: 1 - seat });
});
