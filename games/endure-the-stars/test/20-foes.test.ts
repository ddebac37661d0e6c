import { describe, expect, test } from 'vitest';
import { ENEMIES, MINIATURES, TOKENS, tokenSupply } from '../content/index.ts';
import type { Position } from './position.ts';
import { Scene, scene, seek } from './scene.ts';

const m = 'marine-female';
const c = 'captain-male';
const s = 'scout-female';
const t = 'technician-male';

const values = (type: keyof typeof ENEMIES) => {
  const { actions, range, health, damage } = ENEMIES[type];
  return { actions, range, health, damage };
};
const enemyPhase = (team: Position['team'], enemies: readonly string[]): Position => ({
  team,
  enemies,
  stack: [{ kind: 'enemies' }],
});
const lost = (x: Scene, who: string) => 10 - x.of(who).health;
const vests = (x: Scene) => x.entries('vest').map(({ die }) => die);
const exploded = (x: Scene) => x.entries('exploded').map(({ count, damage }) => ({ count, damage }));

describe('the other families', () => {
  test('ETS-1.27 ETS-1.28 their radar tokens and miniatures are these', () => {
    expect(tokenSupply('sentry')).toEqual({ 'artemis-2': 2, 'artemis-3': 2, 'sip-2': 2, 'sip-3': 2 });
    expect(tokenSupply('redeemer')).toEqual({ 'fanatic-2': 2, 'fanatic-3': 2, 'zealot-2': 2, 'zealot-3': 2 });
    expect(MINIATURES).toMatchObject({ artemis: 10, sip: 10, olympian: 1, fanatic: 10, zealot: 10, preacher: 1 });
    for (const { family, type, count, copies } of TOKENS)
      if (family !== 'gep') expect([type, count * copies <= ENEMIES[type].supply]).toEqual([type, true]);
  });

  test('ETS-20.11 ETS-20.12 ETS-20.16 ETS-20.18 their values, ETS-20.13 ETS-20.26 bosses have two actions', () => {
    expect(values('artemis')).toEqual({ actions: 3, range: 0, health: 1, damage: 1 });
    expect(values('sip')).toEqual({ actions: 2, range: 0, health: 2, damage: 2 });
    expect(values('zealot')).toEqual({ actions: 3, range: 0, health: 2, damage: 1 });
    expect(values('fanatic')).toEqual({ actions: 3, range: 0, health: 1, damage: 1 });
    for (const boss of ['olympian', 'preacher', 'primus'] as const)
      expect(ENEMIES[boss]).toMatchObject({ actions: 2, isBoss: true, health: 0, rank: 0 });
  });

  test('ETS-11.8 Sips and Zealots act with the Jaegers, Artemis and Fanatics with the Swarmers', () => {
    expect([ENEMIES.sip.rank, ENEMIES.zealot.rank]).toEqual([ENEMIES.jaeger.rank, ENEMIES.jaeger.rank]);
    expect([ENEMIES.artemis.rank, ENEMIES.fanatic.rank]).toEqual([ENEMIES.swarmer.rank, ENEMIES.swarmer.rank]);
    const x = scene(enemyPhase({ [m]: { at: 'LB.x' } }, ['1 fanatic LB.e', '1 zealot LB.e']));
    expect(x.entries('attacked').map(({ enemy }) => enemy)).toEqual(['zealot', 'fanatic']);
  });

  test('ETS-17.6 no Solomon comes with a Sentry or Redeemer token', () => {
    const x = scene({
      team: { [m]: { at: 'LB.x' } },
      tokens: ['zealot-3 LB.e'],
      stack: [{ kind: 'next-turn' }, { kind: 'notice' }],
    });
    expect([x.count('zealot'), x.entries('solomon')]).toEqual([3, []]);
  });

  test('ETS-20.5 a Solomon makes only GEPs stronger, ETS-20.8 and joins only them', () => {
    const x = scene(enemyPhase({ [m]: { at: 'LB.x' } }, ['1 sip LB.x', '1 solomon LB.x']));
    expect(lost(x, m)).toBe(2);
    const y = scene(enemyPhase({ [m]: { at: 'LB.A', resolve: 10 } }, ['1 sip CQ.B', '1 solomon LB.e']));
    expect(y.enemies.some((text) => text === '1 solomon CQ.B')).toBe(false);
  });
});

test('ETS-20.7 ETS-20.8 a Solomon goes past nearer Sentries to the GEPs', () => {
  const x = scene({
    team: { [m]: { at: 'SE.D' } },
    enemies: ['1 solomon CQ.w', '1 sip CQ.x', '1 jaeger LB.x'],
    stack: [{ kind: 'next-turn' }, { kind: 'rank', rank: 4 }, { kind: 'minds' }],
  });
  expect(x.enemies).toContain('1 solomon LB.x');
});

test('ETS-6.2 ETS-20.14 Target Database raises no die against Sentries', () => {
  const fired = Array.from({ length: 40 }, (_, n) => {
    const team = { [t]: { at: 'LB.x', cards: ['assault-rifle'] } };
    const x = new Scene({ team, enemies: ['9 artemis LB.e'] }, `database ${n}`);
    return x.choose('attack assault-rifle LB.e').entries('fired')[0];
  });
  expect(fired.some((shot) => shot?.dice.includes(shot.hit - 1))).toBe(true);
  for (const shot of fired) expect(shot?.raised).toBeUndefined();
});

describe('Sentries', () => {
  const aim = (who: string, enemies: readonly string[]): Position => ({
    team: { [who]: { at: 'LB.x', cards: ['pistol'] } },
    enemies,
  });
  const hit = (position: Position) => scene(position).choose('attack pistol LB.e').entries('fired')[0]?.hit;

  test('ETS-20.14 ETS-R44 attacks on them need a hit number 1 higher', () => {
    const plain = hit(aim(m, ['1 swarmer LB.e'])) as number;
    expect(hit(aim(m, ['1 artemis LB.e']))).toBe(plain + 1);
    expect(hit(aim(m, ['1 sip LB.e']))).toBe(plain + 1);
  });

  test('ETS-15.37 but never a number worse than 6', () => {
    const { team, ...rest } = aim(m, ['1 sip LB.e']);
    const shaking = { [m]: { ...team[m], at: 'LB.x', suffers: ['uncontrollable-shaking'] } };
    expect(hit({ ...rest, team: shaking })).toBe(6);
  });

  test('ETS-20.14 beside others a success too low for a Sentry goes to the others', () => {
    const x = seek(
      aim(m, ['1 artemis LB.e', '2 swarmer LB.e']),
      (y) => y.choose('attack pistol LB.e'),
      (y) => {
        const [shot] = y.entries('fired');
        return (
          shot !== undefined &&
          shot.dice.filter((n) => n === shot.hit).length === 1 &&
          !shot.dice.some((n) => n > shot.hit)
        );
      },
    );
    expect([x.count('artemis'), x.count('swarmer')]).toEqual([1, 1]);
  });

  test('ETS-6.1 Target Database ignores this', () => {
    expect(hit(aim(t, ['1 artemis LB.e']))).toBe(hit(aim(t, ['1 swarmer LB.e'])));
  });

  test('ETS-14.19 ETS-20.15 Life Support Failure does nothing to them; ETS-14.21 Fanatics whom it takes do not explode', () => {
    const x = scene({
      team: { [m]: { at: 'LB.A' } },
      enemies: ['2 artemis CQ.B', '2 fanatic CQ.B', '1 olympian CQ.B'],
      events: ['life-support-failure'],
      bossCards: [],
      stack: [{ kind: 'next-turn' }, { kind: 'event' }],
    });
    expect([x.count('artemis'), x.count('fanatic')]).toEqual([2, 1]);
    expect(x.entries('boss-hurt')).toEqual([]);
    expect(x.entries('exploded')).toEqual([]);
  });
});

describe('Zealots', () => {
  test('ETS-20.16 ETS-20.17 ETS-R46 each survivor in the zone is attacked, nobody rolls for the lowest', () => {
    const x = scene(enemyPhase({ [m]: { at: 'LB.x' }, [c]: { at: 'LB.x' }, [s]: { at: 'LB.e' } }, ['1 zealot LB.x']));
    expect([lost(x, m), lost(x, c), lost(x, s)]).toEqual([1, 1, 0]);
    expect(x.entries('rolled-off')).toEqual([]);
  });

  test('ETS-20.17 each with a save of their own', () => {
    const team = { [m]: { at: 'LB.x', cards: ['bastion-armour'] }, [c]: { at: 'LB.x' } };
    const x = seek(
      enemyPhase(team, ['1 zealot LB.x']),
      () => {},
      (y) => y.entries('saved').length === 1,
    );
    expect([lost(x, m), lost(x, c)]).toEqual([0, 1]);
  });
});

describe('Fanatics', () => {
  test('ETS-20.18 on 1 to 4 it deals 1 to one survivor', () => {
    const x = seek(
      enemyPhase({ [m]: { at: 'LB.x' }, [c]: { at: 'LB.x' } }, ['1 fanatic LB.x']),
      () => {},
      (y) => vests(y).every((die) => die < 5),
    );
    expect(lost(x, m) + lost(x, c)).toBe(1);
    expect(x.count('fanatic')).toBe(1);
  });

  test('ETS-20.24 whoever an explosion hurts rolls the injury die once, however many vests there were', () => {
    const rolls = (fanatics: number, others: object) =>
      scene({
        team: { [m]: { at: 'LB.x' }, ...others },
        enemies: [`${fanatics} fanatic LB.x`],
        active: m,
        stack: [
          { kind: 'end-turn', who: 0 },
          { kind: 'act', who: 0 },
          { kind: 'explode', zone: 10, by: null },
        ],
      }).state.chance.drawn;
    const one = rolls(1, {});
    expect(one).toBeGreaterThan(0);
    expect(rolls(3, {})).toBe(one);
    expect(rolls(1, { [c]: { at: 'LB.x' } })).toBe(2 * one);
  });

  test('ETS-20.19 ETS-20.22 on 5 or 6 all vests of the zone explode', () => {
    const team = { [m]: { at: 'LB.x', cards: ['bastion-armour'] }, [c]: { at: 'LB.x' }, [s]: { at: 'LB.e' } };
    for (const die of [5, 6]) {
      const x = seek(
        enemyPhase(team, ['2 fanatic LB.x', '1 zealot LB.x']),
        () => {},
        (y) => vests(y)[0] === die && y.entries('saved').length === 0,
      );
      expect(exploded(x)).toEqual([{ count: 2, damage: 6 }]);
      expect([lost(x, m), lost(x, c), lost(x, s)]).toEqual([7, 7, 0]);
      expect([x.count('fanatic'), x.count('zealot')]).toEqual([0, 0]);
      expect(x.entries('killed').every(({ who }) => who === null)).toBe(true);
    }
  });

  const shoot: Position = {
    team: { [m]: { at: 'LB.x', cards: ['pistol'] }, [c]: { at: 'LB.e', cards: ['bastion-armour'] } },
    enemies: ['2 fanatic LB.e', '1 zealot LB.e'],
  };
  const dice = (x: Scene) => x.entries('fired')[0]?.dice ?? [];

  test('ETS-20.20 ETS-20.21 ETS-20.23 ETS-R45 a die that shows 6 sets them off, without a save (X12)', () => {
    const x = seek(
      shoot,
      (y) => y.choose('attack pistol LB.e'),
      (y) => dice(y).includes(6) && dice(y).some((n) => n < 6) && y.entries('jammed').length === 0,
    );
    expect(exploded(x)).toEqual([{ count: 2, damage: 6 }]);
    expect(lost(x, c)).toBeGreaterThanOrEqual(6);
    expect(x.t.figures).toEqual([]);
    expect(x.entries('killed').map(({ who }) => who)).toEqual([0, 0]);
    expect(lost(x, m)).toBe(0);
  });

  test('ETS-20.20 without a 6 nothing explodes', () => {
    const x = seek(
      shoot,
      (y) => y.choose('attack pistol LB.e'),
      (y) => !dice(y).includes(6) && y.entries('jammed').length === 0,
    );
    expect(exploded(x)).toEqual([]);
  });

  test('ETS-R40 the 6s of a jammed roll set off nobody', () => {
    const x = seek(
      { ...shoot, team: { [s]: { at: 'LB.x', cards: ['pistol'] } } },
      (y) => y.choose('attack pistol LB.e'),
      (y) => y.entries('jammed').length === 1 && dice(y)[0] === 6,
    );
    expect(exploded(x)).toEqual([]);
  });

  test('ETS-20.25 the 6 counts as a success too: a boss takes it after the explosion', () => {
    const x = seek(
      {
        team: { [m]: { at: 'LB.x', cards: ['pistol'] } },
        enemies: ['1 fanatic LB.e', '1 titan LB.e'],
        bossCards: ['titan.rending-claws'],
      },
      (y) => y.choose('attack pistol LB.e'),
      (y) => dice(y).filter((n) => n === 6).length === 1 && dice(y).some((n) => n < 3),
    );
    expect(x.t.figures[0]?.health).toBe(10 - 3 - 1);
  });

  test('ETS-20.25 an attacker whom it kills attacks no further', () => {
    const x = seek(
      {
        team: { [m]: { at: 'LB.x', health: 3, cards: ['persuader'] }, [c]: { at: 'LB.A' } },
        enemies: ['1 fanatic LB.x', '1 titan LB.x'],
        bossCards: ['titan.rending-claws'],
      },
      (y) => y.choose('attack persuader LB.x'),
      (y) => dice(y).includes(6),
    );
    expect(x.of(m).fate).toBe('dead');
    expect(x.t.figures[0]?.health).toBe(7);
    expect(x.entries('boss-hurt')).toHaveLength(1);
  });

  test('ETS-20.23 an objective that can be attacked falls too, ETS-9.12 and the kills are the shooter’s', () => {
    const x = seek(
      {
        mission: 'CG10',
        team: { [m]: { at: 'SE.B', cards: ['pistol'], goal: 'combat-training' } },
        enemies: ['1 fanatic SE.B', '1 zealot SE.B'],
      },
      (y) => y.choose('attack pistol SE.B'),
      (y) => dice(y).includes(6),
    );
    expect(x.entries('destroyed')).toHaveLength(1);
    expect(x.of(m).goal?.state).toBe('unlocked');
  });
});
