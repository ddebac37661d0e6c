import { play, start } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { missionOf } from '../content/index.ts';
import { endureTheStars } from '../rules/index.ts';
import { missionDie, type Staging, seek, stage } from './mission-scene.ts';

type Change = NonNullable<Staging['change']>;
const rop18 = (rest: Partial<Staging> = {}) => stage({ mission: 'ROP18', tokens: [['zealot-2', 'CQ.F']], ...rest });
const KEY = 2;
const TERMINAL = 0;
const hasKey: Change = (t) => {
  Object.assign(t.objectives[KEY] ?? {}, { collected: true });
  if (t.team[0] !== undefined) t.team[0].carries = [KEY];
};
const kill =
  (rest: Partial<Staging> = {}) =>
  (seed: string) => {
    const t = rop18({ at: ['SE.A'], figures: [['fanatic', 'SE.A']], items: ['persuader'], seed, ...rest });
    return t.do({ kind: 'attack', item: 'persuader', pair: false, zone: t.zone('SE.A') });
  };
const useKey = {
  kind: 'mission-action',
  rule: missionOf('ROP18').conditions.findIndex(({ when }) => when.kind === 'missionAction'),
  actions: 1,
  figure: null,
} as const;
const isOpen = (t: ReturnType<typeof rop18>) => t.entries('unlocked-doors').length === 1;

describe('ROP18 It is a Trap!', () => {
  test('ETS-M18.7 4 Zealots and 2 Fanatics stand there; ETS-M18.11 ETS-RM23 those in sight are tested for first', () => {
    let { state, log } = start(endureTheStars, { mission: 'ROP18', team: 3 }, 1, 'trap');
    const all = [...log];
    for (const id of ['engineer-female', 'medic-female', 'marine-female']) {
      const played = play(endureTheStars, state, 0, { kind: 'survivor', id });
      if (!played.ok) throw new Error(id);
      state = played.state;
      all.push(...played.log);
    }
    const types = state.table.figures.map(({ type }) => type);
    expect([types.filter((type) => type === 'zealot').length, types.length]).toEqual([4, 6]);
    const before = all.findIndex(({ entry }) => entry.type === 'turn');
    const tests = all.slice(0, before).filter(({ entry }) => entry.type === 'tested');
    expect(tests.length).toBeGreaterThanOrEqual(6);
  });

  test('ETS-M18.8 the terminal opens both doors of the room', () => {
    const t = rop18({ at: ['CQ.C'] }).interact('terminal');
    expect(t.entries('unlocked-doors')).toMatchObject([{ doors: ['SE:D-s', 'SE:D-e'] }]);
  });

  test('ETS-M18.9 a kill calls for a die: on 5-6 the killer finds the key', () => {
    const found = seek(kill(), (t) => (missionDie(t) ?? 0) >= 5);
    expect(found.t.team[0]?.carries).toEqual([KEY]);
    const none = seek(kill(), (t) => (missionDie(t) ?? 9) <= 4);
    expect(none.t.team[0]?.carries).toEqual([]);
  });

  test('ETS-RM43 several kills roll one each up to the first success; a Fanatic who blows himself up brings none', () => {
    const many = (seed: string) => kill({ figures: Array(3).fill(['fanatic', 'SE.A']), seed })(seed);
    const t = seek(many, (x) => x.entries('mission-roll').length === 2 && x.t.objectives[KEY]?.collected === true);
    expect(t.entries('mission-roll').map(({ die }) => die >= 5)).toEqual([false, true]);
    const blown = seek(
      (seed) => rop18({ at: ['SE.A'], figures: [['fanatic', 'SE.A']], seed }).nextRound(),
      (x) => x.entries('exploded').length === 1,
    );
    expect(blown.entries('mission-roll')).toEqual([]);
  });

  test('ETS-RM43 if the killer died, the key lies where the kill was', () => {
    const weak: Change = (t) => {
      if (t.team[0] !== undefined) t.team[0].health = 2;
    };
    const t = seek(
      (seed) => kill({ change: weak })(seed),
      (x) => x.entries('exploded').length === 1 && x.t.objectives[KEY]?.collected === true,
    );
    expect(t.t.team[0]?.fate).toBe('dead');
    expect(t.t.objectives[KEY]?.zone).toBe(t.zone('SE.A'));
  });

  test('ETS-M18.10 its holder opens the room from beside it, for one action', () => {
    for (const at of ['SE.s', 'SE.e']) {
      const t = rop18({ at: [at], change: hasKey }).do(useKey);
      expect([isOpen(t), t.t.team[0]?.actions]).toEqual([true, 2]);
      t.as(0).cannot(useKey, 'ETS-M18.10');
    }
    const used: Change = (t) => {
      hasKey(t);
      Object.assign(t.objectives[TERMINAL] ?? {}, { end: 'done' });
    };
    rop18({ at: ['SE.s'], change: used })
      .as(0)
      .cannot(useKey, 'ETS-M18.10');
    rop18({ at: ['SE.x'], change: hasKey })
      .as(0)
      .cannot(useKey, 'ETS-M18.10');
    rop18({ at: ['SE.s'] })
      .as(0)
      .cannot(useKey, 'ETS-M18.10');
    rop18({ at: ['SE.s'], change: hasKey })
      .as(0)
      .cannot({ ...useKey, spends: 2 }, 'ETS-10.1');
    rop18({ at: ['SE.s'], change: hasKey })
      .as(0)
      .cannot({ ...useKey, name: 'dance' }, 'ETS-10.1');
  });

  test('ETS-M18.14 ETS-M18.9 no more rolls once the key is found or the door open; a dead holder’s key lies there', () => {
    const open: Change = (t) => Object.assign(t.objectives[TERMINAL] ?? {}, { end: 'done' });
    for (const change of [open, hasKey]) {
      const t = seek(kill({ change }), (x) => x.entries('killed').length > 0);
      expect(t.entries('mission-roll')).toEqual([]);
    }
    const t = rop18({
      at: ['SE.s', 'NV.A', 'NV.A'],
      figures: Array(9).fill(['zealot', 'SE.s']),
      change: (now) => {
        hasKey(now);
        if (now.team[0] !== undefined) now.team[0].health = 1;
      },
    }).until((now) => now.team[0]?.fate === 'dead');
    expect(t.t.objectives[KEY]).toMatchObject({ zone: t.zone('SE.s'), end: null });
  });

  test('ETS-M18.10 the key card is the token of the terminal, which is of no use any more', () => {
    const t = seek(kill({ at: ['SE.A', 'CQ.C'] }), (x) => (missionDie(x) ?? 0) >= 5).until((now) => now.active === 1);
    expect(t.entries('objective-gone')).toMatchObject([{ clause: 'ETS-M18.9', objective: TERMINAL }]);
    expect([t.t.objectives[TERMINAL]?.zone, t.t.team[0]?.carries]).toEqual([null, [KEY]]);
    t.as(0).cannot({ kind: 'interact', objective: TERMINAL }, 'ETS-10.15');
  });

  test('ETS-M18.9 without a key the terminal stays, and works', () => {
    const t = seek(kill({ at: ['SE.A', 'CQ.C'] }), (x) => (missionDie(x) ?? 9) <= 4).until((now) => now.active === 1);
    expect(t.do({ kind: 'interact', objective: TERMINAL }).entries('unlocked-doors')).toHaveLength(1);
  });

  test('ETS-M18.12 outside a campaign a Shotgun is dealt instead of the Pistol', () => {
    const cards = rop18().t.team.flatMap(({ packs }) => packs.flat().map(({ item }) => item));
    expect(cards.toSorted()).toEqual(['plasma-cutter', 'shotgun', 'swarmer-leg']);
  });

  test('ETS-M18.13 won when all living survivors are with the prisoners', () => {
    const open: Change = (t) => {
      for (const door of t.doors) if (door !== null) Object.assign(door, { kept: false, set: 'open' });
      t.passages = { barred: [], made: [] };
    };
    expect(rop18({ at: ['SE.s', 'SE.D', 'SE.D'], change: open }).move('SE.D').ending).toBe('won ETS-M18.13');
    expect(rop18({ at: ['SE.s', 'SE.x', 'SE.D'], change: open }).move('SE.D').ending).toBeNull();
  });

  test('ETS-M18.13 ETS-3.8 the dead need not be there', () => {
    const dead: Change = (t) => {
      for (const door of t.doors) if (door !== null) Object.assign(door, { kept: false, set: 'open' });
      t.passages = { barred: [], made: [] };
      Object.assign(t.team[2] ?? {}, { fate: 'dead', zone: null });
    };
    expect(rop18({ at: ['SE.s', 'SE.D'], change: dead }).move('SE.D').ending).toBe('won ETS-M18.13');
  });
});
