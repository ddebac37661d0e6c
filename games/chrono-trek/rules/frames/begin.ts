import { automatic, type Seat } from '@turnpoint/kernel';
import { playerAt, seatsIn } from '../board/seats.ts';
import type { ChronoTrek, Context, Table } from '../types.ts';
import { pipsOf } from './deal.ts';

/** Most pips; otherwise the seat that the host named, or one at random (CT-4.13, 4.14). */
export const begin = automatic<ChronoTrek, 'begin'>(({ table }, _frame, _picks, ctx) => {
  const best = mostPips(table);
  const { first } = table.options;
  const isNamed = first !== 'random' && !playerAt(table, first).out;
  const how = best.length === 1 ? 'pips' : isNamed ? 'named' : 'random';
  const seat = best.length === 1 ? (best[0] as Seat) : isNamed ? first : atRandom(table, ctx);
  ctx.log({ type: 'first', clause: how === 'pips' ? 'CT-4.13' : 'CT-4.14', seat, how });
  ctx.push({ kind: 'turn', seat });
});

function mostPips(t: Table): Seat[] {
  const seats = seatsIn(t);
  const most = Math.max(...seats.map((seat) => pipsOf(t, seat)));
  return seats.filter((seat) => pipsOf(t, seat) === most);
}

function atRandom(t: Table, ctx: Context): Seat {
  const seats = seatsIn(t);
  return seats[ctx.int(seats.length)] as Seat;
}
