import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

/** Marwa (STRIKE 1), Angela (STRIKE 2) and Aran (STRIKE 3) beside some victims, away from every controller. */
const fight = (victims: readonly string[], ana = {}) =>
  scene({
    ana: { points: 'MMMMMMMMM', at: 1800, ...ana },
    bo: { at: 1800 },
    board: { 'ana 2100': ['ana marwa-oasis-blade', 'ana angela-storm-vanguard', 'ana aran-breaker', ...victims] },
  });
const HIT = { 1: 'ability marwa 0', 2: 'ability angela 0', 3: 'ability aran 0' } as const;
const hit = (t: ReturnType<typeof scene>, amount: 1 | 2 | 3, on: string) => t.ana(HIT[amount], `on ${on}`);

test('ES-11.1 ES-11.2 ES-R32 a STRIKE takes armor first, the rest goes to defense', () => {
  const t = fight(['bo vesna-holt armor=2']);
  hit(t, 1, 'vesna');
  expect([t.op('vesna').armor, t.defense('vesna')]).toEqual([1, [4, 4]]);
  hit(t, 3, 'vesna');
  expect([t.op('vesna').armor, t.defense('vesna')]).toEqual([0, [4, 2]]);
});

test('ES-11.3 lost armor stays lost', () => {
  const t = fight(['bo vesna-holt armor=3']);
  hit(t, 2, 'vesna').ana('finish').bo('finish');
  expect(t.op('vesna').armor).toBe(1);
});

test('ES-11.4 ES-R14 lowering skips armor', () => {
  const t = scene({ ana: { points: 'SS' }, board: { 'ana 2300': ['ana layla-mirage', 'bo vesna-holt armor=2'] } }).ana(
    'ability layla 0',
    'on vesna',
  );
  expect([t.op('vesna').armor, t.defense('vesna')]).toEqual([2, [4, 3]]);
});

test('ES-11.5 ES-11.6 ES-11.7 W1 what comes together in one turn adds up; at zero the operator is disabled, else nothing remains', () => {
  const t = fight(['bo angela-storm-widow'], {});
  hit(t, 1, 'bo.angela');
  expect([t.defense('bo.angela'), t.isActive('bo.angela')]).toEqual([[3, 2], true]);
  t.ana('ability ana.angela 0', 'on bo.angela');
  expect(t.isActive('bo.angela')).toBe(false);
  const u = fight(['bo mia-star-commander']);
  hit(u, 2, 'mia').ana('finish');
  expect([u.isActive('mia'), u.defense('mia')]).toEqual([true, [3, 3]]);
});

test('ES-11.6 just below the defense it stays active, exactly at it and beyond it does not', () => {
  for (const [amount, active] of [
    [1, true],
    [2, false],
    [3, false],
  ] as const) {
    const t = fight(['bo layla-mirage']);
    expect(hit(t, amount, 'layla').isActive('layla')).toBe(active);
  }
});

test('ES-11.8 ES-11.9 ES-R19 a disabled operator stays where it is, can do nothing, and can be a target', () => {
  const t = fight(['bo vesna-holt disabled=2']);
  expect([t.at('vesna'), t.look('bo').view.operators[t.no('vesna')]?.disabled]).toEqual(['ana 2100', 2]);
  expect(t.ana('ability marwa 0').offers('ana')).toContain('on bo.vesna-holt-warden');
  t.ana('on vesna', 'finish');
  t.table.players[1]!.points = [2, 2, 2];
  expect(
    ['move vesna ana 2000', 'ability vesna 0', 'tech vesna stim-pack', 'spin vesna', 'ability vesna default'].map(
      (choice) => t.refusal('bo', choice),
    ),
  ).toEqual(['ES-9.8', 'ES-11.9', 'ES-8.16', 'ES-10.10', 'ES-11.9']);
});

test('ES-11.10 ES-11.11 ES-R15 disabled in an enemy turn: out for the whole next own turn, active at the second own start', () => {
  const t = fight(['bo layla-mirage']);
  hit(t, 2, 'layla').ana('finish');
  expect(t.op('layla').disabled).toBe(1);
  t.bo('finish');
  expect(t.isActive('layla')).toBe(false);
  expect(t.ana('finish').isActive('layla')).toBe(true);
});

test('ES-11.11 ES-R15 disabled in the own turn: the current turn does not count', () => {
  const t = fight(['ana layla-mirage']);
  hit(t, 2, 'layla').ana('finish').bo('finish');
  expect(t.isActive('layla')).toBe(false);
  expect(t.ana('finish').bo('finish').isActive('layla')).toBe(true);
});

test('ES-11.12 the owner has no way to wake it, unless a card says so', () => {
  const t = scene({
    turn: 'bo',
    bo: { points: 'SSS' },
    board: { 'bo 2100': ['bo layla-mirage disabled=1', 'bo dr-rosu-surgeon'] },
  });
  expect(t.offers('bo').filter((choice) => choice.includes('layla'))).toEqual([]);
  expect(t.bo('ability dr-rosu 1', 'on layla').isActive('layla')).toBe(true);
});

describe('disintegration', () => {
  test('ES-11.13 ES-11.15 ES-R17 W2 a disabled operator brought from full defense to zero in a later turn is disintegrated', () => {
    const t = fight(['bo mia-star-commander']);
    hit(t, 3, 'mia').ana('finish').bo('finish');
    t.table.players[0]!.points = [9, 0, 0];
    // The count starts at full defense again: 2 of 3 is not enough.
    hit(t, 2, 'mia');
    expect([t.at('mia'), t.defense('mia')]).toEqual(['ana 2100', [3, 1]]);
    expect(hit(t, 1, 'mia').at('mia')).toBe('gone');
  });

  test('W2 when nobody does it, it becomes active again', () => {
    const t = fight(['bo mia-star-commander']);
    hit(t, 3, 'mia').ana('finish').bo('finish').ana('finish');
    expect(t.isActive('mia')).toBe(true);
  });

  test('ES-11.14 ES-R16 not in the turn of disabling: more damage takes armor, else nothing', () => {
    const t = fight(['bo layla-mirage', 'bo moth-swarm-node']);
    hit(hit(t, 2, 'layla'), 3, 'layla');
    expect([t.at('layla'), t.defense('layla')]).toEqual(['ana 2100', [2, 2]]);
    t.op('layla').armor = 1;
    t.table.players[0]!.points = [9, 0, 0];
    hit(t, 1, 'layla');
    expect([t.op('layla').armor, t.at('layla')]).toEqual([0, 'ana 2100']);
  });

  test('ES-11.16 every later turn up to the reactivation is a window, also the owner’s own', () => {
    const t = fight(['bo layla-mirage', 'bo mori-the-piercer']);
    hit(t, 2, 'layla').ana('finish');
    t.table.players[1]!.points = [2, 0, 0];
    expect(t.bo('ability mori 0', 'on layla').at('layla')).toBe('gone');
    // Disabled in the own turn: two enemy turns and the own turn between.
    const u = fight(['ana layla-mirage', 'bo mori-the-piercer']);
    hit(u, 2, 'layla').ana('finish').bo('finish').ana('finish');
    u.table.players[1]!.points = [2, 0, 0];
    expect(u.bo('ability mori 0', 'on layla').at('layla')).toBe('gone');
  });

  test('ES-11.18 a reactivated operator has full defense; lost armor is not restored', () => {
    const t = fight(['bo layla-mirage armor=1']);
    hit(t, 3, 'layla').ana('finish').bo('finish').ana('finish');
    expect([t.isActive('layla'), t.defense('layla'), t.op('layla').armor]).toEqual([true, [2, 2], 0]);
  });

  test('ES-11.28 ES-R16 FRAIL after being disabled this turn: only damage from then on counts, from full defense', () => {
    const t = scene({
      ana: { points: 'MMMMMMMM', at: 1800 },
      board: { 'ana 2100': ['ana marwa techs=glass-dagger,droid', 'ana angela-storm-vanguard', 'bo layla-mirage'] },
    });
    t.ana('ability angela 0', 'on layla', 'tech marwa glass-dagger', 'on layla');
    expect([t.at('layla'), t.defense('layla')]).toEqual(['ana 2100', [2, 2]]);
    t.ana('ability marwa 0', 'on layla');
    expect(t.at('layla')).toBe('ana 2100');
    expect(t.ana('ability marwa 0', 'on layla').at('layla')).toBe('gone');
  });
});

describe('controllers', () => {
  const siege = (armor?: number) =>
    scene({
      ana: { points: 'MMMM' },
      bo: { at: 2100, ...(armor === undefined ? {} : { armor }) },
      board: { 'bo 2100': ['ana mori-the-piercer'] },
    });

  test('ES-11.19 ES-11.20 W4 armor and no defense; every STRIKE lowers it for good', () => {
    const t = siege().ana('ability mori 0', 'on ssv');
    expect(t.player('bo').armor).toBe(8);
    expect(t.ana('finish').bo('finish').player('bo').armor).toBe(8);
    expect(t.look('bo').view.players[1]).not.toHaveProperty('defense');
  });

  test('ES-11.21 at 0 or less it is destroyed', () => {
    expect(siege(2).ana('ability mori 0', 'on ssv').table.lost).toEqual([1]);
    expect(siege(1).ana('ability mori 0', 'on ssv').table.lost).toEqual([1]);
    expect(siege(3).ana('ability mori 0', 'on ssv').table.lost).toEqual([]);
  });

  test('ES-11.22 effects on operators never include it', () => {
    const t = scene({
      ana: { points: 'MPPPP', at: 2100 },
      bo: { at: 2100 },
      board: { 'bo 2100': ['ana aran-pilgrim', 'ana mia-star-eclipse'] },
    });
    t.ana('ability aran 1', 'ability mia 0');
    expect([t.player('bo').armor, t.player('ana').armor]).toEqual([10, 11]);
  });

  test('ES-11.23 ES-R12 only STRIKEs that can hit controllers reach it', () => {
    const t = scene({
      ana: { points: 'PM' },
      bo: { at: 2100 },
      board: { 'bo 2100': ['ana mr-rosu-envoy', 'ana captain-dray'] },
    });
    expect(t.ana('ability mr-rosu 0').refusal('ana', 'on ssv')).toBe('ES-11.23');
    t.ana('on mr-rosu', 'ability captain 0');
    expect(t.refusal('ana', 'on ssv')).toBe('ES-11.23');
  });

  test('ES-11.24 it cannot be disabled, moved, contaminated, restricted or locked down', () => {
    const t = scene({
      ana: { at: 2000 },
      deployed: { 'ana 2000': ['bo quarantine-seal', 'bo dirty-chrono-bomb'], 'ana 2100': ['bo toll-beacon'] },
    });
    expect(t.offers('ana', 'step')).toEqual(['step 1900', 'step 2100']);
    expect(t.ana('step 2100', 'finish').bo('finish').player('ana').armor).toBe(11);
  });
});

test('ES-11.25 a STRIKE with a choice picks exactly one target', () => {
  const t = fight(['bo vesna-holt', 'bo layla-mirage']);
  hit(t, 2, 'vesna');
  expect([t.defense('vesna'), t.defense('layla'), t.table.phase]).toEqual([[4, 2], [2, 2], 'action']);
  t.ana('ability angela 0');
  expect(t.refusal('ana', 'done')).toBe('ES-R38');
});

test('ES-11.26 damage counts whoever caused it, also one’s own', () => {
  const t = fight(['ana layla-mirage']);
  expect(hit(t, 2, 'layla').isActive('layla')).toBe(false);
});

test('ES-11.27 ES-R50 ES-R56 a STRIKE at several hits all at the same time, then falls are checked once', () => {
  const t = scene({
    ana: { points: 'MPP' },
    board: {
      'bo 1800': ['ana mia-star-eclipse', 'bo moth-swarm-node'],
      'ana 1800': ['bo kite-mark-ii damage=1', 'bo layla-mirage'],
    },
  });
  t.ana('ability mia 0');
  expect([t.at('moth'), t.at('kite'), t.defense('layla')]).toEqual(['gone', 'gone', [2, 1]]);
  const order = t.happened.map(({ type }) => type);
  expect(order.lastIndexOf('struck')).toBeLessThan(order.indexOf('disintegrated'));
});

describe('ES-R59 answers to a STRIKE at several', () => {
  const trident = (worn: string, more: readonly string[], ...on: string[]) =>
    scene({
      ana: { at: 1800 },
      board: { 'ana 2100': ['ana vesna techs=electrical-trident,droid', `bo layla ${worn}`, ...more] },
    }).ana('tech vesna electrical', ...on, 'done');

  test('ES-R59 Mirror and Reflector answer only what was aimed at their bearer', () => {
    const beside = ['bo mori-the-piercer'];
    const mirrored = trident('with=mirror-of-ishtar', beside, 'on layla', 'on mori');
    expect([mirrored.defense('layla'), mirrored.defense('mori'), mirrored.defense('vesna')]).toEqual([
      [2, 2],
      [3, 2],
      [4, 3],
    ]);
    const cancelled = trident('with=temporal-reflector', beside, 'on layla', 'on mori');
    expect([cancelled.at('layla'), cancelled.defense('layla'), cancelled.defense('mori')]).toEqual([
      'ana 2200',
      [2, 2],
      [3, 2],
    ]);
  });

  test('ES-R59 ES-11.27 what returns from several mirrors is one hit on the striker', () => {
    const t = scene({
      ana: { at: 1800 },
      board: {
        'ana 2100': [
          'ana marwa techs=electrical-trident,droid',
          'bo layla with=mirror-of-ishtar',
          'bo mori-the-piercer with=mirror-of-ishtar',
        ],
      },
    }).ana('tech marwa electrical', 'on layla', 'on mori', 'done');
    expect([t.isActive('marwa'), t.entries('struck').map(({ amount }) => amount), t.gear()]).toEqual([false, [2], []]);
  });

  test('ES-R56 a STRIKE that came back is not answered again, also where the striker wears enemy tech', () => {
    const t = scene({
      ana: { points: 'PPPM', at: 1800 },
      board: {
        'ana 2100': ['ana mr-rosu-envoy', 'bo captain-dray with=temporal-reflector', 'bo layla with=mirror-of-ishtar'],
      },
    }).ana('ability mr-rosu 1', 'on captain', 'ability captain 0', 'on layla');
    expect([t.op('captain').damage, t.at('captain'), t.gear()]).toEqual([1, 'ana 2100', ['temporal-reflector']]);
  });

  test('ES-R56 of two techs each may go with another victim', () => {
    const t = scene({
      ana: { points: 'MPP', at: 1900 },
      board: {
        'ana 1800': [
          'ana mia-star-eclipse with=vibroblade,sleeper-rounds',
          'bo captain-dray armor=9',
          'bo handi armor=9',
        ],
      },
    }).ana('ability mia 0', 'on captain', 'on handi');
    expect([t.op('captain').armor, t.states('captain'), t.op('handi').armor, t.states('handi')]).toEqual([
      6,
      [],
      8,
      ['IMPAIRED'],
    ]);
  });

  test('ES-R59 tech that is hit by the same STRIKE still saves its bearer, whatever was chosen first', () => {
    for (const on of [
      ['on layla', 'on hamsa'],
      ['on hamsa', 'on layla'],
    ]) {
      const t = trident('damage=1 with=hamsa-necklace', [], ...on);
      expect([t.isActive('layla'), t.defense('layla'), t.gear()]).toEqual([true, [2, 1], []]);
      expect(t.entries('tech-gone')).toMatchObject([{ why: 'spent', clause: 'ES-8.9' }]);
    }
  });

  test('ES-8.8 ES-R59 tech that was spent before the STRIKE lands is hit no more', () => {
    const t = scene({
      ana: { points: 'M', at: 1800 },
      board: { 'ana 2100': ['ana marwa with=neuro-tuning-chip'] },
    }).ana('ability marwa 0', 'on neuro');
    expect([t.gear(), t.points('ana'), t.entries('struck')]).toEqual([[], 'M', []]);
  });
});

describe('ES-R58 "this turnpoint" of a later part', () => {
  const railgun = (user: string, worn = '') =>
    scene({
      ana: { at: 1800 },
      board: { 'ana 2100': [`ana ${user} techs=nuclear-railgun,droid`, `bo vesna${worn}`] },
    }).ana(`tech ${user} nuclear`, 'on vesna');

  test('ES-R58 it is where the effect was used, even when the first part removed the user', () => {
    const t = railgun('moth', ' with=mirror-of-ishtar');
    expect([t.at('moth'), t.zones('ana 2100'), t.entries('zone').map(({ at }) => at)]).toEqual([
      'gone',
      ['CONTAMINATE'],
      [3],
    ]);
  });

  test('ES-R58 it stays there when the user goes on', () => {
    const t = railgun('marwa').ana('move marwa ana 2200');
    expect([t.zones('ana 2100'), t.zones('ana 2200')]).toEqual([['CONTAMINATE'], []]);
  });
});

describe('ES-11.29 what goes with a STRIKE', () => {
  const hammer = (worn: string) =>
    scene({
      ana: { at: 1800 },
      board: { 'ana 2100': ['ana vesna techs=void-frequency-hammer,droid', `bo mia-star-commander with=${worn}`] },
    }).ana('tech vesna void', 'on mia');

  test('ES-11.29 ES-R56 follows a redirected STRIKE', () => {
    const t = hammer('mirror-of-ishtar');
    expect([t.states('vesna'), t.defense('vesna'), t.states('mia'), t.defense('mia'), t.gear()]).toEqual([
      ['IMMOBILIZED'],
      [4, 1],
      [],
      [3, 3],
      [],
    ]);
  });

  test('ES-11.29 is lost with a cancelled one', () => {
    const t = hammer('temporal-reflector');
    expect([t.states('mia'), t.defense('mia'), t.at('mia'), t.gear()]).toEqual([[], [3, 3], 'ana 2200', []]);
    const u = hammer('hamsa-necklace');
    expect([u.states('mia'), u.defense('mia'), u.gear()]).toEqual([[], [3, 3], []]);
  });
});

test('ES-11.6 a view shows full defense, what is left of it, and that it is never less than nothing', () => {
  const t = scene({ ana: { points: 'M' }, board: { 'ana 2100': ['ana marwa-oasis-blade', 'bo vesna-holt'] } });
  const shown = () => {
    const { defense, defenseLeft, damage } = t.look('ana').view.operators[t.no('vesna')]!;
    return [defense, defenseLeft, damage];
  };
  expect(shown()).toEqual([4, 4, 0]);
  t.ana('ability marwa 0', 'on vesna');
  expect(shown()).toEqual([4, 3, 1]);
  const inHand = t.table.operators.findIndex(({ zone }) => zone === 'hand');
  expect(t.look('ana').view.operators[inHand]).toMatchObject({ defense: null, defenseLeft: null, states: [] });
});
