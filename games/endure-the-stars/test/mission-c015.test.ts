import { describe, expect, test } from 'vitest';
import { type MissionScene, type Staging, seek, stage } from './mission-scene.ts';
import { scene } from './scene.ts';

type Change = NonNullable<Staging['change']>;
const c015 = (rest: Partial<Staging> = {}) => stage({ mission: 'C015', tokens: [['artemis-2', 'CQ.B']], ...rest });
const fallen =
  (n: number): Change =>
  (t) => {
    for (let i = 0; i < n; i++) t.lasting.push({ kind: 'fell sentry', who: 0, zone: null, until: 'mission' });
  };
const olympian = (t: MissionScene) => t.t.figures.find(({ type }) => type === 'olympian');
const resolves = (t: MissionScene) => t.t.team.map(({ resolve }) => resolve);
/** A hit on one of two Artemis that are in the zone, until one falls. */
const kills = (change: Change) =>
  seek(
    (seed) => {
      const t = c015({
        ...{ at: ['SE.x', 'LS.C', 'LS.C'], items: ['persuader'], figures: [['artemis', 'SE.x']], seed, change },
      });
      return t.do({ kind: 'attack', item: 'persuader', pair: false, zone: t.zone('SE.x') });
    },
    (t) => t.t.figures.length === 0,
  );

describe('C015 The Big Prize', () => {
  test('ETS-M15.11 ETS-RM20 offline it is no enemy: no figure, nothing to attack, nothing to be afraid of', () => {
    const t = c015({ at: ['RB.A'], items: ['pistol'] });
    expect(olympian(t)).toBeUndefined();
    expect(t.offered(0).some(({ kind }) => kind === 'attack')).toBe(false);
    t.nextRound();
    expect([t.entries('boss-card'), t.entries('tested')]).toEqual([[], []]);
  });

  test('ETS-M15.8 ETS-RM20 a survivor in its zone activates it: it has its Health, and who sees it loses 1 Resolve', () => {
    const t = c015({ at: ['RB.A', 'LS.C', 'LS.C'] }).interact('olympian');
    expect(olympian(t)).toMatchObject({ zone: t.zone('RB.A'), health: 20 });
    expect(t.entries('lost-resolve').filter(({ clause }) => clause === 'ETS-8.13')).toMatchObject([{ who: 0 }]);
    c015({ at: ['RB.x'] })
      .as(0)
      .cannot({ kind: 'interact', objective: 0 }, 'ETS-10.15');
  });

  test('ETS-RM44 ETS-RM20 it acts in the Enemy Phase of the same round', () => {
    const t = c015({ at: ['RB.A', 'LS.C', 'LS.C'] })
      .interact('olympian')
      .until((now) => now.phase === 'resolution' || now.round > 1);
    expect(t.entries('boss-card').length).toBeGreaterThan(0);
  });

  test('ETS-M15.13 the exit is locked until it is active', () => {
    const t = c015({ at: ['CQ.e', 'RB.A'] });
    expect(t.offered(0).some(({ kind }) => kind === 'exit')).toBe(false);
    expect(c015({ at: ['RB.A'] }).t.exits[0]).toMatchObject({ set: 'locked', kept: true });
    expect(c015({ at: ['RB.A'] }).interact('olympian').t.exits[0]).toMatchObject({ set: 'open', kept: false });
  });

  test('ETS-M15.9 ETS-M15.10 with the eighth Sentry all lose 2 Resolve and Overdrive is in play, once', () => {
    const t = kills(fallen(7));
    expect(resolves(t)).toEqual([8, 8, 8]);
    expect(t.t.boss).toMatchObject({ mood: 'olympian.overdrive' });
    expect(t.t.boss?.deck).not.toContain('olympian.overdrive');
    const fewer = kills(fallen(6));
    expect([resolves(fewer), fewer.t.boss?.mood]).toEqual([[10, 10, 10], null]);
    const again = kills((now) => {
      fallen(9)(now);
      now.ruled = ['ETS-M15.9'];
    });
    expect(resolves(again)).toEqual([10, 10, 10]);
  });

  test('ETS-M15.9 ETS-15.43 ETS-R117 a shot of level 4 shakes all at once: before its dice, which are not rolled by who breaks down', () => {
    const shot = (fear: string) => {
      const t = c015({
        ...{ at: ['SE.x', 'LS.C', 'LS.C'], items: ['void-cannon', 'power-cell'], figures: [['sip', 'SE.e']] },
        change: ({ team }) => {
          const [first] = team;
          if (first !== undefined) Object.assign(first, { resolve: 4, resolves: [{ card: fear, isUp: false }] });
        },
      });
      return t.do({ kind: 'attack', item: 'void-cannon', pair: false, zone: t.zone('SE.e') });
    };
    const calm = shot('hoarder');
    expect(calm.entries('lost-resolve').map(({ who }) => who)).toEqual([0, 0, 1, 1, 2, 2]);
    const order = calm.happened.map(({ type }) => type);
    expect(order.indexOf('fired')).toBeGreaterThan(order.lastIndexOf('lost-resolve'));
    const broken = shot('breakdown');
    expect([broken.entries('stunned').length, broken.entries('fired').length]).toEqual([1, 0]);
    // ETS-7.18: no shot, no Power Cell.
    expect(broken.t.team[0]?.packs.flat().map(({ item }) => item)).toContain('power-cell');
  });

  test('ETS-M15.10 another Protocol that was in play is discarded, and one that is not in the deck changes nothing', () => {
    const playing =
      (mood: string): Change =>
      (now) => {
        fallen(7)(now);
        if (now.boss !== null) now.boss = { ...now.boss, mood, deck: now.boss.deck.filter((card) => card !== mood) };
      };
    const t = kills(playing('olympian.containment'));
    expect(t.t.boss).toMatchObject({ mood: 'olympian.overdrive', discard: ['olympian.containment'] });
    expect(t.entries('boss-card')).toMatchObject([
      { clause: 'ETS-M15.9', enemy: 'olympian', card: 'olympian.overdrive' },
    ]);
    const already = kills(playing('olympian.overdrive'));
    expect([already.t.boss?.mood, already.t.boss?.discard]).toEqual(['olympian.overdrive', []]);
    expect(already.entries('boss-card')).toEqual([]);
    expect(kills(fallen(7)).t.boss?.discard).toEqual([]);
  });

  test('ETS-M15.9 Sentries that fell are counted over the rounds, and nothing else is', () => {
    const others: Change = (now) => {
      fallen(6)(now);
      now.lasting.push({ kind: 'fell gep', who: 0, zone: null, until: 'mission' });
      now.lasting.push({ kind: 'decoy', who: 0, zone: 0, until: 'round' });
    };
    expect(resolves(kills(others))).toEqual([10, 10, 10]);
    const later = kills(() => {}).nextRound();
    expect(later.t.lasting).toEqual([{ kind: 'fell sentry', who: 0, zone: null, until: 'mission' }]);
  });

  test('ETS-M15.9 ETS-RM48 so does a noise of level 4, not one of level 3, and none after the activation', () => {
    const loud = (level: number, change: Change = () => {}) =>
      c015({
        change: (t) => {
          change(t);
          if (t.team[0] !== undefined) t.team[0].actions = 5;
        },
      }).do({ kind: 'noise', level });
    expect(resolves(loud(4))).toEqual([8, 8, 8]);
    expect(resolves(loud(3))).toEqual([10, 10, 10]);
    const active: Change = (t) => Object.assign(t.objectives[0] ?? {}, { end: 'done' });
    expect(resolves(loud(4, active))).toEqual([10, 10, 10]);
    const late: Change = (t) => {
      fallen(7)(t);
      active(t);
    };
    expect(resolves(kills(late))).toEqual([10, 10, 10]);
  });

  test('ETS-RM48 nor does it matter who makes it, and when: a Scream in the Enemy Phase wakes it too', () => {
    const scared = (card: string, resolve: number) =>
      scene({
        mission: 'C015',
        team: { 'medic-male': { at: 'LS.w', resolve, fears: [card] }, 'scout-male': { at: 'CQ.A' } },
        tokens: ['artemis-2 CQ.B'],
        bossCards: ['olympian.overdrive', 'olympian.pacify'],
        stack: [{ kind: 'next-turn' }, { kind: 'lose', who: 0, points: 1, clause: 'ETS-8.12' }],
        table: { phase: 'enemies', active: null },
      });
    const woken = scared('scream', 8);
    expect(woken.noises).toEqual(['4 LS.w']);
    expect(woken.t.team.map(({ resolve }) => resolve)).toEqual([5, 8]);
    expect(scared('startled', 10).t.team.map(({ resolve }) => resolve)).toEqual([9, 10]);
  });

  const awake: Change = (t) => {
    Object.assign(t.objectives[0] ?? {}, { end: 'done' });
    for (const figure of t.figures) figure.health = 1;
    for (const door of t.exits) Object.assign(door, { set: 'open', kept: false });
  };

  test('ETS-M15.12 ETS-M15.14 won when it is destroyed', () => {
    const t = seek(
      (seed) => {
        const now = c015({ at: ['RB.A'], items: ['persuader'], figures: [['olympian', 'RB.A']], seed, change: awake });
        return now.do({ kind: 'attack', item: 'persuader', pair: false, zone: now.zone('RB.A') });
      },
      (now) => olympian(now) === undefined,
    );
    expect(t.ending).toBe('won ETS-M15.14');
  });

  test('ETS-M15.14 or when all living survivors have left after that', () => {
    const gone: Change = (t) => {
      awake(t);
      for (const n of [1, 2]) Object.assign(t.team[n] ?? {}, { fate: 'left', zone: null });
    };
    const leave = (figures: Staging['figures']) =>
      c015({ at: ['CQ.e'], figures: figures ?? [], change: gone }).do({ kind: 'exit', exit: 0 }).ending;
    expect(leave([['olympian', 'RB.A']])).toBe('won ETS-M15.14');
    expect(leave([])).not.toBe('won ETS-M15.14');
    const first = c015({ at: ['CQ.e'], figures: [['olympian', 'RB.A']], change: awake });
    expect(first.do({ kind: 'exit', exit: 0 }).ending).toBeNull();
  });
});
