import { describe, expect, test } from 'vitest';
import type { Frame } from '../rules/index.ts';
import { Scene, scene } from './scene.ts';

const m = 'medic-male';
const FAILURE = 'artificial-gravity-failure';
const losing: readonly Frame[] = [
  { kind: 'next-turn' },
  { kind: 'end-turn', who: 0 },
  { kind: 'act', who: 0 },
  { kind: 'lose', who: 0, points: 1, clause: 'ETS-8.12' },
];

describe('what low gravity does not double', () => {
  const frightened = (card: string, resolve: number) =>
    scene({
      team: { [m]: { at: 'CQ.w', resolve: resolve + 1, fears: [card] } },
      enemies: ['1 swarmer LB.x'],
      event: FAILURE,
      stack: losing,
      active: m,
    });

  test('ETS-14.22 moves forced on a survivor: Panic is two zones, Vertigo one, Suicidal two', () => {
    const zones = (card: string, resolve: number) => frightened(card, resolve).entries('moved').length;
    expect([zones('panic', 6), zones('vertigo', 5), zones('suicidal', 1)]).toEqual([2, 1, 2]);
  });

  test('ETS-14.22 the move of tokens that close in: one zone', () => {
    const t = scene({
      team: { [m]: { at: 'SE.C' } },
      tokens: ['swarmer-4 CQ.A'],
      event: FAILURE,
      stack: [{ kind: 'next-turn' }, { kind: 'advance', done: [] }],
    });
    expect(t.entries('token-moved').map(({ to }) => t.named(to))).toEqual(['CQ.n']);
  });
});

describe('what it doubles', () => {
  const drawn = (rest: { enemies?: readonly string[]; tokens?: readonly string[] }) =>
    scene({
      mission: 'CG07',
      team: { [m]: { at: 'CQ.A' } },
      ...rest,
      event: FAILURE,
      stack: [
        { kind: 'next-turn' },
        ...(rest.enemies === undefined ? ([{ kind: 'tokens' }] as const) : ([{ kind: 'rank', rank: 3 }] as const)),
        { kind: 'minds' },
      ],
      table: { lasting: [{ kind: 'draws-passive', who: 0, zone: null, until: 'round' }] },
    });

  test('ETS-14.22 ETS-M07.10 ETS-M02.13 Passive moves that a mission directs: two zones', () => {
    expect(drawn({ enemies: ['2 swarmer EB.B'] }).entries('foe-moved')).toHaveLength(2);
    const far = (t: ReturnType<typeof drawn>) => t.entries('token-moved').map(({ to }) => t.named(to));
    const token = drawn({ tokens: ['swarmer-4 EB.B'] });
    expect(far(token)).toEqual(['NV.e+EB.w']);
  });

  test('ETS-14.22 an Active token moves four zones', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.A' } },
      tokens: ['swarmer-4 CQ.w'],
      noises: ['5 LB.s+SE.n'],
      event: FAILURE,
      stack: [{ kind: 'next-turn' }, { kind: 'tokens' }, { kind: 'minds' }],
    });
    expect(t.entries('token-moved').map(({ to }) => t.named(to))).toEqual(['LB.s+SE.n']);
  });
});

describe('a shot into the own zone', () => {
  test('ETS-14.25 ETS-14.28 the die says which way an Icarus goes, and whom it hit goes the other', () => {
    const position = {
      team: { [m]: { at: 'CQ.x' } },
      enemies: ['1 icarus CQ.x'],
      event: FAILURE,
      stack: [{ kind: 'next-turn' }, { kind: 'rank', rank: 1 }, { kind: 'minds' }],
    } as const;
    const ways = Array.from({ length: 30 }, (_, n) => {
      const t = new Scene(position, `own zone ${n}`);
      return `${t.at(m)} ${t.enemies}`;
    });
    expect([...new Set(ways)].toSorted()).toEqual([
      'CQ.n 1 icarus CQ.s',
      'CQ.s 1 icarus CQ.n',
      'CQ.w 1 icarus LB.e',
      'LB.e 1 icarus CQ.w',
    ]);
  });
});
