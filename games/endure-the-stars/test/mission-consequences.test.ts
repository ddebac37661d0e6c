import { choices, play, start } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { type Choice, endureTheStars } from '../rules/index.ts';
import { type MissionScene, type Staging, seek, stage } from './mission-scene.ts';
import { SO_FAR } from './veterans.ts';

type Change = NonNullable<Staging['change']>;

/** A mission of Into the Fire as it stands when it begins, after these. */
function begun(mission: string, ...won: string[]) {
  const carried = { ...SO_FAR, campaign: 'into-the-fire', won };
  let { state } = start(endureTheStars, { mission, team: 3, campaign: 'into-the-fire', carried }, 1, 'fire');
  for (let n = 0; n < 20 && ['refuge', 'set-up'].includes(state.table.phase); n++) {
    const offered = choices(endureTheStars, state, 0);
    const no = offered.find((choice) => choice.kind === 'vote' && !choice.yes);
    const played = play(endureTheStars, state, 0, no ?? (offered[0] as Choice));
    if (!played.ok) throw new Error(played.ruling.clause);
    state = played.state;
  }
  return state.table;
}

describe('after Bagging a Trophy', () => {
  const near = (change: Change) =>
    stage({ mission: 'CG10', at: Array(3).fill('CQ.x'), figures: [['solomon', 'CQ.n']], change }).until(
      (t) => t.phase === 'resolution' || t.round > 1,
    );
  const hunts = (t: MissionScene) => t.entries('foe-moved').some(({ clause }) => clause === 'ETS-11.24');

  test('ETS-M10.10 ETS-RM15 jammed Solomons come for survivors like any enemy, and attack nobody', () => {
    const t = near((now) => {
      now.lasting.push({ kind: 'solomon jammed', who: 0, zone: null, until: 'mission' });
    });
    expect([hunts(t), t.entries('attacked')]).toEqual([true, []]);
    expect(hunts(near(() => {}))).toBe(false);
  });

  test('ETS-M10.10 ETS-M11.14 ETS-C2.5 they are jammed in both missions that follow, not after Left at the Office', () => {
    const isJammed = (mission: string, ...won: string[]) =>
      begun(mission, ...won).lasting.some(({ kind }) => kind === 'solomon jammed');
    expect([isJammed('CG10', 'CG08'), isJammed('CG11', 'CG08', 'CG10')]).toEqual([true, true]);
    expect([isJammed('CG10', 'CG09'), isJammed('CG11', 'CG09', 'CG10')]).toEqual([false, false]);
  });
});

describe.each(['CG10', 'CG11'])('after Left at the Office, in %s', (mission) => {
  const before =
    (...won: string[]): Change =>
    (t) => {
      t.campaign = { id: 'into-the-fire', won, used: [] };
    };
  /** From a cabin into the corridor before it, where something stands that nobody has seen. */
  const step = (seed: string, rest: Partial<Staging> = {}) =>
    stage({
      ...{ mission, seed, at: ['CQ.A', 'CQ.A', 'CQ.A'], figures: [['jaeger', 'CQ.x']], tokens: [['jaeger-3', 'LS.D']] },
      ...{ change: before('CG09'), items: ['swarmer-leg'], ...rest },
    }).move('CQ.n');
  const rolls = (t: MissionScene) => t.entries('mission-roll').filter(({ clause }) => clause === 'ETS-M10.11');
  const unseen = (seed: string) => step(seed);
  const saw = (t: MissionScene) => (t.t.figures[0]?.seen ?? 0) & 1;

  test('ETS-M10.11 ETS-M11.14 on 5-6 who comes into view is not noticed, on 1-4 they are; ETS-RM45 they test all the same', () => {
    const missed = seek(unseen, (t) => (rolls(t)[0]?.die ?? 0) >= 5);
    expect([saw(missed), missed.entries('tested').length]).toEqual([0, 1]);
    missed.until((t) => t.phase === 'resolution' || t.round > 1);
    expect(missed.entries('foe-moved').map(({ clause }) => clause)).toEqual(['ETS-11.14']);
    expect(missed.entries('attacked')).toEqual([]);
    expect(saw(seek(unseen, (t) => (rolls(t)[0]?.die ?? 9) <= 4))).toBe(1);
    expect(rolls(step('no', { change: before('CG08') }))).toEqual([]);
  });

  test('ETS-M10.11 ETS-RM45 no roll for enemies who are Active already', () => {
    const loud: Change = (t) => {
      before('CG09')(t);
      t.noises = [{ zone: t.team[0]?.zone ?? 0, level: 4, late: false }];
    };
    expect(rolls(step('loud', { change: loud }))).toEqual([]);
    expect(rolls(step('seen', { at: ['CQ.A', 'CQ.x', 'CQ.A'] }))).toEqual([]);
    const lured: Change = (t) => {
      before('CG09')(t);
      t.lasting.push({ kind: 'decoy', who: 0, zone: t.figures[0]?.zone ?? 0, until: 'round' });
    };
    expect(rolls(step('lured', { change: lured }))).toEqual([]);
  });

  test('ETS-RM45 who stays in their view is not rolled for again', () => {
    const missed = seek(unseen, (t) => (rolls(t)[0]?.die ?? 0) >= 5);
    expect(rolls(missed.move('CQ.x'))).toHaveLength(1);
  });

  test('ETS-M10.12 ETS-RM15 it ends with their sight, with a noise that reaches them, and with an attack on them', () => {
    const missed = () => seek(unseen, (t) => (rolls(t)[0]?.die ?? 0) >= 5);
    const isHidden = (t: MissionScene) => t.t.lasting.some(({ kind }) => kind === 'unnoticed');
    const t = missed();
    expect(isHidden(t)).toBe(true);
    expect(isHidden(missed().move('CQ.A'))).toBe(false);
    const heard = missed().do({ kind: 'noise', level: 1 });
    // From that moment on they see who stands there, wherever that survivor goes then.
    expect([saw(heard), isHidden(heard)]).toEqual([1, false]);
    expect(isHidden(heard.until((now) => now.phase === 'enemies' || now.round > 1))).toBe(false);
    // A blade makes no noise.
    const struck = seek(
      (seed) => step(seed, { items: ['medical-blade'] }),
      (now) => (rolls(now)[0]?.die ?? 0) >= 5,
    ).move('CQ.x');
    expect(isHidden(struck)).toBe(true);
    struck.do({ kind: 'attack', item: 'medical-blade', pair: false, zone: struck.zone('CQ.x') });
    expect(isHidden(struck)).toBe(false);
  });
});
