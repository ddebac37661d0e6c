import { describe, expect, test } from 'vitest';
import { loudestAt } from '../rules/board/noise-made.ts';
import { shipOf } from '../rules/board/ship.ts';
import { view } from '../rules/telling/view.ts';
import { type MissionScene, missionDie, type Staging, seek, stage } from './mission-scene.ts';

type Change = NonNullable<Staging['change']>;
const cg08 = (rest: Partial<Staging> = {}) => stage({ mission: 'CG08', tokens: [['jaeger-3', 'AR.B']], ...rest });
/** The first survivor, the Engineer, pulls it. */
const pulling: Change = (t) => {
  Object.assign(t.objectives[0] ?? {}, { zone: null, collected: true });
  if (t.team[0] !== undefined) t.team[0].carries = [0];
};
const heard = (t: MissionScene) => view(t.state, 0).noises.map(({ zone, level }) => [zone, level]);

describe('CG08 Bagging a Trophy', () => {
  test('ETS-M08.8 no Solomon comes with what is revealed', () => {
    const reveal = (seed: string) => cg08({ seed, at: ['CQ.x'], tokens: [['jaeger-3', 'CQ.A']] }).move('CQ.n');
    for (let n = 0; n < 20; n++) {
      const t = reveal(`rare ${n}`);
      expect([t.entries('revealed').length, t.entries('solomon').length]).toEqual([1, 0]);
    }
  });

  test('ETS-M08.9 an Engineer prepares it with 1 action, nobody else; it goes along, and is not handed over', () => {
    const t = cg08({ at: ['MB.D', 'MB.D'] }).interact('solomon');
    expect(t.t.team[0]).toMatchObject({ actions: 2, carries: [0] });
    t.do({ kind: 'trade', with: 1 });
    t.as(0).cannot({ kind: 'pass', objective: 0, to: 1 }, 'ETS-M08.9');
    expect(t.offered(0).filter(({ kind }) => kind === 'pass')).toEqual([]);
    // What anybody may carry is offered there.
    const sample = stage({ mission: 'CG09', at: ['LB.A', 'LB.A'], change: pulling });
    const offered = sample.do({ kind: 'trade', with: 1 }).offered(0);
    expect(offered.filter(({ kind }) => kind === 'pass')).toEqual([{ kind: 'pass', objective: 0, to: 1 }]);
    cg08({ team: ['medic-female', 'engineer-female', 'marine-female'], at: ['MB.D'] })
      .as(0)
      .cannot({ kind: 'interact', objective: 0 }, 'ETS-M08.9');
  });

  test('ETS-10.3 ETS-M08.10 its die comes before that of a chest injury', () => {
    const begins = (seed: string) =>
      cg08({
        seed,
        team: ['medic-female', 'engineer-female', 'marine-female'],
        change: (t) => {
          Object.assign(t.objectives[0] ?? {}, { zone: null, collected: true });
          Object.assign(t.team[1] ?? {}, { carries: [0], injuries: ['chest'] });
        },
      }).do({ kind: 'end-turn' });
    const t = seek(begins, (x) => x.entries('chest')[0]?.die !== missionDie(x));
    expect(t.t.rolls.slice(-2)).toEqual([missionDie(t), t.entries('chest')[0]?.die]);
    expect(t.t.team[1]?.actions).toBe(Math.ceil((missionDie(t) ?? 0) / 2));
  });

  test('ETS-M08.10 ETS-RM41 a die for the actions of each turn, from the next one on', () => {
    const next = (seed: string) =>
      cg08({ seed, change: pulling })
        .nextRound()
        .until((t) => t.active === 0);
    const actions = (...dice: number[]) => seek(next, (t) => dice.includes(missionDie(t) ?? 0)).t.team[0]?.actions;
    expect([actions(1, 2), actions(3, 4), actions(5, 6)]).toEqual([1, 2, 3]);
    expect(cg08({ at: ['MB.D'] }).interact('solomon').t.team[0]?.actions).toBe(2);
    expect(cg08().nextRound().entries('mission-roll')).toEqual([]);
  });

  test('ETS-RM41 a stun costs its action and changes nothing else: the die is thrown, the Solomon is held', () => {
    const begins = (seed: string) =>
      cg08({
        seed,
        team: ['medic-female', 'engineer-female', 'marine-female'],
        change: (t) => {
          Object.assign(t.objectives[0] ?? {}, { zone: null, collected: true });
          Object.assign(t.team[1] ?? {}, { carries: [0], stun: 'slower' });
        },
      }).do({ kind: 'end-turn' });
    const t = seek(begins, (x) => [5, 6].includes(missionDie(x) ?? 0));
    expect(t.t.team[1]).toMatchObject({ actions: 2, carries: [0] });
  });

  test('ETS-5.19 ETS-M08.11 ETS-RM41 a level 5 noise is where it is, goes with it and stays', () => {
    const t = cg08({ at: ['MB.D'] });
    t.t.noises = [{ zone: t.zone('MB.e'), level: 2, late: false }];
    expect(heard(t)).toEqual([[t.zone('MB.e'), 2]]);
    t.interact('solomon');
    expect(heard(t)).toContainEqual([t.zone('MB.D'), 5]);
    t.move('MB.e');
    expect(heard(t)).toEqual([
      [t.zone('MB.e'), 2],
      [t.zone('MB.e'), 5],
    ]);
    expect(loudestAt(t.t, t.zone('MB.D'), shipOf(t.t).noise)).toMatchObject([{ level: 5 }]);
    t.move('MB.D');
    expect(heard(t)).toEqual([
      [t.zone('MB.e'), 2],
      [t.zone('MB.D'), 5],
    ]);
    expect(t.entries('noise')).toMatchObject([{ clause: 'ETS-M08.11', level: 5 }]);
    const later = cg08({ at: ['CQ.w'], change: pulling }).nextRound();
    expect(heard(later)).toContainEqual([later.t.team[0]?.zone, 5]);
    expect(later.t.noises).toEqual([]);
  });

  test('ETS-M08.11 what hears it is Active and comes', () => {
    const hunted = (change: Change) =>
      cg08({ tokens: [['jaeger-3', 'MB.A']], change }).until((t) => t.phase === 'resolution');
    const creep = (change: Change) =>
      hunted(change)
        .entries('token-moved')
        .map(({ clause }) => clause);
    expect(creep(pulling)).not.toEqual(creep(() => {}));
  });

  test('ETS-M08.12 ETS-M08.13 ETS-RM13 XM7 with nothing on the map a token appears on a rolled tile, and acts', () => {
    const alone = (seed: string) => cg08({ seed, tokens: [], at: Array(3).fill('CQ.B') }).nextRound();
    for (const [rolled, tile] of ['MB', 'LS', 'AR', 'SE', 'RR', 'CQ'].entries()) {
      const t = seek(alone, (now) => missionDie(now) === rolled + 1);
      const [spawned] = t.entries('spawned');
      const { rooms = [] } = shipOf(t.t).tiles.find(({ alias }) => alias === tile) ?? {};
      expect(rooms).toContain(spawned?.zone);
    }
    const t = seek(alone, (now) => missionDie(now) === 3 && now.t.tokens.length > 0);
    expect(t.entries('token-moved').length).toBeGreaterThan(0);
    expect(cg08().nextRound().entries('mission-roll')).toEqual([]);
  });

  test('ETS-M08.14 ETS-RM13 lost when the Engineer leaves without it, or dies', () => {
    expect(cg08({ at: ['RR.s'] }).do({ kind: 'exit', exit: 0 }).ending).toBe('lost ETS-M08.14');
    const dying: Change = (t) => {
      if (t.team[0] !== undefined) t.team[0].health = 1;
    };
    const doomed = (change: Change) =>
      cg08({ at: ['MB.D'], figures: Array(6).fill(['jaeger', 'MB.D']), change }).until(
        (t) => t.team[0]?.fate === 'dead',
      ).ending;
    expect(doomed(dying)).toBe('lost ETS-M08.14');
    const both: Change = (t) => {
      dying(t);
      pulling(t);
    };
    expect(doomed(both)).toBe('lost ETS-M08.14');
  });

  test('ETS-M08.15 GEPs in its zone deal 1 more damage, before and after its capture, and it is no enemy', () => {
    const bitten = (change: Change, zone: string) =>
      seek(
        (seed) =>
          cg08({ seed, at: [zone, 'CQ.w', 'CQ.w'], figures: [['jaeger', zone]], change }).until(
            (t) => t.phase === 'resolution',
          ),
        (t) => t.entries('hurt').length > 0,
      ).entries('hurt')[0]?.health;
    const plain = bitten(() => {}, 'MB.C') ?? 0;
    expect([bitten(() => {}, 'MB.D'), bitten(pulling, 'MB.C')]).toEqual([plain + 1, plain + 1]);
    const t = cg08({ at: ['MB.D'] });
    expect(t.offered(0).some(({ kind }) => kind === 'attack')).toBe(false);
    expect(t.entries('tested')).toEqual([]);
  });

  test('ETS-M08.16 ETS-M08.6 won when the Engineer leaves with it, wherever the others are', () => {
    expect(cg08({ at: ['RR.s'], change: pulling }).do({ kind: 'exit', exit: 0 }).ending).toBe('won ETS-M08.16');
  });
});
