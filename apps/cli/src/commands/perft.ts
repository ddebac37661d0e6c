import { start } from '@turnpoint/kernel';
import { perft } from '@turnpoint/testkit';
import type { Command } from '../command.ts';
import { shelfOf } from '../games.ts';
import { SETTING_FLAGS, settingOf } from '../setting.ts';
import { countFlag, textFlag } from '../values.ts';

export const perftCommand: Command = {
  name: 'perft',
  words: ['<game>'],
  summary: 'Count the runs of choices from a deal, depth by depth',
  flags: { ...SETTING_FLAGS, depth: { value: '<n>', help: 'choices in a row (4)' } },
  async run(input) {
    const shelf = await shelfOf(input.words[0]);
    const { seats, options } = settingOf(shelf, input);
    const { state } = start(shelf.game, options, seats, textFlag(input, 'seed') ?? '1');
    const depth = countFlag(input, 'depth', 4);
    for (let d = 1; d <= depth; d++) console.log(`${d}  ${perft(shelf.game, state, d)}`);
  },
};
