import { examine, nameOfSetup } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import companion from './conformance.ts';

/** The whole suite runs in packages/testkit; this short walk lets a broken law show here, next to the rules. */
test.each(companion.setups.map((setup) => [nameOfSetup(setup), setup] as const))(
  '%s keeps all laws',
  (_, setup) => {
    expect(examine(companion, setup, { seeds: ['short walk'] }).faults).toEqual([]);
  },
  60_000,
);
