import { type Look, look, type Match, type Seat, type Types } from '@turnpoint/kernel';
import type { Seen } from '@turnpoint/protocol';
import { cannotTakeBack, type TakingBack } from './together/take-back.ts';

/** What a viewer sees now: never more than the kernel's look and log for that seat. */
export function seenOf(
  match: Match<Types>,
  { viewer, seat, policy }: { readonly viewer: Seat | null; readonly seat: Seat | null; readonly policy: TakingBack },
  from: number,
): Omit<Seen, 'orders'> {
  return {
    look: match.look(viewer),
    log: match.log(viewer, from),
    from,
    undo: seat === null ? 'not-yours' : cannotTakeBack(match, seat, policy),
    ...(match.practice > 0 && { practice: match.practice }),
  };
}

/**
 * What a viewer saw after an earlier step. A step inside a turn that is still private is in nobody else's log: it stays as
 * unseen as it was.
 */
export function lookBack(match: Match<Types>, viewer: Seat | null, step: number): Look | null {
  const isTold = match.log(viewer).some((told) => told.step === step);
  return isTold ? look(match.game, match.stateAt(step), viewer) : null;
}

/** A step of a finished match. After the end hidden things lie open, so the step is seen as the game shows it then. */
export function pastLook(match: Match<Types>, viewer: Seat | null, step: number): Look {
  const state = match.stateAt(step);
  const opened = look(match.game, { ...state, outcome: match.state.outcome }, viewer);
  return { ...look(match.game, state, viewer), view: opened.view };
}
