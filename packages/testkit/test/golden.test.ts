import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, parseRecord } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { companionOf, gameFolders, ROOT } from '../src/folders.ts';
import { nameOfSetup, playthrough } from '../src/index.ts';

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

    const records = readdirSync(folder).filter((file) => file.endsWith('.match.json'));
    test.each(records)('%s replays to the same end', (file) => {
      const record = parseRecord(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      expect(Match.replay(companion.game, record).fingerprint()).toBe(record.end);
    });
  });
}
