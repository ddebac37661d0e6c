import { describe, expect, test } from 'vitest';
import type { Frame } from '../rules/index.ts';
import type { Position } from './position.ts';
import { MEDIC, SCOUT } from './refused.ts';
import { Scene, scene } from './scene.ts';

/** So many Jaegers lie stunned in CQ.x, which holds nine. */
function crowded(jaegers: number, position: Position, seed = 'room'): Scene {
  const enemies = [`${jaegers} jaeger CQ.x`, ...(position.enemies ?? [])];
  const { figures } = scene({ team: position.team, enemies }).t;
  const stunned = figures.map((figure) => (figure.type === 'jaeger' ? { ...figure, stun: 2 as const } : figure));
  return new Scene({ ...position, enemies: [], table: { figures: stunned, next: 99 } }, seed);
}

describe('a zone without room for all of them', () => {
  const hunted = (jaegers: number, seed: string): Scene =>
    crowded(
      jaegers,
      {
        team: { [MEDIC]: { at: 'CQ.s' } },
        enemies: ['6 swarmer CQ.n'],
        stack: [{ kind: 'next-turn' }, { kind: 'enemies' }],
      },
      seed,
    );

  test('ETS-11.10 those who do not fit take it as full, also when the others have gone on', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(hunted(7, seed).enemies).toContain('4 swarmer CQ.n');
      expect(hunted(8, seed).enemies).toContain('5 swarmer CQ.n');
      expect(hunted(3, seed).enemies).not.toContain('6 swarmer CQ.n');
      expect(hunted(3, seed).enemies.filter((group) => group.endsWith('swarmer CQ.n'))).toEqual([]);
    }
  });

  test('ETS-11.16 ETS-11.20 of two zones that lie one way, those whom the first does not hold go into the second', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const enemies = ['4 swarmer CQ.n', '12 jaeger CQ.B', '11 jaeger CQ.A', '9 jaeger CQ.C'];
      // After the nine of CQ.x.
      const stack: Frame[] = [{ kind: 'next-turn' }, { kind: 'herd', ids: [9, 10, 11, 12], steps: 0, rolled: null }];
      const herd = crowded(9, { team: { [MEDIC]: { at: 'SE.C' } }, enemies, stack }, seed);
      expect(herd.enemies.filter((one) => one.includes('swarmer'))).toEqual(['1 swarmer CQ.A', '3 swarmer CQ.C']);
    }
  });

  test('ETS-17.7 ETS-8.2 whoever sees only those who found room elsewhere tests at once too', () => {
    const t = crowded(9, {
      team: { [MEDIC]: { at: 'CQ.E' }, [SCOUT]: { at: 'CQ.A' } },
      tokens: ['swarmer-6 CQ.x', 'jaeger-3 LB.A'],
    });
    t.choose('move CQ.w');
    expect(t.enemies.some((group) => group.endsWith('swarmer CQ.n'))).toBe(true);
    expect(t.entries('tested').map(({ who }) => t.t.team[who]?.id)).toEqual([MEDIC, SCOUT]);
  });
});
