import { describe, expect, test } from 'vitest';
import { companionOf, gameFolders } from '../src/folders.ts';
import { examine } from '../src/index.ts';
import { learnedIsMarked } from '../src/laws/learned-is-marked.ts';
import { openChoiceTeachesNothing } from '../src/laws/open-choice-teaches-nothing.ts';
import { pick } from '../src/moment.ts';
import { quickChance } from '../src/quick-chance.ts';

/** Cards that look into a deck come up once in many matches, and some in no ready-made deck. */
const MATCHES = 12;

describe('what was learned stays learned, in matches of any decks', () => {
  test.each(gameFolders())('%s', async (folder) => {
    const companion = await companionOf(folder);
    const { setups, anySetup = (int) => pick(int, setups) } = companion;
    const int = quickChance(`learned ${folder}`);
    const laws = [openChoiceTeachesNothing, learnedIsMarked];
    for (let n = 0; n < MATCHES; n++) {
      expect(examine(companion, anySetup(int), { seeds: [`learned ${n}`], laws }).faults).toEqual([]);
    }
  });
});
