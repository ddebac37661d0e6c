import { existsSync, readdirSync } from 'node:fs';

/** What the folder `telling` does wrong, and `index`, which names everything, shows in whole matches rather than in single rules. */
const TELLING = '{index.ts,telling/**/*.ts}';
/** Every folder with rules. */
const GAMES = readdirSync('games').filter((game) => existsSync(`games/${game}/rules/index.ts`));

/** Tests that only take longer (random play, bots, perft) are left out: what they alone would notice counts as unnoticed. */
const SLOW = ['perft', 'random', 'bot', 'campaign-bots', 'campaign-chain', 'walks', 'balance', 'many-seats'];

/**
 * A game's other tests, by name: a pattern that leaves out `bot` leaves out `both-ways` too.
 * @param {string} game
 */
const quickTests = (game) =>
  readdirSync(`games/${game}/test`)
    .filter((file) => file.endsWith('.test.ts') && !SLOW.includes(file.slice(0, -'.test.ts'.length)))
    .map((file) => `games/${game}/test/${file}`);

/** What mutation tests change, and the tests that should notice. */
const PARTS = [
  { id: 'kernel', mutate: ['packages/kernel/src/**/*.ts'], tests: ['packages/kernel/test/*.test.ts'] },
  { id: 'effects', mutate: ['packages/effects/src/**/*.ts'], tests: ['packages/effects/test/*.test.ts'] },
  {
    id: 'host',
    mutate: ['packages/host/src/**/*.ts', 'packages/protocol/src/**/*.ts'],
    tests: ['packages/{host,protocol}/test/!(planted).test.ts'],
  },
  ...GAMES.flatMap((game) => [
    {
      id: game,
      mutate: [`games/${game}/rules/**/*.ts`, `!games/${game}/rules/clauses.ts`, `!games/${game}/rules/${TELLING}`],
      tests: quickTests(game),
    },
    {
      id: `${game}-telling`,
      mutate: [`games/${game}/rules/${TELLING}`],
      tests: [...quickTests(game), 'packages/testkit/test/golden.test.ts'],
    },
  ]),
];

/** The parts named in MUTANTS (`npm run mutants -- endstream` sets it), or all of them. */
export function mutated() {
  const names = (process.env.MUTANTS ?? '').split(' ').filter((name) => name !== '');
  const unknown = names.find((name) => !PARTS.some(({ id }) => id === name));
  if (unknown !== undefined) throw new Error(`no part "${unknown}": ${PARTS.map(({ id }) => id).join(', ')}`);
  return names.length === 0 ? PARTS : PARTS.filter(({ id }) => names.includes(id));
}
