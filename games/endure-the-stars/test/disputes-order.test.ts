import { describe, expect, test } from 'vitest';
import type { Frame } from '../rules/index.ts';
import { stage } from './mission-scene.ts';
import { scene, seek } from './scene.ts';

const m = 'medic-male';
const s = 'scout-female';
const p = 'psychic-female';
const far = ['swarmer-4 LB.A'];
const next: Frame = { kind: 'next-turn' };

describe('who comes first', () => {
  test('ETS-8.11 Contagious Panic and Frightening Behaviour go round from the first player', () => {
    const team = { [m]: { at: 'CQ.w' }, [s]: { at: 'CQ.w', resolve: 5 }, [p]: { at: 'CQ.w' } };
    const fright = (card: string) =>
      scene({
        team: { ...team, [s]: { ...team[s], fears: [card] } },
        tokens: far,
        stack: [next, { kind: 'activate', who: 1, cards: [card] }],
        table: { first: 2, phase: 'resolution' },
      });
    expect(
      fright('contagious-panic')
        .entries('tested')
        .map(({ who }) => who),
    ).toEqual([2, 0]);
    expect(
      fright('frightening-behaviour')
        .entries('lost-resolve')
        .map(({ who }) => who),
    ).toEqual([2, 0]);
  });

  test('ETS-11.24 ETS-R80 of those without a route, who can be walked to comes before who cannot at all', () => {
    // It saw both: the scout stands under a shield now, the medic behind a locked door.
    const t = scene({
      team: { [m]: { at: 'LB.A', turn: 'over' }, [s]: { at: 'CQ.w', cards: ['shield-bubble'] } },
      enemies: ['1 jaeger CQ.e'],
      locked: ['LB:A-x'],
      active: s,
    });
    Object.assign(t.t.figures[0] ?? {}, { seen: 3 });
    t.choose('use shield-bubble', 'end-turn');
    expect(t.entries('foe-moved').map(({ to }) => t.named(to))).toEqual(['CQ.x']);
  });
});

describe('what counts at once', () => {
  test('ETS-R83 after Slip Past the zone where she stopped counts, even if she then walks on', () => {
    const t = scene({ team: { [s]: { at: 'CQ.w' } }, enemies: ['1 jaeger CQ.A'], tokens: far });
    t.choose('ability active', 'move CQ.x', 'move CQ.n');
    expect(t.t.figures[0]?.seen).toBe(0);
    t.choose('move CQ.x');
    expect(t.t.figures[0]?.seen).toBe(1);
  });

  test('ETS-3.5 the last crew member is saved before tokens that come into sight with it are turned up', () => {
    const t = stage({
      mission: 'CG05',
      at: ['LS.s'],
      tokens: [['swarmer-4', 'LS.D']],
      change(table) {
        const delivered = { zone: null, collected: true, end: 'delivered' } as const;
        table.objectives = [delivered, delivered, { zone: null, collected: true, end: null }].map((one) => ({
          ...one,
        }));
        const [first] = table.team;
        if (first !== undefined) first.carries = [2];
      },
    });
    t.move('LS.e');
    expect(t.ending).toBe('won ETS-M05.14');
    expect(t.entries('revealed')).toEqual([]);
  });

  test('ETS-14.23 a Titan that fires and misses in low gravity is pushed back all the same', () => {
    const t = seek(
      {
        team: { [m]: { at: 'CQ.w' } },
        enemies: ['1 titan CQ.x'],
        event: 'artificial-gravity-failure',
        stack: [next, { kind: 'stalk', figure: 0, card: 'titan.hurled-debris', actions: 2, walked: 0 }],
        table: { phase: 'enemies' },
      },
      () => {},
      (x) => x.entries('boss-attack')[0]?.dice.every((die) => die < 3) === true,
    );
    expect(t.entries('foe-moved')[0]).toMatchObject({ enemy: 'titan', clause: 'ETS-14.23' });
    expect(t.entries('moved')).toEqual([]);
  });

  test('ETS-8.2 who sees only those for whom there was no room where a token was turned up tests at once', () => {
    // CQ.A has room for one more; the others come to stand in CQ.n, which the medic sees.
    const t = seek(
      {
        team: { [m]: { at: 'CQ.s', resolve: 0 }, [s]: { at: 'CQ.A' } },
        enemies: ['10 icarus CQ.A'],
        tokens: ['swarmer-4 CQ.n'],
        stack: [next, { kind: 'advance', done: [] }],
        table: { phase: 'resolution', pile: [] },
      },
      () => {},
      (x) => x.count('solomon') === 0,
    );
    expect(t.enemies).toContain('3 swarmer CQ.n');
    expect(t.of(m).health).toBe(9);
  });
});

describe("what is not a survivor's", () => {
  test('ETS-M10.10 what a mission says of Solomons outlasts the first survivor', () => {
    const jammed = { kind: 'solomon jammed', who: 0, zone: null, until: 'mission' } as const;
    const t = scene({
      mission: 'CG10',
      team: { [m]: { at: 'RR.A', health: 0 }, [s]: { at: 'RR.A' } },
      tokens: ['swarmer-4 EB.C'],
      stack: [next, { kind: 'deaths' }],
      table: { lasting: [jammed, { kind: 'hold-the-line', who: 0, zone: null, until: 'round' }] },
    });
    expect(t.of(m).fate).toBe('dead');
    expect(t.t.lasting).toEqual([jammed]);
  });
});
