import { type Anytime, no, type Seat, topFrame } from '@turnpoint/kernel';
import { playerAt } from '../board/lanes.ts';
import { askAt } from '../effects/index.ts';
import type { State, TimeStream } from '../types.ts';
import { finishWon } from './ending.ts';

/** Conceding at any time (TS-22.5); the clock ends the choices of whoever is asked (TS-22.6). */
export const leave: Anytime<TimeStream> = {
  kinds: ['concede', 'time-out'],
  leaves: 'concede',
  choices: () => [{ kind: 'concede' }],
  clock: {
    kind: 'time-out',
    choice: (s, seat) => (isDeciding(s, seat) ? { kind: 'time-out' } : null),
    refusal: no('TS-22.6', 'why.clock'),
  },
  resolve(s, seat, choice, ctx) {
    if (choice.kind === 'concede') {
      ctx.log({ type: 'conceded', clause: 'TS-22.5', seat });
      clearUp(s);
      finishWon(s, 1 - seat, 'TS-22.5', ctx);
      return;
    }
    ctx.log({ type: 'timed-out', clause: 'TS-22.6', seat });
    s.table.timeUp = seat;
    dropUnfinished(s);
  },
};

/** An ability may ask the other player (TS-6.6). */
function isDeciding(s: State, seat: Seat): boolean {
  const frame = topFrame(s);
  if (frame === undefined) return false;
  return (frame.kind === 'effect' ? askAt(s.table, frame)?.seat : frame.seat) === seat;
}

/** A play that is not final is dropped: nothing has happened yet (TS-11.9). */
function dropUnfinished(s: State): void {
  if (topFrame(s)?.kind === 'pay') s.stack.pop();
}

/** An Intervention that was not finished lies in its player's Void in the end: no card is nowhere. */
function clearUp(s: State): void {
  for (const frame of s.stack) if (frame.kind === 'spent') playerAt(s.table, frame.seat).shown.push(frame.card);
}
