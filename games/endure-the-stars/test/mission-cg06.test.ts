import { describe, expect, test } from 'vitest';
import { type Staging, seek, stage } from './mission-scene.ts';

const cg06 = (rest: Partial<Staging> = {}) => stage({ mission: 'CG06', tokens: [['jaeger-3', 'RR.A']], ...rest });

describe('CG06 Bug Hunt', () => {
  test('ETS-M06.8 no card of the Event deck spawns a token', () => {
    const { events } = cg06().t;
    expect(events.filter((event) => event.startsWith('spawn:'))).toEqual([]);
    expect(events.length).toBe(18);
  });

  test('ETS-M06.9 ETS-M06.10 ETS-RM11 the stash gives one of three weapons at random; the others stay out of play', () => {
    const given = new Set<string>();
    for (const wanted of ['shotgun', 'assault-rifle', 'pistol']) {
      const t = seek(
        (seed) => cg06({ at: ['AR.B'], seed }).interact('stash'),
        (now) => !now.t.aside.includes(wanted),
      );
      expect(t.t.aside.length).toBe(2);
      given.add(wanted);
    }
    expect(given.size).toBe(3);
    expect(cg06().t.items.filter((item) => item === 'shotgun').length).toBe(1);
  });

  test('ETS-M06.11 won when nothing is left; a token on the map is something', () => {
    const shoot = (tokens: Staging['tokens']) => {
      const fight = (seed: string) => {
        const t = cg06({
          tokens: tokens ?? [],
          at: ['CQ.s'],
          items: ['persuader'],
          figures: [['swarmer', 'CQ.s']],
          seed,
        });
        return t.do({ kind: 'attack', item: 'persuader', pair: false, zone: t.zone('CQ.s') });
      };
      return seek(fight, (t) => t.entries('killed').length > 0);
    };
    expect(shoot([]).ending).toBe('won ETS-M06.11');
    expect(shoot([['jaeger-3', 'RR.A']]).ending).toBeNull();
  });
});
