import { describe, expect, test } from 'vitest';
import { refuseAct } from '../rules/refusals/act.ts';
import { abilityChoices } from '../rules/verbs/ability.ts';
import { cannotEnter, cannotLeaveLoader } from '../rules/verbs/loader.ts';
import { cannotSearch } from '../rules/verbs/search.ts';
import { MEDIC, medic, SCOUT, why } from './refused.ts';
import type { Scene } from './scene.ts';

const ability = (which: unknown) => ({ kind: 'ability', which });
const search = { kind: 'search' };
const offered = (t: Scene) => abilityChoices(t.t, 0).map((choice) => ('which' in choice ? choice.which : null));
const powered = { loader: { at: 'CQ.x', pilot: MEDIC, powered: true } };

describe('abilities', () => {
  test('ETS-10.17 there are two, and each needs somebody or something to act on', () => {
    const t = medic({ health: 5 });
    for (const which of ['passive', null, 0]) expect(why(t, ability(which))).toBe('ETS-10.17 why.which-ability');
    expect(offered(t)).toEqual(['active', 'crisis']);
    const idle = medic({}, { team: { 'captain-female': { at: 'CQ.x' } } });
    expect(why(idle, ability('active'))).toBe('ETS-10.17 why.no-target');
    expect(refuseAct(idle.t, 0, ability('active')).because.args).toEqual({ power: { key: 'power.direct-order' } });
    expect(offered(idle)).not.toContain('active');
  });

  test('ETS-6.4 ETS-6.6 the Active once per turn, the Crisis once per mission, neither for the other', () => {
    const once = medic({ health: 5, used: ['active'] });
    expect(why(once, ability('active'))).toBe('ETS-6.4 why.used-active');
    expect(offered(once)).toEqual(['crisis']);
    const spent = medic({ health: 5, hasCrisis: false });
    expect(why(spent, ability('crisis'))).toBe('ETS-6.6 why.used-crisis');
    expect(offered(spent)).toEqual(['active']);
  });

  test('ETS-8.30 Memory Loss forgets the Active ability alone', () => {
    const t = medic({ health: 5, suffers: ['memory-loss'] });
    expect(why(t, ability('active'))).toBe('ETS-8.30 why.memory-loss');
    expect(offered(t)).toEqual(['crisis']);
  });

  test('ETS-18.18 a pilot uses none', () => {
    const t = medic({ health: 5 }, powered);
    expect(why(t, ability('active'))).toBe('ETS-18.18 why.pilot');
    expect(offered(t)).toEqual([]);
  });

  test('ETS-9.1 ETS-R91 a reward that is not unlocked, or has nothing to do now', () => {
    const reward = { kind: 'reward' };
    expect(why(medic({ goal: 'we-can-beat-this' }), reward)).toBe('ETS-9.1 why.not-unlocked');
    expect(why(medic({ goal: 'we-can-beat-this', reward: 'running' }), reward)).toBe('ETS-9.1 why.not-unlocked');
    const alone = medic(
      { goal: 'cooperation-is-key', reward: 'unlocked' },
      { team: { [MEDIC]: { at: 'CQ.x', goal: 'cooperation-is-key', reward: 'unlocked' } } },
    );
    expect(refuseAct(alone.t, 0, reward)).toMatchObject({
      clause: 'ETS-R91',
      because: { key: 'why.reward-later', args: { goal: { key: 'goal.cooperation-is-key' } } },
    });
  });
});

describe('searching', () => {
  test('ETS-10.7 ETS-10.8 ETS-10.9 ETS-10.13 in a room without enemies, once a turn, while there are cards', () => {
    expect(why(medic(), search)).toBe('ETS-10.7 why.corridor');
    expect(why(medic({ at: 'CQ.A' }, { enemies: ['1 swarmer CQ.A'] }), search)).toBe('ETS-10.8 why.enemies-in-room');
    const t = medic({ at: 'CQ.A' }, { items: ['pistol'] });
    expect(cannotSearch(t.t, 0)).toBeNull();
    t.of(MEDIC).searched = [t.of(MEDIC).zone as number];
    expect(why(t, search)).toBe('ETS-10.9 why.searched');
    t.t.active = 1;
    expect(cannotSearch(t.t, 0)).toBeNull();
    expect(why(medic({ at: 'CQ.A' }, { items: [] }), search)).toBe('ETS-10.13 why.no-items');
  });

  test('ETS-18.16 a pilot does not search', () => {
    const t = medic({ at: 'CQ.A' }, { loader: { at: 'CQ.A', pilot: MEDIC, powered: true }, items: ['pistol'] });
    expect(why(t, search)).toBe('ETS-18.16 why.pilot');
  });
});

describe('the Exo Loader', () => {
  const enter = { kind: 'enter-loader' };
  const leave = { kind: 'leave-loader' };

  test('ETS-18.1 ETS-18.2 ETS-18.3 one enters an empty one where it stands', () => {
    expect(why(medic(), enter)).toBe('ETS-18.1 why.no-loader');
    expect(why(medic({}, { loader: { at: 'CQ.x', pilot: SCOUT } }), enter)).toBe('ETS-18.2 why.loader-taken');
    expect(why(medic({}, { loader: { at: 'CQ.A' } }), enter)).toBe('ETS-18.3 why.loader-elsewhere');
    expect(cannotEnter(medic({}, { loader: { at: 'CQ.x' } }).t, 0)).toBeNull();
  });

  test('ETS-18.3 ETS-18.7 its pilot leaves it, once it has no power', () => {
    expect(why(medic({}, { loader: { at: 'CQ.x' } }), leave)).toBe('ETS-18.3 why.no-pilot');
    expect(why(medic({}, powered), leave)).toBe('ETS-18.7 why.powered');
    expect(cannotLeaveLoader(medic({}, { loader: { at: 'CQ.x', pilot: MEDIC } }).t, 0)).toBeNull();
  });
});
