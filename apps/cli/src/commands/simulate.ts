import { BOT_IDS, counted } from '@turnpoint/bots';
import { type Command, Failure } from '../command.ts';
import { partsOf } from '../games.ts';
import { SET_UP_FLAGS, setUpsOf } from '../set-up.ts';
import { simulateMatches } from '../simulate/run.ts';
import { addUp, tellSummary } from '../simulate/tell.ts';
import { botsFlag, countFlag, textFlag } from '../values.ts';

export const simulate: Command = {
  name: 'simulate',
  words: ['<game>'],
  summary: 'Let bots play many matches and say what came of it',
  more: 'Fails (exit code 1) when a match breaks a rule of the kernel or does not end; each error names its seed.',
  flags: {
    ...SET_UP_FLAGS,
    seats: { value: '<n|a..b>', help: 'number of players; for a range every number plays all the matches' },
    bots: { value: '<a,b>', help: `${BOT_IDS.join(', ')}; the list fills the seats over and over (random)` },
    matches: { value: '<n>', help: 'matches for each number of seats (100)' },
    playouts: { value: '<n>', help: 'playouts for each choice of a bot that searches (200)' },
    json: { help: 'print one JSON object' },
  },
  async run(input) {
    const parts = await partsOf(input.words[0]);
    const bots = botsFlag(input, 'random');
    const matches = countFlag(input, 'matches', 100);
    const budget = counted(countFlag(input, 'playouts', 200));
    const seed = textFlag(input, 'seed') ?? '1';
    const bySeats = setUpsOf(parts, input).map((setUp) => {
      const { seats, options } = setUp;
      const summary = simulateMatches({ parts, setUp, bots, budget, matches, seed: `${seed}/${seats}` });
      if (input.flags.json !== true) console.log(tellSummary(parts, setUp, summary));
      return { seats, options, ...summary };
    });
    const all = addUp(bySeats);
    if (input.flags.json === true) {
      console.log(JSON.stringify({ game: parts.game.id, version: parts.game.version, bots, seed, ...all, bySeats }));
    }
    if (all.errors.length > 0) throw new Failure(`${all.errors.length} of ${all.matches} matches failed`);
  },
};
