import { look, sameJson, topFrame } from '@turnpoint/kernel';
import { type Law, must, mustBeBytes } from '../law.ts';
import { nameOf, readersOf, type Step } from '../moment.ts';

export const openAnswersUnseen: Law = {
  name: 'open answers are unseen',
  says: 'while others still answer, nobody sees what a seat has answered, nor that it has',
  atChoice(step) {
    if (!isOpenAnswer(step)) return;
    const { companion, before, state, match, seat, undoBefore } = step;
    for (const reader of readersOf(state)) {
      if (reader === seat) continue;
      const seen = (s: typeof state) => JSON.stringify(look(companion.game, s, reader));
      mustBeBytes(seen(state), seen(before), `${nameOf(reader)} sees an answer to an open decision`);
      const told = match.log(reader).some((line) => line.step === match.choices.length);
      must(!told, () => `the log tells ${nameOf(reader)} that seat ${seat} has answered`);
      if (reader === null) continue;
      const undo = [undoBefore[reader] ?? null, match.cannotUndo(reader)];
      must(
        undo[0] === undo[1],
        () => `undo tells seat ${reader} that seat ${seat} has answered: ${undo.join(', then ')}`,
      );
    }
  },
};

function isOpenAnswer({ before, state, seat, choice }: Step): boolean {
  return sameJson(topFrame(before), topFrame(state)) && sameJson(state.picks[seat] ?? null, choice);
}
