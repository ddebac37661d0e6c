import { describe, expect, test } from 'vitest';
import { zoneIn } from '../rules/board/ship.ts';
import type { Frame } from '../rules/index.ts';
import type { Position } from './position.ts';
import { type Scene, scene } from './scene.ts';

const m = 'medic-male';
const next: Frame = { kind: 'next-turn' };
const moves = (t: Scene) =>
  t.entries('foe-moved').map(({ count, from, to }) => `${count} ${t.named(from)} ${t.named(to)}`);
const enemyPhase = (at: string, enemies: readonly string[], rest: Partial<Position> = {}) =>
  scene({ team: { [m]: { at } }, enemies, stack: [{ kind: 'enemies' }], ...rest });
const pack = (ids: readonly number[], actions: number): readonly Frame[] => [
  next,
  { kind: 'pack', ids, actions, walked: 0 },
];

describe('a decoy', () => {
  const lured = (at: string, enemies: readonly string[], marked: string) => {
    const zone = zoneIn(scene({ team: { [m]: { at } } }).t, marked);
    return enemyPhase(at, enemies, { table: { lasting: [{ kind: 'decoy', who: 0, zone, until: 'round' }] } });
  };

  test('ETS-11.35 who comes to the marked zone with an action left attacks who is there', () => {
    expect(lured('CQ.w', ['1 jaeger CQ.x'], 'CQ.w').entries('attacked')).toHaveLength(1);
    expect(lured('CQ.w', ['1 jaeger CQ.e'], 'CQ.w').entries('attacked')).toEqual([]);
  });

  test('ETS-11.35 on the way it attacks nobody, and where nobody is neither', () => {
    const past = lured('CQ.x', ['1 jaeger CQ.x'], 'CQ.w');
    expect([past.entries('attacked').length, moves(past)]).toEqual([0, ['1 CQ.x CQ.w']]);
    const there = lured('CQ.s', ['1 jaeger CQ.x'], 'CQ.w');
    expect([there.entries('attacked').length, moves(there)]).toEqual([0, ['1 CQ.x CQ.w']]);
  });
});

describe('a pack', () => {
  test('ETS-14.22 in low gravity an action is two zones, and an attack needs one that is left', () => {
    const hunt = (at: string) => {
      const t = scene({
        team: { [m]: { at } },
        enemies: ['1 jaeger CQ.w'],
        event: 'artificial-gravity-failure',
        stack: pack([0], 2),
        table: { phase: 'enemies' },
      });
      return [moves(t).length, t.entries('attacked').length];
    };
    expect(hunt('CQ.x')).toEqual([1, 1]);
    expect(hunt('CQ.e')).toEqual([2, 1]);
    expect(hunt('LB.x')).toEqual([3, 0]);
    expect(hunt('LB.e')).toEqual([4, 0]);
  });

  test('ETS-14.26 who bites in low gravity pushes nobody, ETS-16.1 and stuns nobody', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.x' } },
      enemies: ['1 jaeger CQ.x'],
      event: 'artificial-gravity-failure',
      stack: pack([0], 2),
      table: { phase: 'enemies' },
    });
    expect([t.entries('moved').length, moves(t).length, t.entries('stunned').length]).toEqual([0, 0, 0]);
    expect(t.entries('attacked')).toHaveLength(1);
  });

  test('ETS-11.10 ETS-11.32 those for whom there is no room stay behind, and take the zone as full', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.A' } },
      enemies: ['10 icarus CQ.A', '3 swarmer CQ.n'],
      stack: pack([10, 11, 12], 3),
      table: { phase: 'enemies' },
    });
    expect(t.enemies).toEqual(['10 icarus CQ.A', '1 swarmer CQ.A', '2 swarmer CQ.n']);
    expect(t.entries('attacked')).toHaveLength(1);
  });

  test('ETS-11.10 ETS-11.24 those for whom there is no room go for somebody else whom they saw', () => {
    const build = {
      team: { [m]: { at: 'CQ.A' }, 'scout-male': { at: 'CQ.w' } },
      enemies: ['10 icarus CQ.A', '3 swarmer CQ.n'],
    };
    const figures = scene(build).t.figures.map((one) => ({ ...one, seen: 3 }));
    const t = scene({ ...build, stack: pack([10, 11, 12], 3), table: { phase: 'enemies', figures } });
    expect(t.enemies).toEqual(['10 icarus CQ.A', '1 swarmer CQ.A', '2 swarmer CQ.w']);
    expect(t.entries('attacked')).toHaveLength(3);
  });

  test('ETS-16.6 who is stunned takes no part in it', () => {
    const build = { team: { [m]: { at: 'CQ.w' } }, enemies: ['2 jaeger CQ.x'] };
    const { figures } = scene(build).t;
    const t = scene({
      ...build,
      stack: pack([0, 1], 2),
      table: { phase: 'enemies', figures: figures.map((figure, n) => ({ ...figure, stun: n === 0 ? 1 : 0 })) },
    });
    expect(moves(t)).toEqual(['1 CQ.x CQ.w']);
    expect(t.entries('attacked')).toHaveLength(1);
  });

  test("ETS-8.30 They're All Around US asks for a pack too", () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', suffers: ['theyre-all-around-us'] } },
      enemies: ['1 swarmer CQ.e', '1 swarmer CQ.n'],
      noises: ['3 CQ.x'],
      stack: pack([1], 1),
      table: { phase: 'enemies' },
    });
    expect(t.entries('tested').map(({ clause }) => clause)).toEqual(['ETS-8.30']);
  });
});

describe('who acts', () => {
  const ranked = (enemies: readonly string[], change: object) => {
    const build = { team: { [m]: { at: 'SE.C' } }, enemies };
    const { figures } = scene(build).t;
    const table = { phase: 'enemies' as const, figures: figures.map((one) => ({ ...one, ...change })) };
    return scene({ ...build, stack: [next, { kind: 'rank', rank: 2 }], table });
  };

  test('ETS-11.31 who has no state does not', () => {
    expect(moves(ranked(['1 jaeger CQ.n'], { mode: 'passive' }))).toHaveLength(1);
    expect(moves(ranked(['1 jaeger CQ.n'], { mode: null, lured: 0 }))).toEqual([]);
  });

  test('ETS-11.10 zones come in reading order, ETS-11.18 each with a roll of its own', () => {
    const t = ranked(['1 jaeger CQ.s', '2 jaeger CQ.n', '1 jaeger CQ.w'], { mode: 'passive' });
    expect(t.entries('foe-moved').map(({ count, from }) => `${count} ${t.named(from)}`)).toEqual([
      '2 CQ.n',
      '1 CQ.w',
      '1 CQ.s',
    ]);
  });

  test('ETS-11.18 a herd is one herd, whoever of it was fired at', () => {
    const build = { team: { [m]: { at: 'SE.C' } }, enemies: ['2 jaeger CQ.n'] };
    const { figures } = scene(build).t;
    const half = figures.map((one, n) => ({ ...one, mode: 'passive' as const, slowed: n === 0 }));
    const t = scene({ ...build, stack: [next, { kind: 'rank', rank: 2 }], table: { phase: 'enemies', figures: half } });
    expect(t.entries('foe-moved').map(({ count }) => count)).toEqual([2]);
  });

  test('ETS-11.11 Suppressing Fire: one action fewer', () => {
    const noise = (slowed: boolean) => {
      const build = { team: { [m]: { at: 'SE.C' } }, enemies: ['1 jaeger CQ.B'], noises: ['3 CQ.s'] };
      const figures = scene(build).t.figures.map((one) => ({ ...one, mode: 'active' as const, slowed }));
      return moves(scene({ ...build, stack: [next, { kind: 'rank', rank: 2 }], table: { phase: 'enemies', figures } }));
    };
    expect(noise(false)).toEqual(['1 CQ.B CQ.n', '1 CQ.n CQ.x']);
    expect(noise(true)).toEqual(['1 CQ.B CQ.n']);
  });
});

describe('a herd', () => {
  test('ETS-11.20 as many as fit go where the die shows, the others one direction on', () => {
    const t = scene({
      team: { [m]: { at: 'SE.C' } },
      enemies: ['11 icarus CQ.B', '3 swarmer CQ.n'],
      stack: [next, { kind: 'herd', ids: [11, 12, 13], steps: 0, rolled: 1 }],
      table: { phase: 'enemies' },
    });
    expect(moves(t)).toEqual(['1 CQ.n CQ.B', '2 CQ.n CQ.x']);
  });

  test('ETS-14.31 in low gravity those who went different ways go on from where they are', () => {
    const t = scene({
      team: { [m]: { at: 'SE.C' } },
      enemies: ['11 icarus CQ.B', '3 swarmer CQ.n'],
      event: 'artificial-gravity-failure',
      stack: [next, { kind: 'herd', ids: [11, 12, 13], steps: 0, rolled: 1 }],
      table: { phase: 'enemies' },
    });
    expect(moves(t)).toEqual(['1 CQ.n CQ.B', '2 CQ.n CQ.x', '1 CQ.B CQ.n', '2 CQ.x CQ.e+LB.w']);
  });

  test('ETS-M02.13 of those whom a mission draws only as many go as there is room for', () => {
    const drawn = { kind: 'draws-passive', who: 0, zone: null, until: 'round' } as const;
    const t = scene({
      mission: 'CG02',
      team: { [m]: { at: 'CQ.A' } },
      enemies: ['10 icarus CQ.A', '3 swarmer CQ.n'],
      stack: [next, { kind: 'herd', ids: [10, 11, 12], steps: 0, rolled: null }],
      table: { phase: 'enemies', lasting: [drawn] },
    });
    expect(moves(t)).toEqual(['1 CQ.n CQ.A']);
  });
});
