import { describe, expect, test } from 'vitest';
import type { Frame } from '../rules/index.ts';
import { scene, seek } from './scene.ts';

const m = 'medic-male';
const s = 'scout-male';
const far = ['swarmer-4 LB.A'];
const turn: readonly Frame[] = [{ kind: 'next-turn' }, { kind: 'turn', who: 0 }];
const grant = (what: 'order' | 'action' | 'interact', who = 1): readonly Frame[] => [
  { kind: 'next-turn' },
  { kind: 'end-turn', who: 0 },
  { kind: 'act', who: 0 },
  { kind: 'granted', who, what },
];
const stunned = { damage: 1, armour: true, stuns: true, movesAway: false, pushes: null, by: 'titan' } as const;

describe('stuns that follow each other', () => {
  test('ETS-16.5 a stun in the Enemy Phase costs an action, whatever came in the Survivor Phase', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', stun: 'acting', barred: true, turn: 'over' } },
      tokens: far,
      table: { phase: 'enemies' },
      stack: [{ kind: 'resolution' }, { kind: 'aftermath', who: 0, strike: stunned }],
    });
    expect(t.t.round).toBe(2);
    expect(t.of(m).actions).toBe(2);
  });

  test('ETS-R92 who was stunned in a Survivor Phase neither trades nor is ordered before the next turn of their own', () => {
    const t = scene({
      team: { 'captain-female': { at: 'CQ.w', cards: ['pistol'] }, [s]: { at: 'CQ.w', barred: true, turn: 'waiting' } },
      tokens: far,
    });
    t.cannot('trade scout-male', 'ETS-R92');
    t.cannot('ability active', 'ETS-10.17');
    t.choose('end-turn');
    expect(t.of(s)).toMatchObject({ turn: 'now', barred: false, actions: 3 });
  });

  test('ETS-16.2 ETS-R92 the bar outlasts the round in which the grenade fell', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.E', cards: ['stun-grenade'] }, [s]: { at: 'CQ.E', turn: 'over' } },
      tokens: far,
    });
    t.choose('use stun-grenade', 'zone CQ.E');
    expect(t.t.round).toBe(2);
    expect(t.t.team.map(({ barred }) => barred).sort()).toEqual([false, true]);
  });
});

describe('what another grants', () => {
  const pair = (first: string, rest: object) => ({ [m]: { at: 'CQ.E' }, [first]: { at: 'CQ.E', ...rest } });

  test('ETS-10.30 a granted search does not use up what works once in their own turn', () => {
    const keen = scene({
      team: pair('engineer-female', {}),
      tokens: far,
      items: ['pistol', 'shotgun', 'persuader'],
      active: m,
      stack: grant('action'),
    });
    keen.choose('search');
    keen.awaits(0, 'act');
    expect(keen.items('engineer-female')).toEqual(['pistol']);
    keen.choose('end-turn', 'search');
    keen.awaits(0, 'found');
  });

  test('ETS-10.30 Quick Hands silences nothing outside their own turn', () => {
    const t = scene({ team: pair(s, {}), tokens: far, items: ['loose-panel'], active: m, stack: grant('action') });
    t.choose('search');
    expect(t.noises).toEqual(['1 CQ.E']);
  });

  test('ETS-R95 what is granted: moves, attacks, searches, trades, sorting, a little noise; no item and no ability', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.E', cards: ['pistol'] }, [s]: { at: 'CQ.E', cards: ['med-kit-2'], health: 5 } },
      tokens: far,
      active: m,
      stack: grant('action'),
    });
    expect(t.kinds.sort()).toEqual(['decline', 'move', 'noise', 'reorganise', 'search', 'trade']);
    t.choose('trade medic-male');
    t.awaits(0, 'arrange');
    t.choose('done');
    expect(t.of(m).actions).toBe(3);
  });

  test('ETS-O.4 ETS-R95 work is never granted: neither by another nor by a Dash', () => {
    const team = { [m]: { at: 'EB.C' }, 'engineer-male': { at: 'EB.C' } };
    for (const what of ['action', 'interact'] as const) {
      const t = scene({ mission: 'CG03', team, tokens: ['swarmer-4 CQ.B'], active: m, stack: grant(what) });
      expect(t.offered(0).some(({ kind }) => kind === 'interact')).toBe(false);
    }
  });

  test('ETS-9.3 zones moved in the turn of another are none of Burst of Speed', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' }, [s]: { at: 'CQ.w', goal: 'burst-of-speed' } },
      tokens: far,
      active: m,
      stack: grant('order'),
    });
    t.choose('move CQ.x');
    expect(t.of(s).goal?.done).toBe(0);
  });
});

describe('the edges of a turn', () => {
  test('ETS-10.3 ETS-10.28 Vertigo before the actions are counted costs one of them', () => {
    const t = seek(
      {
        mission: 'CG02',
        team: { [m]: { at: 'CQ.E', carries: [0], resolve: 6, fears: ['vertigo'] } },
        tokens: ['swarmer-4 SE.C'],
        stack: turn,
      },
      () => {},
      (x) => x.entries('turned-up').length > 0,
    );
    expect(t.entries('mission-roll').at(-1)?.die).toBe(4);
    expect(t.of(m).actions).toBe(1);
  });

  test('ETS-10.31 ETS-R91 a test at the end of a turn is still of that turn: The Gambit may roll it again', () => {
    const t = seek(
      {
        team: {
          [m]: { at: 'CQ.E', resolve: 3, suffers: ['claustrophobia'], goal: 'the-gambit', reward: 'unlocked' },
        },
        tokens: far,
      },
      (x) => x.choose('end-turn'),
      (x) => x.kinds.includes('again'),
    );
    t.awaits(0, 'tested');
  });

  test('ETS-9.9 actions spent before the card was dealt make no silent turn', () => {
    const quiet = (actions: number) => {
      const t = scene({
        team: { [m]: { at: 'CQ.E', cards: ['pistol'], goal: 'we-can-beat-this', reward: 'unlocked', actions } },
        tokens: ['swarmer-4 CQ.F'],
        table: { goals: ['the-silent-treatment'] },
      });
      const idle = (times: number) => {
        for (let n = 0; n < times; n++) t.choose('reorganise', 'done');
      };
      idle(1);
      t.choose('reward');
      idle(actions - 1);
      return t.entries('unlocked').length;
    };
    expect(quiet(3)).toBe(0);
    expect(quiet(4)).toBe(1);
  });

  test('ETS-9.9 noise made before the card was dealt does not spoil a silent turn, noise made after it does', () => {
    const unlocks = (late: boolean) => {
      const t = scene({
        team: { [m]: { at: 'CQ.E', cards: ['pistol'], goal: 'we-can-beat-this', reward: 'unlocked', actions: 4 } },
        tokens: ['swarmer-4 CQ.F'],
        table: { goals: ['the-silent-treatment'] },
      });
      t.choose(...(late ? ['reward', 'noise 1'] : ['noise 1', 'reward']));
      for (let n = 0; n < 3; n++) t.choose('reorganise', 'done');
      return t.entries('unlocked').length;
    };
    expect([unlocks(false), unlocks(true)]).toEqual([1, 0]);
  });

  test('ETS-9.3 noise made before their turn does not spoil a silent one', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.E', cards: ['pistol'], goal: 'the-silent-treatment', isLoud: true } },
      tokens: ['swarmer-4 CQ.F'],
      stack: turn,
    });
    for (let n = 0; n < 3; n++) t.choose('reorganise', 'done');
    expect(t.entries('unlocked')).toHaveLength(1);
  });
});

describe('cards that wait', () => {
  const lose = (clause: 'ETS-8.4' | 'ETS-8.12', points: number) =>
    scene({
      team: { [m]: { at: 'CQ.w', resolve: 5, fears: ['startled', 'acute-stress'] } },
      tokens: far,
      active: m,
      stack: [{ kind: 'next-turn' }, { kind: 'act', who: 0 }, { kind: 'lose', who: 0, points, clause }],
    })
      .entries('turned-up')
      .map(({ card }) => card);

  test('ETS-22.4 a card above its owner’s Resolve waits for a failed test; other losses do not wake it (ETS-R19)', () => {
    expect(lose('ETS-8.12', 2)).toEqual(['acute-stress']);
    expect(lose('ETS-8.4', 1)).toEqual(['startled']);
  });
});

describe('Not on My Watch', () => {
  const watched = { kind: 'not-on-my-watch', who: 1, zone: null, until: 'turn' } as const;
  const dying = (at: string) => ({
    [m]: { at, health: 1, injuries: ['chest' as const] },
    'medic-female': { at: 'CQ.E' },
  });

  test('ETS-R88 nobody in her zone falls below 1 Health, whatever the cause', () => {
    for (const seed of ['CQ.E', 'CQ.w']) {
      const t = scene({
        team: dying(seed),
        tokens: far,
        events: ['life-support-failure'],
        stack: [{ kind: 'resolution' }],
        table: { lasting: [watched] },
      });
      expect(t.of(m).fate).toBe(seed === 'CQ.E' ? 'living' : 'dead');
    }
  });
});

describe('Vertigo', () => {
  test('ETS-8.29 Vertigo costs an action only in the own turn: not before it, nor when that turn is over', () => {
    const team = { [m]: { at: 'CQ.w', resolve: 6, fears: ['vertigo'] }, [s]: { at: 'SE.C' } };
    const loses: Frame = { kind: 'lose', who: 0, points: 1, clause: 'ETS-8.4' };
    const before = scene({
      team,
      tokens: far,
      active: s,
      stack: [{ kind: 'turn', who: 0 }, { kind: 'end-turn', who: 1 }, { kind: 'act', who: 1 }, loses],
    }).choose('end-turn');
    expect([before.t.active, before.of(m).actions]).toEqual([0, 3]);
    const after = scene({
      team,
      tokens: far,
      active: m,
      stack: [{ kind: 'next-turn' }, loses, { kind: 'end-turn', who: 0 }, { kind: 'act', who: 0 }],
    }).choose('end-turn');
    expect(after.of(m)).toMatchObject({ resolve: 5, bonus: 0 });
  });

  test('ETS-8.29 Vertigo may cost the last action', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', resolve: 6, fears: ['vertigo'], actions: 1 } },
      tokens: far,
      active: m,
      stack: [
        ...([{ kind: 'next-turn' }, { kind: 'end-turn', who: 0 }, { kind: 'act', who: 0 }] as const),
        { kind: 'lose', who: 0, points: 1, clause: 'ETS-8.4' },
      ],
    });
    expect(t.t.round).toBe(2);
  });
});
