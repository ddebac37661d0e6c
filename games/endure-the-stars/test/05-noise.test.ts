import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

const far = ['swarmer-4 LB.A'];
const team = { 'captain-female': { at: 'CQ.w', cards: ['pistol'] } };

describe('noise', () => {
  test('ETS-10.24 n actions make a noise of level n in the own zone (X13), ETS-5.2 one token', () => {
    const t = scene({ team, tokens: far });
    t.choose('noise 2');
    expect(t.noises).toEqual(['2 CQ.w']);
    expect(t.of('captain-female').actions).toBe(1);
    t.cannot('noise 2', 'ETS-10.24');
  });

  test('ETS-5.7 in one zone only the loudest counts, ETS-5.8 and replaces the quieter one', () => {
    const t = scene({ team: { ...team, 'medic-male': { at: 'CQ.x' } }, tokens: far });
    t.choose('noise 1', 'noise 2');
    expect(t.noises).toEqual(['2 CQ.w']);
    const quiet = scene({ team, tokens: far, noises: ['3 CQ.w'] });
    quiet.choose('noise 2');
    expect(quiet.noises).toEqual(['3 CQ.w']);
  });

  test('ETS-5.15 the noise of an attack lies with the attacker, ETS-15.9 whatever it hits', () => {
    const t = scene({ team, enemies: ['3 swarmer CQ.x'] });
    t.choose('attack pistol CQ.x');
    expect(t.noises).toEqual(['2 CQ.w']);
  });

  test('ETS-5.16 a level 0 noise makes no token (ETS-R27)', () => {
    const t = scene({
      team: { 'captain-female': { at: 'CQ.w', cards: ['medical-blade'] } },
      enemies: ['3 jaeger CQ.w'],
    });
    t.choose('attack medical-blade CQ.w');
    expect(t.noises).toEqual([]);
  });

  test('ETS-5.11 noise tokens go in the Resolution Phase, ETS-5.12 those of that phase a round later', () => {
    const t = scene({
      team,
      tokens: far,
      noises: ['1 CQ.w'],
      events: ['hull-stress', 'lull', 'lull'],
      stack: [{ kind: 'resolution' }],
    });
    expect(t.noises).toHaveLength(1);
    expect(t.noises[0]).toMatch(/^3 /);
    t.choose('end-turn');
    expect(t.noises).toEqual([]);
  });

  test('ETS-1.33 noise tokens are no limit (ETS-R66)', () => {
    const many = [
      'CQ.A',
      'CQ.B',
      'CQ.C',
      'CQ.D',
      'CQ.E',
      'CQ.F',
      'CQ.n',
      'CQ.x',
      'CQ.s',
      'LB.A',
      'LB.B',
      'LB.C',
      'LB.D',
    ].map((zone) => `1 ${zone}`);
    const t = scene({ team, tokens: far, noises: many });
    t.choose('noise 1');
    expect(t.noises).toHaveLength(14);
  });
});
