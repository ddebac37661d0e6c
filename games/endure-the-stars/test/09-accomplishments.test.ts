import { describe, expect, test } from 'vitest';
import { Scene, scene, seek } from './scene.ts';

const far = ['swarmer-4 LB.A'];
const m = 'medic-male';
const aiming = (goal: string, rest: object = {}) => ({ [m]: { at: 'CQ.w', goal, ...rest } });
const owning = (goal: string, rest: object = {}) => aiming(goal, { reward: 'unlocked', ...rest });
const state = (t: ReturnType<typeof scene>) => t.of(m).goal?.state;

describe('objectives', () => {
  test('ETS-9.1 an objective that is met unlocks the reward: moving three zones', () => {
    const t = scene({ team: aiming('burst-of-speed'), tokens: far });
    t.choose('move CQ.x', 'move CQ.w');
    expect(state(t)).toBe('open');
    t.choose('move CQ.x');
    expect(state(t)).toBe('unlocked');
  });

  test('ETS-9.3 within one round: two kills in two rounds are not enough (ETS-R23)', () => {
    const t = scene({ team: aiming('combat-training'), tokens: far, stack: [{ kind: 'round' }] });
    t.t.team[0]!.goal = { card: 'combat-training', done: 1, state: 'open' };
    t.choose('end-turn');
    expect(t.of(m).goal?.done).toBe(0);
  });

  test('kills: Combat Training, When Push Comes to Shove and Ninja', () => {
    for (const goal of ['when-push-comes-to-shove', 'ninja']) {
      const t = seek(
        { team: aiming(goal, { cards: ['jaeger-claw'] }), enemies: ['3 swarmer CQ.w'] },
        (x) => x.choose('attack jaeger-claw CQ.w'),
        (x) => x.count('swarmer') < 3 && x.count('swarmer') > 0,
      );
      expect(state(t)).toBe('unlocked');
    }
  });

  test('ends of turns: The Gambit, Alone Time, Strength in Numbers, Conserving Energy, The Silent Treatment', () => {
    const end = (goal: string, rest: object = {}) =>
      scene({ team: { ...aiming(goal), ...rest }, enemies: ['3 jaeger CQ.w'], seats: 1 }).choose('end-turn');
    expect(end('the-gambit').entries('unlocked')).toHaveLength(1);
    expect(end('alone-time').entries('unlocked')).toHaveLength(1);
    expect(end('alone-time', { 'scout-male': { at: 'CQ.x' } }).entries('unlocked')).toEqual([]);
    expect(end('conserving-energy').entries('unlocked')).toHaveLength(1);
    const crowd = (at: string) => ({
      ...aiming('strength-in-numbers', { at }),
      'scout-male': { at },
      'captain-male': { at },
    });
    expect(end('', crowd('LB.e')).entries('unlocked')).toEqual([]);
    expect(end('', crowd('CQ.w')).entries('unlocked')).toHaveLength(1);
    const pair = { ...aiming('strength-in-numbers', { at: 'CQ.w' }), 'scout-male': { at: 'CQ.w' } };
    expect(end('', pair).entries('unlocked')).toEqual([]);
    const quiet = scene({ team: aiming('the-silent-treatment'), enemies: ['1 jaeger CQ.e'] }).choose(
      'move CQ.x',
      'move CQ.w',
      'move CQ.x',
    );
    expect(quiet.entries('unlocked')).toHaveLength(1);
  });

  test('ETS-9.1 The Silent Treatment: only with an enemy or token within noise distance 3 at the end of the turn', () => {
    const unlocked = (rest: object) =>
      scene({ team: aiming('the-silent-treatment'), ...rest })
        .choose('move CQ.x', 'move CQ.w', 'move CQ.E')
        .entries('unlocked').length;
    expect([unlocked({ tokens: ['swarmer-4 CQ.A'] }), unlocked({ enemies: ['1 jaeger CQ.n'] })]).toEqual([1, 1]);
    expect([unlocked({ tokens: ['swarmer-4 CQ.D'] }), unlocked({ tokens: ['swarmer-4 LB.B'] })]).toEqual([0, 0]);
  });

  test('ETS-9.1 Cooperation is Key: a trade in which something changes hands, not one in which nothing does', () => {
    const goal = { ...aiming('cooperation-is-key', { cards: ['pistol'] }), 'scout-male': { at: 'CQ.w' } };
    const t = scene({ team: goal, tokens: far }).choose('trade scout-male', 'done');
    expect(state(t)).toBe('open');
    t.choose('trade scout-male');
    for (const [kind, who] of [
      ['lay', 0],
      ['set', 1],
    ] as const)
      t.choose(t.offered(0).find((choice) => choice.kind === kind && 'who' in choice && choice.who === who) as never);
    expect(state(t.choose('done'))).toBe('unlocked');
  });

  test('ETS-9.1 Nothing to Fear: a check that is passed, not one that fails', () => {
    const leave = (failed: boolean) =>
      seek(
        { team: aiming('nothing-to-fear', { resolve: 7 }), enemies: ['1 jaeger CQ.w'] },
        (x) => x.choose('move CQ.x'),
        (x) => x.entries('checked')[0]?.failed === failed,
      );
    expect([state(leave(false)), state(leave(true))]).toEqual(['unlocked', 'open']);
  });

  test('ETS-9.1 The Gambit: not beside two enemies; Conserving Energy: not without an action left', () => {
    const pair = scene({ team: aiming('the-gambit'), enemies: ['2 jaeger CQ.w'] }).choose('end-turn');
    expect(pair.entries('unlocked')).toEqual([]);
    const spent = scene({ team: aiming('conserving-energy'), tokens: far }).choose('noise 3');
    expect([spent.t.round, spent.entries('unlocked')]).toEqual([2, []]);
  });

  test('ETS-9.1 The Silent Treatment: one token within reach is enough, wherever others lie', () => {
    const t = scene({ team: aiming('the-silent-treatment'), tokens: ['swarmer-4 CQ.A', 'swarmer-4 LB.B'] });
    expect(t.choose('move CQ.x', 'move CQ.w', 'move CQ.E').entries('unlocked')).toHaveLength(1);
  });

  test('ETS-9.1 Cooperation is Key: moving one’s own cards in a trade changes no hands', () => {
    const goal = { ...aiming('cooperation-is-key', { cards: ['pistol'] }), 'scout-male': { at: 'CQ.w' } };
    const t = scene({ team: goal, tokens: far }).choose('trade scout-male');
    t.choose(t.offered(0).find(({ kind }) => kind === 'lay') as never);
    t.choose(t.offered(0).find((choice) => choice.kind === 'set' && choice.who === 0) as never);
    expect(state(t.choose('done'))).toBe('open');
  });

  test('Keep Your Guard Up: attacked, and no Health lost', () => {
    const t = seek(
      {
        team: aiming('keep-your-guard-up', { cards: ['bulwark-plate'] }),
        enemies: ['1 swarmer CQ.w'],
        stack: [{ kind: 'enemies' }],
      },
      () => {},
      (x) => x.entries('saved').length > 0,
    );
    expect(t.entries('unlocked')).toHaveLength(1);
  });
});

describe('rewards', () => {
  test('ETS-9.5 free, in the own turn; ETS-9.6 a single-use one is replaced at once (ETS-9.8)', () => {
    const t = scene({ team: owning('conserving-energy'), tokens: far });
    t.choose('reward');
    expect(t.of(m).actions).toBe(4);
    expect(state(t)).toBe('open');
    expect(t.t.goalDiscard).toEqual(['conserving-energy']);
  });

  test('ETS-9.7 a lasting one works to the end of the round and is replaced then (X16): Ninja', () => {
    const t = scene({ team: owning('ninja', { cards: ['persuader'] }), enemies: ['9 jaeger CQ.s', '5 jaeger CQ.w'] });
    t.choose('reward', 'attack persuader CQ.w');
    expect(t.noises).toEqual([]);
    expect(state(t)).toBe('running');
  });

  test('ETS-9.1 nothing is used that is not unlocked', () =>
    scene({ team: aiming('ninja'), tokens: far }).cannot('reward', 'ETS-9.1'));

  test('ETS-R91 The Gambit waits for a roll, and rolls it again', () => {
    const t = scene({ team: owning('the-gambit', { cards: ['pistol'] }), enemies: ['9 jaeger CQ.x'] });
    t.cannot('reward', 'ETS-R91');
    t.choose('attack pistol CQ.x');
    t.awaits(0, 'fired');
    t.choose('again');
    expect(t.entries('fired')).toHaveLength(1);
    expect(t.t.goalDiscard).toEqual(['the-gambit']);
  });

  test('Making it Last: a single-use item is kept', () => {
    const t = scene({ team: owning('making-it-last', { cards: ['med-kit-2'], health: 5 }), tokens: far });
    t.choose('use med-kit-2', 'spare');
    expect(t.items(m)).toEqual(['med-kit-2']);
  });

  test('Nothing to Fear: a check is passed without rolling, and 1 Resolve regained', () => {
    const t = scene({ team: owning('nothing-to-fear', { resolve: 1 }), enemies: ['1 jaeger CQ.w'] });
    t.choose('move CQ.x', 'reward');
    expect([t.at(m), t.of(m).resolve]).toEqual(['CQ.x', 2]);
  });

  test('When Push Comes to Shove: all standard enemies go to one connecting zone', () => {
    const t = scene({ team: owning('when-push-comes-to-shove'), enemies: ['3 jaeger CQ.w'] });
    t.choose('reward', 'zone CQ.x');
    expect(t.enemies).toEqual(['3 jaeger CQ.x']);
  });

  test('Alone Time: two zones free; Burst of Speed: two for an action', () => {
    const alone = scene({ team: owning('alone-time'), tokens: far });
    alone.choose('reward', 'move CQ.x', 'move CQ.s');
    expect(alone.of(m).actions).toBe(3);
    const burst = scene({ team: owning('burst-of-speed'), tokens: far });
    burst.choose('reward', 'move CQ.x', 'move CQ.s');
    expect(burst.of(m).actions).toBe(2);
  });

  test('Practice Makes Perfect, On a Roll, Annihilator: better attacks', () => {
    const shot = (goal: string) =>
      scene({ team: owning(goal, { cards: ['pistol'] }), enemies: ['9 jaeger CQ.x'] })
        .choose('reward', 'attack pistol CQ.x')
        .entries('fired')[0];
    expect(shot('practice-makes-perfect')?.hit).toBe(3);
    expect(shot('on-a-roll')?.dice).toHaveLength(3);
    const killer = seek(
      { team: owning('annihilator', { cards: ['rivet-gun'] }), enemies: ['9 jaeger CQ.x'] },
      (x) => x.choose('reward', 'attack rivet-gun CQ.x'),
      (x) => (x.entries('fired')[0]?.dice[0] ?? 0) >= 3,
    );
    expect(killer.count('jaeger')).toBe(8);
  });

  test('ETS-R89 Collector: two cards are drawn, one is kept, noise cards sound', () => {
    const t = scene({ team: owning('collector', { at: 'CQ.E' }), tokens: far, items: ['pistol', 'shotgun'] });
    t.choose('reward', 'search', 'take shotgun');
    expect(t.items(m)).toEqual(['shotgun']);
    const loud = scene({ team: owning('collector', { at: 'CQ.E' }), tokens: far, items: ['dropped-tools', 'pistol'] });
    loud.choose('reward', 'search');
    expect(loud.noises).toEqual(['2 CQ.E']);
  });

  test('We Can Beat This and The Silent Treatment', () => {
    const calm = scene({
      team: { ...owning('we-can-beat-this', { resolve: 5 }), 'scout-male': { at: 'CQ.x', resolve: 5 } },
      tokens: far,
    }).choose('reward');
    expect(calm.t.team.map(({ resolve }) => resolve)).toEqual([6, 6]);
    const hush = scene({ team: owning('the-silent-treatment'), tokens: far, noises: ['3 CQ.s', '2 CQ.x'] }).choose(
      'reward',
      'zone CQ.s',
    );
    expect(hush.noises).toEqual(['2 CQ.x']);
  });

  test('ETS-R84 Cooperation is Key: a fellow survivor is led, if their player agrees', () => {
    const t = scene({ team: { ...owning('cooperation-is-key'), 'scout-male': { at: 'CQ.x' } }, tokens: far, seats: 2 });
    t.as(0).choose('reward');
    t.awaits(1, 'led');
    t.as(1).choose('accept');
    t.as(0).choose('zone CQ.s', 'done');
    expect(t.at('scout-male')).toBe('CQ.s');
  });

  test('ETS-9.11 an empty deck takes its discards back', () => {
    const t = scene({ team: owning('conserving-energy'), tokens: far });
    t.t.goals.length = 0;
    t.choose('reward');
    expect(t.of(m).goal?.card).toBe('conserving-energy');
  });

  test('ETS-9.8 ETS-R23 the card of a lasting reward is discarded and replaced when the round ends', () => {
    const running = aiming('ninja', { reward: 'running' });
    const t = scene({ team: running, tokens: far, stack: [{ kind: 'next-turn' }, { kind: 'expire' }] });
    expect(t.t.goalDiscard).toEqual(['ninja']);
    expect(t.of(m).goal).toMatchObject({ state: 'open', done: 0 });
    expect(t.of(m).goal?.card).not.toBe('ninja');
  });

  test('ETS-9.6 The Gambit rolls a failed check again, and what is rolled then counts', () => {
    const again = (x: ReturnType<typeof scene>) => {
      x.choose('move CQ.x');
      if (x.kinds.includes('again')) x.choose('again');
    };
    const team = owning('the-gambit', { resolve: 7 });
    const t = seek(
      { team, enemies: ['9 jaeger CQ.w'] },
      again,
      (x) => x.t.goalDiscard.length > 0 && x.at(m) === 'CQ.x',
    );
    expect(t.t.goalDiscard).toEqual(['the-gambit']);
    expect(t.entries('checked')).toMatchObject([{ failed: false }]);
    const kept = seek(
      { team, enemies: ['9 jaeger CQ.w'] },
      (x) => x.choose('move CQ.x'),
      (x) => x.kinds.includes('keep'),
    ).choose('keep');
    expect(kept.of(m).goal).toMatchObject({ card: 'the-gambit', state: 'unlocked' });
    expect([kept.at(m), kept.entries('held').length]).toEqual(['CQ.w', 1]);
  });

  test('ETS-9.11 ETS-R23 the discards are shuffled before one of them is dealt', () => {
    const dealt = (seed: string) => {
      const table = { goals: [], goalDiscard: ['ninja', 'collector', 'annihilator', 'on-a-roll'] };
      return new Scene({ team: owning('conserving-energy'), tokens: far, table }, seed).choose('reward').of(m).goal
        ?.card;
    };
    expect(new Set(Array.from({ length: 10 }, (_, n) => dealt(`goals ${n}`))).size).toBeGreaterThan(2);
  });

  test('ETS-9.7 Burst of Speed: a Move action goes up to two zones, no further', () => {
    const t = scene({ team: aiming('burst-of-speed', { reward: 'running' }), tokens: far }).choose('move CQ.x');
    t.awaits(0, 'stride');
    t.choose('move CQ.n');
    t.awaits(0, 'act');
    expect([t.at(m), t.of(m).actions]).toEqual(['CQ.n', 2]);
  });
});
