import { describe, expect, test } from 'vitest';
import { BOSSES } from '../content/index.ts';
import { fight, hits, inPlay, struck } from './boss-fight.ts';
import { Scene, scene, seek } from './scene.ts';

const m = 'medic-male';
const c = 'captain-male';
const always = () => true;
const still = () => {};

const wounded = (x: Scene, health: number) => {
  for (const figure of x.t.figures) figure.health = health;
};

describe('the four bosses', () => {
  test('ETS-19.1 Titan, Primus, Olympian and Preacher', () => {
    expect([...BOSSES].sort()).toEqual(['olympian', 'preacher', 'primus', 'titan']);
  });

  test('ETS-19.28 Overdrive: one more action and one more die', () => {
    const x = scene(fight(['olympian.overdrive', 'olympian.pile-driver'], { [m]: { at: 'CQ.w' } }));
    expect(x.entries('foe-moved')).toHaveLength(3);
    const y = scene(fight(['olympian.overdrive', 'olympian.pile-driver'], { [m]: { at: 'LB.x' } }));
    expect(struck(y)?.dice).toHaveLength(5);
  });
});

describe('what is new on their cards (ETS-19.6, 19.7)', () => {
  test('ETS-19.22 Judgement goes for the most Resolve', () => {
    const team = { [m]: { at: 'LB.x', resolve: 4, health: 10 }, [c]: { at: 'LB.x', resolve: 9, health: 3 } };
    expect(struck(scene(fight(['preacher.judgement'], team)))?.who).toEqual([1]);
  });

  test('ETS-19.34 Net Launcher stuns and takes no Health', () => {
    const x = seek(fight(['olympian.net-launcher'], { [m]: { at: 'LB.e' } }), still, (y) => hits(y) === 1);
    expect([x.of(m).health, x.entries('stunned').length]).toEqual([10, 1]);
    const y = seek(fight(['olympian.net-launcher'], { [m]: { at: 'LB.e' } }), still, (z) => hits(z) === 0);
    expect(y.entries('stunned')).toEqual([]);
  });

  test('ETS-4.40 ETS-R110 Door Lock Pulse locks its tile until the next Event card, and frightens', () => {
    const position = fight(['olympian.door-lock-pulse'], { [m]: { at: 'LB.e' } });
    const x = scene({ ...position, stack: [{ kind: 'next-turn' }, { kind: 'rank', rank: 0 }, { kind: 'minds' }] });
    expect(x.entries('tested')).toHaveLength(1);
    const locked = (y: Scene) => y.t.doors.filter((door) => door?.held.some(({ to }) => to === 'locked')).length;
    expect(locked(x)).toBeGreaterThan(0);
    expect(locked(scene(position))).toBe(0);
    // ETS-R110: where Override lets no card be drawn, it waits for the next.
    const skipped = scene({ ...position, table: { eventSkipped: true } });
    expect([skipped.t.round, locked(skipped)]).toEqual([2, locked(x)]);
    expect(locked(skipped.choose('end-turn'))).toBe(0);
  });

  test('ETS-19.33 Bulldoze throws everybody whom it damages', () => {
    const team = { [m]: { at: 'LB.x' }, [c]: { at: 'LB.x' } };
    const x = seek(fight(['primus.bulldoze'], team), still, (y) => hits(y) > 0);
    expect([x.at(m), x.at(c)]).not.toContain('LB.x');
  });

  test('ETS-15.44 Adaptive makes saves 1 worse', () => {
    const team = { [m]: { at: 'LB.x', cards: ['bastion-armour'] } };
    const saves = (cards: readonly string[]) =>
      seek(fight(cards, team), still, (y) => y.entries('saved').length === 1).entries('saved')[0]?.save;
    expect(saves(['primus.adaptive', 'primus.maul'])).toBe((saves(['primus.maul']) ?? 0) + 1);
  });

  test('ETS-19.35 Ravenous: one Health for an attack that damages, never above the start', () => {
    const team = { [m]: { at: 'LB.x' }, [c]: { at: 'LB.x' } };
    const position = {
      ...inPlay('primus.ravenous', ['primus.acid-spray'], team),
      stack: [{ kind: 'next-turn' }],
    } as const;
    const healed = (left: number, wanted: (x: Scene) => boolean) => {
      const begin = (x: Scene) => {
        wounded(x, left);
        while (x.entries('boss-attack').length === 0) x.choose('end-turn');
      };
      return seek(position, begin, wanted).entries('boss-healed').length;
    };
    expect(healed(7, (x) => hits(x) > 0)).toBe(1);
    expect(healed(7, (x) => hits(x) === 0)).toBe(0);
    expect(healed(10, (x) => hits(x) > 0)).toBe(0);
  });

  test('ETS-19.35 Self-repair works from the next activation on, Passive ones included', () => {
    const cards = ['olympian.self-repair', 'olympian.rotary-cannon', 'olympian.pacify'];
    const x = scene({ ...fight(cards, { [m]: { at: 'LB.A' } }), stack: [{ kind: 'enemies' }] });
    expect(x.entries('boss-healed')).toEqual([]);
    const calm = inPlay('olympian.self-repair', ['olympian.pacify'], { [m]: { at: 'CQ.B' } });
    const y = scene({ ...calm, stack: [{ kind: 'next-turn' }] });
    wounded(y, 7);
    y.choose('end-turn');
    expect(y.entries('boss-healed')).toMatchObject([{ health: 2, left: 9 }]);
    expect(y.entries('boss-card')).toEqual([]);
  });

  test('ETS-19.35 Call to Arms brings a Zealot to his zone at the start of his turns', () => {
    const x = scene(inPlay('preacher.call-to-arms', ['preacher.judgement'], { [m]: { at: 'LB.e' } }));
    expect(x.entries('summoned')).toMatchObject([{ clause: 'ETS-19.35', enemy: 'zealot' }]);
    expect(x.count('zealot')).toBe(1);
  });

  test('ETS-19.35 Call to Arms brings one where he only wanders, too', () => {
    const calm = inPlay('preacher.call-to-arms', ['preacher.judgement'], { [m]: { at: 'CQ.B' } });
    const y = scene({ ...calm, stack: [{ kind: 'next-turn' }] }).choose('end-turn');
    expect([y.entries('summoned').length, y.entries('boss-card')]).toEqual([1, []]);
  });

  test('ETS-20.14 Conserve Power and Unshakeable Faith make attacks on them harder', () => {
    const shot = (mood: string | null, boss: string) => {
      const x = scene({
        team: { [c]: { at: 'LB.x', cards: ['pistol'] } },
        enemies: [`1 ${boss} LB.e`],
        table: { boss: { deck: [], discard: [], mood, full: 10, isDead: false } },
      });
      return x.choose('attack pistol LB.e').entries('fired')[0]?.hit ?? 0;
    };
    const plain = shot(null, 'preacher');
    expect(shot('preacher.unshakeable-faith', 'preacher')).toBe(plain + 1);
    expect(shot(null, 'olympian')).toBe(plain + 1);
    expect(shot('olympian.conserve-power', 'olympian')).toBe(Math.min(6, plain + 2));
  });
});

describe('Martyr’s Command (ETS-19.6)', () => {
  const sermon = (enemies: readonly string[], at = 'CQ.x') =>
    fight(['preacher.martyrs-command'], { [m]: { at } }, { enemies: ['1 preacher LB.x', ...enemies] });

  test('ETS-19.6 with no Fanatic near those in range lose 1 Resolve', () => {
    const x = scene(sermon([], 'LB.e'));
    expect(x.entries('lost-resolve').length).toBeGreaterThan(0);
    expect(x.of(m).resolve).toBeLessThan(10);
  });

  test('ETS-19.6 the nearest Fanatic runs at the survivor and attacks', () => {
    const position = sermon(['1 fanatic LB.e'], 'LB.w');
    const x = seek(position, still, always);
    const [first] = x.entries('attacked');
    expect(first?.enemy).toBe('fanatic');
    expect(x.entries('lost-resolve').filter(({ clause }) => clause === 'ETS-19.6')).toEqual([]);
  });

  test('ETS-19.6 a stunned one is not sent', () => {
    const base = sermon(['1 fanatic LB.e'], 'LB.A');
    const x = scene({ ...base, stack: [{ kind: 'next-turn' }] });
    for (const figure of x.t.figures) if (figure.type === 'fanatic') figure.stun = 1;
    x.choose('end-turn');
    expect(x.entries('attacked')).toEqual([]);
  });
});

test('ETS-19.7 Adaptive makes saves worse against the Primus, not against others', () => {
  const strike = { damage: 1, armour: true, stuns: false, movesAway: false, pushes: null } as const;
  const lowest = (by: 'primus' | 'jaeger') => {
    const dice = Array.from({ length: 60 }, (_, n) => {
      const position = inPlay('primus.adaptive', [], { [m]: { at: 'CQ.w', cards: ['bastion-armour'] } });
      const stack = [{ kind: 'next-turn' }, { kind: 'strike', whom: [0], strike: { ...strike, by } }] as const;
      return new Scene({ ...position, stack }, `adaptive ${n}`).entries('saved').map(({ die }) => die);
    });
    return Math.min(...dice.flat());
  };
  expect([lowest('primus'), lowest('jaeger')]).toEqual([4, 3]);
});
