import { answersOf, deciders, isAsked, isOpen, rulesOf, topFrame, unseenAnswers } from './asked.ts';
import { anytimeChoices } from './legal.ts';
import type { Game, Look, State, Types, Viewer } from './types.ts';

/** All that a viewer may know of this state. */
export function look<T extends Types>(game: Game<T>, s: State<T>, seat: Viewer): Look<T> {
  const frame = topFrame(s);
  const asked = deciders(game, s);
  const mine = seat !== null && frame !== undefined && isAsked(game, s, seat);
  return {
    game: s.game,
    version: s.version,
    seats: s.seats,
    seat,
    step: s.step - unseenAnswers(game, s),
    asked,
    answer: seat === null ? null : (s.picks[seat] ?? null),
    answers: isOpen(game, s) ? Array.from({ length: s.seats }, (_, at) => s.picks[at] ?? null) : null,
    prompt: mine ? rulesOf(game, frame).prompt(s, frame, seat) : null,
    choices: mine ? answersOf(rulesOf(game, frame), s, frame, seat) : [],
    anytime: seat === null ? [] : anytimeChoices(game, s, seat),
    view: game.view(s, seat),
    outcome: s.outcome,
  };
}
