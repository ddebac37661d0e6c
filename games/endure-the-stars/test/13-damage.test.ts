import { describe, expect, test } from 'vitest';
import type { Frame } from '../rules/index.ts';
import { Scene, scene, seek } from './scene.ts';

const m = 'medic-male';
const far = ['swarmer-4 LB.A'];
const blow = (damage: number): readonly Frame[] => [
  { kind: 'next-turn' },
  { kind: 'end-turn', who: 0 },
  { kind: 'act', who: 0 },
  {
    kind: 'strike',
    whom: [0],
    strike: { damage, armour: true, stuns: false, movesAway: false, pushes: null, by: 'swarmer' },
  },
];
const struck = (rest: object, damage = 1) => ({
  team: { [m]: { at: 'CQ.w', ...rest } },
  tokens: far,
  stack: blow(damage),
  active: m,
});

describe('damage', () => {
  test('ETS-13.1 lowers Health by its amount', () => expect(scene(struck({}, 2)).of(m).health).toBe(8));

  test('ETS-15.34 one die per attack: as high as the armour cancels it whole, ETS-13.4 without injury (X6)', () => {
    const start = struck({ cards: ['bastion-armour'] }, 2);
    const saved = seek(
      start,
      () => {},
      (t) => t.entries('saved').length === 1,
    );
    expect(saved.entries('saved')[0]?.die).toBeGreaterThanOrEqual(3);
    expect(saved.of(m)).toMatchObject({ health: 10, injuries: [] });
    const hit = seek(
      start,
      () => {},
      (t) => t.entries('saved').length === 0,
    );
    expect(hit.of(m).health).toBe(8);
  });

  test('ETS-13.3 one injury roll for an attack, however much it hurts (ETS-R3)', () => {
    const drawn = (damage: number) => scene(struck({}, damage)).state.chance.drawn;
    expect(drawn(1)).toBeGreaterThan(0);
    expect(drawn(3)).toBe(drawn(1));
  });

  test('ETS-1.22 ETS-13.5 half of the faces without effect, the others head, chest and legs', () => {
    const faces = Array.from({ length: 120 }, (_, n) => new Scene(struck({}), `face ${n}`).of(m).injuries[0] ?? 'none');
    const unhurt = faces.filter((face) => face === 'none').length;
    expect(unhurt).toBeGreaterThan(45);
    expect(unhurt).toBeLessThan(75);
    for (const injury of ['head', 'chest', 'legs'] as const)
      expect(
        seek(
          struck({}),
          () => {},
          (t) => t.of(m).injuries.includes(injury),
        ).of(m).injuries,
      ).toEqual([injury]);
  });

  test('ETS-13.9 an injury that one has is ignored', () => {
    const all = { injuries: ['head', 'chest', 'legs'] } as const;
    for (let n = 0; n < 30; n++) {
      const t = new Scene(struck(all), `again ${n}`);
      expect([t.of(m).injuries.length, t.entries('injured')]).toEqual([3, []]);
    }
  });

  test('an Impact Helmet keeps the head, Self-diagnosis the chest', () => {
    expect(() =>
      seek(
        struck({ cards: ['impact-helmet'] }),
        () => {},
        (t) => t.of(m).injuries.includes('head'),
        80,
      ),
    ).toThrow();
  });

  test('ETS-13.7 a chest injury: on 1-3 at the start of a turn 1 Health is lost', () => {
    const start = {
      team: { [m]: { at: 'CQ.w', injuries: ['chest'] as const } },
      tokens: far,
      stack: [{ kind: 'turn', who: 0 }] as const,
    };
    expect(
      seek(
        start,
        () => {},
        (t) => (t.entries('chest')[0]?.die ?? 9) <= 3,
      ).of(m).health,
    ).toBe(9);
    expect(
      seek(
        start,
        () => {},
        (t) => (t.entries('chest')[0]?.die ?? 0) > 3,
      ).of(m).health,
    ).toBe(10);
  });

  test('ETS-13.12 in a zone of several the lowest die takes the whole attack (X7), ETS-13.13 ties roll again (ETS-R37)', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' }, 'scout-male': { at: 'CQ.w' }, 'captain-male': { at: 'CQ.w' } },
      enemies: ['1 jaeger CQ.w'],
      stack: [{ kind: 'enemies' }],
    });
    const [rolled] = t.entries('rolled-off').slice(-1);
    const least = Math.min(...(rolled?.dice ?? []));
    const victim = rolled?.who[rolled.dice.indexOf(least)];
    expect(t.t.team.map(({ health }) => health)[victim ?? 0]).toBe(8);
    expect(t.t.team.filter(({ health }) => health === 10)).toHaveLength(2);
    const among = { [m]: { at: 'CQ.w' }, 'scout-male': { at: 'CQ.w' }, 'captain-male': { at: 'CQ.w' } };
    const tied = seek(
      { team: among, enemies: ['1 jaeger CQ.w'], stack: [{ kind: 'enemies' }] },
      () => {},
      (x) => x.entries('rolled-off').length > 1,
    );
    const [once, again] = tied.entries('rolled-off');
    const low = Math.min(...(once?.dice ?? []));
    expect(again?.who).toEqual(once?.who.filter((_, n) => once.dice[n] === low));
  });

  test('ETS-13.15 at 0 Health one dies and is off the map, ETS-13.16 cards leave play (ETS-R58)', () => {
    const t = scene({
      ...struck({ health: 1, cards: ['pistol'] }, 3),
      team: { [m]: { at: 'CQ.w', health: 1, cards: ['pistol'] }, 'scout-male': { at: 'CQ.x' } },
    });
    expect(t.of(m)).toMatchObject({ fate: 'dead', zone: null, health: 0 });
    expect(t.t.itemDiscard).toEqual(['pistol']);
    expect(t.t.active).toBe(1);
  });

  test('ETS-13.17 carried objectives stay where their carrier died', () => {
    const t = scene({
      mission: 'CG05',
      team: { [m]: { at: 'SE.x', health: 1, carries: [0] }, 'scout-male': { at: 'SE.w' } },
      tokens: ['swarmer-4 CQ.B'],
      stack: blow(1),
      active: m,
    });
    expect(t.named(t.t.objectives[0]?.zone ?? -1)).toBe('SE.x');
  });

  test('ETS-13.14 damage that is no attack: no save, no injury (ETS-R36)', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', cards: ['bulwark-plate'] } },
      tokens: far,
      events: ['life-support-failure', 'lull'],
      stack: [{ kind: 'resolution' }],
    });
    expect(t.of(m)).toMatchObject({ health: 9, injuries: [] });
    expect(t.entries('saved')).toEqual([]);
  });
});

describe('stunning', () => {
  test('ETS-16.2 a survivor stunned in the Survivor Phase loses the actions left', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', cards: ['stun-grenade'] }, 'scout-male': { at: 'CQ.E' } },
      tokens: far,
    });
    t.choose('use stun-grenade', 'zone CQ.w');
    expect(t.t.active).toBe(1);
  });

  test('ETS-16.3 one stunned before their turn loses it', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.x', cards: ['stun-grenade'] }, 'scout-male': { at: 'CQ.w' } },
      tokens: far,
    });
    t.choose('use stun-grenade', 'zone CQ.w', 'end-turn');
    expect(t.entries('round')).toHaveLength(1);
    expect(t.entries('turn').map(({ who }) => who)).toEqual([1, 1]);
    expect(t.of('scout-male').actions).toBe(3);
  });

  test('ETS-16.3 the lost turn still starts and ends: chest injury, Loader power and fears of its end, with 0 actions', () => {
    const cell = { item: 'power-cell', jammed: false, half: false };
    const stunned = { stun: 'acting' as const, barred: true, injuries: ['chest' as const], packs: [[cell], [], []] };
    const t = scene({
      mission: 'CG01',
      team: { [m]: { at: 'EB.B', ...stunned, suffers: ['eremophobia'] }, 'scout-male': { at: 'SE.A' } },
      tokens: ['swarmer-4 PC1.A'],
      loader: { at: 'EB.B', pilot: m },
      stack: [{ kind: 'next-turn' }],
    });
    expect(t.entries('chest')).toHaveLength(1);
    expect(t.t.loader?.powered).toBe(true);
    expect(t.entries('tested').map(({ who, clause }) => `${who} ${clause}`)).toEqual(['0 ETS-8.30']);
    expect([t.t.active, t.of(m).turn, t.of(m).actions]).toEqual([1, 'over', 0]);
  });

  test('ETS-16.5 who was stunned in the Enemy Phase and again before their turn loses that turn, and nothing of the next', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.x', cards: ['stun-grenade'] }, 'scout-male': { at: 'CQ.w', stun: 'slower' } },
      tokens: far,
    });
    t.choose('use stun-grenade', 'zone CQ.w', 'end-turn');
    expect(t.entries('round')).toHaveLength(1);
    expect([t.t.active, t.of('scout-male').actions]).toEqual([1, 3]);
  });

  test('ETS-16.4 one stunned in the Enemy Phase has 1 action fewer, ETS-16.5 not more (ETS-R52)', () => {
    const stun = {
      kind: 'aftermath',
      who: 0,
      strike: { damage: 1, armour: true, stuns: true, movesAway: false, pushes: null, by: 'titan' },
    } as const;
    const t = scene({
      team: { [m]: { at: 'CQ.w' } },
      tokens: far,
      stack: [{ kind: 'turn', who: 0 }, stun, stun],
      table: { phase: 'enemies' },
    });
    expect(t.of(m).actions).toBe(2);
  });
});

test('ETS-15.34 a die as high as the armour saves, one lower does not', () => {
  const strike = { damage: 1, armour: true, stuns: false, movesAway: false, pushes: null, by: 'swarmer' } as const;
  const saved = Array.from({ length: 40 }, (_, n) => {
    const team = { [m]: { at: 'CQ.w', cards: ['bastion-armour'] } };
    const stack = [{ kind: 'next-turn' }, { kind: 'strike', whom: [0], strike }] as const;
    return new Scene({ team, tokens: ['swarmer-4 LB.A'], stack }, `save ${n}`).entries('saved').map(({ die }) => die);
  });
  expect(Math.min(...saved.flat())).toBe(3);
  expect(saved.some((dice) => dice.length === 0)).toBe(true);
});

test('ETS-13.16 ETS-9.11 ETS-17.18 the card of the dead is discarded; a shield stays, and what others do', () => {
  const t = scene({
    team: { [m]: { at: 'CQ.w', health: 0, goal: 'ninja' }, 'scout-female': { at: 'SE.C' } },
    tokens: ['swarmer-4 LB.A'],
    stack: [{ kind: 'next-turn' }, { kind: 'end-turn', who: 1 }, { kind: 'act', who: 1 }, { kind: 'deaths' }],
    active: 'scout-female',
    table: {
      lasting: [
        { kind: 'shield-bubble', who: 0, zone: 3, until: 'round' },
        { kind: 'not-on-my-watch', who: 0, zone: null, until: 'turn' },
        { kind: 'vanish', who: 1, zone: null, until: 'turn' },
      ],
    },
  });
  expect(t.of(m).fate).toBe('dead');
  expect(t.t.goalDiscard).toEqual(['ninja']);
  expect(t.t.lasting.map(({ kind }) => kind)).toEqual(['shield-bubble', 'vanish']);
});

test('ETS-9.7 ETS-15.44 Keep Your Guard Up saves on 4, and better armour goes on saving', () => {
  const strike = { damage: 1, armour: true, stuns: false, movesAway: false, pushes: null, by: 'swarmer' } as const;
  const lowest = (cards: readonly string[]) => {
    const team = { [m]: { at: 'CQ.w', cards, goal: 'keep-your-guard-up', reward: 'running' } } as const;
    const stack = [{ kind: 'next-turn' }, { kind: 'strike', whom: [0], strike }] as const;
    const dice = Array.from({ length: 60 }, (_, n) =>
      new Scene({ team, tokens: ['swarmer-4 LB.A'], stack }, `guard ${n}`).entries('saved').map(({ die }) => die),
    );
    return Math.min(...dice.flat());
  };
  expect([lowest([]), lowest(['deckhand-vest']), lowest(['bastion-armour'])]).toEqual([4, 4, 3]);
});

test('ETS-13.6 a head injury makes the range 1 zone shorter, not 2', () => {
  const reach = (injuries: readonly 'head'[], at: string) =>
    scene({
      team: { [m]: { at: 'CQ.w', cards: ['assault-rifle'], injuries: [...injuries] } },
      enemies: [`1 jaeger ${at}`],
    }).refusal(0, { kind: 'attack', item: 'assault-rifle', pair: false, zone: at === 'CQ.x' ? 8 : 9 });
  expect([reach([], 'CQ.x'), reach([], 'CQ.e+LB.w')]).toEqual([null, null]);
  expect(reach(['head'], 'CQ.x')).toBeNull();
  expect(reach(['head'], 'CQ.e+LB.w')).not.toBeNull();
});
