import { examine } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import companion, { others } from './conformance.ts';

/** One mission in every run; TURNPOINT_WALKS=<seed> walks through all of them on that seed. */
const all = process.env.TURNPOINT_WALKS;
const walked = others.filter((_, n) => all !== undefined || n === 1);

test.each(walked.map((setup) => [setup.options.mission, setup] as const))(
  '%s keeps all laws',
  (_, setup) => {
    expect(examine(companion, setup, { seeds: [all ?? 'a short walk'] }).faults).toEqual([]);
  },
  60_000,
);
