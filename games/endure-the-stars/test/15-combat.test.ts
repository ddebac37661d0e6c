import { describe, expect, test } from 'vitest';
import { scene, seek } from './scene.ts';

const s = 'scout-female';
const armed = (item: string, rest: object = {}) => ({ [s]: { at: 'CQ.w', cards: [item], ...rest } });
const dice = (t: ReturnType<typeof scene>) => t.entries('fired')[0]?.dice ?? [];
const hits = (t: ReturnType<typeof scene>, n: number) => dice(t).filter((d) => d >= n).length;

describe('attacking', () => {
  test('ETS-15.3 each die as high as the hit number is 1 damage; ETS-15.4 they are never added (X9)', () => {
    const t = scene({ team: armed('assault-rifle'), enemies: ['20 swarmer CQ.x'] });
    t.choose('attack assault-rifle CQ.x');
    expect(dice(t)).toHaveLength(4);
    expect(t.count('swarmer')).toBe(20 - hits(t, 4));
  });

  test('ETS-15.5 the attacker divides the damage; ETS-15.6 a standard enemy dies only by its whole Health at once (X8) (ETS-R38)', () => {
    const t = seek(
      { team: armed('assault-rifle'), enemies: ['2 jaeger CQ.x', '2 swarmer CQ.x'] },
      (x) => x.choose('attack assault-rifle CQ.x'),
      (x) => hits(x, 4) === 3 && new Set(dice(x)).size > 1,
    );
    t.awaits(0, 'assign');
    t.choose('hit jaeger', 'hit jaeger');
    t.choose('hit swarmer');
    expect(t.enemies).toEqual(['1 jaeger CQ.x', '1 swarmer CQ.x']);
    const wasted = seek(
      { team: armed('pistol'), enemies: ['2 jaeger CQ.x'] },
      (x) => x.choose('attack pistol CQ.x'),
      (x) => hits(x, 4) === 1,
    );
    expect(wasted.count('jaeger')).toBe(2);
  });

  test('ETS-15.10 a target zone holds an enemy (ETS-R41)', () =>
    scene({ team: armed('pistol'), tokens: ['swarmer-4 LB.A'] }).cannot('attack pistol CQ.x', 'ETS-15.10'));

  test('ETS-15.1 with a weapon that one carries', () =>
    scene({ team: armed('pistol'), enemies: ['1 swarmer CQ.x'] }).cannot('attack shotgun CQ.x', 'ETS-15.1'));

  test('ETS-15.16 in range and in sight', () => {
    const t = scene({ team: armed('pistol'), enemies: ['1 swarmer LB.x'] });
    t.cannot('attack pistol LB.x', 'ETS-15.16');
    scene({ team: armed('pistol'), enemies: ['1 swarmer CQ.A'] }).cannot('attack pistol CQ.A', 'ETS-15.16');
  });

  test('ETS-15.27 melee reaches the own zone only', () =>
    scene({ team: armed('persuader'), enemies: ['1 swarmer CQ.x'] }).cannot('attack persuader CQ.x', 'ETS-15.27'));

  test('ETS-15.18 no line of fire passes enemies (X10), ETS-15.19 nor starts among them', () => {
    scene({ team: armed('assault-rifle'), enemies: ['1 jaeger CQ.x', '2 swarmer CQ.e'] }).cannot(
      'attack assault-rifle CQ.e',
      'ETS-15.18',
    );
    scene({ team: armed('assault-rifle'), enemies: ['1 jaeger CQ.w', '2 swarmer CQ.x'] }).cannot(
      'attack assault-rifle CQ.x',
      'ETS-15.19',
    );
    expect(
      scene({ team: armed('assault-rifle'), enemies: ['2 swarmer CQ.e'] })
        .offers(0)
        .join(),
    ).toContain('assault-rifle');
  });

  test('ETS-13.6 a head injury shortens the range by one, never below 0', () => {
    const t = scene({ team: armed('assault-rifle', { injuries: ['head'] }), enemies: ['2 swarmer CQ.e'] });
    t.cannot('attack assault-rifle CQ.e', 'ETS-13.6');
    const near = scene({ team: armed('pistol', { injuries: ['head'] }), enemies: ['2 swarmer CQ.w'] });
    near.choose('attack pistol CQ.w');
    expect(dice(near)).toHaveLength(2);
  });

  test('ETS-15.11 a pair rolls twice the dice, ETS-15.12 with the same noise, ETS-15.14 if it likes (ETS-R43)', () => {
    const team = { [s]: { at: 'CQ.w', cards: ['pistol', 'pistol'] } };
    const t = scene({ team, enemies: ['9 swarmer CQ.s', '8 swarmer CQ.x'] });
    t.choose('attack pistol CQ.x pair');
    expect(dice(t)).toHaveLength(4);
    const one = scene({ team, enemies: ['8 swarmer CQ.x'] });
    one.choose('attack pistol CQ.x');
    expect(dice(one)).toHaveLength(2);
    expect([t.noises, one.noises]).toEqual([['1 CQ.w'], ['1 CQ.w']]);
  });

  test('ETS-15.13 only identical weapons in one slot are a pair', () => {
    scene({ team: { [s]: { at: 'CQ.w', cards: ['pistol', 'machine-pistol'] } }, enemies: ['1 swarmer CQ.x'] }).cannot(
      'attack pistol CQ.x pair',
      'ETS-15.13',
    );
  });

  test('ETS-15.42 a Marksman Rifle deals 2 damage to one target (ETS-R75)', () => {
    const t = seek(
      { team: armed('marksman-rifle'), enemies: ['2 jaeger CQ.x'] },
      (x) => x.choose('attack marksman-rifle CQ.x'),
      (x) => hits(x, 2) === 1,
    );
    expect(t.count('jaeger')).toBe(1);
  });

  test('ETS-7.18 the Void Cannon takes a Power Cell for each shot', () => {
    scene({ team: armed('void-cannon'), enemies: ['1 swarmer CQ.x'] }).cannot('attack void-cannon CQ.x', 'ETS-7.18');
    const t = scene({
      team: { [s]: { at: 'CQ.w', cards: ['void-cannon', 'power-cell'] } },
      enemies: ['9 swarmer CQ.s', '8 swarmer CQ.x'],
    });
    t.choose('attack void-cannon CQ.x');
    expect(t.t.itemDiscard).toEqual(['power-cell']);
  });

  test('ETS-R85 a Void Cannon takes a half-used Power Cell before a full one, and loses it before the dice may jam', () => {
    const cell = (half: boolean) => ({ item: 'power-cell', jammed: false, half });
    const cannon = { item: 'void-cannon', jammed: false, half: false };
    const fired = (...cells: readonly ReturnType<typeof cell>[]) => {
      const packs = [[cannon], ...[0, 1].map((n) => cells.slice(n, n + 1))];
      const gambit = { goal: 'the-gambit', reward: 'unlocked' } as const;
      const t = scene({ team: { [s]: { at: 'CQ.w', packs, ...gambit } }, enemies: ['9 jaeger CQ.x'] });
      t.choose('attack void-cannon CQ.x').awaits(0, 'fired');
      return t
        .of(s)
        .packs.flat()
        .filter(({ item }) => item === 'power-cell');
    };
    expect([fired(cell(false), cell(true)), fired(cell(true)), fired(cell(false))]).toEqual([[cell(false)], [], []]);
  });

  test('a Shock Baton stuns who lives', () => {
    const t = seek(
      { team: armed('shock-baton'), enemies: ['1 jaeger CQ.w'] },
      (x) => x.choose('attack shock-baton CQ.w'),
      (x) => hits(x, 4) === 1,
    );
    expect(t.t.figures).toMatchObject([{ stun: 1 }]);
  });
});

describe('jams', () => {
  const start = { team: { [s]: { at: 'CQ.w', cards: ['pistol', 'pistol'] } }, enemies: ['8 jaeger CQ.x'] };
  const alike = (t: ReturnType<typeof scene>) => new Set(dice(t)).size === 1;

  test('ETS-15.28 all dice alike: a ranged attack jams, ETS-15.29 fails whole, and the card cannot be used this round (ETS-R70)', () => {
    const t = seek(
      { ...start, enemies: ['8 swarmer CQ.x'] },
      (x) => x.choose('attack pistol CQ.x'),
      (x) => alike(x) && (dice(x)[0] ?? 0) >= 4,
    );
    expect(t.count('swarmer')).toBe(8);
    expect(
      t
        .of(s)
        .packs.flat()
        .map(({ jammed }) => jammed),
    ).toEqual([true, false]);
    t.cannot('attack pistol CQ.x pair', 'ETS-15.13');
  });

  test('ETS-15.31 a jammed pair jams both (X24), ETS-15.30 with the noise, and nobody is struck (ETS-R40)', () => {
    const team = { [s]: { at: 'CQ.w', cards: ['pistol', 'pistol'] }, 'medic-male': { at: 'CQ.x' } };
    const t = seek({ ...start, team }, (x) => x.choose('attack pistol CQ.x pair'), alike, 3000);
    expect(
      t
        .of(s)
        .packs.flat()
        .map(({ jammed }) => jammed),
    ).toEqual([true, true]);
    expect(t.of('medic-male').health).toBe(10);
    expect(t.noises).toEqual(['1 CQ.w']);
    t.cannot('attack pistol CQ.x', 'ETS-15.29');
  });

  test('ETS-15.32 melee and single dice never jam', () => {
    const t = seek(
      { team: armed('persuader'), enemies: ['5 swarmer CQ.w'] },
      (x) => x.choose('attack persuader CQ.w'),
      (x) => new Set(dice(x)).size === 1,
      3000,
    );
    expect(t.entries('jammed')).toEqual([]);
  });
});

describe('friendly fire', () => {
  const team = {
    'captain-male': { at: 'CQ.w', cards: ['assault-rifle'] },
    'psychic-female': { at: 'CQ.x' },
    'medic-male': { at: 'CQ.s' },
  };

  test('ETS-15.21 missed dice strike a survivor in the target zone or, ETS-15.22, on the way (X10), ETS-15.25 1 damage each (ETS-R39)', () => {
    const t = seek(
      { team, enemies: ['8 jaeger CQ.e'] },
      (x) => x.choose('attack assault-rifle CQ.e'),
      (x) => hits(x, 4) === 0 && new Set(dice(x)).size > 1,
    );
    expect(t.of('psychic-female').health).toBe(6);
    expect(t.of('medic-male').health).toBe(10);
    expect(t.of('captain-male').health).toBe(10);
  });

  test('ETS-15.26 melee misses hurt nobody', () => {
    const t = seek(
      {
        team: { 'captain-male': { at: 'CQ.w', cards: ['plasma-cutter'] }, 'medic-male': { at: 'CQ.w' } },
        enemies: ['5 jaeger CQ.w'],
      },
      (x) => x.choose('attack plasma-cutter CQ.w'),
      (x) => hits(x, 3) === 0,
    );
    expect(t.of('medic-male').health).toBe(10);
  });

  test('ETS-15.24 of several in danger the lowest roll is struck, once', () => {
    const both = { ...team, 'medic-male': { at: 'CQ.x' } };
    const t = seek(
      { team: both, enemies: ['8 jaeger CQ.e'] },
      (x) => x.choose('attack assault-rifle CQ.e'),
      (x) => hits(x, 4) === 1,
    );
    expect([t.of('psychic-female').health, t.of('medic-male').health].sort()).toEqual([10, 7]);
  });
});

describe('low gravity', () => {
  test('X26 ETS-14.23 a ranged attack pushes the attacker away until something stops them, ETS-14.24 and whom it hit (ETS-R48)', () => {
    const t = seek(
      {
        team: { [s]: { at: 'CQ.x', cards: ['shotgun'] } },
        enemies: ['1 jaeger CQ.e'],
        event: 'artificial-gravity-failure',
      },
      (x) => x.choose('attack shotgun CQ.e'),
      (x) => hits(x, 3) === 1 && new Set(dice(x)).size > 1,
    );
    expect(t.at(s)).toBe('CQ.w');
    expect(t.enemies).toEqual(['1 jaeger LB.e']);
  });

  test('ETS-14.32 pushes come last: misses strike before, then the attacker is pushed, then whom it hit', () => {
    const t = seek(
      {
        team: { [s]: { at: 'CQ.x', cards: ['shotgun'] }, 'psychic-female': { at: 'CQ.e' } },
        enemies: ['1 jaeger CQ.e'],
        event: 'artificial-gravity-failure',
      },
      (x) => x.choose('attack shotgun CQ.e'),
      (x) => hits(x, 3) === 1 && new Set(dice(x)).size > 1,
    );
    const told = t.happened.map(({ type, clause }) => `${type} ${clause}`);
    const order = ['hurt ETS-13.1', 'moved ETS-14.23', 'foe-moved ETS-14.24'].map((entry) => told.indexOf(entry));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  test('ETS-14.32 a jam pushes nobody', () => {
    const t = seek(
      {
        team: { [s]: { at: 'CQ.x', cards: ['shotgun'] } },
        enemies: ['1 jaeger CQ.e'],
        event: 'artificial-gravity-failure',
      },
      (x) => x.choose('attack shotgun CQ.e'),
      (x) => x.entries('jammed').length === 1,
    );
    expect(t.at(s)).toBe('CQ.x');
  });
});
