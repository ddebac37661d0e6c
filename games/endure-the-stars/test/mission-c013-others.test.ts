import { describe, expect, test } from 'vitest';
import type { Module } from '../content/index.ts';
import { shipOf } from '../rules/board/ship.ts';
import type { Frame, Table } from '../rules/index.ts';
import { type MissionScene, type Staging, seek } from './mission-scene.ts';
import { ownFrom } from './own-mission.ts';
import { ally, c013, END, FAR, stun } from './walkies.ts';

/** A Sip under control at LS.s, survivors at the other end, and what comes when the first of them ends the turn. */
function with1(next: (t: MissionScene) => Frame, rest: Partial<Staging> = {}): MissionScene {
  const t = c013({ at: ['NV.D', 'NV.D', 'NV.D'], ...rest });
  t.t.allies = [ally(t, 'sip', 'LS.s', { over: true })];
  t.state.stack.splice(1, 1, next(t));
  return t;
}
const hurt = (t: MissionScene) => t.entries('ally-hurt').map(({ left }) => left);

describe('ETS-M13.15 ETS-23.3 what strikes survivors strikes Sentries under control, in own missions too', () => {
  test('ETS-M13.15 a grenade of the team', () => {
    const t = c013({ at: ['LS.x'], figures: [FAR], items: ['frag-grenade'] });
    t.t.allies = [ally(t, 'sip', 'LS.s', { over: true }), ally(t, 'sip', 'LS.D', { over: true })];
    t.do({ kind: 'use', item: 'frag-grenade' }, { kind: 'zone', zone: t.zone('LS.s') });
    expect(t.entries('ally-hurt')).toMatchObject([{ zone: t.zone('LS.s') }]);
  });

  test('ETS-RM64 a Stun Grenade stuns those in the zone, and none under control', () => {
    const t = c013({ at: ['LS.x'], figures: [['sip', 'LS.s']], items: ['stun-grenade'] });
    t.t.allies = [ally(t, 'sip', 'LS.s')];
    const before = { ...t.t.allies[0] };
    t.do({ kind: 'use', item: 'stun-grenade' }, { kind: 'zone', zone: t.zone('LS.s') });
    expect([t.t.figures.map(({ stun: left }) => left), t.t.allies]).toEqual([[1], [before]]);
  });

  test('ETS-20.21 vests that go off beside them', () => {
    const t = with1((now) => ({ kind: 'explode', zone: now.zone('LS.s'), by: null }), {
      figures: [['fanatic', 'LS.s']],
    });
    expect(hurt(t.do(END))).toEqual([0]);
    expect(t.t.allies).toEqual([null]);
  });

  test('ETS-M13.22 those that are destroyed go, each told of once; the others stay', () => {
    const t = with1((now) => ({ kind: 'explode', zone: now.zone('LS.s'), by: null }), {
      figures: [['fanatic', 'LS.s'], FAR],
    });
    const [gone, whole] = [ally(t, 'artemis', 'LS.s', { over: true }), ally(t, 'sip', 'LS.D', { over: true })];
    t.t.allies = [gone, null, whole];
    t.do(END);
    expect(t.entries('ally-destroyed')).toMatchObject([{ enemy: 'artemis', zone: t.zone('LS.s') }]);
    expect(t.t.allies).toEqual([null, null, whole]);
  });

  test('ETS-12.15 tokens close in on the nearest of both', () => {
    const closing = (where: string, ours: string) => {
      const t = with1(() => ({ kind: 'advance', done: [] }), {
        tokens: [['sip-2', where]],
        at: ['SE.w', 'NV.D', 'NV.D'],
      });
      Object.assign(t.t.allies?.[0] ?? {}, { zone: t.zone(ours) });
      const to = t.do(END).entries('token-moved')[0]?.to;
      return shipOf(t.t).zones[to ?? -1]?.name;
    };
    expect(closing('EB.x', 'EB.B')).toBe('EB.B');
    expect(closing('SE.x', 'EB.B')).toBe('SE.w');
  });

  test('ETS-19.6 a Fanatic that is sent out runs at the nearest of both', () => {
    const t = with1(() => ({ kind: 'martyr', figure: 0, walked: 0 }), { figures: [['fanatic', 'LS.x']] }).do(END);
    expect(t.entries('attacked')).toMatchObject([{ zone: t.zone('LS.s') }]);
  });
});

describe('ETS-M13.15 bosses attack them like survivors', () => {
  const boss = (card: string, rest: Partial<Staging> = {}) =>
    with1(() => ({ kind: 'stalk', figure: 0, card, actions: null, walked: 0 }), {
      figures: [[card.split('.')[0] as 'titan', 'LS.s']],
      change: (t: Table) => {
        t.boss = { deck: [], discard: [], mood: null, full: 9, isDead: false };
        Object.assign(t.figures[0] ?? {}, { health: 9 });
      },
      ...rest,
    });
  const struck = (t: MissionScene) => t.do(END).entries('boss-attack')[0]?.who;

  test('ETS-19.21 in range, alone or beside others', () => {
    expect(struck(boss('titan.rending-claws'))).toEqual([3]);
    expect(struck(boss('titan.sweeping-tail', { at: ['LS.s', 'NV.D', 'NV.D'] }))).toEqual([0, 3]);
  });

  test('ETS-19.22 they have no Resolve, and their own Health', () => {
    const low = (t: Table) => Object.assign(t.team[0] ?? {}, { resolve: 1, health: 1 });
    const at = ['LS.s', 'NV.D', 'NV.D'];
    const named = (card: string) => {
      const t = boss(card, { at });
      low(t.t);
      return struck(t);
    };
    expect(named('preacher.judgement')).toEqual([0]);
    expect(named('titan.execution')).toEqual([3]);
  });

  test('ETS-M13.22 nothing frightens them, and an attack that misses them is nobody’s', () => {
    const roar = boss('titan.deafening-roar', { at: ['LS.x', 'NV.D', 'NV.D'] }).do(END);
    expect([...new Set(roar.entries('tested').map(({ who }) => who))]).toEqual([0]);
    const sermon = boss('preacher.martyrs-command', { at: ['LS.x', 'NV.D', 'NV.D'] }).do(END);
    expect([...new Set(sermon.entries('lost-resolve').map(({ who }) => who))]).toEqual([0]);
    const miss = (seed: string) => boss('titan.rending-claws', { seed }).do(END);
    const missed = seek(miss, (t) => t.entries('boss-attack')[0]?.dice.every((die) => die < 3) === true);
    expect(hurt(missed)).toEqual([]);
  });

  test('ETS-19.35 a boss feeds on what it takes from them, and on nothing else', () => {
    const fed = (card: string) => {
      const strike = (seed: string) => {
        const t = boss(card, { seed });
        Object.assign(t.t.boss ?? {}, { mood: 'primus.ravenous' });
        Object.assign(t.t.figures[0] ?? {}, { health: 5 });
        return t.do(END);
      };
      return seek(strike, (t) => (t.entries('boss-attack')[0]?.dice.at(0) ?? 0) > 4).t.figures[0]?.health;
    };
    expect(fed('primus.maul')).toBe(6);
    expect(fed('olympian.net-launcher')).toBe(5);
  });

  test('ETS-RM64 a boss is not laid down, and what else an attack does leaves them where they are', () => {
    const slam = seek(
      (seed) => boss('titan.ground-slam', { seed }).do(END),
      (t) => hurt(t).length > 0,
    );
    expect([...slam.entries('stunned'), ...slam.entries('moved')]).toEqual([]);
    const net = seek(
      (seed) => boss('olympian.net-launcher', { seed }).do(END),
      (t) => (t.entries('boss-attack')[0]?.dice[0] ?? 0) > 1,
    );
    expect(hurt(net)).toEqual([]);
  });
});

describe('ETS-M13.21 their attack on other enemies', () => {
  const fight = (figures: NonNullable<Staging['figures']>, seed = 'stage', change: (t: Table) => void = () => {}) => {
    const t = with1(() => ({ kind: 'allies' }), { figures, seed, change });
    Object.assign(t.t.allies?.[0] ?? {}, { over: false });
    return t.do(END, { kind: 'ally-attack', ally: 0 });
  };
  const hits = (t: MissionScene) => t.entries('ally-attacked')[0]?.dice.filter((die) => die >= 4).length ?? 0;

  test('ETS-RM64 kills what cannot be controlled, and it is nobody’s kill', () => {
    const t = seek(
      (seed) => fight([['swarmer', 'LS.s'], FAR], seed),
      (seen) => hits(seen) > 0,
    );
    expect(t.entries('killed')).toMatchObject([{ who: null, enemy: 'swarmer', clause: 'ETS-M13.21' }]);
  });

  test('ETS-15.6 ETS-15.7 takes as much as the enemy has, and a boss keeps the wound', () => {
    const spared = seek(
      (seed) => fight([['jaeger', 'LS.s'], FAR], seed),
      (seen) => hits(seen) === 1,
    );
    expect(spared.entries('killed')).toEqual([]);
    const titan = (t: Table) => {
      t.boss = { deck: [], discard: [], mood: null, full: 9, isDead: false };
      Object.assign(t.figures[0] ?? {}, { health: 9 });
    };
    const wounded = seek(
      (seed) => fight([['titan', 'LS.s'], FAR], seed, titan),
      (seen) => hits(seen) === 2,
    );
    expect(wounded.t.figures[0]).toMatchObject({ type: 'titan', health: 7 });
  });

  test('ETS-M13.21 of enemies that lie there and those that stand its player chooses', () => {
    const mixed = (seed: string) =>
      fight([['artemis', 'LS.s'], ['artemis', 'LS.s'], FAR], seed, (t) =>
        Object.assign(t.figures[1] ?? {}, { stun: 1 }),
      );
    const t = seek(mixed, (seen) => hits(seen) === 1);
    expect(t.offered(0).filter(({ kind }) => kind === 'hit')).toHaveLength(2);
    const alike = seek(
      (seed) => fight([['artemis', 'LS.s'], ['artemis', 'LS.s'], FAR], seed),
      (seen) => hits(seen) === 2,
    );
    const begun = seek(
      (seed) => fight([['sip', 'LS.s'], ['sip', 'LS.s'], FAR], seed),
      (seen) => hits(seen) === 2,
    );
    // The first is begun: it is no longer like the other.
    expect(begun.offered(0).filter(({ kind }) => kind === 'hit')).toHaveLength(2);
    // One of two that are alike, then the other: nothing is asked.
    expect(alike.t.figures.filter(({ stun: n }) => n === 1)).toHaveLength(2);
  });

  test('ETS-M13.14 whoever has begun goes on before the others, and attacks no second time', () => {
    const t = with1(() => ({ kind: 'allies' }), { figures: [['sip', 'CQ.E'], FAR], change: stun });
    t.t.allies = [ally(t, 'artemis', 'CQ.E'), ally(t, 'artemis', 'LS.s')];
    t.do(END, { kind: 'ally-attack', ally: 0 });
    const kinds = t.offered(0).flatMap((choice) => ('ally' in choice ? [`${choice.kind} ${choice.ally}`] : []));
    expect(kinds).toEqual(['ally-move 0', 'ally-move 0']);
  });

  test('ETS-M13.21 not between two zones of its move', () => {
    const light = (t: Table) => {
      stun(t);
      t.event = 'artificial-gravity-failure';
    };
    const t = with1(() => ({ kind: 'allies' }), { figures: [['sip', 'LS.e+EB.w'], FAR], change: light });
    Object.assign(t.t.allies?.[0] ?? {}, { over: false });
    t.do(END);
    const offered = t.offered(0).flatMap(({ kind }) => (kind.startsWith('ally') ? [kind] : []));
    expect(offered).toEqual(['ally-move', 'ally-move']);
  });

  test('ETS-M13.14 each round anew', () => {
    const t = with1(() => ({ kind: 'allies' }), { figures: [FAR], change: stun });
    t.t.allies = [ally(t, 'sip', 'NV.E', { walked: 1, attacked: true, over: true })];
    t.nextRound();
    expect(t.entries('ally-moved')).toHaveLength(1);
    expect(t.t.allies?.[0]).toMatchObject({ walked: 1, attacked: false, over: false });
  });
});

describe('ETS-23.3 together with what other missions have', () => {
  /** Time for Walkies as somebody's own, with another module. */
  const mixed = (more: Module, types: readonly string[] = ['artemis', 'sip']): string => {
    const own = ownFrom('C013');
    const modules = own.mission.modules.map((module) => (module.kind === 'control' ? { ...module, types } : module));
    return JSON.stringify({ ...own, mission: { ...own.mission, modules: [...modules, more] } });
  };
  const REVIVING: Module = { kind: 'revivingBoss', boss: 'primus', actions: [2, 2, 2, 3, 3, 3] };
  const boss = (t: Table) => {
    t.boss = { deck: [], discard: [], mood: null, full: 9, isDead: false };
    Object.assign(t.figures[0] ?? {}, { health: 1 });
  };

  test('ETS-M20.9 the Primus knows where they are, too', () => {
    const t = with1(() => ({ kind: 'minds' }), {
      mission: mixed(REVIVING),
      figures: [['primus', 'CQ.D']],
      change: boss,
    });
    expect(t.do(END).t.figures[0]?.seen).toBe(0b1111);
  });

  test('ETS-M19.12 whom others shield they cannot hurt', () => {
    const hidden: Module = {
      ...{ kind: 'hiddenBoss', boss: 'preacher', zones: ['CQ.D', 'CQ.F'], from: 4 },
      ...{ escort: 'zealot', escorts: 2, shields: ['zealot'] },
    };
    const attack = (seed: string) => {
      const figures = [['preacher', 'LS.s'], ['zealot', 'LS.s'], FAR] as const;
      const t = with1(() => ({ kind: 'allies' }), { mission: mixed(hidden), figures, seed, change: boss });
      Object.assign(t.t.allies?.[0] ?? {}, { over: false });
      return t.do(END, { kind: 'ally-attack', ally: 0 });
    };
    const t = seek(attack, (seen) => seen.entries('ally-attacked')[0]?.dice.every((die) => die >= 4) === true);
    expect(t.t.figures.map(({ type }) => type)).toEqual(['preacher', 'sip']);
  });

  test('ETS-RM64 a boss is never laid down, whatever the mission says', () => {
    const mission = mixed(REVIVING, ['artemis', 'olympian']);
    const strike = (seed: string) => {
      const figures = [['olympian', 'LS.x'], FAR] as const;
      const t = c013({ mission, seed, figures, items: ['medical-blade'], change: boss });
      return t.do({ kind: 'attack', item: 'medical-blade', pair: false, zone: t.zone('LS.x') });
    };
    const t = seek(strike, (seen) => seen.entries('boss-hurt').length > 0);
    expect(t.entries('killed')).toMatchObject([{ enemy: 'olympian' }]);
    expect(t.t.boss?.isDead).toBe(true);
  });
});
