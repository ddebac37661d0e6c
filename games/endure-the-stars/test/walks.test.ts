import { examine } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import companion, { others } from './conformance.ts';
import { SO_FAR } from './veterans.ts';

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

test('ETS-21.5 a mission that goes on from another keeps all laws, The Refuge before it included', () => {
  const carried = { ...SO_FAR, team: SO_FAR.team.map((veteran, n) => ({ ...veteran, seat: n % 2, health: 1 })) };
  const setup = { options: { mission: 'CG06', team: 3, campaign: 'terrible-situation', carried }, seats: 2 };
  expect(examine(companion, setup, { seeds: [all ?? 'a visit'] }).faults).toEqual([]);
}, 60_000);
