import { existsSync, writeFileSync } from 'node:fs';
import { Match, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { endureTheStarsBot } from '../bot/index.ts';
import { endureTheStars } from '../rules/index.ts';

/** Whole missions in which the four bosses are met, one of them with Sentries under control, and teams of every size. */
const MISSIONS = [
  ['CG11', 3],
  ['C013', 4],
  ['C015', 5],
  ['ROP19', 6],
  ['P20', 3],
] as const;

/** As the scripted team plays it. */
function played(mission: string, team: number): object {
  const match = Match.create(endureTheStars, { options: { mission, team }, seats: 1, seed: `golden ${mission}` });
  if (!(match instanceof Match)) throw new Error(`refused by ${match.ruling.clause}`);
  const int = stream(`golden team ${mission}`);
  while (match.state.outcome === null) match.choose(0, endureTheStarsBot.policy(match.look(0), int));
  return match.export();
}

/** All golden records are replayed under the rules that they name: `packages/testkit/test/golden.test.ts`. */
test.each(MISSIONS)('%s has a golden record of today’s rules', (mission, team) => {
  const file = new URL(`golden/${mission}.v${endureTheStars.version}.match.json`, import.meta.url);
  // A record once written stays: when it no longer replays, the rules need a new version.
  if (process.env.UPDATE_GOLDEN === '1' && !existsSync(file))
    writeFileSync(file, `${JSON.stringify(played(mission, team))}\n`);
  expect(existsSync(file), 'run the tests with UPDATE_GOLDEN=1').toBe(true);
});
