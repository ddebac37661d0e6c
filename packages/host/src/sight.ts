import {
  type Game,
  type Look,
  look,
  type Match,
  type Outcome,
  type Seat,
  type State,
  type Types,
  type Viewer,
} from '@turnpoint/kernel';
import type { Eyes, Seen } from '@turnpoint/protocol';
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

/** A step of a finished match: as it lies open after the end, or to the very byte what this viewer saw then. */
export function pastLook(match: Match<Types>, viewer: Viewer, step: number, eyes: Eyes): Look {
  if (eyes === 'then') return matchAt(match, step).look(viewer);
  return openLook(match.game, match.stateAt(step), viewer, match.state.outcome);
}

/** After the end hidden things lie open, so an earlier state is seen as the game shows it then. */
export function openLook(game: Game, state: State, viewer: Viewer, outcome: Outcome | null): Look {
  return { ...look(game, state, viewer), view: game.view({ ...state, outcome }, viewer) };
}

/** The match as it was after a step. */
export function matchAt(match: Match<Types>, step: number): Match<Types> {
  const past = match.copy();
  past.cutBack(step);
  return past;
}
