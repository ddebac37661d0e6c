import { look } from '@turnpoint/kernel';
import { type Law, must, mustBeBytes } from '../law.ts';
import { nameOf, readersOf } from '../moment.ts';

export const privateTurnsHoldBack: Law = {
  name: 'private turns hold back',
  says: "where turns are private, others see the state and the log as they were before a seat's open choices",
  atChoice({ companion: { game }, match, state, seat }) {
    for (const reader of readersOf(state)) {
      const shown = game.privateTurns && reader !== seat ? match.floor : match.choices.length;
      const expected = look(game, match.stateAt(shown), reader);
      mustBeBytes(JSON.stringify(match.look(reader)), JSON.stringify(expected), `the look of ${nameOf(reader)}`);
      const late = match.log(reader).find(({ step }) => step > shown);
      must(late === undefined, () => `${nameOf(reader)} reads step ${late?.step} and sees only ${shown}`);
    }
  },
};
