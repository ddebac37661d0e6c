import { describe, expect, test } from 'vitest';
import { freeLines } from '../rules/board/kit/shots.ts';
import { zoneIn } from '../rules/board/ship.ts';
import type { Frame } from '../rules/index.ts';
import type { Position } from './position.ts';
import { Scene, scene } from './scene.ts';

const m = 'medic-male';
const e = 'engineer-male';
const far = ['swarmer-4 LB.A'];
const next: Frame = { kind: 'next-turn' };

describe('enemies', () => {
  test('ETS-R99 ETS-11.10 a group are those of a type in a zone who saw the same survivors', () => {
    const groups = (...seen: readonly number[]) => {
      const t = scene({
        team: { [m]: { at: 'CQ.w' }, [e]: { at: 'LB.e', turn: 'over' } },
        enemies: [`${seen.length} jaeger SE.n`],
      });
      for (const [n, figure] of t.t.figures.entries()) figure.seen = seen[n] ?? 0;
      t.choose('end-turn');
      return t
        .entries('foe-moved')
        .filter(({ from }) => t.named(from) === 'LB.s+SE.n')
        .map(({ count }) => count);
    };
    expect(groups(3, 3)).toEqual([2]);
    expect(groups(1, 3)).toEqual([1, 1]);
  });

  test('ETS-R100 ETS-11.24 an Icarus with several zones in reach attacks a random one of them', () => {
    const struck = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const t = new Scene(
        {
          team: { [m]: { at: 'CQ.w' }, [e]: { at: 'CQ.n' } },
          enemies: ['1 icarus CQ.x'],
          stack: [next, { kind: 'pack', ids: [0], actions: 2, walked: 0 }],
          table: { phase: 'enemies' },
        },
        `scene ${n}`,
      );
      expect(t.entries('foe-moved')).toEqual([]);
      for (const { zone } of t.entries('attacked')) struck.add(t.named(zone));
    }
    expect([...struck].sort()).toEqual(['CQ.n', 'CQ.w']);
  });
});

describe('survivors', () => {
  test('ETS-R101 The Gambit repeats attacks, tests and checks, and no other roll', () => {
    const gambit = { goal: 'the-gambit', reward: 'unlocked' } as const;
    const hurt = scene({
      team: { [m]: { at: 'CQ.w', injuries: ['chest'], ...gambit } },
      tokens: far,
      stack: [next, { kind: 'turn', who: 0 }],
    });
    expect(hurt.entries('chest')).toHaveLength(1);
    expect(hurt.kinds).not.toContain('again');
    const dressing = scene({ team: { 'medic-female': { at: 'CQ.w', health: 5, ...gambit } }, tokens: far });
    dressing.choose('ability active');
    expect(dressing.of('medic-female').health).toBeGreaterThan(5);
    const attack = scene({ team: { [m]: { at: 'CQ.w', cards: ['pistol'], ...gambit } }, enemies: ['1 jaeger CQ.x'] });
    expect(attack.choose('attack pistol CQ.x').kinds).toEqual(['keep', 'again']);
  });

  test('ETS-R102 ETS-6.11 Juggernaut charges one zone, in low gravity too', () => {
    const t = scene({
      team: { [e]: { at: 'CQ.w', cards: ['plasma-cutter'] } },
      enemies: ['1 jaeger CQ.x', '1 jaeger CQ.e'],
      event: 'artificial-gravity-failure',
    });
    t.cannot('attack plasma-cutter CQ.e', 'ETS-4.28');
    expect(t.choose('attack plasma-cutter CQ.x').at(e)).toBe('CQ.x');
  });

  test('ETS-R103 ETS-18.12 rewards and Resolve cards change the attack of the Loader as they change a weapon', () => {
    const attack = (rest: object) => {
      const t = scene({
        team: { [m]: { at: 'CQ.w', ...rest } },
        enemies: ['3 jaeger CQ.w'],
        loader: { at: 'CQ.w', pilot: m, powered: true },
      });
      return t.choose('attack loader CQ.w').entries('fired')[0];
    };
    expect(attack({})).toMatchObject({ hit: 3, dice: { length: 4 } });
    expect(attack({ goal: 'on-a-roll', reward: 'running' })?.dice).toHaveLength(5);
    expect(attack({ suffers: ['uncontrollable-shaking'] })?.hit).toBe(4);
  });

  test('ETS-R104 a Hoarder puts on in a trade what they carry', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' }, [e]: { at: 'CQ.w', suffers: ['hoarder'], cards: ['pistol'] } },
      tokens: far,
    });
    const vest = { item: 'deckhand-vest', jammed: false, half: false };
    t.of(e).packs[1] = [vest];
    t.choose(`trade ${e}`, { kind: 'lay', who: 1, slot: 1, card: vest });
    t.choose({ kind: 'set', who: 1, slot: 'body' }, 'done');
    expect(t.of(e).body).toEqual(vest);
  });

  test('ETS-R105 who is led has still all their own moves', () => {
    const t = scene({
      team: {
        [m]: { at: 'CQ.w', goal: 'cooperation-is-key', reward: 'unlocked' },
        [e]: { at: 'CQ.x', injuries: ['legs'], moved: 2 },
      },
      tokens: far,
    });
    t.choose('reward', 'zone CQ.s', 'done');
    expect(t.of(e)).toMatchObject({ moved: 2 });
    expect(t.at(e)).toBe('CQ.s');
  });
});

describe('lines of fire', () => {
  test('ETS-15.16 ETS-15.19 ETS-14.11 lead as far as the weapon reaches, past no enemy here, and not into the dark', () => {
    const lines = (range: number, rest: Partial<Position> = {}) => {
      const t = scene({ team: { [m]: { at: 'CQ.w' } }, enemies: ['1 jaeger LB.x'], ...rest });
      return freeLines(t.t, 0, zoneIn(t.t, 'LB.x'), range).length;
    };
    expect([1, 2, 3, 4].map((range) => lines(range))).toEqual([0, 0, 1, 1]);
    expect(lines(3, { enemies: ['1 jaeger LB.x', '1 jaeger CQ.w'] })).toBe(0);
    expect(lines(3, { event: 'blackout' })).toBe(0);
  });
});
