import { examine } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import companion from './conformance.ts';

/** The whole suite runs in packages/testkit; this short walk lets a broken law show here, next to the rules. */
test('a short walk keeps all laws', () => {
  const [setup] = companion.setups;
  if (setup === undefined) return expect.fail('no set-up');
  expect(examine(companion, setup, { seeds: ['short walk'] }).faults).toEqual([]);
}, 60_000);
