import { createHost } from '@turnpoint/host';
import { describe, expect, test } from 'vitest';
import { companionOf, gameFolders } from '../src/folders.ts';
import { nameOfSetup } from '../src/index.ts';
import { examinePorts } from '../src/ports/index.ts';

for (const game of gameFolders()) {
  describe(`${game} keeps its secrets through opened seats`, async () => {
    const companion = await companionOf(game);
    test.each(companion.setups.map((setup) => [nameOfSetup(setup), setup] as const))(
      '%s',
      async (name, setup) => {
        const made = await examinePorts({ companion, setup, seed: `ports ${name}`, length: 60, make: createHost });
        expect(made).toBeGreaterThan(0);
      },
      60_000,
    );
  });
}
