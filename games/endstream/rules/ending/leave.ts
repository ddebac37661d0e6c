import { type Anytime, no, type Seat, topFrame } from '@turnpoint/kernel';
import type { Choice, EndStream, Ruling, State, Table } from '../types.ts';
import { finishDrawn, finishWon } from './ending.ts';

/**
 * Conceding at any time (ES-15.9). A draw is offered in one's own turn and accepted in the answering turn (ES-R57), so
 * that nobody decides in another's turn. The clock finishes the turn of the player who is asked (ES-R36).
 */
export const leave: Anytime<EndStream> = {
  kinds: ['concede', 'offer-draw', 'accept-draw', 'time-out'],
  leaves: 'concede',

  choices(s, seat) {
    const found: Choice[] = [{ kind: 'concede' }];
    if (isDeciding(s, seat) && s.table.phase === 'action' && s.table.lost.length === 0) {
      for (const kind of ['accept-draw', 'offer-draw'] as const) {
        if (cannotDraw(s.table, seat, kind) === null) found.push({ kind });
      }
    }
    return found;
  },

  clock: {
    kind: 'time-out',
    choice: (s, seat) => (isDeciding(s, seat) ? { kind: 'time-out' } : null),
    refusal: no('ES-R36', 'why.clock'),
  },

  resolve(s, seat, choice, ctx) {
    if (choice.kind === 'concede') {
      ctx.log({ type: 'conceded', clause: 'ES-15.9', seat });
      finishWon(s, 1 - seat, 'ES-15.9', ctx);
    } else if (choice.kind === 'accept-draw') finishDrawn(s, 'ES-R57', ctx);
    else if (choice.kind === 'offer-draw') {
      s.table.offer = seat;
      s.table.hasOffered = true;
      ctx.log({ type: 'offered', clause: 'ES-R57', seat });
    } else {
      ctx.log({ type: 'timed-out', clause: 'ES-R36', seat });
      s.table.timeUp = true;
      dropHalfMade(s);
    }
  },
};

/** Why the player on turn cannot offer or accept a draw now; null also for any other choice (ES-R57). */
export function cannotDraw(t: Table, seat: Seat, kind: unknown): Ruling | null {
  const isOffered = t.offer === 1 - seat;
  if (kind === 'accept-draw') return isOffered ? null : no('ES-R57', 'why.no-offer', { player: { seat: 1 - seat } });
  if (kind !== 'offer-draw') return null;
  if (isOffered) return no('ES-R57', 'why.answer-offer', { player: { seat: 1 - seat } });
  return t.hasOffered ? no('ES-R57', 'why.offered-already') : null;
}

function isDeciding(s: State, seat: Seat): boolean {
  const frame = topFrame(s);
  return frame !== undefined && frame.seat === seat;
}

/** A half-made choice is dropped; open choices of the start step take their first option by themselves. */
function dropHalfMade(s: State): void {
  const turn = s.stack.findIndex((frame) => frame.kind === 'turn');
  if (turn >= 0) s.stack.length = turn + 1;
}
