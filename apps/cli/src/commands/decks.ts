import { searchDeck } from '@turnpoint/catalogue/balance';
import { deckSearchOf } from '../balance/report.ts';
import { type Command, Usage } from '../command.ts';
import { partsOf } from '../games.ts';
import { countFlag, textFlag } from '../values.ts';

export const decks: Command = {
  name: 'decks',
  words: ['<game>'],
  summary: 'Search for decks that beat the ready-made ones: change cards, keep what wins',
  flags: {
    steps: { value: '<n>', help: 'changes tried from each ready-made deck (200)' },
    matches: { value: '<n>', help: 'matches that measure what was found, other than those of the search (400)' },
    seed: { value: '<text>', help: 'finds the same decks again (1)' },
  },
  async run(input) {
    const { game } = await partsOf(input.words[0]);
    const search = await deckSearchOf(game.id);
    if (search === undefined) throw new Usage(`${game.id} has no decks to search`);
    const steps = countFlag(input, 'steps', 200);
    const matches = countFlag(input, 'matches', 400);
    for (const { name, deck } of search.lists) {
      const seed = `${textFlag(input, 'seed') ?? '1'}/${name}`;
      const found = searchDeck(search, deck, { steps, matches, seed });
      const percent = (100 * found.share).toFixed(1);
      console.log(`from ${name}: ${found.kept} of ${steps} changes kept, wins ${percent} % of ${matches} matches`);
      console.log(`${search.print(found.deck)}\n`);
    }
  },
};
