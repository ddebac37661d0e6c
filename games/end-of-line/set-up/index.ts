import type { Mode, SetUp } from '@turnpoint/catalogue';
import { COLOURS, type Colour, layoutOf, MODES, type Mode as ModeId } from '../content/index.ts';
import { type Options, SEATS } from '../rules/index.ts';

const isPuzzle = (mode: string) => mode === 'solo' || mode === 'co-op';

function modeOf(id: ModeId): Mode {
  const { min, max } = SEATS[id];
  return { id, seats: [min, max], size: min === max ? layoutOf(id, min).size : null, puzzle: isPuzzle(id) };
}

export const setUp: SetUp = {
  modes: MODES.map(modeOf),
  signs: COLOURS,
  levels: [1, 2, 3],
  options: ({ mode, signs }): Options => ({ mode: mode as ModeId, colours: signs as readonly Colour[] }),
  modeOf: (options) => (options as Options).mode,
  signsOf: (options) => (options as Options).colours,
  hidesHands: (mode) => !isPuzzle(mode),
  daily: 'solo',
};
