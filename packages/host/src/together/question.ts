import { deciders, type Match, type Seat, type Types, unseenAnswers, type Viewer } from '@turnpoint/kernel';

/** What is asked now as far as everybody can tell: nothing here moves when somebody answers or chooses unseen. */
export interface Question {
  readonly step: number;
  readonly asked: readonly Seat[];
}

export function questionOf(match: Match<Types>): Question {
  return questionFor(match, null);
}

/** The step of a viewer's look and who is asked in it, without the rest: a look lists all choices, which takes its time. */
export function questionFor(match: Match<Types>, viewer: Viewer): Question {
  const state = match.stateAt(match.shownTo(viewer));
  return { step: state.step - unseenAnswers(match.game, state), asked: deciders(match.game, state) };
}
