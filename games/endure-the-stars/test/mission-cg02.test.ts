import { describe, expect, test } from 'vitest';
import { waysIn } from '../rules/board/ship.ts';
import { missionDie, type Staging, seek, stage } from './mission-scene.ts';

const cg02 = (rest: Partial<Staging> = {}) => stage({ mission: 'CG02', tokens: [['icarus-3', 'NV.B']], ...rest });
/** The one who acts carries the Brain. */
const carrying = (rest: Partial<Staging> = {}) =>
  cg02({
    ...rest,
    change: (t) => {
      Object.assign(t.objectives[0] ?? {}, { zone: null, collected: true });
      if (t.team[0] !== undefined) t.team[0].carries = [0];
      rest.change?.(t);
    },
  });

describe('CG02 The Brain', () => {
  test('ETS-M02.7 the exit is locked until the console is used', () => {
    const locked = cg02({ at: ['NV.e'] });
    locked.as(0).cannot({ kind: 'exit', exit: 0 }, 'ETS-4.33');
    const t = cg02({ at: ['SE.B'] }).interact('console');
    expect(t.t.exits[0]).toMatchObject({ kept: false, set: 'open' });
  });

  test('ETS-M02.8 ETS-M02.9 whoever takes the Brain loses 1 Health and 1 Resolve, and its story is told', () => {
    const t = cg02({ at: ['LB.B'] }).interact('brain');
    expect(t.t.team[0]).toMatchObject({ health: 9, resolve: 9, carries: [0] });
    expect(t.t.team[1]).toMatchObject({ health: 10, resolve: 10 });
    expect(t.entries('story').map(({ clause, text }) => [clause, text])).toEqual([['ETS-M02.9', 'brain']]);
  });

  /** The carrier's next turn, at its first decision. */
  const turnOf = (seed: string) =>
    carrying({ seed })
      .do({ kind: 'end-turn' })
      .until((t) => t.round === 2 && t.active === 0);
  const die = (n: number) => (t: ReturnType<typeof turnOf>) =>
    t.state.outcome === null && t.t.active === 0 && missionDie(t) === n;

  test('ETS-M02.10 ETS-M02.11 the carrier rolls as each turn starts; 1-3 do nothing', () => {
    for (const n of [1, 2, 3]) expect(seek(turnOf, die(n)).t.team[0]).toMatchObject({ actions: 3 });
  });

  test('ETS-M02.12 a 4 is a Resolve test and 1 action fewer', () => {
    const t = seek(turnOf, die(4));
    expect(t.t.team[0]).toMatchObject({ actions: 2 });
    expect(t.entries('tested').at(-1)).toMatchObject({ who: 0, clause: 'ETS-M02.10' });
  });

  test('ETS-M02.14 a 6 costs 1 Health', () => {
    const t = seek(turnOf, die(6));
    expect(t.entries('hurt').at(-1)).toMatchObject({ who: 0, clause: 'ETS-M02.10' });
  });

  test('XM4 ETS-M02.13 ETS-RM6 after a 5 Passive tokens move 1 zone towards the carrier in the next Enemy Phase', () => {
    const t = seek(turnOf, die(5));
    const [token] = t.t.tokens;
    if (token === undefined) throw new Error('the token is gone');
    const before = t.log.length;
    t.nextRound();
    const moved = t.log.slice(before).flatMap(({ entry }) => (entry.type === 'token-moved' ? [entry] : []));
    expect(moved.length).toBeGreaterThan(0);
    expect(t.happened.some(({ type }) => type === 'draws')).toBe(true);
  });

  /** After a 5 in the first turn, a token two steps from everybody; where it goes, once this has been done. */
  const drawn = (before: (t: ReturnType<typeof turnOf>) => void) => {
    const t = carrying({
      at: ['SE.x', 'SE.x', 'SE.s'],
      tokens: [['icarus-3', 'NV.D']],
      change: (table) => {
        table.lasting.push({ kind: 'draws-passive brain', who: 0, zone: 0, until: 'round' });
      },
    });
    before(t);
    t.until((now) => now.phase !== 'survivors' || now.round > 1);
    const moved = t.entries('token-moved')[0];
    const far = waysIn(t.t).distance;
    return {
      t,
      moved,
      nearer: (zone: string) =>
        (far[moved?.from ?? 0]?.[t.zone(zone)] ?? 0) - (far[moved?.to ?? 0]?.[t.zone(zone)] ?? 0),
    };
  };

  test('ETS-M02.13 ETS-RM66 they go for whoever carries the Brain when they move, not for who rolled', () => {
    const roll = seek(turnOf, die(5));
    expect(roll.t.lasting.map(({ kind }) => kind)).toContain('draws-passive brain');
    const kept = drawn((t) => t.move('SE.w'));
    expect([kept.moved?.clause, kept.nearer('SE.w')]).toEqual(['ETS-M02.10', 1]);
    const handed = drawn((t) => {
      t.do({ kind: 'trade', with: 1 }, { kind: 'pass', objective: 0, to: 1 }, { kind: 'done' });
      const [first, second] = t.t.team;
      Object.assign(first ?? {}, { zone: t.zone('LB.w') });
      Object.assign(second ?? {}, { zone: t.zone('NV.e') });
    });
    expect(handed.nearer('NV.e')).toBe(1);
    const out = drawn((t) => {
      for (const survivor of t.t.team) survivor.carries = [];
    });
    expect(out.moved?.clause).toBe('ETS-11.14');
    const gone = drawn((t) => {
      const [first, second] = t.t.team;
      Object.assign(first ?? {}, { carries: [] });
      Object.assign(second ?? {}, { carries: [0], zone: null, fate: 'left' });
    });
    expect(gone.moved?.clause).toBe('ETS-11.14');
  });

  test('ETS-M02.15 the Brain may be traded; ETS-M02.16 its carrier cannot use a pair', () => {
    const t = carrying();
    t.do({ kind: 'trade', with: 1 }, { kind: 'pass', objective: 0, to: 1 });
    expect([t.t.team[0]?.carries, t.t.team[1]?.carries]).toEqual([[], [0]]);
    const armed = (rest: Partial<Staging>, carry: boolean) => {
      const both = { jammed: false, half: false };
      const give: Staging['change'] = (table) => {
        if (table.team[0] !== undefined)
          table.team[0].packs = [
            [
              { item: 'pistol', ...both },
              { item: 'pistol', ...both },
            ],
            [],
            [],
          ];
      };
      const scene = (carry ? carrying : cg02)({ figures: [['swarmer', 'SE.s']], ...rest, change: give });
      return scene.offered(0).some((choice) => choice.kind === 'attack' && choice.pair);
    };
    expect(armed({}, false)).toBe(true);
    expect(armed({}, true)).toBe(false);
  });

  test('ETS-M02.17 ETS-M02.18 ETS-RM7 the rack gives one weapon of choice, the other to somebody in the zone', () => {
    const t = cg02({ at: ['AR.B', 'AR.B'] }).interact('rack');
    expect(
      t
        .offered(0)
        .map((choice) => choice.kind === 'take' && choice.item)
        .sort(),
    ).toEqual(['assault-rifle', 'shotgun']);
    t.do({ kind: 'take', item: 'shotgun' }).until((now) => now.aside.length === 0 || now.round > 1);
    expect(
      t
        .entries('gained')
        .map(({ item }) => item)
        .sort(),
    ).toContain('shotgun');
  });

  test('ETS-M02.19 lost when the carrier dies', () => {
    const t = carrying({
      figures: Array(6).fill(['jaeger', 'LS.w']),
      change: (now) => {
        if (now.team[0] !== undefined) now.team[0].health = 1;
        for (const n of [1, 2]) Object.assign(now.team[n] ?? {}, { zone: 20 });
      },
    });
    t.until(() => false);
    expect(t.ending).toBe('lost ETS-M02.19');
  });

  test('ETS-M02.20 won when all living survivors have left with the Brain, lost without it', () => {
    const leave = (scene: typeof carrying) =>
      scene({
        at: ['NV.e'],
        change: (t) => {
          for (const n of [1, 2]) Object.assign(t.team[n] ?? {}, { fate: 'left', zone: null });
          Object.assign(t.exits[0] ?? {}, { kept: false, set: 'open' });
        },
      }).do({ kind: 'exit', exit: 0 });
    expect(leave(carrying).ending).toBe('won ETS-M02.20');
    expect(leave(cg02).ending).toBe('lost ETS-3.6');
    const first = carrying({
      at: ['NV.e'],
      change: (t) => Object.assign(t.exits[0] ?? {}, { kept: false, set: 'open' }),
    });
    expect(first.do({ kind: 'exit', exit: 0 }).ending).toBeNull();
  });
});
