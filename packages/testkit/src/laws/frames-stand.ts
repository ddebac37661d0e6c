import { choices, copyState, type Frame, playInPlace, ruling } from '@turnpoint/kernel';
import { type Law, must } from '../law.ts';
import { askedSeats, type Moment, pick } from '../moment.ts';

/** Copies of a state share frames, so a changed frame would reach back into states that are long past. */
export const framesStand: Law = {
  name: 'frames stand',
  says: 'a frame is never changed once pushed',
  atState(m) {
    for (const seat of askedSeats(m)) {
      try {
        playWithFrozenFrames(m, seat);
      } catch (error) {
        must(!isWriteToFrozen(error), () => `a frame was changed: ${(error as Error).message}`);
        throw error;
      }
    }
  },
};

function playWithFrozenFrames(m: Moment, seat: number): void {
  const { game } = m.companion;
  const branch = copyState(game, m.state);
  branch.stack = branch.stack.map((frame) => frozen(frame));
  ruling(game, branch, seat, null);
  playInPlace(game, branch, seat, pick(m.int, choices(game, branch, seat)));
}

function frozen(frame: Frame): Frame {
  const copy = structuredClone(frame);
  for (const value of Object.values(copy)) if (typeof value === 'object') Object.freeze(value);
  return Object.freeze(copy);
}

function isWriteToFrozen(error: unknown): boolean {
  return error instanceof TypeError && /read only|not extensible|Cannot (assign|add|delete)/.test(error.message);
}
