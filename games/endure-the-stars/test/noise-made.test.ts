import { describe, expect, test } from 'vitest';
import { loudestAt, makeNoise } from '../rules/board/noise-made.ts';
import { shipOf, zoneIn } from '../rules/board/ship.ts';
import type { Context, Noise } from '../rules/index.ts';
import { scene } from './scene.ts';

const m = 'medic-male';
const silent = { log: () => {}, push: () => {} } as unknown as Context;

describe('which noise counts', () => {
  const { t } = scene({ team: { [m]: { at: 'SE.C' } }, tokens: ['swarmer-4 LB.A'] });
  const zone = zoneIn(t, 'CQ.x');
  const other = zoneIn(t, 'CQ.s');
  const heard = (...noises: readonly Noise[]) =>
    loudestAt({ ...t, noises: [...noises] }, zone, shipOf(t).noise).map((noise) => [noise.zone, noise.level]);
  const noise = (at: number, level: number, late = false): Noise => ({ zone: at, level, late });

  test('ETS-5.9 the loudest, ETS-5.10 of equals each zone once', () => {
    expect(heard(noise(zone, 3), noise(other, 2))).toEqual([[zone, 3]]);
    expect(heard(noise(other, 2), noise(zone, 3))).toEqual([[zone, 3]]);
    expect(heard(noise(other, 2), noise(zone, 2))).toEqual([
      [other, 2],
      [zone, 2],
    ]);
    expect(heard(noise(other, 2), noise(zone, 2), noise(other, 2, true))).toHaveLength(2);
    expect(heard(noise(zoneIn(t, 'SE.C'), 1))).toEqual([]);
  });

  test('ETS-5.18 in the Resolution Phase a noise stands beside an older one, and among its like the loudest stays', () => {
    const after = (...levels: readonly number[]) => {
      const table = { ...t, phase: 'resolution' as const, noises: [noise(zone, 3)] };
      for (const level of levels) makeNoise(table, zone, level, 'ETS-5.1', silent);
      return table.noises.map(({ level, late }) => `${level}${late ? ' late' : ''}`);
    };
    expect(after(1)).toEqual(['3', '1 late']);
    expect(after(1, 2)).toEqual(['3', '2 late']);
    expect(after(2, 1)).toEqual(['3', '2 late']);
    expect(after(4)).toEqual(['3', '4 late']);
  });
});

test('ETS-9.1 The Silent Treatment: three actions without noise; an attack of noise 0 is none', () => {
  const turn = (...choices: readonly string[]) => {
    const t = scene({
      team: { [m]: { at: 'CQ.E', actions: 1, spent: 2, goal: 'the-silent-treatment', cards: ['medical-blade'] } },
      enemies: choices.some((choice) => choice.startsWith('attack')) ? ['1 jaeger CQ.E'] : ['1 jaeger CQ.F'],
      items: ['med-kit-2'],
    });
    return t.choose(...choices, 'end-turn').entries('unlocked').length;
  };
  expect(turn('search')).toBe(1);
  expect(turn('attack medical-blade CQ.E')).toBe(1);
  expect(turn('noise 1')).toBe(0);
});
