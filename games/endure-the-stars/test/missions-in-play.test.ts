import { describe, expect, test } from 'vitest';
import type { Frame } from '../rules/index.ts';
import { scene, seek } from './scene.ts';

const m = 'medic-male';
const e = 'engineer-male';

describe('CG00', () => {
  test('ETS-M00.10 won when no enemy and no token is left', () => {
    const start = { team: { [m]: { at: 'CQ.w', cards: ['plasma-cutter'] } }, enemies: ['1 swarmer CQ.w'] };
    const open = seek(
      { ...start, tokens: ['swarmer-4 LB.A'] },
      (t) => t.choose('attack plasma-cutter CQ.w'),
      (t) => t.count('swarmer') === 0,
    );
    expect(open.state.outcome).toBeNull();
    const done = seek(
      start,
      (t) => t.choose('attack plasma-cutter CQ.w'),
      (t) => t.count('swarmer') === 0,
    );
    expect(done.state.outcome).toMatchObject({ kind: 'won' });
  });
});

describe('CG01', () => {
  const team = { [m]: { at: 'SE.D' }, [e]: { at: 'SE.w' } };

  test('ETS-M01.13 each blue objective gives a Power Cell that was set aside', () => {
    const t = scene({
      mission: 'CG01',
      team,
      tokens: ['swarmer-4 CQ.D'],
      table: { aside: ['power-cell', 'power-cell'] },
    });
    t.choose('interact cell-1');
    expect(t.items(m)).toEqual(['power-cell']);
    expect(t.t.aside).toEqual(['power-cell']);
  });

  test('ETS-M01.14 at the end of each Enemy Phase a die: on 1-3 a token comes out of an open cell, ETS-M01.15 which the directional die names', () => {
    const phase: readonly Frame[] = [{ kind: 'enemies' }];
    const start = { mission: 'CG01', team, tokens: ['swarmer-4 CQ.D'], stack: phase };
    const comes = seek(
      start,
      () => {},
      (t) => (t.entries('mission-roll')[0]?.die ?? 9) <= 3,
    );
    expect(comes.entries('spawned').map(({ zone }) => comes.named(zone))[0]).toMatch(/^PC[12]\.A$/);
    const quiet = seek(
      start,
      () => {},
      (t) => (t.entries('mission-roll')[0]?.die ?? 0) > 3,
    );
    expect(quiet.entries('spawned')).toEqual([]);
  });

  test('ETS-M01.12 no door is sealed on a survivor', () => {
    const start = { mission: 'CG01', tokens: ['swarmer-4 CQ.D'], loader: { at: 'CQ.w', pilot: m, powered: true } };
    scene({ ...start, team: { [m]: { at: 'CQ.w' }, [e]: { at: 'PC1.A' } } }).cannot('attack loader CQ.w', 'ETS-15.10');
    expect(scene({ ...start, team: { [m]: { at: 'CQ.w' } } }).kinds).toContain('attack');
  });

  test('ETS-M01.8 only a powered Loader can, ETS-M01.20 and a sealed cell is cut off', () => {
    scene({ mission: 'CG01', team: { [m]: { at: 'CQ.w', cards: ['persuader'] } }, tokens: ['swarmer-4 CQ.D'] }).cannot(
      'attack persuader CQ.w',
      'ETS-15.10',
    );
    const t = seek(
      {
        mission: 'CG01',
        team: { [m]: { at: 'CQ.w' }, [e]: { at: 'SE.w' } },
        tokens: ['swarmer-4 PC1.A', 'jaeger-3 CQ.D'],
        loader: { at: 'CQ.w', pilot: m, powered: true },
      },
      (x) => x.choose('attack loader CQ.w'),
      (x) => x.t.objectives[0]?.end === 'destroyed',
    );
    expect(t.t.tokens).toHaveLength(1);
    expect(t.t.away).toEqual(['swarmer-4']);
  });

  test('ETS-M01.19 lost when a door is open and no charge is left anywhere', () => {
    const t = scene({
      mission: 'CG01',
      team: { [m]: { at: 'SE.w' } },
      tokens: ['swarmer-4 CQ.D'],
      items: ['pistol'],
      stack: [{ kind: 'next-turn' }, { kind: 'notice' }],
    });
    expect(t.state.outcome).toBeNull();
    const gone = { zone: null, collected: true, end: 'done' } as const;
    const lost = scene({
      mission: 'CG01',
      team: { [m]: { at: 'SE.w' } },
      tokens: ['swarmer-4 CQ.D'],
      items: ['pistol'],
      stack: [{ kind: 'next-turn' }, { kind: 'notice' }],
      table: { objectives: [...t.t.objectives.slice(0, 2), gone, gone] },
    });
    expect(lost.state.outcome).toMatchObject({ kind: 'lost' });
  });
});

describe('CG02', () => {
  const far = ['swarmer-4 CQ.B'];
  const carrier = { [m]: { at: 'LS.w', carries: [0] }, [e]: { at: 'NV.e' } };
  const turn: readonly Frame[] = [{ kind: 'next-turn' }, { kind: 'turn', who: 0 }];

  test('ETS-M02.7 the console unlocks the exit', () => {
    const t = scene({ mission: 'CG02', team: { [m]: { at: 'SE.B' } }, tokens: far });
    t.choose('interact console');
    expect(t.t.exits).toMatchObject([{ set: 'open', kept: false }]);
  });

  test('ETS-M02.8 who takes the Brain loses 1 Health and 1 Resolve, ETS-M02.9 and its story is shown', () => {
    const t = scene({ mission: 'CG02', team: { [m]: { at: 'LB.B' } }, tokens: far });
    t.choose('interact brain');
    expect(t.of(m)).toMatchObject({ health: 9, resolve: 9, carries: [0] });
    expect(t.entries('story')).toHaveLength(1);
  });

  test.each([
    [3, { health: 10, actions: 3 }],
    [4, { health: 10, actions: 2 }],
    [6, { health: 9, actions: 3 }],
  ])('ETS-M02.10 the carrier rolls at the start of a turn: %i', (die, then) => {
    const t = seek(
      { mission: 'CG02', team: carrier, tokens: far, stack: turn },
      () => {},
      (x) => x.entries('mission-roll')[0]?.die === die,
    );
    expect(t.of(m)).toMatchObject(then);
  });

  test('ETS-M02.13 on a 5 everything Passive comes towards the carrier', () => {
    const t = seek(
      {
        mission: 'CG02',
        team: { [m]: { at: 'LS.w', carries: [0] } },
        enemies: ['1 jaeger LB.D'],
        tokens: far,
        stack: turn,
      },
      () => {},
      (x) => x.entries('mission-roll')[0]?.die === 5,
    );
    t.choose('end-turn');
    expect(t.entries('draws')[0]).toMatchObject({ who: 0 });
    expect(t.entries('token-moved')).toHaveLength(1);
  });

  test('ETS-M02.16 no pair of weapons for the carrier', () => {
    scene({
      mission: 'CG02',
      team: { [m]: { at: 'LS.w', carries: [0], cards: ['pistol', 'pistol'] } },
      enemies: ['1 jaeger LS.w'],
    }).cannot('attack pistol LS.w pair', 'ETS-15.11');
  });

  test('ETS-M02.17 the rack gives a weapon of choice, and the other to somebody beside', () => {
    const t = scene({
      mission: 'CG02',
      team: { [m]: { at: 'AR.B' }, [e]: { at: 'AR.B' } },
      tokens: far,
      table: { aside: ['shotgun', 'assault-rifle'] },
    });
    t.choose('interact rack', 'take assault-rifle', `who ${e}`);
    expect([t.items(m), t.items(e)]).toEqual([['assault-rifle'], ['shotgun']]);
  });

  test('ETS-M02.19 lost when the carrier dies', () => {
    const t = scene({
      mission: 'CG02',
      team: { [m]: { at: 'LS.w', carries: [0], health: 0 }, [e]: { at: 'NV.e' } },
      tokens: far,
      stack: [{ kind: 'next-turn' }, { kind: 'deaths' }],
    });
    expect(t.state.outcome).toMatchObject({ kind: 'lost' });
  });

  test('ETS-M02.20 won when all who live have left with the Brain', () => {
    const out = { set: 'open', kept: false, spike: null, held: [] } as const;
    const t = scene({
      mission: 'CG02',
      team: { [m]: { at: 'NV.e', carries: [0] } },
      tokens: far,
      table: { exits: [{ ...out }] },
    });
    t.choose('exit 0');
    expect(t.state.outcome).toMatchObject({ kind: 'won' });
  });
});

describe('CG03', () => {
  test('ETS-M03.12 the Engineer repairs the generator for two actions, and gravity is back', () => {
    const t = scene({
      mission: 'CG03',
      team: { [e]: { at: 'EB.C' } },
      tokens: ['swarmer-4 CQ.B'],
      table: { standing: ['artificial-gravity-failure'] },
    });
    t.choose('interact generator');
    expect(t.t.standing).toEqual([]);
    expect(t.of(e).actions).toBe(1);
    scene({ mission: 'CG03', team: { [m]: { at: 'EB.C' } }, tokens: ['swarmer-4 CQ.B'] }).cannot(
      'interact generator',
      'ETS-O.4',
    );
  });

  test('ETS-M03.13 lost when the Engineer is gone before', () => {
    const t = scene({
      mission: 'CG03',
      team: { [e]: { at: 'EB.C', health: 0 }, [m]: { at: 'RR.A' } },
      tokens: ['swarmer-4 CQ.B'],
      stack: [{ kind: 'next-turn' }, { kind: 'deaths' }],
    });
    expect(t.state.outcome).toMatchObject({ kind: 'lost' });
  });
});

describe('CG04 to CG07', () => {
  test('ETS-M04.10 Life Support Failure takes 2 there', () => {
    const t = scene({
      mission: 'CG04',
      team: { [m]: { at: 'LS.w' } },
      enemies: ['4 jaeger SE.B'],
      events: ['life-support-failure', 'lull'],
      stack: [{ kind: 'resolution' }],
      table: { airLoss: 2 },
    });
    expect(t.of(m).health).toBe(8);
    expect(t.count('jaeger')).toBe(2);
  });

  test('ETS-M04.12 the first to leave fixes the exit', () => {
    const t = scene({
      mission: 'CG04',
      team: { [e]: { at: 'SE.w' }, [m]: { at: 'CQ.e' } },
      tokens: ['swarmer-4 CQ.A'],
    });
    t.choose('exit 0');
    expect(t.t.exit).toBe(0);
    t.cannot('exit 1', 'ETS-M04.12');
  });

  test('ETS-M04.9 only a Medic collects the supplies', () => {
    scene({ mission: 'CG04', team: { [e]: { at: 'MB.C' }, [m]: { at: 'LS.w' } }, tokens: ['swarmer-4 CQ.A'] }).cannot(
      'interact supplies',
      'ETS-O.4',
    );
  });

  test('ETS-M05.11 a crew member is safe in the zone of the exit, and the carrier regains 1 Resolve', () => {
    const t = scene({
      mission: 'CG05',
      team: { [m]: { at: 'LS.s', carries: [0], resolve: 5 } },
      tokens: ['swarmer-4 CQ.B'],
    });
    t.choose('move LS.e');
    expect(t.t.objectives[0]).toMatchObject({ end: 'delivered' });
    expect(t.of(m)).toMatchObject({ resolve: 6, carries: [] });
  });

  test('ETS-M05.9 the carrier moves two zones at most, and carries one', () => {
    const t = scene({ mission: 'CG05', team: { [m]: { at: 'SE.x', carries: [0] } }, tokens: ['swarmer-4 CQ.B'] });
    t.choose('move SE.w', 'move SE.x');
    t.cannot('move SE.w', 'ETS-13.11');
    scene({ mission: 'CG05', team: { [m]: { at: 'NV.C', carries: [0] } }, tokens: ['swarmer-4 CQ.B'] }).cannot(
      'interact crew-2',
      'ETS-O.6',
    );
  });

  test('ETS-M05.14 won with three of them', () => {
    const safe = { zone: null, collected: true, end: 'delivered' } as const;
    const t = scene({
      mission: 'CG05',
      team: { [m]: { at: 'RR.A' } },
      tokens: ['swarmer-4 CQ.B'],
      stack: [{ kind: 'next-turn' }, { kind: 'notice' }],
      table: { objectives: [safe, safe, safe] },
    });
    expect(t.state.outcome).toMatchObject({ kind: 'won' });
  });

  test('ETS-M06.9 the stash gives one of its weapons at random', () => {
    const t = scene({
      mission: 'CG06',
      team: { [m]: { at: 'AR.B' } },
      tokens: ['swarmer-4 LB.A'],
      table: { aside: ['shotgun', 'assault-rifle', 'pistol'] },
    });
    t.choose('interact stash');
    expect(t.items(m)).toHaveLength(1);
    expect(t.t.aside).toHaveLength(2);
  });

  test('ETS-M07.9 a wound that does not heal, ETS-M07.10 and whose blood draws what is Passive', () => {
    const wounded = { at: 'RR.A', injuries: ['chest', 'head'], scar: 'chest' } as const;
    const t = scene({ mission: 'CG07', team: { [m]: wounded }, tokens: ['swarmer-4 CQ.A'] });
    t.choose('ability crisis');
    expect(t.of(m).injuries).toEqual(['chest']);
    const bled = { kind: 'bled', who: 0, zone: null, until: 'round' } as const;
    const drawn = scene({
      mission: 'CG07',
      team: { [m]: wounded },
      tokens: ['swarmer-4 CQ.A'],
      stack: [{ kind: 'enemies' }],
      table: { lasting: [bled] },
    });
    expect(drawn.entries('draws')).toMatchObject([{ who: 0 }]);
  });
});

describe('the box as a whole', () => {
  test('ETS-14.28 in low gravity an Icarus pushes itself back and its victim away', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.e' } },
      enemies: ['1 icarus CQ.x'],
      event: 'artificial-gravity-failure',
      stack: [{ kind: 'enemies' }],
    });
    expect(t.enemies).toEqual(['1 icarus CQ.w']);
    expect(t.at(m)).toBe('LB.e');
  });

  test("ETS-8.30 They're All Around US: more of a known type that come into sight are a test", () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', resolve: 0, suffers: ['theyre-all-around-us'] } },
      enemies: ['1 icarus CQ.w', '2 icarus CQ.n'],
      noises: ['4 CQ.w'],
      stack: [{ kind: 'next-turn' }, { kind: 'rank', rank: 1 }, { kind: 'minds' }],
    });
    expect(t.of(m).health).toBeLessThan(10);
  });

  test('ETS-19.26 a dead Titan stays dead', () => {
    const t = seek(
      { team: { [m]: { at: 'CQ.w', cards: ['persuader'] } }, enemies: ['1 titan CQ.w'], tokens: ['swarmer-4 LB.A'] },
      (x) => {
        x.t.figures[0]!.health = 1;
        x.choose('attack persuader CQ.w');
      },
      (x) => x.count('titan') === 0,
    );
    expect(t.t.boss?.isDead).toBe(true);
  });
});
