import { describe, expect, test } from 'vitest';
import { lastRoundOf, MISSIONS } from '../content/index.ts';
import { endureTheStars, type Options, type SoFar } from '../rules/index.ts';
import { stage } from './mission-scene.ts';
import { SO_FAR } from './veterans.ts';

const TIMED = [
  { id: 'C012', last: 9, clause: 'ETS-M12.11' },
  { id: 'C014', last: 14, clause: 'ETS-M14.15' },
  { id: 'C015', last: 8, clause: 'ETS-M15.15' },
  { id: 'ROP16', last: 12, clause: 'ETS-M16.18' },
  { id: 'ROP17', last: 14, clause: 'ETS-M17.13' },
  { id: 'ROP18', last: 6, clause: 'ETS-M18.15' },
  { id: 'ROP19', last: 9, clause: 'ETS-M19.14' },
] as const;
/** Nobody and nothing about, at the beginning of a round. */
const inRound = (mission: string, round: number, options: Partial<Options>) =>
  stage({
    mission,
    options,
    change: (t) => {
      t.round = round;
      t.eventSkipped = true;
    },
  });
const why = (options: object) =>
  endureTheStars.cannotStart({ mission: 'C012', team: 3, ...options }, 1)?.clause ?? null;

describe('the last round', () => {
  test('ETS-RM63 missions of Sentries and Redeemers have one where time runs out, those of GEPs have none', () => {
    for (const { id: mission, family } of MISSIONS)
      if (mission !== 'C013') expect(lastRoundOf({ mission, timed: true }) === null, mission).toBe(family === 'gep');
  });

  test.each(TIMED)(
    '$clause ETS-3.14 ETS-RM63 where time runs out $id is lost when $last rounds are over, and not before',
    ({ id, last, clause }) => {
      const t = inRound(id, last - 1, { timed: true }).nextRound();
      expect([t.t.round, t.ending]).toEqual([last, null]);
      expect(t.nextRound().ending).toBe(`lost ${clause}`);
    },
  );

  test.each(TIMED)('ETS-3.14 ETS-RM63 as printed $id goes on after round $last', ({ id: mission, last }) => {
    for (const options of [{}, { timed: false }]) {
      const t = inRound(mission, last, options).nextRound();
      expect([t.t.round, t.ending, lastRoundOf(t.t.options)]).toEqual([last + 1, null, null]);
    }
  });

  test('ETS-3.14 records of rules before 1.6 do not tell: there time ran out', () => {
    expect(TIMED.map(({ id: mission }) => lastRoundOf({ mission }))).toEqual(TIMED.map(({ last }) => last));
  });

  test('ETS-3.14 it is agreed on before the deal, and for a whole campaign', () => {
    expect(endureTheStars.defaults(1).timed).toBe(false);
    expect([undefined, true, false].map((timed) => why({ timed }))).toEqual([null, null, null]);
    expect([0, 'true', null].map((timed) => why({ timed }))).toEqual(['ETS-3.14', 'ETS-3.14', 'ETS-3.14']);
    const next = (carried: SoFar, timed: boolean) =>
      why({ mission: 'CG06', campaign: SO_FAR.campaign, carried, timed });
    const hurried: SoFar = { ...SO_FAR, timed: true };
    expect([next(SO_FAR, false), next(hurried, true)]).toEqual([null, null]);
    expect([next(SO_FAR, true), next(hurried, false)]).toEqual(['ETS-3.14', 'ETS-3.14']);
    expect(endureTheStars.onward?.(hurried).map(({ timed }) => timed)).not.toContain(false);
    expect(endureTheStars.onward?.(SO_FAR).map(({ timed }) => timed)).not.toContain(true);
  });

  test('ETS-3.14 ETS-21.5 a won mission hands on that time runs out', () => {
    const carried = (timed: boolean) => {
      const { state } = stage({
        mission: 'C012',
        at: ['RB.A'],
        options: { campaign: 'fight-of-the-sentry', timed },
        team: ['technician-female', 'medic-female', 'marine-female'],
      }).interact('kill-switch');
      return endureTheStars.carry?.(state) as SoFar;
    };
    expect([carried(true).timed, carried(false).timed]).toEqual([true, undefined]);
  });
});
