import { describe, expect, test } from 'vitest';
import { seekBoss } from '../rules/effects/mission/hidden-boss.ts';
import type { Context } from '../rules/index.ts';
import { type MissionScene, type Staging, seek, stage } from './mission-scene.ts';

const rop19 = (rest: Partial<Staging> = {}) => stage({ mission: 'ROP19', tokens: [['zealot-2', 'AR.B']], ...rest });
const preacher = (t: MissionScene) => t.t.figures.find(({ type }) => type === 'preacher');
const enter = (seed: string) => rop19({ at: ['SE.x'], seed }).move('SE.n');
/** Both shrines are reached from where the first tile is entered. */
const WEST = 'RS1.A';
const EAST = 'RS2.A';

function guarded(guards: readonly ['zealot' | 'fanatic', string][], seed: string, item = 'persuader') {
  const t = rop19({
    at: ['RS1.A'],
    items: [item],
    figures: [['preacher', 'RS1.A'], ...guards],
    seed,
    change: (now) => {
      const [boss] = now.figures;
      if (boss !== undefined) boss.health = 20;
      now.lasting.push({ kind: 'lair', who: 0, zone: boss?.zone ?? 0, until: 'mission' });
    },
  });
  return t.do({ kind: 'attack', item, pair: false, zone: t.zone('RS1.A') });
}
const hurt = (t: MissionScene) => t.entries('boss-hurt').length > 0;

describe('ROP19 The Head of the Snake', () => {
  test('ETS-M19.8 outside a campaign the Persuader is dealt instead of the Plasma Cutter', () => {
    const cards = rop19().t.team.flatMap(({ packs }) => packs.flat().map(({ item }) => item));
    expect(cards.toSorted()).toEqual(['persuader', 'pistol', 'swarmer-leg']);
  });

  test('ETS-M19.9 ETS-RM24 the first step onto a shrine’s tile decides: on 4-6 it is this one, on 1-3 the other', () => {
    for (const [die, where] of [
      [4, WEST],
      [3, EAST],
    ] as const) {
      const t = seek(enter, (x) => x.entries('lair')[0]?.die === die);
      expect(t.entries('lair')).toHaveLength(1);
      expect(t.entries('lair')[0]?.zone).toBe(t.zone(where));
    }
  });

  test('ETS-M19.9 what was decided stays decided, over the rounds and beside other things that last', () => {
    const known = seek(
      (seed) =>
        rop19({
          at: ['SE.x'],
          seed,
          change: (t) => t.lasting.push({ kind: 'decoy', who: 0, zone: 0, until: 'round' }),
        }).move('SE.n'),
      (x) => x.entries('lair')[0]?.zone === x.zone(EAST),
    );
    known.nextRound();
    expect(known.t.lasting).toEqual([{ kind: 'lair', who: 0, zone: known.zone(EAST), until: 'mission' }]);
    expect(known.entries('lair')).toHaveLength(1);
  });

  test('ETS-M19.10 he appears once, and not before the mission begins', () => {
    const t = seek(enter, (x) => preacher(x) !== undefined);
    t.do({ kind: 'end-turn' });
    expect(t.entries('revealed').filter(({ enemy }) => enemy === 'preacher')).toHaveLength(1);
    const early = rop19({ at: ['RS1.A'] });
    early.t.phase = 'set-up';
    const none = { int: () => 0, learns: () => {}, log: () => {} } as unknown as Context;
    expect(seekBoss(early.t, none)).toEqual({ losses: [], card: [] });
  });

  test('ETS-M19.9 seeing a shrine from afar decides nothing', () => {
    expect(
      rop19({ at: ['SE.w'] })
        .move('SE.x')
        .entries('lair'),
    ).toEqual([]);
  });

  test('ETS-M19.10 ETS-M19.11 he appears when his shrine is seen, with 2 Zealots, and draws up to an Attack card', () => {
    const t = seek(
      (seed) => {
        const x = enter(seed);
        return x.t.figures.length > 0 ? x : x.move('RS1.A');
      },
      (x) => preacher(x) !== undefined && preacher(x)?.zone === x.zone(WEST),
    );
    expect(preacher(t)).toMatchObject({ health: 20 });
    expect(t.t.figures.filter(({ type }) => type === 'zealot')).toHaveLength(2);
    expect(t.entries('revealed')).toMatchObject([
      { clause: 'ETS-M19.10', enemy: 'preacher', count: 1, zone: t.zone(WEST) },
      { clause: 'ETS-M19.11', enemy: 'zealot', count: 2, zone: t.zone(WEST) },
    ]);
    expect(t.entries('boss-card').length).toBeGreaterThanOrEqual(1);
    expect(t.entries('foe-moved')).toEqual([]);
    // ETS-19.4: those who see him, and nobody else.
    const shaken = t.entries('lost-resolve').filter(({ clause }) => clause === 'ETS-8.13');
    expect(shaken.map(({ who }) => who)).toEqual([0]);
  });

  test('ETS-RM24 on appearing he does not come nearer: a card that reaches nobody passes', () => {
    const t = seek(enter, (x) => preacher(x) !== undefined && x.entries('boss-card')[0]?.card === 'preacher.judgement');
    expect(t.t.team.every(({ zone }) => zone !== t.zone(WEST))).toBe(true);
    expect(preacher(t)?.zone).toBe(t.zone(WEST));
    expect([...t.entries('foe-moved'), ...t.entries('boss-attack')]).toEqual([]);
  });

  test('ETS-8.14 ETS-R107 those who see him lose 1 Resolve first, then test for him and for the Zealots, then he draws', () => {
    const t = seek(enter, (x) => preacher(x) !== undefined);
    const told = t.happened.flatMap((entry) =>
      entry.type === 'lost-resolve' || entry.type === 'tested' || entry.type === 'boss-card' ? [entry] : [],
    );
    expect(told.slice(0, 4).map(({ clause }) => clause)).toEqual(['ETS-8.13', 'ETS-8.2', 'ETS-8.2', 'ETS-19.11']);
    expect(told[1]).toMatchObject({ who: 0, resolve: 9 });
  });

  test('ETS-M19.10 not before: where he hides is known, but not seen', () => {
    const t = seek(enter, (x) => x.entries('lair')[0]?.zone === x.zone(EAST));
    expect(preacher(t)).toBeUndefined();
  });

  test('ETS-RM44 he acts in the Enemy Phase of the round in which he appears', () => {
    const t = seek(
      (seed) => enter(seed).nextRound(),
      (x) => preacher(x) !== undefined && x.entries('boss-card').length >= 2,
    );
    const phase = t.entries('boss-card').length;
    expect(phase).toBeGreaterThanOrEqual(2);
  });

  test('ETS-M19.12 no attack hurts him while a Zealot or Fanatic is there, even one that kills them all', () => {
    const t = seek(
      (seed) => guarded([['zealot', 'RS1.A']], seed),
      (x) => x.entries('killed').some(({ enemy }) => enemy === 'zealot'),
    );
    expect(hurt(t)).toBe(false);
    const alone = seek((seed) => guarded([], seed), hurt);
    expect(alone.entries('boss-hurt').length).toBe(1);
  });

  test('ETS-M19.12 ETS-RM53 a Zealot that is led into his zone shields him too: it cannot be made to strike him', () => {
    const led = (from: string) =>
      rop19({
        team: ['psychic-male', 'medic-female', 'marine-female'],
        at: ['RS1.A', 'LS.s', 'LS.s'],
        figures: [
          ['preacher', 'RS1.A'],
          ['zealot', from],
          ['fanatic', 'RS1.A'],
        ],
        change: (now) => {
          for (const figure of now.figures) figure.health = figure.type === 'preacher' ? 20 : 0;
        },
      }).do({ kind: 'ability', which: 'crisis' }, { kind: 'hit', figure: 1 });
    const struck = (t: MissionScene) =>
      t.offered(0).flatMap((choice) => (choice.kind === 'strike' ? choice.figure : []));
    expect(struck(led('RS1.A'))).toEqual([2]);
    const alone = rop19({
      team: ['psychic-male', 'medic-female', 'marine-female'],
      at: ['RS1.A', 'LS.s', 'LS.s'],
      figures: [
        ['preacher', 'RS1.A'],
        ['zealot', 'RS1.x'],
      ],
    });
    alone.do({ kind: 'ability', which: 'crisis' }, { kind: 'zone', zone: alone.zone('RS1.A') });
    expect(struck(alone)).toEqual([]);
  });

  test('ETS-M19.12 ETS-RM53 an explosion harms him all the same', () => {
    const t = seek(
      (seed) => guarded([['fanatic', 'RS1.A']], seed),
      (x) => x.entries('exploded').length > 0,
    );
    expect(t.entries('boss-hurt')).toMatchObject([{ health: 3, left: 17 }]);
  });

  test('ETS-M19.13 won when the Preacher is dead', () => {
    const t = seek(
      (seed) => {
        const x = rop19({
          at: ['RS1.A'],
          items: ['persuader'],
          figures: [['preacher', 'RS1.A']],
          seed,
          change: (now) => {
            for (const boss of now.figures) boss.health = 1;
          },
        });
        return x.do({ kind: 'attack', item: 'persuader', pair: false, zone: x.zone('RS1.A') });
      },
      (x) => x.ending !== null,
    );
    expect(t.ending).toBe('won ETS-M19.13');
  });
});

describe('Martyr’s Command (ETS-19.6)', () => {
  /** Fanatics stand in these zones, the first of them perhaps stunned; the team is where it says. */
  const command = (where: string, fanatics: readonly string[], stun = 0) =>
    rop19({
      at: [where, where, where],
      figures: [['preacher', 'RS1.A'], ...fanatics.map((zone) => ['fanatic', zone] as const)],
      next: [{ kind: 'stalk', figure: 0, card: 'preacher.martyrs-command', actions: null, walked: 0 }],
      change: (t) => {
        Object.assign(t.figures[0] ?? {}, { health: 9 });
        Object.assign(t.figures[1] ?? {}, { stun });
      },
    }).do({ kind: 'end-turn' });
  const runs = (t: MissionScene) => t.entries('foe-moved').filter(({ enemy }) => enemy === 'fanatic');

  test('ETS-19.6 the Fanatic runs 3 zones and attacks there, and no further', () => {
    const near = command('CQ.n', ['RS1.x']);
    expect([runs(near).length, near.entries('attacked').length]).toEqual([3, 1]);
    const far = command('CQ.A', ['RS1.x']);
    expect([runs(far).length, far.entries('attacked').length]).toEqual([3, 0]);
  });

  test('ETS-19.6 the nearest that is not stunned is sent; where all are, those in range lose heart', () => {
    const other = command('CQ.n', ['RS1.x', 'RS1.E'], 1);
    expect(runs(other)[0]?.from).toBe(other.zone('RS1.E'));
    const none = command('CQ.n', ['RS1.x'], 1);
    expect([...runs(none), ...none.entries('attacked')]).toEqual([]);
    const shaken = none.entries('lost-resolve').filter(({ clause }) => clause === 'ETS-19.6');
    expect(shaken.map(({ who }) => who)).toEqual([0, 1, 2]);
  });
});
