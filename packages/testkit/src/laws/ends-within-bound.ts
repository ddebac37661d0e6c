import { type Law, must } from '../law.ts';

export const endsWithinBound: Law = {
  name: 'ends within its bound',
  says: 'no match has more choices than the game promises',
  atState({ companion: { game }, setup, match, state, changed }) {
    const bound = game.bound(setup.options, setup.seats);
    must(Number.isSafeInteger(bound), () => `the bound is ${bound}`);
    const count = match.length - changed;
    must(state.outcome !== null || count < bound, () => `${count} choices made, ${bound} promised, and no end`);
  },
};
