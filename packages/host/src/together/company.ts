import type { Seat } from '@turnpoint/kernel';
import type { Attending, Company, OpenMotion } from '@turnpoint/protocol';
import type { Room } from '../room.ts';
import { closesAt } from '../windows/close.ts';
import { holidayOf } from './holidays.ts';
import { cannotLeave, type Floor, votersOn } from './motions.ts';
import { standInOf } from './stand-ins.ts';
import { deadline } from './timing.ts';

/** Milliseconds that a table without a clock waits for who is away. */
export const WAITS = 180_000;

/** Milliseconds that a table without a clock leaves to who is there, before the others may vote for a bot. */
export const PATIENCE = 600_000;

/** Who is connected may have gone to bed. It follows when a question began, so it tells nothing of answers. */
export function isSlow({ aside, header, question, match }: Room, seat: Seat, now: number): boolean {
  const { terms, players } = header;
  if (aside === null || terms?.clock !== null || terms.standIn === null || aside.window !== undefined) return false;
  if (aside.isOff || match.state.outcome !== null || players[seat]?.kind !== 'person') return false;
  if (standInOf(aside, seat) !== null || !question.asked.includes(seat)) return false;
  return now >= (aside.asked.at(-1)?.since ?? now) + PATIENCE;
}

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
        isSlow: isSlow(room, seat, now),
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

/** Who is there, as far as votes are counted by it. */
export function presence(room: Room): Pick<Floor, 'isAway' | 'isSlow'> {
  return {
    isAway: (seat) => room.attendance.awaySince(seat) !== null,
    isSlow: (seat) => isSlow(room, seat, room.now()),
  };
}

/** What one seat is told of votes: nobody else's, that not all agreed to what they wanted to take back, whether it may leave. */
export function votesFor(room: Room, viewer: Seat): Pick<Company, 'motions' | 'refused' | 'mayLeave'> {
  const { aside, question, match } = room;
  const { terms } = room.header;
  const isRefused = aside?.refused?.seat === viewer && aside.refused.step === question.step;
  const isPlaying = aside !== null && terms !== undefined && standInOf(aside, viewer) === null;
  const mayLeave = isPlaying && cannotLeave({ match, terms, aside }, viewer) === null;
  return {
    motions: motionsFor(room, viewer),
    ...(isRefused && { refused: true }),
    ...(mayLeave && { mayLeave: true }),
  };
}

/** What is voted on, as one seat sees it: nobody else's vote. */
function motionsFor(room: Room, viewer: Seat): readonly OpenMotion[] {
  const { aside, header, match } = room;
  const { terms } = header;
  if (aside === null || terms === undefined) return [];
  const floor = { header, terms, match, aside, ...presence(room) };
  return aside.ballots.map(({ motion, votes }) => ({
    ...motion,
    mine: votes.find(({ seat }) => seat === viewer)?.isFor ?? null,
    isMine: votersOn(floor, motion).includes(viewer),
  }));
}
