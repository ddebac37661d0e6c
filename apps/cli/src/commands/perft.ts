import { start } from '@turnpoint/kernel';
import { perft } from '@turnpoint/testkit';
import type { Command } from '../command.ts';
import { partsOf } from '../games.ts';
import { SET_UP_FLAGS, setUpOf } from '../set-up.ts';
import { countFlag, textFlag } from '../values.ts';

export const perftCommand: Command = {
  name: 'perft',
  words: ['<game>'],
  summary: 'Count the runs of choices from a deal, depth by depth',
  flags: { ...SET_UP_FLAGS, depth: { value: '<n>', help: 'choices in a row (4)' } },
  async run(input) {
    const parts = await partsOf(input.words[0]);
    const { seats, options } = setUpOf(parts, input);
    const { state } = start(parts.game, options, seats, textFlag(input, 'seed') ?? '1');
    const depth = countFlag(input, 'depth', 4);
    for (let d = 1; d <= depth; d++) console.log(`${d}  ${perft(parts.game, state, d)}`);
  },
};
