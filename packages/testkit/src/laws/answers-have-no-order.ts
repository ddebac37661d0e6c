import { Match, shuffleWith, type Types, unseenAnswers } from '@turnpoint/kernel';
import { type Law, mustBeBytes } from '../law.ts';
import { nameOf, type Step, viewersOf } from '../moment.ts';

export const answersHaveNoOrder: Law = {
  name: 'answers have no order',
  says: 'the same answers to a decision of several seats, given in another order, show everybody the same',
  atChoice(step) {
    const answers = closingAnswers(step);
    if (answers > 1 && step.sometimes(4)) mustShowAlike(step, answers);
  },
};

/** How many answers in a row, the last choice among them, have just closed a decision; 0 where none was closed. */
function closingAnswers({ companion: { game }, before, state, match }: Step): number {
  const given = unseenAnswers(game, before);
  if (given === 0 || state.picks.length > 0) return 0;
  const last = match.choices.slice(-given - 1);
  return last.some(({ choice }) => game.anytime.kinds.includes(choice.kind)) ? 0 : last.length;
}

function mustShowAlike({ companion: { game }, match, state, int }: Step, answers: number): void {
  const before = match.choices;
  const reordered = before.splice(-answers);
  shuffleWith(int, reordered);
  const other = Match.create(game, match.setup) as Match<Types>;
  for (const made of [...before, ...reordered]) other.repeat(made);
  for (const viewer of viewersOf(state)) {
    const name = nameOf(viewer);
    mustBeBytes(JSON.stringify(match.look(viewer)), JSON.stringify(other.look(viewer)), `${name} sees who came first`);
    mustBeBytes(JSON.stringify(match.log(viewer)), JSON.stringify(other.log(viewer)), `${name} reads who came first`);
  }
}
