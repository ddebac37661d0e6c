import type { Mode, SetUp } from '@turnpoint/catalogue';
import { COLOURS, type Colour, layoutOf, MODES, type Mode as ModeId } from '../content/index.ts';
import type { Options } from '../rules/index.ts';
// Not through the index: the first page must not fetch the rules for it.
import { SEATS } from '../rules/set-up/options.ts';

const isPuzzle = (mode: string) => mode === 'solo' || mode === 'co-op';

function modeOf(id: ModeId): Mode {
  const { min, max } = SEATS[id];
  return { id, seats: [min, max], size: min === max ? layoutOf(id, min).size : null, puzzle: isPuzzle(id) };
}

export const setUp: SetUp = {
  modes: MODES.map(modeOf),
  signs: COLOURS,
  choosesSigns: true,
  levels: [1, 4, 5, 2, 3],
  options: ({ mode, signs }): Options => ({ mode: mode as ModeId, colours: signs as readonly Colour[] }),
  modeOf: (options) => (options as Options).mode,
  signsOf: (options) => (options as Options).colours,
  hidesHands: (mode) => !isPuzzle(mode),
  daily: 'solo',
};
