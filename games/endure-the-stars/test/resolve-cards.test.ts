import { describe, expect, test } from 'vitest';
import type { Frame } from '../rules/index.ts';
import type { Person } from './position.ts';
import { Scene, scene } from './scene.ts';

const m = 'medic-male';
const far = ['swarmer-4 LB.A'];
const turn: readonly Frame[] = [{ kind: 'next-turn' }, { kind: 'turn', who: 0 }];
const sum = (dice: readonly number[]) => dice.reduce((all, n) => all + n, 0);

describe('the total of a check', () => {
  const checks = (person: Partial<Person>) =>
    Array.from({ length: 60 }, (_, n) => {
      const team = { [m]: { at: 'CQ.w', resolve: 7, ...person } };
      const t = new Scene({ team, enemies: ['1 jaeger CQ.w'] }, `check ${n}`).choose('move CQ.x');
      return t.entries('checked')[0] ?? { dice: [], failed: false };
    });

  test.each([
    ['ETS-8.17 ETS-8.4 as high as Resolve it fails', {}, 0],
    ['ETS-8.30 Fear adds 1', { suffers: ['fear'] }, 1],
    ['ETS-15.44 a Neural Dampener takes off 1', { cards: ['neural-dampener'] }, -1],
  ])('%s', (_, person, added) => {
    const rolled = checks(person);
    expect(rolled.some(({ dice }) => sum(dice) + added === 7)).toBe(true);
    for (const { dice, failed } of rolled) expect([dice.length, failed]).toEqual([2, sum(dice) + added >= 7]);
  });
});

describe('the total of a test', () => {
  const own: readonly Frame[] = [
    ...([{ kind: 'next-turn' }, { kind: 'end-turn', who: 0 }, { kind: 'act', who: 0 }] as const),
    { kind: 'test', who: 0, clause: 'ETS-8.3' },
  ];
  const testing = (person: Partial<Person>, seed: string) =>
    new Scene({ team: { [m]: { at: 'CQ.w', resolve: 7, ...person } }, tokens: far, stack: own, active: m }, seed);
  const scenes = (person: Partial<Person>) => Array.from({ length: 60 }, (_, n) => testing(person, `test ${n}`));

  test.each([
    ['ETS-8.4 as high as Resolve it fails', {}, 0],
    ['ETS-8.30 Fear adds nothing to it', { suffers: ['fear'] }, 0],
    ['ETS-15.44 a Neural Dampener takes off 1', { cards: ['neural-dampener'] }, -1],
  ])('%s', (_, person, added) => {
    const rolled = scenes(person).map((t) => t.entries('tested')[0] ?? { dice: [], failed: false });
    expect(rolled.some(({ dice }) => sum(dice) + added === 7)).toBe(true);
    for (const { dice, failed } of rolled) expect([dice.length, failed]).toEqual([2, sum(dice) + added >= 7]);
  });

  test('ETS-6.2 Steady Presence takes 1 off the total of others in her zone', () => {
    const rolled = Array.from({ length: 60 }, (_, n) => {
      const team = { [m]: { at: 'CQ.w', resolve: 7 }, 'captain-female': { at: 'CQ.w' } };
      return new Scene({ team, tokens: far, stack: own, active: m }, `steady ${n}`).entries('tested')[0];
    });
    expect(rolled.some((one) => sum(one?.dice ?? []) === 8)).toBe(true);
    for (const one of rolled) expect(one?.failed).toBe(sum(one?.dice ?? []) - 1 >= 7);
  });

  test('ETS-9.1 We Can Beat This counts the tests that are passed', () => {
    for (const t of scenes({ goal: 'we-can-beat-this' })) {
      const passed = t.entries('tested').filter(({ failed }) => !failed).length;
      expect(t.of(m).goal?.done).toBe(passed);
    }
  });

  test('ETS-9.6 The Gambit rolls a failed test again in one’s own turn, and is spent', () => {
    const asked = scenes({ goal: 'the-gambit', reward: 'unlocked' }).filter((t) => t.kinds.includes('again'));
    const again = asked.map((t) => t.choose('again'));
    for (const t of again) expect(t.t.goalDiscard).toEqual(['the-gambit']);
    expect(new Set(again.map((t) => t.of(m).resolve))).toEqual(new Set([6, 7]));
  });
});

describe('Resolve cards that stay', () => {
  test('ETS-8.30 Claustrophobia: a room of 4 cells is small, one of 6 is not', () => {
    const tests = (at: string) =>
      scene({ team: { [m]: { at, suffers: ['claustrophobia'] } }, tokens: ['swarmer-4 SE.D'] })
        .choose('end-turn')
        .entries('tested')
        .filter(({ clause }) => clause === 'ETS-8.30').length;
    expect([tests('LB.B'), tests('LB.A')]).toEqual([1, 0]);
  });

  test('ETS-8.30 Nyctophobia: a turn that begins in a Blackout costs 1 Resolve, another does not', () => {
    const begin = (event: 'blackout' | 'lull', suffers: string[]) =>
      scene({ team: { [m]: { at: 'CQ.w', resolve: 5, suffers } }, tokens: far, event, stack: turn }).of(m).resolve;
    expect(begin('blackout', ['nyctophobia'])).toBe(4);
    expect([begin('lull', ['nyctophobia']), begin('blackout', [])]).toEqual([5, 5]);
  });
});

test('ETS-16.4 a stun between two turns costs one action of the next turn, and none of the one after', () => {
  const t = scene({ team: { [m]: { at: 'CQ.w', stun: 'slower' } }, tokens: far, stack: turn });
  expect(t.of(m)).toMatchObject({ actions: 2, stun: null });
  expect(t.choose('end-turn').of(m).actions).toBe(3);
});
