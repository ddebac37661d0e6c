import { createHost } from '@turnpoint/host';
import { expect, test } from 'vitest';
import type { Companion } from '../src/companion.ts';
import { companionOf, gameFolders } from '../src/folders.ts';
import { examineReview } from '../src/ports/index.ts';
import { hushCompanion } from '../src/toy/hush/companion.ts';

const hush = hushCompanion as unknown as Companion;
const games: readonly (readonly [string, () => Promise<Companion>])[] = [
  ['hush', async () => hush],
  ['hush in private turns', async () => ({ ...hush, game: { ...hush.game, privateTurns: true } })],
  ...gameFolders().map((game) => [game, () => companionOf(game)] as const),
];

test.each(games)('%s: own eyes see what they saw then, and bots imagine from nothing else', async (name, find) => {
  const companion = await find();
  const setup = companion.setups[0];
  if (setup === undefined) throw new Error('no set-up');
  expect(await examineReview({ companion, setup, seed: `review of ${name}`, make: createHost })).toBeGreaterThan(0);
});
