import { type Game, type LogStep, look, type Match, owing, type Seat, type Types } from '@turnpoint/kernel';
import type { ToldStep } from '@turnpoint/ui';
import type { Sight } from './protocol.ts';

type Position = Match<Types>['state'];

/** The seat that has still to answer; of several the first. For those who sit at this screen: others must not be told. */
export function turnOf(game: Game, state: Position): Seat | null {
  return owing(game, state)[0] ?? null;
}

/** A log in sentences, for the reader of this look. */
export function told(game: Game, seen: Sight['look'], log: readonly LogStep<Types>[]): ToldStep<Types>[] {
  return log.map((step) => ({ ...step, lines: step.entries.map((entry) => game.describe(seen, entry)) }));
}

/** What a reader sees now: never more than the kernel's look and log for that seat. */
export function sightOf(match: Match<Types>, seat: Seat | null, since: number): Sight {
  const seen = match.look(seat);
  return {
    ...inWords(match.game, seen),
    log: told(match.game, seen, match.log(seat, since)),
    since,
    turn: turnOf(match.game, match.state),
    undo: seat === null ? 'not-yours' : match.cannotUndo(seat),
  };
}

/**
 * What a reader saw after an earlier step. A step inside a turn that is still private is in nobody else's log: it stays as
 * unseen as it was.
 */
export function lookBack(match: Match<Types>, reader: Seat | null, step: number): Sight['look'] | null {
  const isTold = match.log(reader).some((told) => told.step === step);
  return isTold ? look(match.game, match.stateAt(step), reader) : null;
}

/**
 * The same for an earlier step of a finished match, without a log. After the end hidden things lie open, so the step is
 * seen as the game shows it then.
 */
export function sightAt(match: Match<Types>, seat: Seat | null, step: number): Sight {
  const state = match.stateAt(step);
  const opened = look(match.game, { ...state, outcome: match.state.outcome }, seat);
  const seen = { ...look(match.game, state, seat), view: opened.view };
  return {
    ...inWords(match.game, seen),
    log: [],
    since: step,
    turn: turnOf(match.game, state),
    undo: 'not-yours',
  };
}

function inWords(game: Game, seen: Sight['look']): Pick<Sight, 'look' | 'labels' | 'reckoned' | 'text'> {
  return {
    look: seen,
    labels: seen.choices.map((choice) => game.label(seen, choice)),
    reckoned: game.reckon?.(seen),
    text: game.text(seen),
  };
}
