import { examine } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import companion, { large } from './conformance.ts';

test.each(large)(
  '$seats seats keep all laws on a single walk',
  (setup) => {
    expect(examine(companion, setup, { seeds: ['many seats'] }).faults).toEqual([]);
  },
  120_000,
);
