import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGames } from '@turnpoint/catalogue/node';
import { Match } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { companionOf, gameFolders, ROOT } from '../src/folders.ts';
import { nameOfSetup, playthrough } from '../src/index.ts';
import { goldenOf } from './frozen.ts';

const manifests = await findGames();
const isUpdate = process.env.UPDATE_GOLDEN === '1';

for (const game of gameFolders()) {
  describe(`golden matches of ${game}`, async () => {
    const { setups, ...companion } = await companionOf(game);
    const folder = join(ROOT, 'games', game, 'test', 'golden');
    mkdirSync(folder, { recursive: true });

    test.each(setups.map((setup) => [nameOfSetup(setup), setup] as const))('%s reads as before', (name, setup) => {
      const file = join(folder, `${name}.txt`);
      const { text, record } = playthrough({ ...companion, setups }, setup, `golden ${name}`);
      const recordFile = join(folder, `${name}.v${record.version}.match.json`);
      if (isUpdate) {
        writeFileSync(file, text);
        // A record once written stays: when it no longer replays, the rules need a new version.
        if (!existsSync(recordFile)) writeFileSync(recordFile, `${JSON.stringify(record)}\n`);
      }
      expect(existsSync(file), `no golden playthrough ${name}: run the tests with UPDATE_GOLDEN=1`).toBe(true);
      expect(text).toBe(readFileSync(file, 'utf8'));
    });

    test.each(goldenOf(game))('$file replays to the same end under the rules that it names', async ({ record }) => {
      const isToday = record.version === companion.game.version;
      const old = isToday ? null : manifests.find(({ about }) => about.id === game)?.engine?.rules(record.version);
      expect(Match.replay((await old) ?? companion.game, record).fingerprint()).toBe(record.end);
    });
  });
}
