import { play, start } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { waysIn } from '../rules/board/ship.ts';
import { type Entry, endureTheStars } from '../rules/index.ts';
import { type MissionScene, missionDie, type Staging, seek, stage } from './mission-scene.ts';

type Change = NonNullable<Staging['change']>;
const p20 = (rest: Partial<Staging> = {}) =>
  stage({ mission: 'P20', figures: [['primus', 'PC.A']], tokens: [['swarmer-4', 'LS.A']], ...rest });
const withHealth =
  (health: number, cards: readonly string[] = ['primus.maul']): Change =>
  (t) => {
    for (const figure of t.figures) figure.health = health;
    if (t.boss !== null) Object.assign(t.boss, { deck: [...cards], discard: [], mood: null });
  };
const primus = (t: MissionScene) => t.t.figures.find(({ type }) => type === 'primus');
const strike = (health: number) => (seed: string) => {
  const t = p20({ at: ['PC.A'], items: ['persuader'], seed, change: withHealth(health) });
  return t.do({ kind: 'attack', item: 'persuader', pair: false, zone: t.zone('PC.A') });
};
const fallen = (t: MissionScene) => primus(t)?.health === 0;

/** The mission as it is dealt to four. */
function dealt(seed: string) {
  let { state } = start(endureTheStars, { mission: 'P20', team: 4 }, 1, seed);
  const log: Entry[] = [];
  for (const id of ['engineer-female', 'medic-female', 'marine-female', 'scout-female']) {
    const played = play(endureTheStars, state, 0, { kind: 'survivor', id });
    if (!played.ok) throw new Error(id);
    state = played.state;
    log.push(...played.log.map(({ entry }) => entry));
  }
  return { state, log };
}

describe('P20 Messing with the Bull', () => {
  test('ETS-M20.8 an Assault Rifle, a Medical Laser and Medical Blades are dealt', () => {
    const cards = p20({ team: ['engineer-female', 'medic-female', 'marine-female', 'scout-male'] }).t.team.flatMap(
      ({ packs }) => packs.flat().map(({ item }) => item),
    );
    expect(cards.toSorted()).toEqual(['assault-rifle', 'medical-blade', 'medical-blade', 'medical-laser']);
  });

  test('ETS-M20.9 it is Active without seeing anybody, ETS-M20.15 and goes for the nearest', () => {
    const t = p20({ at: ['RR.A', 'LS.s', 'LS.s'], change: withHealth(15) });
    const before = t.t.figures[0]?.zone;
    t.nextRound();
    expect(t.entries('boss-card').length).toBeGreaterThan(0);
    expect(primus(t)?.zone).not.toBe(before);
    expect(t.entries('foe-moved').every(({ clause }) => clause === 'ETS-11.24')).toBe(true);
  });

  test.each([
    [['SE.B', 'PC.B', 'PC.B'], 'PC.B'],
    [['PC.B', 'SE.B', 'SE.B'], 'PC.B'],
    [['SE.A', 'MB.A', 'MB.A'], 'SE.A'],
    [['MB.A', 'RR.A', 'SE.A'], 'SE.A'],
    [['AR.A', 'LS.s', 'SE.s'], 'SE.s'],
  ] as const)('ETS-M20.15 of %j it goes for the nearest, whoever that is: %s', (at, nearest) => {
    const t = p20({ at: [...at], change: withHealth(15) });
    const far = (from: number) => waysIn(t.t).distance[from]?.[t.zone(nearest)] as number;
    t.nextRound();
    const steps = t.entries('foe-moved').filter(({ enemy }) => enemy === 'primus');
    expect(steps.length).toBeGreaterThan(0);
    for (const { from, to } of steps) expect(far(to)).toBe(far(from) - 1);
  });

  test('ETS-M20.10 ETS-RM25 at 0 Health it is stunned and does nothing more in this round', () => {
    const t = seek(strike(1), fallen);
    expect(primus(t)?.stun).toBe(1);
    expect(t.entries('foe-stunned')).toMatchObject([{ clause: 'ETS-M20.10', enemy: 'primus' }]);
    expect([t.ending, t.t.boss?.isDead]).toEqual([null, false]);
    const cards = t.entries('boss-card').length;
    t.nextRound();
    expect(t.entries('boss-card')).toHaveLength(cards);
  });

  test('ETS-M20.11 with the next round it has half its Health again, rounded up', () => {
    const t = seek(strike(1), fallen).nextRound();
    expect(primus(t)).toMatchObject({ health: 8, stun: 0 });
    expect(t.entries('boss-healed')).toMatchObject([{ clause: 'ETS-M20.11', enemy: 'primus', left: 8 }]);
    // Stunned for longer by something else, it gets up all the same.
    const dazed = seek(strike(1), fallen);
    Object.assign(primus(dazed) ?? {}, { stun: 2 });
    expect(primus(dazed.nextRound())).toMatchObject({ stun: 0 });
  });

  test('ETS-M20.12 each activation a die: 2 actions on 1-3, 3 on 4-6', () => {
    const far = (seed: string) => p20({ at: ['LS.e', 'LS.e', 'LS.e'], seed, change: withHealth(15) }).nextRound();
    const steps = (t: MissionScene) => t.entries('foe-moved').length;
    expect(steps(seek(far, (t) => missionDie(t) === 3))).toBe(2);
    expect(steps(seek(far, (t) => missionDie(t) === 4))).toBe(3);
  });

  test('ETS-M20.13 the locker gives a Stun Grenade and a Shield Bubble', () => {
    const t = p20({ at: ['AR.B'], items: ['pistol'] }).interact('locker');
    t.until((now) => now.aside.length === 0 && now.team[0]?.packs.flat().length === 3);
    expect(
      t.t.team[0]?.packs
        .flat()
        .map(({ item }) => item)
        .toSorted(),
    ).toEqual(['pistol', 'shield-bubble', 'stun-grenade']);
  });

  test('ETS-M20.14 whoever sees it at the start loses 1 Resolve and takes a test, ETS-8.11 each from the first player on', () => {
    const firsts = ['bull', 'horns', 'hooves'].map((seed) => {
      const { state, log } = dealt(seed);
      const inOrder = [0, 1, 2, 3].map((n) => (state.table.first + n) % 4);
      const met = log.flatMap((entry) =>
        entry.type === 'lost-resolve' && entry.clause === 'ETS-8.13' ? [entry.who] : [],
      );
      const tested = log.flatMap((entry) => (entry.type === 'tested' ? [entry.who] : []));
      expect([met, tested]).toEqual([inOrder, inOrder]);
      expect(state.table.figures).toMatchObject([{ type: 'primus', health: 20 }]);
      return state.table.first;
    });
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });

  test('ETS-M20.16 won when all living survivors have left', () => {
    const gone: Change = (t) => {
      for (const n of [1, 2]) Object.assign(t.team[n] ?? {}, { fate: 'left', zone: null });
    };
    expect(p20({ at: ['LS.e'], change: gone }).do({ kind: 'exit', exit: 0 }).ending).toBe('won ETS-M20.16');
  });

  test('ETS-M20.10 nor is it killed by what strikes it while it lies there', () => {
    const t = seek(strike(0), (now) => (now.entries('fired')[0]?.dice ?? []).some((die) => die >= 3));
    expect([primus(t)?.health, t.t.boss?.isDead, t.entries('killed')]).toEqual([0, false, []]);
  });
});
