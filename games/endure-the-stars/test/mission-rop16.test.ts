import { describe, expect, test } from 'vitest';
import { LOW_GRAVITY } from '../content/index.ts';
import { shipOf, waysIn } from '../rules/board/ship.ts';
import { type Staging, seek, stage } from './mission-scene.ts';

type Change = NonNullable<Staging['change']>;
const TEAM = ['medic-female', 'marine-female', 'scout-male'];
/** She has walked in the first round already: she is put back to where she began. */
function rop16(rest: Partial<Staging> = {}) {
  const t = stage({ mission: 'ROP16', team: TEAM, tokens: [['zealot-2', 'CQ.B']], ...rest });
  const [her] = t.t.objectives;
  if (her !== undefined && her.zone !== null) her.zone = t.zone('SE.x');
  return t;
}
const kit = { item: 'med-kit-2', jammed: false, half: false };
const medicCarries: Change = (t) => {
  Object.assign(t.objectives[0] ?? {}, { zone: null, collected: true });
  if (t.team[0] !== undefined) t.team[0].carries = [0];
};
const withHer = (n: number) => ['SE.x', ...Array(n).fill('SE.x'), ...Array(2 - n).fill('LS.w')];

describe('ROP16 Lone Survivor', () => {
  test('ETS-M16.8 ETS-RM21 she walks one zone at the beginning of each Survivor Phase, blocks nothing, and stops once sedated', () => {
    const t = rop16({ at: ['LS.w'] });
    t.nextRound();
    expect(t.entries('wandered')).toHaveLength(1);
    expect(t.t.objectives[0]?.zone).not.toBe(t.zone('SE.x'));
    const still = rop16({ change: medicCarries }).nextRound();
    expect(still.entries('wandered')).toEqual([]);
  });

  test('ETS-RM40 she walks 1 zone in low gravity too, and stays where every way is shielded', () => {
    const light = rop16({
      at: ['LS.w'],
      change: (t) => {
        t.standing = [LOW_GRAVITY];
      },
    }).nextRound();
    const [walk] = light.entries('wandered');
    const { distance } = waysIn(light.t);
    expect(distance[walk?.from ?? 0]?.[walk?.to ?? 0]).toBe(1);
    const shut = rop16({
      at: ['LS.w'],
      change: (t) => {
        for (const { id } of shipOf(t).zones)
          t.lasting.push({ kind: 'shield-bubble', who: 0, zone: id, until: 'mission' });
      },
    }).nextRound();
    expect(shut.entries('wandered')).toEqual([]);
  });

  test('ETS-M16.15 ETS-R95 once sedated she can be picked up with a granted action; sedating her is work and cannot', () => {
    const offered = (collected: boolean) => {
      const t = rop16({
        at: withHer(1),
        items: ['med-kit-2'],
        next: [{ kind: 'granted', who: collected ? 1 : 0, what: 'action' }],
        change: (now) => {
          Object.assign(now.objectives[0] ?? {}, { collected });
        },
      });
      t.do({ kind: 'end-turn' });
      return t.offered(0).some(({ kind }) => kind === 'interact');
    };
    expect([offered(true), offered(false)]).toEqual([true, false]);
  });

  test('ETS-M16.9 only a Medic with a Med Kit may sedate her, in her zone', () => {
    rop16({ at: withHer(0), team: ['marine-female', 'medic-female', 'scout-male'], items: ['med-kit-2'] })
      .as(0)
      .cannot({ kind: 'interact', objective: 0 }, 'ETS-M16.9');
    rop16({ at: withHer(0), items: ['pistol'] })
      .as(0)
      .cannot({ kind: 'interact', objective: 0 }, 'ETS-M16.9');
    rop16({ at: ['LS.w'], items: ['med-kit-2'] })
      .as(0)
      .cannot({ kind: 'interact', objective: 0 }, 'ETS-10.15');
  });

  test('ETS-M16.11 ETS-RM21 the number needed is never below 1', () => {
    const team = [...TEAM, 'engineer-female', 'psychic-male', 'captain-female'];
    const t = rop16({ team, at: team.map(() => 'SE.x'), items: ['med-kit-2'] }).interact('woman');
    expect(t.entries('sedated')).toMatchObject([{ needed: 1, failed: false }]);
  });

  test('ETS-M16.10 5 or more succeeds, ETS-M16.12 she is carried by the Medic then; the Med Kit is gone either way', () => {
    for (const works of [true, false]) {
      const t = seek(
        (seed) => rop16({ at: withHer(0), items: ['pistol', 'med-kit-2'], seed }).interact('woman'),
        (x) => x.entries('sedated')[0]?.failed === !works,
      );
      const [rolled] = t.entries('sedated');
      expect([rolled?.needed, (rolled?.die ?? 0) >= 5]).toEqual([5, works]);
      expect(t.t.team[0]?.carries).toEqual(works ? [0] : []);
      expect(t.t.team[0]?.packs.flat().map(({ item }) => item)).toEqual(['pistol']);
      expect(t.t.itemDiscard).toContain('med-kit-2');
      expect(t.t.team[0]?.actions).toBe(2);
    }
  });

  test('ETS-M16.11 each other survivor there lowers the number by 1', () => {
    const needed = (n: number) =>
      rop16({ at: withHer(n), items: ['med-kit-3', 'pistol'] })
        .interact('woman')
        .entries('sedated')[0]?.needed;
    expect([needed(0), needed(1), needed(2)]).toEqual([5, 4, 3]);
  });

  test('ETS-M16.12 she may be passed on, ETS-M16.14 and her carrier does not dual-wield', () => {
    const armed: Change = (t) => {
      medicCarries(t);
      const pistol = { item: 'pistol', jammed: false, half: false };
      if (t.team[0] !== undefined) t.team[0].packs = [[pistol, pistol], [], []];
    };
    const t = rop16({ at: ['SE.x', 'SE.x'], figures: [['zealot', 'SE.x']], change: armed });
    t.as(0).cannot({ kind: 'attack', item: 'pistol', pair: true, zone: t.zone('SE.x') }, 'ETS-M16.14');
    const peace = rop16({ at: ['SE.x', 'SE.x'], change: medicCarries });
    peace.do({ kind: 'trade', with: 1 });
    expect(peace.offered(0)).toContainEqual({ kind: 'pass', objective: 0, to: 1 });
  });

  test('ETS-M16.13 who carries her when the turn starts has 1 action fewer', () => {
    const t = rop16({ change: medicCarries });
    t.nextRound().until((now) => now.active === 0);
    expect(t.t.team[0]?.actions).toBe(2);
  });

  test('ETS-M16.15 where her carrier dies she lies, and anybody takes her up', () => {
    const t = rop16({
      at: ['SE.x', 'LS.w', 'LS.w'],
      figures: Array(8).fill(['zealot', 'SE.x']),
      change: (now) => {
        medicCarries(now);
        if (now.team[0] !== undefined) now.team[0].health = 1;
      },
    }).until((now) => now.team[0]?.fate === 'dead');
    expect(t.t.objectives[0]).toMatchObject({ zone: t.zone('SE.x'), end: null });
    expect(t.ending).toBeNull();
    const found = rop16({
      team: ['marine-female', 'medic-female', 'scout-male'],
      at: ['SE.x'],
      change: (now) => Object.assign(now.objectives[0] ?? {}, { collected: true }),
    }).interact('woman');
    expect(found.t.team[0]?.carries).toEqual([0]);
  });

  test('ETS-M16.16 won when she and all living survivors have left', () => {
    const gone: Change = (t) => {
      medicCarries(t);
      for (const n of [1, 2]) Object.assign(t.team[n] ?? {}, { fate: 'left', zone: null });
    };
    expect(rop16({ at: ['NV.e'], change: gone }).do({ kind: 'exit', exit: 0 }).ending).toBe('won ETS-M16.16');
    expect(rop16({ at: ['NV.e'], change: medicCarries }).do({ kind: 'exit', exit: 0 }).ending).toBeNull();
    const without: Change = (t) => {
      gone(t);
      if (t.team[0] !== undefined) t.team[0].carries = [];
    };
    expect(rop16({ at: ['NV.e'], change: without }).do({ kind: 'exit', exit: 0 }).ending).not.toBe('won ETS-M16.16');
  });

  test('ETS-M16.17 lost without a Medic or a Med Kit, as long as she is awake', () => {
    const none: Change = (t) => {
      t.items = t.items.filter((item) => !item.startsWith('med-kit'));
      for (const one of t.team) one.packs = [[], [], []];
    };
    expect(rop16({ change: none }).nextRound().ending).toBe('lost ETS-M16.17');
    const sedated: Change = (t) => {
      none(t);
      medicCarries(t);
    };
    expect(rop16({ change: sedated }).nextRound().ending).toBeNull();
    const held: Change = (t) => {
      none(t);
      if (t.team[1] !== undefined) t.team[1].packs = [[kit], [], []];
    };
    expect(rop16({ change: held }).nextRound().ending).toBeNull();
    const dead: Change = (t) => Object.assign(t.team[1] ?? {}, { fate: 'dead', zone: null });
    const others = ['marine-female', 'medic-female', 'scout-male'];
    expect(rop16({ team: others, change: dead }).nextRound().ending).toBe('lost ETS-M16.17');
    const carried: Change = (t) => {
      medicCarries(t);
      dead(t);
    };
    expect(rop16({ team: others, change: carried }).nextRound().ending).toBeNull();
  });
});
