import { type Law, must } from '../law.ts';
import { mustBeRuling } from '../reading.ts';

const NONSENSE: readonly unknown[] = [null, undefined, 0, 'x', [], { mode: 'no-such-mode' }, { mode: null }];

export const optionsAreChecked: Law = {
  name: 'options are checked',
  says: 'the defaults can be started; what cannot be is refused with a clause and a sentence',
  atSetup({ companion, setup }) {
    const { game } = companion;
    const { min, max } = game.seats;
    for (let seats = min; seats <= max; seats++) {
      const refused = game.cannotStart(game.defaults(seats), seats);
      must(refused === null, () => `the defaults for ${seats} seats are refused (${refused?.clause})`);
    }
    for (const seats of [min - 1, max + 1, 1.5, Number.NaN]) {
      const refused = game.cannotStart(setup.options, seats);
      must(refused !== null, () => `${seats} seats are accepted`);
      if (refused !== null) mustBeRuling(companion, refused, max);
    }
    for (const options of NONSENSE) {
      const refused = game.cannotStart(options, setup.seats);
      if (refused !== null) mustBeRuling(companion, refused, max);
    }
  },
};
