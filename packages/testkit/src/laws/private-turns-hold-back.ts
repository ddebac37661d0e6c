import { look } from '@turnpoint/kernel';
import { type Law, must, mustBeBytes } from '../law.ts';
import { nameOf, type Step, seatsOf, viewersOf } from '../moment.ts';

export const privateTurnsHoldBack: Law = {
  name: 'private turns hold back',
  says: "where turns are private, others see state, log and undo as they were before a seat's open choices",
  atChoice(step) {
    const { companion, match, state, seat } = step;
    const { game } = companion;
    for (const viewer of viewersOf(state)) {
      const shown = game.privateTurns && viewer !== seat ? match.floor : match.length;
      const expected = look(game, match.stateAt(shown), viewer);
      mustBeBytes(JSON.stringify(match.look(viewer)), JSON.stringify(expected), `the look of ${nameOf(viewer)}`);
      const late = match.log(viewer).find((told) => told.step > shown);
      must(late === undefined, () => `${nameOf(viewer)} reads step ${late?.step} and sees only ${shown}`);
    }
    if (game.privateTurns) mustNotShowByUndo(step);
  },
};

function mustNotShowByUndo({ match, state, seat, played, undoBefore }: Step): void {
  if (played.sealed) return;
  for (const other of seatsOf(state)) {
    const reasons = [undoBefore[other] ?? null, match.cannotUndo(other)];
    must(
      other === seat || reasons[0] === reasons[1],
      () => `undo tells seat ${other} that seat ${seat} has chosen: ${reasons.join(', then ')}`,
    );
  }
}
