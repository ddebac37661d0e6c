import { type Anytime, type Seat, topFrame } from '@turnpoint/kernel';
import { finishDrawn, finishWon } from './ending.ts';
import type { Choice, EndStream, State } from './types.ts';

/**
 * Conceding at any time (ES-15.9). A draw is offered in one's own turn and accepted in the answering turn (ES-R57), so
 * that nobody decides in another's turn. The clock finishes the turn of the player who is asked (ES-R36).
 */
export const leave: Anytime<EndStream> = {
  kinds: ['concede', 'offer-draw', 'accept-draw', 'time-out'],

  choices(s, seat) {
    const found: Choice[] = [{ kind: 'concede' }];
    if (isDeciding(s, seat)) {
      if (s.table.phase === 'action' && s.table.lost.length === 0) {
        if (s.table.offer === 1 - seat) found.push({ kind: 'accept-draw' });
        else if (!s.table.hasOffered) found.push({ kind: 'offer-draw' });
      }
      found.push({ kind: 'time-out' });
    }
    return found;
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

function isDeciding(s: State, seat: Seat): boolean {
  const frame = topFrame(s);
  return frame !== undefined && frame.seat === seat;
}

/** A half-made choice is dropped; open choices of the start step take their first option by themselves. */
function dropHalfMade(s: State): void {
  const turn = s.stack.findIndex((frame) => frame.kind === 'turn');
  if (turn >= 0) s.stack.length = turn + 1;
}
