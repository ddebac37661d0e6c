import { arena, BOT_IDS, BOTS, counted, interval, type Standing } from '@turnpoint/bots';
import type { Command } from '../command.ts';
import { DECK_FLAGS, withDecks } from '../decks.ts';
import { partsOf } from '../games.ts';
import { SET_UP_FLAGS, setUpOf } from '../set-up.ts';
import { botsFlag, countFlag, textFlag } from '../values.ts';

export const arenaCommand: Command = {
  name: 'arena',
  words: ['<game>'],
  summary: 'Let bots play against each other, changing seats after every match',
  flags: {
    ...SET_UP_FLAGS,
    ...DECK_FLAGS,
    bots: { value: '<a,b>', help: `${BOT_IDS.join(', ')}; the list fills the seats over and over (scripted,random)` },
    matches: { value: '<n>', help: 'matches (200)' },
    playouts: { value: '<n>', help: 'playouts for each choice of a bot that searches (200)' },
    json: { help: 'print one JSON object' },
  },
  async run(input) {
    const parts = await partsOf(input.words[0]);
    const ids = textFlag(input, 'bots') === null ? (['scripted', 'random'] as const) : botsFlag(input, 'random');
    const budget = counted(countFlag(input, 'playouts', 200));
    const usual = setUpOf(parts, input);
    const result = arena({
      game: parts.game,
      knows: parts.bot,
      options: withDecks(parts, input, usual),
      seats: usual.seats,
      entrants: ids.map((id) => ({ make: BOTS[id], budget })),
      matches: countFlag(input, 'matches', 200),
      seed: textFlag(input, 'seed') ?? '1',
    });
    const standings = result.standings.map((standing, i) => ({ bot: ids[i] as string, ...standing }));
    if (input.flags.json === true) console.log(JSON.stringify({ ...result, standings }));
    else for (const standing of standings) console.log(tellStanding(standing));
  },
};

function tellStanding({ bot, seats, wins, timesFairShare, meanScore }: Standing & { readonly bot: string }): string {
  const score = meanScore === null ? '' : `, mean score ${meanScore.toFixed(2)}`;
  if (timesFairShare === null) return `${bot}: ${seats} seats${score}`;
  const percent = (share: number) => (100 * share).toFixed(1);
  const [low, high] = interval(wins, seats);
  const sure = `${percent(low)} to ${percent(high)} in 95 of 100 cases`;
  const fair = `${timesFairShare.toFixed(2)} times the fair share`;
  return `${bot}: ${wins} of ${seats} seats won (${percent(wins / seats)} %; ${sure}), ${fair}${score}`;
}
