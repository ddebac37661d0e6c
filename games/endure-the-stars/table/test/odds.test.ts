import { tell } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import type { Risk } from '../../rules/telling/reckon/index.ts';
import { texts } from '../../texts/index.ts';
import { chanceOfAny, hintOf, riskLine } from '../dock/hint.ts';
import { pickedOdds } from '../dock/odds.ts';
import { de } from '../texts/de.ts';

const RISK = {
  zone: 4,
  path: [4],
  check: 69,
  tests: ['solomon'],
  pass: 83,
  card: null,
  reveals: [],
  threats: [{ type: 'jaeger', zone: 3, count: 5, attacks: true }],
} as unknown as Risk;
const CALM: Risk = { ...RISK, check: null, tests: [], threats: [] };
const say = (key: string, args: object = {}) =>
  `${key} ${Object.values(args).find((n) => typeof n === 'number') ?? ''}`;
const MOVE = { kind: 'move', zone: 4 } as const;

test('on a phone the odds of a step stand as bars once it waits for its button, where dice decide it', () => {
  expect(pickedOdds({ goal: null, picked: MOVE, risk: RISK })).toBe(RISK);
  expect(pickedOdds({ goal: 4, picked: null, risk: RISK })).toBe(RISK);
  expect(pickedOdds({ goal: null, picked: null, risk: RISK })).toBeNull();
  expect(pickedOdds({ goal: 4, picked: null, risk: CALM })).toBeNull();
});

test('what bars show is not said again, and nothing else is left out', () => {
  expect(riskLine(RISK, say)).toBe('risk.check 69 risk.test 83 risk.attacks 5');
  expect(riskLine(RISK, say, true)).toBe('risk.new-foes 83 risk.attacks 5');
  expect(riskLine({ ...CALM, check: 69 }, say, true)).toBe('risk.none ');
});

test('whoever has no action left is not told to walk', () => {
  const flow = { risk: null, attack: null, over: null, shown: null, isTurn: true, action: null } as never;
  const hint = (actions: number) =>
    hintOf(flow, {} as never, { active: 0, team: [{ actions }] } as never, { say, narrow: false });
  expect([hint(0), hint(1)]).toEqual(['table.hint-spent ', 'table.hint-turn ']);
});

test('one enemy could attack, several could', () => {
  const german = (count: number) => {
    const risk = { ...CALM, threats: [{ type: 'icarus', zone: 3, count, attacks: true }] } as unknown as Risk;
    return riskLine(risk, (key, args = {}) =>
      tell({ language: 'de', names: [], texts: { ...texts.de, ...de } }, { key, args }),
    );
  };
  expect([german(1), german(2)]).toEqual(['1 Icarus könnte angreifen.', '2 Icarus könnten angreifen.']);
});

test('ETS-15.29 hits that are all alike are a jam, and no hit: the odds count them out', () => {
  expect(chanceOfAny({ dice: 2, hit: 4, mayJam: false })).toBe(75);
  // Of 36 throws 27 have a hit, and 4-4, 5-5 and 6-6 jam.
  expect(chanceOfAny({ dice: 2, hit: 4, mayJam: true })).toBe(67);
  expect(chanceOfAny({ dice: 1, hit: 4, mayJam: false })).toBe(50);
});
