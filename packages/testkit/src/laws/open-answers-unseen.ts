import { isOpen, look, sameJson, topFrame } from '@turnpoint/kernel';
import { type Law, must, mustBeBytes } from '../law.ts';
import { nameOf, type Step, viewersOf } from '../moment.ts';

export const openAnswersUnseen: Law = {
  name: 'open answers are unseen',
  says: 'while others still answer, nobody sees what a seat has answered, nor that it has',
  atChoice(step) {
    if (!isOpenAnswer(step)) return;
    const { companion, before, state, match, seat, undoBefore } = step;
    for (const viewer of viewersOf(state)) {
      if (viewer === seat) continue;
      const seen = (s: typeof state) => JSON.stringify(look(companion.game, s, viewer));
      mustBeBytes(seen(state), seen(before), `${nameOf(viewer)} sees an answer to an open decision`);
      const told = match.log(viewer).some((line) => line.step === match.length);
      must(!told, () => `the log tells ${nameOf(viewer)} that seat ${seat} has answered`);
      if (viewer === null) continue;
      const undo = [undoBefore[viewer] ?? null, match.cannotUndo(viewer)];
      must(
        undo[0] === undo[1],
        () => `undo tells seat ${viewer} that seat ${seat} has answered: ${undo.join(', then ')}`,
      );
    }
  },
};

function isOpenAnswer({ companion, before, state, seat, choice }: Step): boolean {
  if (isOpen(companion.game, before)) return false;
  return sameJson(topFrame(before), topFrame(state)) && sameJson(state.picks[seat] ?? null, choice);
}
