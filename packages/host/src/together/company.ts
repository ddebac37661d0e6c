import type { Seat } from '@turnpoint/kernel';
import type { Attending, Company, OpenMotion } from '@turnpoint/protocol';
import type { Room } from '../room.ts';
import { closesAt } from '../windows/close.ts';
import { holidayOf } from './holidays.ts';
import { votersOn } from './motions.ts';
import { standInOf } from './stand-ins.ts';
import { deadline } from './timing.ts';

/** Milliseconds that a table without a clock waits for who is away. */
export const WAITS = 180_000;

/** When the table waits no longer for this seat, as far as everybody can tell. */
export function waitsUntil(room: Room, seat: Seat): number | null {
  const { aside, match, header, attendance, question } = room;
  const { terms } = header;
  if (aside === null || terms === undefined || aside.isOff || match.state.outcome !== null) return null;
  if (header.players[seat]?.kind !== 'person' || standInOf(aside, seat) !== null) return null;
  // Nobody is waited for in a window that closes at its own time.
  if (!question.asked.includes(seat) || aside.window !== undefined) return null;
  if (terms.clock !== null) return deadline(aside, terms, question, seat);
  const away = attendance.awaySince(seat);
  if (away === null || terms.standIn === null) return null;
  // Who was away before it was their turn is waited for from then on.
  return Math.max(away, aside.asked.at(-1)?.since ?? 0) + WAITS;
}

/** Who is at the table and what goes on beside the game, as everybody sees it. */
export function companyOf(room: Room, now: number): Company | null {
  const { aside, header, attendance } = room;
  const { terms } = header;
  if (aside === null || terms === undefined) return null;
  return {
    terms,
    seats: header.players.map(
      (_, seat): Attending => ({
        away: attendance.awaySince(seat),
        until: waitsUntil(room, seat),
        bank: aside.banks[seat] ?? null,
        holiday: holidayOf(aside, seat, now),
      }),
    ),
    standIns: aside.standIns,
    motions: [],
    isOff: aside.isOff,
    next: aside.next,
    window: windowOf(room),
    now,
  };
}

function windowOf(room: Room): Company['window'] {
  const until = closesAt(room);
  return until === null ? null : { until, waits: room.aside?.window?.waits.map(({ seat }) => seat) ?? [] };
}

/** What is voted on, as one seat sees it: nobody else's vote. */
export function motionsFor({ aside, header, attendance, match }: Room, viewer: Seat): readonly OpenMotion[] {
  const { terms } = header;
  if (aside === null || terms === undefined) return [];
  const floor = { header, terms, match, aside, isAway: (seat: Seat) => attendance.awaySince(seat) !== null };
  return aside.ballots.map(({ motion, votes }) => ({
    ...motion,
    mine: votes.find(({ seat }) => seat === viewer)?.isFor ?? null,
    isMine: votersOn(floor, motion).includes(viewer),
  }));
}
