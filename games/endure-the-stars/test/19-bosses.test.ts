import { describe, expect, test } from 'vitest';
import { bossDeck } from '../content/index.ts';
import { stage } from './mission-scene.ts';
import { scene, seek } from './scene.ts';

const m = 'medic-male';
const s = 'scout-male';
const fight = (cards: readonly string[], team: object, at = 'LB.x', rest: object = {}) => ({
  team: team as never,
  enemies: [`1 titan ${at}`],
  bossCards: cards,
  stack: [{ kind: 'enemies' }] as const,
  ...rest,
});
const struck = (t: ReturnType<typeof scene>) => t.entries('boss-attack')[0];
const hits = (t: ReturnType<typeof scene>) =>
  (struck(t)?.dice ?? []).filter((die) => die >= (struck(t)?.hit ?? 7)).length;

describe('bosses', () => {
  test('ETS-19.3 Health by mission and bracket', () => {
    const t = scene({
      mission: 'CG03',
      team: {
        'engineer-male': { at: 'RR.A' },
        [m]: { at: 'RR.A' },
        [s]: { at: 'RR.A' },
        'captain-male': { at: 'RR.A' },
      },
      tokens: ['titan-1 RR.n'],
      bossCards: ['titan.execution'],
      stack: [{ kind: 'next-turn' }, { kind: 'notice' }],
    });
    expect(t.t.figures.find(({ type }) => type === 'titan')?.health).toBe(12);
  });

  test('ETS-19.4 who sees it revealed loses 1 Resolve, who does not, does not', () => {
    const t = scene({
      mission: 'CG03',
      team: { 'engineer-male': { at: 'RR.A', resolve: 3 }, [m]: { at: 'EB.C', resolve: 3 } },
      tokens: ['titan-1 RR.n'],
      bossCards: ['titan.execution'],
      stack: [{ kind: 'next-turn' }, { kind: 'notice' }],
    });
    expect(t.of('engineer-male').resolve).toBeLessThan(3);
    expect(t.of(m).resolve).toBe(3);
  });

  test('ETS-19.14 with somebody in range it attacks before it moves, ETS-19.17 once, and does not move after', () => {
    const t = scene(fight(['titan.rending-claws', 'titan.rending-claws'], { [m]: { at: 'LB.x' } }));
    expect(t.entries('foe-moved')).toEqual([]);
    expect(t.entries('boss-attack')).toHaveLength(1);
  });

  test('ETS-19.18 two actions: what is further away it does not reach, ETS-19.17 and the card is discarded', () => {
    const t = scene(fight(['titan.rending-claws'], { [m]: { at: 'CQ.w' } }, 'LB.e'));
    expect(t.entries('foe-moved')).toHaveLength(2);
    expect(t.entries('boss-attack')).toEqual([]);
    expect(t.t.boss?.discard).toEqual(['titan.rending-claws']);
  });

  test('Crushing Charge: 1 more action; Frenzied: 1 more; Wary: 1 fewer', () => {
    const walked = (cards: readonly string[]) =>
      scene(fight(cards, { [m]: { at: 'CQ.w' } }, 'LB.e')).entries('foe-moved').length;
    expect(walked(['titan.crushing-charge'])).toBe(3);
    expect(walked(['titan.frenzied', 'titan.rending-claws'])).toBe(3);
    expect(walked(['titan.wary', 'titan.rending-claws'])).toBe(1);
  });

  test('ETS-19.19 it acts before all others', () => {
    const t = scene({
      ...fight(['titan.rending-claws'], { [m]: { at: 'LB.x' } }),
      enemies: ['1 icarus LB.x', '1 titan LB.x'],
    });
    const order = t.happened.flatMap(({ type }) => (type === 'boss-attack' || type === 'attacked' ? [type] : []));
    expect(order.slice(0, 2)).toEqual(['boss-attack', 'attacked']);
  });

  test('ETS-19.20 each success is 1 damage, none is a miss', () => {
    const t = seek(
      fight(['titan.rending-claws'], { [m]: { at: 'LB.x' } }),
      () => {},
      (x) => hits(x) === 2,
    );
    expect(t.of(m).health).toBe(8);
    expect(
      seek(
        fight(['titan.rending-claws'], { [m]: { at: 'LB.x' } }),
        () => {},
        (x) => hits(x) === 0,
      ).of(m).health,
    ).toBe(10);
  });

  test('ETS-15.35 one save for the whole card', () => {
    const t = seek(
      fight(['titan.rending-claws'], { [m]: { at: 'LB.x', cards: ['bastion-armour'] } }),
      () => {},
      (x) => hits(x) >= 2 && x.entries('saved').length === 1,
    );
    expect(t.of(m).health).toBe(10);
  });

  test('ETS-19.21 a ranged attack needs sight, and enemies between do not block it', () => {
    const near = scene({
      ...fight(['titan.hurled-debris'], { [m]: { at: 'CQ.e' } }, 'CQ.w'),
      enemies: ['1 titan CQ.w', '1 solomon CQ.x'],
    });
    expect(struck(near)?.who).toEqual([0]);
  });

  test('ETS-19.22 who has the most Health in range; ETS-19.32 a card goes before a Mood', () => {
    const team = { [m]: { at: 'LB.x', health: 9 }, [s]: { at: 'LB.x', health: 4 } };
    expect(struck(scene(fight(['titan.cunning', 'titan.execution'], team)))?.who).toEqual([0]);
    expect(struck(scene(fight(['titan.cunning', 'titan.rending-claws'], team)))?.who).toEqual([1]);
  });

  test('ETS-19.23 otherwise the nearest zone, whose survivors roll for the lowest (ETS-R53)', () => {
    const t = scene(fight(['titan.hurled-debris'], { [m]: { at: 'LB.e' }, [s]: { at: 'LB.x' } }));
    expect(struck(t)?.who).toEqual([1]);
  });

  test('ETS-19.24 an "each" attack hits everybody in the zone on one roll', () => {
    const t = seek(
      fight(['titan.sweeping-tail'], { [m]: { at: 'LB.x' }, [s]: { at: 'LB.x' } }),
      () => {},
      (x) => hits(x) === 2,
    );
    expect(t.entries('hurt').filter(({ clause }) => clause === 'ETS-13.1')).toMatchObject([
      { health: 2 },
      { health: 2 },
    ]);
  });

  test('Territorial: attacks reach 1 further, Radial ones too; Wounded Beast: 2 more dice at half Health', () => {
    expect(struck(scene(fight(['titan.territorial', 'titan.rending-claws'], { [m]: { at: 'LB.e' } })))?.who).toEqual([
      0,
    ]);
    const dice = (health: number) => {
      const start = fight(['titan.wounded-beast', 'titan.rending-claws'], { [m]: { at: 'LB.x' } });
      return seek(
        { ...start, stack: [{ kind: 'next-turn' }, { kind: 'act', who: 0 }] as const, active: m },
        (x) => {
          x.t.figures[0]!.health = health;
          x.choose('end-turn');
        },
        () => true,
      ).entries('boss-attack')[0]?.dice.length;
    };
    expect([dice(6), dice(5)]).toEqual([3, 5]);
  });

  test('ETS-19.30 its deck is shuffled when the mission begins', () => {
    const decks = ['one', 'two'].map((seed) => stage({ mission: 'CG03', seed }).t.boss?.deck ?? []);
    for (const deck of decks) expect(deck.toSorted()).toEqual(bossDeck('titan').toSorted());
    expect(new Set([...decks, bossDeck('titan')].map(String)).size).toBe(3);
  });

  test('ETS-19.13 a card every turn', () => {
    expect(
      scene({ team: { [m]: { at: 'LB.x' } }, enemies: ['1 titan LB.x'], stack: [{ kind: 'enemies' }] }).entries(
        'boss-card',
      ).length,
    ).toBeGreaterThanOrEqual(1);
  });

  test('ETS-19.31 it strikes in the middle of its way', () => {
    const t = scene(fight(['titan.hurled-debris'], { [m]: { at: 'CQ.w' } }, 'LB.x'));
    expect(t.entries('foe-moved')).toHaveLength(1);
    expect(struck(t)?.who).toEqual([0]);
  });

  test('ETS-19.34 who was damaged is stunned, who was not is not', () => {
    const start = fight(['titan.hurled-debris'], { [m]: { at: 'LB.e' } });
    expect(
      seek(
        start,
        () => {},
        (x) => hits(x) > 0,
      ).entries('stunned'),
    ).toHaveLength(1);
    expect(
      seek(
        start,
        () => {},
        (x) => hits(x) === 0,
      ).entries('stunned'),
    ).toEqual([]);
  });

  test('ETS-16.9 a boss can be stunned', () => {
    const t = scene({
      team: { [m]: { at: 'LB.x', cards: ['stun-grenade'] } },
      enemies: ['1 titan LB.e'],
      bossCards: ['titan.rending-claws'],
    });
    t.choose('use stun-grenade', 'zone LB.e', 'end-turn');
    expect(t.entries('boss-card')).toEqual([]);
  });

  test('ETS-20.27 a Solomon beside it adds 1 to what it deals', () => {
    const t = seek(
      { ...fight(['titan.rending-claws'], { [m]: { at: 'LB.x' } }), enemies: ['1 titan LB.x', '1 solomon LB.x'] },
      () => {},
      (x) => hits(x) === 1,
    );
    expect(t.of(m).health).toBe(8);
  });

  test('ETS-19.2 it is attacked like others, ETS-15.5 and successes may be divided', () => {
    const t = seek(
      {
        team: { [m]: { at: 'LB.x', cards: ['persuader'] } },
        enemies: ['1 titan LB.x', '2 swarmer LB.x'],
        bossCards: ['titan.rending-claws'],
      },
      (x) => x.choose('attack persuader LB.x'),
      (x) => x.kinds.includes('hit'),
    );
    t.choose('hit swarmer');
    while (t.kinds.includes('hit')) t.choose('hit titan');
    expect(t.count('swarmer')).toBe(1);
  });

  test('ETS-19.26 a boss that dies together with others is dead', () => {
    const t = scene({
      team: { 'marine-female': { at: 'LB.x', cards: ['frag-grenade'] } },
      enemies: ['1 titan LB.e', '2 swarmer LB.e'],
      tokens: ['swarmer-4 CQ.A'],
    });
    for (const figure of t.t.figures) if (figure.type === 'titan') figure.health = 2;
    t.choose('use frag-grenade', 'zone LB.e');
    expect([t.enemies, t.t.boss?.isDead]).toEqual([[], true]);
    expect(t.entries('killed').map(({ enemy, count }) => `${count} ${enemy}`)).toEqual(['1 titan', '2 swarmer']);
  });
});
