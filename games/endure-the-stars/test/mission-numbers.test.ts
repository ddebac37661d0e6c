import { expect, test } from 'vitest';
import { type Effect, missionOf } from '../content/index.ts';

/** All that a special condition of a mission does, the faces of its die included. */
const effectsOf = (mission: string, clause: string): readonly Effect[] =>
  missionOf(mission).conditions.flatMap((rule) => (rule.clause === clause ? rule.do : []));
const targetsOf = (mission: string) =>
  missionOf(mission).objectives.flatMap(({ kind, health }) => (kind === 'target' ? [health] : []));

test('ETS-M10.8 ETS-M17.7 every terminal has 2 Health', () => {
  expect([targetsOf('CG10'), targetsOf('ROP17')]).toEqual([
    [2, 2, 2],
    [2, 2, 2, 2],
  ]);
});

test('ETS-M01.14 the Hive wakes on 1, 2 and 3', () => {
  expect(effectsOf('CG01', 'ETS-M01.14')).toMatchObject([{ kind: 'roll', faces: [{ from: 1, to: 3 }] }]);
});

test('ETS-M02.14 a 6 costs whoever carries the Brain 1 Health and no Resolve', () => {
  const [roll] = effectsOf('CG02', 'ETS-M02.10');
  const six = roll?.kind === 'roll' ? roll.faces.find(({ from, to }) => from <= 6 && to >= 6) : undefined;
  expect(six).toEqual({ from: 6, to: 6, do: [{ kind: 'lose', health: 1, resolve: 0, who: 'actor' }] });
});

test('ETS-M05.12 who delivers a crew member regains 1 Resolve, and no Health', () => {
  expect(effectsOf('CG05', 'ETS-M05.11')).toContainEqual({ kind: 'gain', health: 0, resolve: 1, who: 'actor' });
});

test('ETS-M12.9 ETS-M14.12 a Sentry fails on a 1 alone', () => {
  const fails = [...effectsOf('C012', 'ETS-M12.9'), ...effectsOf('C014', 'ETS-M14.12')];
  expect(fails).toEqual(Array(2).fill({ kind: 'stunRoll', family: 'sentry', upTo: 1 }));
});

test('ETS-M15.9 waking it too early costs Resolve, and no Health', () => {
  const lost = effectsOf('C015', 'ETS-M15.9').filter(({ kind }) => kind === 'lose');
  expect(lost).toEqual(Array(2).fill({ kind: 'lose', health: 0, resolve: 2, who: 'all' }));
});

test('ETS-M11.13 the Titan cries below half of its Health, not at half', () => {
  const [rule] = missionOf('CG11').conditions.filter(({ clause }) => clause === 'ETS-M11.13');
  expect(rule?.when).toEqual({ kind: 'bossHealth', belowPercent: 50 });
});
