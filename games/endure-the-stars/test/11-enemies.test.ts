import { describe, expect, test } from 'vitest';
import { type Mission, missionOf } from '../content/index.ts';
import { mapOf, zoneNamed } from '../rules/board/mission-map.ts';
import type { Frame } from '../rules/index.ts';
import type { Lasting } from '../rules/types.ts';
import { Scene, scene, seek } from './scene.ts';

const phase: readonly Frame[] = [{ kind: 'enemies' }];
const m = 'medic-male';
const hiding = { [m]: { at: 'SE.C' } };
const moves = (t: ReturnType<typeof scene>) =>
  t.entries('foe-moved').map(({ enemy, count, from, to }) => `${count} ${enemy} ${t.named(from)} ${t.named(to)}`);

describe('passive and active', () => {
  test('ETS-11.4 Passive without a survivor in sight and without noise; ETS-11.14 one zone by the die, ETS-11.17 and no attack', () => {
    const t = scene({ team: hiding, enemies: ['1 swarmer CQ.x'], stack: phase });
    expect(moves(t)).toHaveLength(1);
    expect(t.entries('attacked')).toEqual([]);
    const dark = seek(
      { team: { [m]: { at: 'CQ.w' } }, enemies: ['1 swarmer CQ.x'], event: 'blackout', stack: phase },
      () => {},
      (x) => x.enemies[0] === '1 swarmer CQ.w',
    );
    expect([dark.of(m).health, dark.entries('attacked')]).toEqual([10, []]);
  });

  test('ETS-11.16 it must move if it can, ETS-11.15 turning the die: one way out is taken', () => {
    const t = scene({ team: hiding, enemies: ['2 jaeger LB.B'], opened: ['LB:A-x'], stack: phase });
    expect(moves(t)).toEqual(['2 jaeger LB.B LB.A']);
  });

  test('ETS-11.18 a herd moves on one roll (ETS-R32)', () => {
    const t = scene({ team: hiding, enemies: ['4 swarmer CQ.x'], stack: phase });
    expect(t.entries('foe-moved')).toMatchObject([{ count: 4 }]);
  });

  test('ETS-11.21 an Active enemy goes for whom it sees, ETS-11.27 attacks as soon as it can, ETS-11.12 once (ETS-R30)', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w' } }, enemies: ['1 swarmer CQ.e'], stack: phase });
    expect(moves(t)).toEqual(['1 swarmer CQ.e+LB.w CQ.x', '1 swarmer CQ.x CQ.w']);
    expect(t.entries('attacked')).toHaveLength(1);
    expect(t.of(m).health).toBe(9);
  });

  test('ETS-11.13 one that begins beside a survivor attacks and does nothing more (X14)', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w' } }, enemies: ['1 jaeger CQ.w'], stack: phase });
    expect(moves(t)).toEqual([]);
    expect(t.of(m).health).toBe(8);
  });

  test('ETS-11.11 a Jaeger has two actions: it arrives and cannot attack', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w' } }, enemies: ['1 jaeger CQ.e'], stack: phase });
    expect(t.enemies).toEqual(['1 jaeger CQ.w']);
    expect(t.of(m).health).toBe(10);
  });

  test('ETS-5.6 noise draws what it reaches, ETS-5.3 no further, ETS-11.28 and it stops there', () => {
    // A Swarmer could go three zones.
    const near = scene({ team: hiding, enemies: ['1 swarmer CQ.x'], noises: ['2 CQ.A'], stack: phase });
    expect(moves(near)).toEqual(['1 swarmer CQ.x CQ.n', '1 swarmer CQ.n CQ.A']);
    const far = seek(
      { team: hiding, enemies: ['1 jaeger CQ.e'], noises: ['1 CQ.A'], stack: phase },
      () => {},
      (t) => moves(t).length === 1,
    );
    expect(far.entries('foe-moved')).toHaveLength(1);
  });

  test('ETS-5.9 the loudest noise, ETS-5.14 and one that is there waits', () => {
    const t = scene({ team: hiding, enemies: ['1 swarmer CQ.x'], noises: ['1 CQ.w', '3 CQ.s'], stack: phase });
    expect(t.enemies).toEqual(['1 swarmer CQ.s']);
    expect(
      scene({ team: hiding, enemies: ['1 swarmer CQ.s'], noises: ['3 CQ.s'], stack: phase }).entries('foe-moved'),
    ).toEqual([]);
  });

  test('ETS-11.22 a survivor seen comes before a noise, ETS-11.23 also on the way (X5)', () => {
    const t = scene({ team: { [m]: { at: 'LB.e' } }, enemies: ['5 swarmer CQ.B'], noises: ['3 CQ.s'], stack: phase });
    expect(moves(t)).toEqual(['5 swarmer CQ.B CQ.n', '5 swarmer CQ.n CQ.x', '5 swarmer CQ.x CQ.e+LB.w']);
    expect(t.entries('attacked')).toEqual([]);
  });

  test('ETS-11.23 a token turns to a louder noise that it comes into reach of on the way', () => {
    const two = ['2 CQ.B', '3 LB.x'];
    const t = scene({ team: hiding, tokens: ['jaeger-3 CQ.A'], noises: two, stack: phase });
    expect(t.named(t.entries('token-moved')[0]?.to ?? -1)).toBe('CQ.x');
    const one = scene({ team: hiding, tokens: ['jaeger-3 CQ.A'], noises: two.slice(0, 1), stack: phase });
    expect(one.named(one.entries('token-moved')[0]?.to ?? -1)).toBe('CQ.B');
  });

  test('ETS-5.6 ETS-R116 what follows a noise goes on where the way leads out of its reach', () => {
    // From behind the wall of Cabin 3 it is three steps to where the noise is, and the first one leads away from it.
    const noises = ['1 CQ.w'];
    const runs = scene({ team: hiding, enemies: ['2 swarmer CQ.C'], noises, stack: phase });
    expect(moves(runs)).toEqual(['2 swarmer CQ.C CQ.n', '2 swarmer CQ.n CQ.x', '2 swarmer CQ.x CQ.w']);
    const creeps = scene({ team: hiding, tokens: ['jaeger-3 CQ.C'], noises, stack: phase });
    expect(creeps.entries('token-moved').map(({ to }) => creeps.named(to))).toEqual(['CQ.x']);
    // Whoever was out of its reach is not drawn by it on the way to nothing.
    const deaf = scene({ team: hiding, enemies: ['1 swarmer CQ.n'], noises, stack: phase });
    expect(deaf.entries('foe-moved')).toMatchObject([{ clause: 'ETS-11.14' }]);
  });

  test('ETS-5.10 ETS-R116 the die is thrown once between equal noises: nobody turns back halfway', () => {
    const noises = ['4 CQ.w', '4 LB.e'];
    const ends = Array.from({ length: 40 }, (_, n) => {
      const t = new Scene({ team: hiding, enemies: ['1 swarmer CQ.e'], noises, stack: phase }, `torn ${n}`);
      return t.enemies[0];
    });
    expect(new Set(ends)).toEqual(new Set(['1 swarmer CQ.w', '1 swarmer LB.e']));
    const crept = Array.from({ length: 40 }, (_, n) => {
      const t = new Scene({ team: hiding, tokens: ['jaeger-3 CQ.e'], noises, stack: phase }, `torn ${n}`);
      return t.entries('token-moved').map(({ to }) => t.named(to))[0];
    });
    expect(new Set(crept)).toEqual(new Set(['CQ.w', 'LB.e']));
  });

  test('ETS-11.23 ETS-R116 a noise that is louder on the way turns it, one that is as loud does not', () => {
    const end = (noise: string) =>
      scene({ team: hiding, enemies: ['1 swarmer CQ.C'], noises: ['3 CQ.s', noise], stack: phase }).enemies[0];
    expect(end('4 LB.e')).toBe('1 swarmer CQ.e+LB.w');
    expect(end('3 LB.x')).toBe('1 swarmer CQ.s');
  });

  test('ETS-11.23 ETS-R116 whom it saw on its way it pursues out of sight, round a shield that bars the straight way', () => {
    const bubble = zoneNamed(mapOf(missionOf('CG00') as Mission), 'LB.x');
    const t = scene({
      team: { [m]: { at: 'LB.e' } },
      enemies: ['1 swarmer CQ.x'],
      stack: phase,
      table: { lasting: [{ kind: 'shield-bubble', who: 0, zone: bubble, until: 'round' }] },
    });
    expect(moves(t)).toEqual(['1 swarmer CQ.x CQ.e+LB.w', '1 swarmer CQ.e+LB.w LB.C', '1 swarmer LB.C LB.s+SE.n']);
  });

  test('ETS-4.37 of several zones that way one is chosen at random, for miniatures and for tokens', () => {
    const ends = (rest: object) =>
      Array.from({ length: 60 }, (_, n) => new Scene({ team: hiding, stack: phase, ...rest }, `way ${n}`)).map((t) =>
        t.named((t.entries('foe-moved')[0] ?? t.entries('token-moved')[0])?.to ?? -1),
      );
    // To the west of this corridor lie two cabins.
    for (const rest of [{ enemies: ['1 jaeger CQ.n'] }, { tokens: ['jaeger-3 CQ.n'] }])
      expect(new Set(ends(rest))).toEqual(new Set(['CQ.A', 'CQ.B', 'CQ.C', 'CQ.x']));
  });

  test('ETS-11.22 a distracting item comes before a survivor who is seen', () => {
    const seen = (lasting: readonly Lasting[]) =>
      moves(
        scene({
          team: { [m]: { at: 'CQ.w' } },
          enemies: ['1 jaeger CQ.x'],
          stack: phase,
          table: { lasting: [...lasting] },
        }),
      );
    expect(seen([{ kind: 'decoy', who: 0, zone: 1, until: 'round' }])).toEqual(['1 jaeger CQ.x CQ.n']);
    expect(seen([])).toEqual(['1 jaeger CQ.x CQ.w']);
  });

  test('ETS-11.5 who was seen this round is pursued out of sight (ETS-R28)', () => {
    const team = { [m]: { at: 'CQ.x' } };
    const t = scene({
      team,
      enemies: ['1 jaeger CQ.s'],
      stack: [{ kind: 'next-turn' }, { kind: 'end-turn', who: 0 }, { kind: 'act', who: 0 }, { kind: 'notice' }],
      active: m,
    });
    t.choose('move CQ.w', 'end-turn');
    expect(t.named(t.entries('foe-moved')[1]?.to ?? -1)).toBe('CQ.w');
    expect(t.t.figures[0]?.seen).toBe(1);
  });

  test('ETS-11.7 a stunned enemy does nothing, ETS-16.6 in this round, ETS-16.7 and recovers at its end', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w', cards: ['stun-grenade'] } }, enemies: ['2 swarmer CQ.x'] });
    t.choose('use stun-grenade', 'zone CQ.x', 'end-turn');
    expect(t.of(m).health).toBe(10);
    expect(t.enemies).toEqual(['2 swarmer CQ.x']);
    expect(t.t.figures.map(({ stun }) => stun)).toEqual([0, 0]);
  });

  test('ETS-11.24 the nearest survivor is the target', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' }, 'scout-male': { at: 'LB.e' } },
      enemies: ['1 swarmer CQ.x'],
      stack: phase,
    });
    expect([t.of(m).health, t.of('scout-male').health]).toEqual([9, 10]);
  });

  test('ETS-20.3 an Icarus attacks from the next zone', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w' } }, enemies: ['1 icarus CQ.x'], stack: phase });
    expect(t.enemies).toEqual(['1 icarus CQ.x']);
    expect(t.of(m).health).toBe(8);
  });

  test('ETS-11.32 no enemy enters a full or shielded zone', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' } },
      enemies: ['1 jaeger CQ.x'],
      stack: phase,
      table: { lasting: [{ kind: 'shield-bubble', who: 0, zone: 12, until: 'round' }] },
    });
    expect(t.t.lasting).toEqual([]);
  });

  test('ETS-11.35 a decoy draws before everything, ETS-R73 and on the way nobody is attacked', () => {
    const t = scene({ team: { 'scout-male': { at: 'CQ.w', cards: ['decoy-beacon'] } }, enemies: ['2 swarmer CQ.e'] });
    t.choose('use decoy-beacon', 'zone CQ.e');
    t.choose('end-turn');
    expect(t.of('scout-male').health).toBe(10);
    expect(t.enemies).toEqual(['2 swarmer CQ.e+LB.w']);
  });

  test('ETS-11.8 Icarus act before Jaegers and these before Swarmers (ETS-R29)', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' } },
      enemies: ['1 swarmer CQ.x', '1 jaeger CQ.x', '1 icarus CQ.x'],
      stack: phase,
    });
    expect(t.entries('attacked').map(({ enemy }) => enemy)).toEqual(['icarus', 'jaeger', 'swarmer']);
  });

  test('ETS-11.10 members of a group attack one after another; whose target is gone chooses again (ETS-R68)', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', health: 1 }, 'scout-male': { at: 'CQ.x' } },
      enemies: ['3 swarmer CQ.w'],
      stack: phase,
    });
    expect(t.of(m).fate).toBe('dead');
    expect(t.of('scout-male').health).toBe(8);
  });

  test('X25 ETS-11.10 six Swarmers: one kills who is beside them, five go on with what they have left', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', health: 1 }, 'scout-male': { at: 'CQ.x' } },
      enemies: ['6 swarmer CQ.w'],
      stack: phase,
    });
    expect([t.of(m).fate, t.of('scout-male').health]).toEqual(['dead', 5]);
    expect(t.enemies).toEqual(['1 swarmer CQ.w', '5 swarmer CQ.x']);
    expect(t.entries('attacked').map(({ zone }) => t.named(zone))).toEqual(['CQ.w', ...Array(5).fill('CQ.x')]);
  });

  test('ETS-11.31 what is revealed in the Enemy Phase waits', () => {
    const t = seek(
      { team: { [m]: { at: 'CQ.w' } }, tokens: ['swarmer-4 CQ.n'], noises: ['4 CQ.w'], stack: phase },
      () => {},
      (x) => x.count('swarmer') === 4,
    );
    expect(t.entries('attacked')).toEqual([]);
  });
});

describe('Solomons', () => {
  test('ETS-20.5 GEPs beside a Solomon deal 1 more, ETS-20.6 once', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w' } }, enemies: ['1 jaeger CQ.w', '2 solomon CQ.w'], stack: phase });
    expect(t.of(m).health).toBe(7);
  });

  test('ETS-20.7 a Solomon goes to the nearest other GEPs, ETS-20.9 and never attacks (ETS-R35)', () => {
    const t = scene({ team: hiding, enemies: ['1 solomon CQ.w', '1 jaeger LB.B'], opened: ['LB:A-x'], stack: phase });
    expect(t.entries('foe-moved').filter(({ enemy }) => enemy === 'solomon')).toHaveLength(3);
    const beside = scene({ team: { [m]: { at: 'CQ.w' } }, enemies: ['1 solomon CQ.w'], stack: phase });
    expect(beside.of(m).health).toBe(10);
  });

  test('ETS-20.8 noise, survivors in sight and decoys do not change where a Solomon goes', () => {
    const { zone } = scene({ team: { [m]: { at: 'CQ.w' } }, tokens: ['swarmer-4 LB.A'] }).of(m);
    const t = scene({
      team: { [m]: { at: 'CQ.w' } },
      enemies: ['1 solomon CQ.x', '1 jaeger CQ.e+LB.w'],
      noises: ['5 CQ.s'],
      stack: [{ kind: 'next-turn' }, { kind: 'rank', rank: 4 }, { kind: 'minds' }],
      table: { lasting: [{ kind: 'decoy', who: 0, zone, until: 'round' }] },
    });
    expect(t.enemies).toEqual(['1 solomon CQ.e+LB.w', '1 jaeger CQ.e+LB.w']);
  });

  test('ETS-17.1 two dice at each reveal: ETS-17.2 up to 3 for three survivors', () => {
    const start = {
      team: { [m]: { at: 'CQ.w' }, 'scout-male': { at: 'CQ.w' }, 'captain-male': { at: 'CQ.w' } },
      tokens: ['swarmer-4 CQ.x'],
      stack: [{ kind: 'next-turn' }, { kind: 'notice' }] as const,
    };
    const comes = seek(
      start,
      () => {},
      (t) => t.entries('solomon')[0]?.comes === true,
    );
    expect(comes.entries('solomon')[0]?.dice.reduce((a, b) => a + b)).toBeLessThanOrEqual(3);
    expect(comes.count('solomon')).toBe(1);
    const four = seek(
      start,
      () => {},
      (t) => t.entries('solomon')[0]?.dice.reduce((a, b) => a + b) === 4,
    );
    expect(four.count('solomon')).toBe(0);
  });

  test('ETS-1.6 ETS-17.5 none is told of where all ten are on the board already', () => {
    const t = seek(
      {
        team: { [m]: { at: 'CQ.w' }, 'scout-male': { at: 'CQ.w' }, 'captain-male': { at: 'CQ.w' } },
        enemies: ['10 solomon LB.A'],
        tokens: ['swarmer-4 CQ.x'],
        stack: [{ kind: 'next-turn' }, { kind: 'notice' }],
      },
      () => {},
      (now) => (now.entries('solomon')[0]?.dice.reduce((a, b) => a + b) ?? 9) <= 3,
    );
    expect([t.count('solomon'), t.entries('solomon')[0]?.comes]).toEqual([10, false]);
  });
});

describe('radar tokens', () => {
  test('ETS-12.2 a token in sight is turned up: so many miniatures in its zone; ETS-12.9 it is out (ETS-R34)', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' } },
      tokens: ['jaeger-4 CQ.x'],
      stack: [{ kind: 'next-turn' }, { kind: 'notice' }],
    });
    expect(t.count('jaeger')).toBe(4);
    expect(t.t.tokens).toEqual([]);
    expect(t.t.pile).toHaveLength(5);
  });

  test('ETS-12.3 whoever moved: a step that brings it into sight reveals it, ETS-12.8 and the turn goes on', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w' } }, tokens: ['jaeger-3 CQ.s'] });
    t.choose('move CQ.x');
    expect(t.count('jaeger')).toBe(3);
    t.awaits(0, 'act');
  });

  test('ETS-12.5 an Active token finishes its two zones before it is revealed (X1) (ETS-R33)', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w' } }, tokens: ['jaeger-3 CQ.A'], noises: ['4 CQ.w'], stack: phase });
    expect(t.entries('token-moved')).toHaveLength(1);
    expect(t.enemies).toEqual(['3 jaeger CQ.x']);
    // Seen after its first step it goes on, out of sight again.
    const past = scene({ team: { [m]: { at: 'CQ.w' } }, tokens: ['jaeger-3 CQ.n'], noises: ['3 CQ.s'], stack: phase });
    expect(past.enemies).toEqual(['3 jaeger CQ.s']);
    expect(past.entries('tested')).toEqual([]);
  });

  test('ETS-12.17 tokens cannot be attacked', () => {
    scene({ team: { [m]: { at: 'CQ.w', cards: ['pistol'] } }, tokens: ['jaeger-3 CQ.s'] }).cannot(
      'attack pistol CQ.s',
      'ETS-15.10',
    );
  });

  test('ETS-12.10 a spawn takes a token of the pile to a room of the named tile, ETS-12.13 never to a corridor', () => {
    const t = scene({
      team: hiding,
      tokens: ['jaeger-3 LB.A'],
      events: ['spawn:crew-quarters', 'lull'],
      stack: [{ kind: 'resolution' }],
    });
    const spawned = t.entries('spawned').map(({ zone }) => t.named(zone));
    expect(spawned).toHaveLength(1);
    expect(spawned[0]).toMatch(/^CQ\.[A-F]$/);
    expect(t.t.pile).toHaveLength(4);
  });

  test('ETS-14.7 a spawn on a tile that is not there is ignored, and no event is in effect', () => {
    const t = scene({
      team: hiding,
      tokens: ['jaeger-3 LB.A'],
      events: ['spawn:armoury', 'lull'],
      stack: [{ kind: 'resolution' }],
    });
    expect(t.t.event).toBeNull();
    expect(t.t.tokens).toHaveLength(1);
  });

  test('ETS-12.15 with an empty pile every token comes one zone nearer, ETS-12.16 if there is one (ETS-R56)', () => {
    const t = scene({
      team: hiding,
      tokens: ['jaeger-3 LB.C'],
      pile: [],
      events: ['spawn:crew-quarters', 'lull'],
      stack: [{ kind: 'resolution' }],
    });
    expect(t.entries('token-moved')).toMatchObject([{ clause: 'ETS-12.15' }]);
    const events = ['spawn:crew-quarters', 'lull'];
    const none = scene({ team: hiding, enemies: ['1 jaeger LB.A'], pile: [], events, stack: [{ kind: 'resolution' }] });
    expect([none.entries('spawned'), none.entries('token-moved'), none.enemies]).toEqual([[], [], ['1 jaeger LB.A']]);
  });

  test('ETS-12.14 a token that spawns in sight is revealed at once', () => {
    const t = seek(
      {
        team: { [m]: { at: 'CQ.s' } },
        tokens: ['jaeger-3 LB.A'],
        pile: ['swarmer-5'],
        events: ['spawn:crew-quarters', 'lull'],
        stack: [{ kind: 'resolution' }],
      },
      () => {},
      (x) => x.entries('spawned').some(({ zone }) => x.named(zone) === 'CQ.E'),
    );
    expect(t.count('swarmer')).toBe(5);
  });

  test('ETS-17.7 what does not fit goes to connecting zones', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' } },
      enemies: ['7 icarus CQ.x'],
      tokens: ['swarmer-6 CQ.x'],
      stack: [{ kind: 'next-turn' }, { kind: 'notice' }],
    });
    expect(t.count('swarmer')).toBe(6);
    expect(t.enemies.filter((group) => group.includes('swarmer')).length).toBeGreaterThan(1);
  });
});
