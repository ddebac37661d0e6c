import { isOpen, sameJson, topFrame } from '@turnpoint/kernel';
import { type Law, must } from '../law.ts';
import { nameOf, viewersOf } from '../moment.ts';

export const openVotesSeen: Law = {
  name: 'answers in the open are seen',
  says: 'whoever answers in the open is seen to by everybody at once, in the look and in the log, and may answer otherwise',
  atChoice({ companion: { game }, before, match, state, seat, choice }) {
    if (!isOpen(game, before) || game.anytime.kinds.includes(choice.kind)) return;
    const isStillAsked = sameJson(topFrame(before), topFrame(state)) && sameJson(state.picks[seat], choice);
    for (const viewer of viewersOf(state)) {
      const told = match.log(viewer, match.length).flatMap(({ entries }) => entries);
      must(told.length > 0, () => `${nameOf(viewer)} does not read what seat ${seat} answered`);
      const { answers } = match.look(viewer);
      must(
        !isStillAsked || sameJson(answers?.[seat], choice),
        () => `${nameOf(viewer)} does not see what seat ${seat} answered`,
      );
    }
    const again = match.look(seat).choices;
    must(
      !again.some((legal) => isStillAsked && sameJson(legal, choice)),
      () => `seat ${seat} may answer the same again`,
    );
  },
};
