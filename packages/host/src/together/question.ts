import { deciders, type Match, type Seat, type Types, unseenAnswers } from '@turnpoint/kernel';

/** What is asked now as far as everybody can tell: nothing here moves when somebody answers or chooses unseen. */
export interface Question {
  readonly step: number;
  readonly asked: readonly Seat[];
}

export function questionOf(match: Match<Types>): Question {
  const state = match.stateAt(match.shownTo(null));
  return { step: state.step - unseenAnswers(match.game, state), asked: deciders(match.game, state) };
}
