import { deciders } from '@turnpoint/kernel';
import { type Law, must } from '../law.ts';
import { nameOf, viewersOf } from '../moment.ts';

export const unaskedSeeNoQuestion: Law = {
  name: 'unasked see no question',
  says: 'only a seat that is asked sees a prompt and choices, and a spectator nothing to choose at all',
  atState({ companion: { game }, match, state }) {
    for (const viewer of viewersOf(state)) {
      const { asked, prompt, choices, anytime, answer, answers } = match.look(viewer);
      const isAsked = viewer !== null && asked.includes(viewer) && (answer === null || answers !== null);
      must(isAsked || (prompt === null && choices.length === 0), () => `${nameOf(viewer)} is not asked and may choose`);
      must(!isAsked || answer !== null || prompt !== null, () => `${nameOf(viewer)} is asked without a prompt`);
      must(viewer !== null || anytime.length + (answer === null ? 0 : 1) === 0, () => 'a spectator may choose');
      if (!game.privateTurns)
        must(String(asked) === String(deciders(game, state)), () => 'the look names other deciders');
    }
  },
};
