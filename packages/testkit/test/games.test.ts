import { describe, expect, test } from 'vitest';
import { companionOf, gameFolders } from '../src/folders.ts';
import { examine, nameOfSetup } from '../src/index.ts';

/** The same in every run, so that what fails once fails again; TURNPOINT_SEED=<anything> tries another one. */
const fresh = process.env.TURNPOINT_SEED ?? 'conformance 5';
const seeds = ['conformance 1', 'conformance 2', 'conformance 3', 'conformance 4', fresh];

for (const game of gameFolders()) {
  describe(`${game} keeps all laws`, async () => {
    const companion = await companionOf(game).catch((error: Error) => error);
    if (companion instanceof Error) return test('has a companion', () => expect.fail(companion.message));
    test.each(companion.setups.map((setup) => [nameOfSetup(setup), setup] as const))(
      '%s',
      (_, setup) => expect(examine(companion, setup, { seeds }).faults).toEqual([]),
      60_000,
    );
  });
}

test('there is a game to examine', () => expect(gameFolders()).not.toEqual([]));
