import type { Seat } from '@turnpoint/kernel';
import type { TurnNews } from '../outside.ts';
import type { Room } from '../room.ts';
import type { Question } from './question.ts';
import { standInOf } from './stand-ins.ts';

/**
 * Who is to be told that a table waits for them, after a change that led from one question to another: people who are asked
 * and not there. It follows questions, as everybody sees them, and never an answer. Null when there is nobody.
 */
export function newTurn(room: Room, before: Question): TurnNews | null {
  const { question } = room;
  if (question.step === before.step) return null;
  return toldTo(
    room,
    question.asked.filter((seat) => !before.asked.includes(seat)),
  );
}

/** The same for a seat that is away only now, for a question that began after its connection was lost: nobody saw it there. */
export function missedTurn(room: Room, seat: Seat, since: number): TurnNews | null {
  const { question, aside } = room;
  const isUnseen = (aside?.asked.at(-1)?.at ?? 0) >= since;
  return isUnseen && question.asked.includes(seat) ? toldTo(room, [seat]) : null;
}

function toldTo({ header, aside, attendance, match }: Room, seats: readonly Seat[]): TurnNews | null {
  if (header.terms === undefined || match.state.outcome !== null) return null;
  // Nobody is waited for in a window that closes at its own time.
  if (aside === null || aside.isOff || aside.window !== undefined) return null;
  const who = seats.flatMap((seat) => {
    const holder = header.holders[seat] ?? null;
    const isAway = attendance.awaySince(seat) !== null && standInOf(aside, seat) === null;
    return holder !== null && isAway ? [holder] : [];
  });
  return who.length === 0 ? null : { match: header.id, game: header.game, who };
}
