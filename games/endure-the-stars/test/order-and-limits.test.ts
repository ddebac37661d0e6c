import { describe, expect, test } from 'vitest';
import { stunFigures } from '../rules/effects/stun.ts';
import type { Context, Frame, Table } from '../rules/index.ts';
import { scene, seek } from './scene.ts';

const m = 'medic-male';
const s = 'scout-male';
const far = ['swarmer-4 LB.A'];
const phase: readonly Frame[] = [{ kind: 'enemies' }];
const dice = (t: ReturnType<typeof scene>) => t.entries('fired')[0]?.dice ?? [];

describe('order and limits', () => {
  test('ETS-2.21 the bracket stays when somebody dies (ETS-R71)', () => {
    const four = {
      [m]: { at: 'CQ.w' },
      [s]: { at: 'CQ.w' },
      'captain-male': { at: 'CQ.w' },
      'marine-male': { at: 'CQ.w', fate: 'dead' as const },
    };
    const t = seek(
      { team: four, tokens: ['swarmer-4 CQ.x'], stack: [{ kind: 'next-turn' }, { kind: 'notice' }] },
      () => {},
      (x) => x.entries('solomon')[0]?.dice.reduce((a, b) => a + b) === 4,
    );
    expect(t.count('solomon')).toBe(1);
  });

  test('ETS-2.24 what is seen from the start is revealed before the first turn', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' } },
      tokens: ['jaeger-3 CQ.x'],
      stack: [{ kind: 'round' }, { kind: 'notice' }],
      table: { phase: 'set-up', round: 0 },
    });
    const order = t.happened.flatMap(({ type }) =>
      type === 'revealed' || type === 'tested' || type === 'turn' ? [type] : [],
    );
    expect(order).toEqual(['revealed', 'tested', 'turn']);
  });

  test('ETS-3.11 at the end of a round: Trapped, cells, stuns, then what lasted for the round', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.x', packs: [[{ item: 'pistol', jammed: true, half: false }], [], []] } },
      enemies: ['8 swarmer CQ.x'],
      events: ['lull', 'lull'],
      stack: [{ kind: 'resolution' }],
    });
    expect(t.of(m).health).toBe(9);
    expect(t.of(m).packs[0]).toMatchObject([{ jammed: false }]);
  });

  test('ETS-8.11 several who test do so from the first player on, ETS-8.35 and the dead take none', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' }, [s]: { at: 'CQ.w' }, 'captain-male': { at: 'CQ.w' } },
      tokens: far,
      events: ['voices-in-the-walls', 'lull'],
      stack: [{ kind: 'next-turn' }, { kind: 'event' }],
      table: { first: 1, phase: 'resolution' },
    });
    expect(t.entries('tested').map(({ who }) => who)).toEqual([1, 2, 0]);
    // At Resolve 0 the first test kills; a second one is not taken.
    const clause = 'ETS-8.3';
    const dead = scene({
      team: { [m]: { at: 'CQ.w', resolve: 0, health: 1 }, [s]: { at: 'SE.C' } },
      tokens: far,
      stack: [
        { kind: 'next-turn' },
        { kind: 'test', who: 0, clause },
        { kind: 'deaths' },
        { kind: 'test', who: 0, clause },
      ],
    });
    expect(dead.of(m).fate).toBe('dead');
    expect(dead.entries('hurt')).toHaveLength(1);
  });

  test('ETS-2.22 ETS-8.11 if the first player is dead or gone, what goes by turn order starts at the next on the map', () => {
    for (const fate of ['dead', 'left'] as const) {
      const t = scene({
        team: { [m]: { at: 'CQ.w' }, [s]: { at: 'CQ.w', fate }, 'captain-male': { at: 'CQ.w' } },
        tokens: far,
        events: ['voices-in-the-walls', 'lull'],
        stack: [{ kind: 'next-turn' }, { kind: 'event' }],
        table: { first: 1, phase: 'resolution' },
      });
      expect(t.entries('tested').map(({ who }) => who)).toEqual([2, 0]);
    }
  });

  test('ETS-12.20 a test once triggered is taken even if a Resolve card has moved its survivor out of sight', () => {
    const t = seek(
      {
        team: { [m]: { at: 'CQ.w', resolve: 7, fears: ['panic'] } },
        enemies: ['1 swarmer LB.x', '1 jaeger LB.x'],
        event: 'blackout',
        stack: [{ kind: 'next-turn' }, { kind: 'resolution' }, { kind: 'notice' }],
      },
      () => {},
      (x) => x.entries('tested')[0]?.failed === true && ['CQ.E', 'CQ.s'].includes(x.at(m) ?? ''),
    );
    expect(t.of(m).inView).toEqual([]);
    const order = t.happened.flatMap(({ type }) => (type === 'tested' || type === 'moved' ? [type] : []));
    expect(order).toEqual(['tested', 'moved', 'moved', 'tested']);
  });

  test('ETS-8.23 each zone with enemies that is left needs a check of its own', () => {
    const t = seek(
      { team: { [m]: { at: 'CQ.w', resolve: 10 } }, enemies: ['1 swarmer CQ.w', '1 swarmer CQ.x'] },
      (x) => {
        x.choose('move CQ.x');
        if (x.at(m) === 'CQ.x') x.choose('move CQ.s');
      },
      (x) => x.at(m) === 'CQ.s',
    );
    expect(t.entries('checked').map(({ failed }) => failed)).toEqual([false, false]);
  });

  test('ETS-8.20 who is held can be moved by others, and the bar is on that zone only', () => {
    const t = scene({
      team: {
        [m]: { at: 'CQ.w', held: 8, goal: 'cooperation-is-key', reward: 'unlocked' },
        [s]: { at: 'CQ.x', held: 8 },
      },
      tokens: far,
    });
    t.choose('reward');
    t.choose('zone CQ.s', 'done');
    expect(t.of(s).held).toBeNull();
  });

  test('ETS-8.31 a persistent card stays when Resolve rises (ETS-R19)', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', resolve: 2, suffers: ['memory-loss'], cards: ['calming-tablets'] } },
      tokens: far,
    });
    t.choose('use calming-tablets');
    expect(t.of(m).resolve).toBe(4);
    t.cannot('ability active', 'ETS-8.30');
  });

  test('ETS-8.9 a Solomon that comes with the reveal is one more test', () => {
    const t = seek(
      { team: { [m]: { at: 'CQ.w' } }, tokens: ['swarmer-4 CQ.x'], stack: [{ kind: 'next-turn' }, { kind: 'notice' }] },
      () => {},
      (x) => x.count('solomon') === 1,
    );
    expect(t.entries('tested')).toHaveLength(2);
  });

  test('ETS-9.9 only what happens after a card was dealt counts, ETS-9.10 and a reward is kept until used', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w', goal: 'conserving-energy', reward: 'unlocked' } }, tokens: far });
    t.choose('end-turn');
    expect(t.of(m).goal).toMatchObject({ card: 'conserving-energy', state: 'unlocked' });
  });

  test('ETS-9.12 a kill is of whoever caused it: a grenade counts, an event does not', () => {
    const team = { 'marine-male': { at: 'CQ.w', cards: ['frag-grenade'], goal: 'combat-training' } };
    const t = scene({ team, enemies: ['3 swarmer CQ.x'], tokens: far });
    t.choose('use frag-grenade', 'zone CQ.x');
    expect(t.of('marine-male').goal?.state).toBe('unlocked');
  });

  test('ETS-10.28 actions are the base and all changes, never below 0 (ETS-R64)', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', bonus: 1, stun: 'slower', suffers: ['barophobia'] } },
      tokens: far,
      event: 'artificial-gravity-failure',
      stack: [{ kind: 'turn', who: 0 }],
    });
    expect(t.of(m).actions).toBe(2);
  });

  test('ETS-10.31 who is stunned or dies has not ended a turn', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w', goal: 'alone-time', cards: ['stun-grenade'] } }, tokens: far });
    t.choose('use stun-grenade', 'zone CQ.w');
    expect(t.entries('unlocked')).toEqual([]);
  });

  test('ETS-10.27 a stunned survivor takes no actions', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w', cards: ['stun-grenade'] }, [s]: { at: 'SE.C' } }, tokens: far });
    t.choose('use stun-grenade', 'zone CQ.w');
    expect(t.refusal(0, 'move CQ.x')).not.toBeNull();
  });
});

describe('noise and enemies', () => {
  test('ETS-5.10 between equally loud noises the die decides; who stands in one stays', () => {
    const ends = new Set<string>();
    for (let n = 0; n < 20 && ends.size < 2; n++) {
      ends.add(
        seek(
          {
            team: { [m]: { at: 'SE.C' } },
            enemies: ['1 jaeger CQ.x'],
            noises: ['2 CQ.w', '2 CQ.s'],
            stack: [{ kind: 'next-turn' }, { kind: 'rank', rank: 2 }, { kind: 'minds' }],
          },
          () => {},
          (x) => !ends.has(x.enemies[0] ?? ''),
          60,
        ).enemies[0] ?? '',
      );
    }
    expect([...ends].sort()).toEqual(['1 jaeger CQ.s', '1 jaeger CQ.w']);
  });

  test('ETS-5.18 a noise of the Resolution Phase is kept beside an older one', () => {
    const t = seek(
      {
        team: { [m]: { at: 'CQ.w' } },
        tokens: far,
        noises: ['5 CQ.A', '5 CQ.B', '5 CQ.C', '5 CQ.D', '5 CQ.E', '5 CQ.F'],
        events: ['hull-stress', 'lull'],
        stack: [{ kind: 'resolution' }],
      },
      () => {},
      (x) => x.noises[0]?.includes('CQ') === true,
    );
    expect(t.noises[0]).toMatch(/^3 CQ/);
  });

  test('ETS-11.2 states are fixed before any enemy moves, ETS-11.3 and stay', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w' } }, enemies: ['1 jaeger CQ.A', '1 icarus CQ.x'], stack: phase });
    expect(t.entries('attacked').map(({ enemy }) => enemy)).toEqual(['icarus']);
  });

  test('ETS-11.29 without a route it goes as near as it can (ETS-R31)', () => {
    const t = scene({
      team: { [m]: { at: 'LB.A' } },
      enemies: ['1 swarmer CQ.e'],
      noises: ['5 LB.A'],
      stack: [{ kind: 'next-turn' }, { kind: 'rank', rank: 3 }, { kind: 'minds' }],
    });
    expect(t.enemies).toEqual(['1 swarmer CQ.e+LB.w']);
  });

  test('ETS-11.34 each enemy acts once', () => {
    const t = scene({ team: { [m]: { at: 'SE.C' } }, enemies: ['1 jaeger CQ.w', '1 jaeger CQ.x'], stack: phase });
    expect(t.entries('foe-moved').reduce((n, { count }) => n + count, 0)).toBe(2);
  });

  test('ETS-20.8 with no other GEPs a Solomon wanders one zone', () => {
    const t = scene({ team: { [m]: { at: 'SE.C' } }, enemies: ['1 solomon CQ.x'], stack: phase });
    expect(t.entries('foe-moved')).toHaveLength(1);
  });

  test('ETS-16.10 a stunned enemy can be attacked and still holds the zone', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w', cards: ['persuader'], resolve: 0 } }, enemies: ['1 jaeger CQ.w'] });
    t.t.figures[0]!.stun = 1;
    expect(t.kinds).toContain('attack');
    t.choose('move CQ.x');
    expect(t.at(m)).toBe('CQ.w');
  });

  test('ETS-16.8 after it has acted or in the Resolution Phase a stun waits for the next activation', () => {
    const silent = { log: () => {} } as unknown as Context;
    const stunned = (phase: Table['phase'], mode: 'active' | null) => {
      const { t } = scene({ team: { [m]: { at: 'CQ.w' } }, enemies: ['1 jaeger CQ.w'] });
      Object.assign(t, { phase });
      Object.assign(t.figures[0] ?? {}, { mode });
      stunFigures(t, t.figures, 'ETS-16.1', silent);
      return t.figures[0]?.stun;
    };
    expect([stunned('survivors', null), stunned('enemies', 'active')]).toEqual([1, 1]);
    expect([stunned('enemies', null), stunned('resolution', null)]).toEqual([2, 2]);
  });

  test('ETS-16.8 stunned in the Resolution Phase, an enemy misses its next activation', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w' } }, enemies: ['1 jaeger CQ.w'] });
    t.t.figures[0]!.stun = 2;
    t.choose('end-turn');
    expect(t.of(m).health).toBe(10);
    expect(t.t.figures[0]?.stun).toBe(1);
    t.choose('end-turn');
    expect([t.of(m).health, t.t.figures[0]?.stun]).toEqual([10, 0]);
    t.choose('end-turn');
    expect(t.of(m).health).toBe(8);
  });
});

describe('attacks', () => {
  test('ETS-15.33 a ranged weapon with range 0 stays ranged: it can jam (ETS-R42)', () => {
    const t = seek(
      { team: { [m]: { at: 'CQ.w', cards: ['pistol'], injuries: ['head'] } }, enemies: ['3 jaeger CQ.w'] },
      (x) => x.choose('attack pistol CQ.w'),
      (x) => new Set(dice(x)).size === 1,
    );
    expect(t.entries('jammed')).toHaveLength(1);
  });

  test('ETS-15.37 hit numbers stay between 2+ and 6+, ETS-15.38 all changes added first (ETS-R44)', () => {
    const t = scene({
      team: { 'engineer-male': { at: 'CQ.w', cards: ['machine-pistol'], suffers: ['uncontrollable-shaking'] } },
      enemies: ['9 jaeger CQ.x'],
    });
    t.choose('ability active');
    expect(t.entries('fired')[0]).toMatchObject({ hit: 6, dice: { length: 5 } });
    const best = scene({
      team: { 'marine-female': { at: 'CQ.w', cards: ['marksman-rifle'] } },
      enemies: ['9 jaeger CQ.x'],
    });
    best.choose('ability active');
    expect(best.entries('fired')[0]).toMatchObject({ hit: 2 });
  });

  test('ETS-15.40 more dice than the box holds are all rolled, ETS-15.11 added after doubling', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', cards: ['machine-pistol', 'machine-pistol'], goal: 'on-a-roll', reward: 'running' } },
      enemies: ['9 jaeger CQ.x'],
    });
    t.choose('attack machine-pistol CQ.x pair');
    expect(dice(t)).toHaveLength(7);
  });

  test('ETS-15.39 a weapon may attack again and again', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', cards: ['medical-blade'] }, [s]: { at: 'SE.C' } },
      enemies: ['9 jaeger CQ.w'],
    });
    t.choose('attack medical-blade CQ.w', 'attack medical-blade CQ.w', 'attack medical-blade CQ.w');
    expect(t.entries('fired')).toHaveLength(3);
  });

  test('ETS-15.44 the highest damage of one success counts, not the sum (ETS-R85)', () => {
    const t = seek(
      {
        team: { [m]: { at: 'CQ.w', cards: ['marksman-rifle'], goal: 'annihilator', reward: 'running' } },
        enemies: ['1 titan CQ.x'],
        bossCards: ['titan.impale'],
      },
      (x) => x.choose('attack marksman-rifle CQ.x'),
      (x) => x.entries('boss-hurt').length > 0,
    );
    expect(t.t.figures[0]?.health).toBe(8);
  });

  test('ETS-15.23 who is struck by a miss saves like against an enemy', () => {
    const t = seek(
      {
        team: {
          'captain-male': { at: 'CQ.w', cards: ['assault-rifle'] },
          [m]: { at: 'CQ.x', cards: ['bulwark-plate'] },
        },
        enemies: ['8 jaeger CQ.x'],
      },
      (x) => x.choose('attack assault-rifle CQ.x'),
      (x) => x.entries('saved').length === 1,
    );
    expect(t.of(m).health).toBe(10);
  });

  test('ETS-14.25 into the own zone one roll pushes attacker and target opposite ways', () => {
    const t = seek(
      {
        team: { [m]: { at: 'CQ.x', cards: ['shotgun'] } },
        enemies: ['1 jaeger CQ.x'],
        event: 'artificial-gravity-failure',
      },
      (x) => x.choose('attack shotgun CQ.x'),
      (x) => dice(x).filter((d) => d >= 3).length === 1 && new Set(dice(x)).size > 1 && x.at(m) === 'CQ.w',
    );
    expect(t.enemies).toEqual(['1 jaeger LB.e']);
  });

  test('ETS-13.18 who sees the zone of a death loses Resolve, ETS-13.2 attacks of standard enemies hit by themselves', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', health: 1 }, [s]: { at: 'CQ.x' } },
      enemies: ['1 swarmer CQ.w'],
      stack: [{ kind: 'next-turn' }, { kind: 'rank', rank: 3 }, { kind: 'minds' }],
    });
    expect(t.of(m).fate).toBe('dead');
    expect(t.of(s).resolve).toBe(8);
  });

  test('ETS-13.10 injuries last until healed', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w', injuries: ['legs'] } }, tokens: far });
    t.choose('end-turn');
    expect(t.of(m).injuries).toEqual(['legs']);
    t.choose('ability active', 'injury legs');
    expect(t.of(m).injuries).toEqual([]);
  });

  test('ETS-7.6 any weapon in the inventory can be used', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', cards: ['pistol', 'persuader', 'shotgun'] } },
      enemies: ['1 jaeger CQ.w'],
    });
    expect(t.offered(0).flatMap((c) => (c.kind === 'attack' ? [c.item] : []))).toEqual([
      'pistol',
      'persuader',
      'shotgun',
    ]);
  });

  test('ETS-18.19 a helmet works for a pilot', () => {
    const tested = (cards: readonly string[]) =>
      seek(
        {
          mission: 'CG01',
          team: { [m]: { at: 'EB.B', resolve: 7, cards } },
          tokens: ['swarmer-4 CQ.D'],
          loader: { at: 'EB.B', pilot: m, powered: true },
          active: m,
          stack: [
            { kind: 'end-turn', who: 0 },
            { kind: 'act', who: 0 },
            { kind: 'test', who: 0, clause: 'ETS-8.3' },
          ],
        },
        () => {},
        (t) => t.entries('tested')[0]?.dice.reduce((a, b) => a + b) === 7,
      ).of(m).resolve;
    expect([tested(['neural-dampener']), tested([])]).toEqual([7, 6]);
  });

  test('ETS-18.21 a pilot may move, attack, make noise and reorganise', () => {
    const t = scene({
      mission: 'CG01',
      team: { [m]: { at: 'EB.B', cards: ['pistol'] } },
      tokens: ['swarmer-4 CQ.D'],
      enemies: ['1 jaeger EB.B'],
      loader: { at: 'EB.B', pilot: m, powered: true },
    });
    expect(t.kinds).toEqual(expect.arrayContaining(['move', 'attack', 'noise', 'reorganise']));
    expect(t.kinds).not.toContain('search');
  });

  test('ETS-18.15 it is not powered in the round in which it is entered', () => {
    const t = scene({
      mission: 'CG01',
      team: { [m]: { at: 'EB.B', cards: ['power-cell'] }, [s]: { at: 'SE.w' } },
      tokens: ['swarmer-4 CQ.D'],
      loader: { at: 'EB.B' },
    });
    t.choose('enter-loader');
    expect(t.t.loader?.powered).toBe(false);
  });
});

describe('what touches several rules', () => {
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
