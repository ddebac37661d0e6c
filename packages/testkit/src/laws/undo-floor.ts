import { type Law, must } from '../law.ts';
import { seatsOf } from '../moment.ts';

export const undoFloor: Law = {
  name: 'undo stops at the floor',
  says: 'a seat can take back exactly its own latest choices that used no chance, taught nobody and ended nothing',
  atState({ match, state }) {
    if (match.length > 0) return;
    for (const seat of seatsOf(state)) must(match.cannotUndo(seat) !== null, () => `seat ${seat} can undo the deal`);
  },
  atChoice({ match, state, seat, played, before }) {
    for (const other of seatsOf(state)) {
      const expected = other === seat && !played.sealed;
      const can = match.cannotUndo(other) === null;
      must(can === expected, () => `seat ${other} ${can ? 'can' : 'cannot'} undo what seat ${seat} chose`);
    }
    must(
      played.sealed === (match.floor === match.length),
      () => `the choice is ${played.sealed ? 'sealed' : 'open'} and the floor is ${match.floor}`,
    );
    const usedChance = state.chance.drawn !== before.chance.drawn;
    const ended = state.outcome !== null;
    must(played.sealed || !(usedChance || ended), () => `${ended ? 'the end' : 'chance'} can be taken back`);
  },
};
