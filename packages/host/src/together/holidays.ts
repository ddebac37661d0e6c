import type { Seat } from '@turnpoint/kernel';
import { Refused, type Terms } from '@turnpoint/protocol';
import type { Aside } from './aside.ts';

const DAY = 86_400_000;
/** Days of one match that somebody can be on holiday. */
const MOST = 21;

/** Until when a seat is on holiday; null when it is not. */
export function holidayOf({ holidays }: Aside, seat: Seat, now: number): number | null {
  const until = holidays.find((each) => each.seat === seat)?.until ?? 0;
  return until > now ? until : null;
}

/** A seat goes on holiday for so many days, or comes back with none: its clock stands until then. */
export function onHoliday(aside: Aside, { clock }: Terms, seat: Seat, days: number, now: number): Aside {
  if (clock?.kind !== 'days') throw new Refused('no-holiday', 'only tables that play by days know holidays');
  const before = aside.holidays.find((each) => each.seat === seat);
  const taken = (before?.days ?? 0) + days;
  if (taken > MOST) throw new Refused('no-holiday');
  const others = aside.holidays.filter((each) => each !== before);
  return { ...aside, holidays: [...others, { seat, until: now + days * DAY, days: taken }] };
}
