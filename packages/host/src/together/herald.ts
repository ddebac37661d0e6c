import type { TurnNews } from '../outside.ts';
import type { Room } from '../room.ts';
import type { Question } from './question.ts';
import { standInOf } from './stand-ins.ts';

/**
 * Who is to be told that a table waits for them, after a change that led from one question to another: people who are asked
 * and not there. It follows questions, as everybody sees them, and never an answer. Null when there is nobody.
 */
export function newTurn(room: Room, before: Question): TurnNews | null {
  const { header, aside, attendance, match, question } = room;
  if (header.terms === undefined || match.state.outcome !== null || question.step === before.step) return null;
  // Nobody is waited for in a window that closes at its own time.
  if (aside === null || aside.isOff || aside.window !== undefined) return null;
  const who = question.asked.flatMap((seat) => {
    const holder = header.holders[seat] ?? null;
    const isAway = attendance.awaySince(seat) !== null && standInOf(aside, seat) === null;
    return holder !== null && isAway && !before.asked.includes(seat) ? [holder] : [];
  });
  return who.length === 0 ? null : { match: header.id, game: header.game, who };
}
