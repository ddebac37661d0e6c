import { describe, expect, test } from 'vitest';
import type { GoalId } from '../content/index.ts';
import type { Frame } from '../rules/index.ts';
import { refuseAct } from '../rules/refusals/act.ts';
import { stage } from './mission-scene.ts';
import type { Person, Position } from './position.ts';
import { MEDIC, SCOUT } from './refused.ts';
import { type Scene, scene, seek } from './scene.ts';

const far = ['swarmer-4 LB.A'];
const LOW_GRAVITY = 'artificial-gravity-failure';
type What = 'order' | 'action' | 'interact';

/** The second survivor is granted something in the turn of the first. */
function granted(what: What, two: Partial<Person>, rest: Partial<Position> = {}): Scene {
  const stack: Frame[] = [{ kind: 'next-turn' }, { kind: 'end-turn', who: 0 }, { kind: 'act', who: 0 }];
  return scene({
    team: { [MEDIC]: { at: 'SE.A' }, [SCOUT]: { at: 'SE.C', ...two } },
    tokens: far,
    active: MEDIC,
    stack: [...stack, { kind: 'granted', who: 1, what }],
    ...rest,
  });
}

describe('what another grants', () => {
  test('ETS-10.30 an order is to move or to attack, ETS-R95 an action is more, an interaction is that alone', () => {
    expect(granted('order', {}).kinds).toEqual(['move', 'decline']);
    expect(granted('interact', {}).kinds).toEqual(['interact', 'decline']);
    expect(granted('action', { cards: ['pistol'] }).kinds).toEqual([
      ...['move', 'search', 'interact', 'reorganise', 'noise', 'decline'],
    ]);
    expect(granted('action', { at: 'SE.e' }).kinds).toEqual(['move', 'noise', 'decline']);
  });

  test('ETS-10.26 what Dash brings with it is free, with the last action too', () => {
    for (const actions of [1, 2, 3]) {
      const dash = scene({ team: { 'scout-male': { at: 'SE.w', actions } }, tokens: far, active: 'scout-male' });
      dash.choose('ability crisis', 'move SE.C', 'stay').choose('interact switch');
      expect(dash.entries('interacted')).toHaveLength(1);
    }
  });

  test('ETS-R95 rearranging, trading and noise are carried out', () => {
    granted('action', { cards: ['pistol'] })
      .choose('reorganise')
      .awaits(0, 'arrange');
    const trade = granted('action', { at: 'SE.A', cards: ['pistol'] }).choose(`trade ${MEDIC}`);
    expect(trade.state.stack.at(-1)).toMatchObject({ kind: 'arrange', who: 1, with: 0 });
    const loud = granted('action', {}).choose({ kind: 'noise', level: 1 });
    expect(loud.noises).toEqual(['1 SE.C']);
    expect(loud.entries('noise')).toMatchObject([{ clause: 'ETS-10.24', level: 1 }]);
  });

  test('ETS-R92 nothing is asked of whoever is stunned or off the map', () => {
    granted('order', { barred: true }).awaits(0, 'act');
    granted('order', { fate: 'left' }).awaits(0, 'act');
  });

  test('ETS-10.30 a kill with a granted attack is no first kill of a turn: Lead by Example lifts nobody', () => {
    const captain = { at: 'SE.C', cards: ['persuader'] };
    const killing = (stack: readonly Frame[], active: string) =>
      seek(
        {
          team: { [MEDIC]: { at: 'SE.w', resolve: 5 }, 'captain-male': captain },
          ...{ enemies: ['1 swarmer SE.C', '1 jaeger SE.w'], active, stack: [{ kind: 'next-turn' }, ...stack] },
        },
        (x) => x.choose('attack persuader SE.C'),
        (x) => x.count('swarmer') === 0,
      ).of(MEDIC).resolve;
    expect(killing([{ kind: 'act', who: 1 }], 'captain-male')).toBe(6);
    expect(
      killing(
        [
          { kind: 'act', who: 0 },
          { kind: 'granted', who: 1, what: 'action' },
        ],
        MEDIC,
      ),
    ).toBe(5);
  });

  test('ETS-8.18 a granted move needs the usual check', () => {
    const t = granted('order', { resolve: 0 }, { enemies: ['1 swarmer SE.C'] }).choose('move SE.w');
    expect(t.at(SCOUT)).toBe('SE.C');
  });

  test('ETS-4.33 a granted move leads nobody out of the map, a Move of one’s own does', () => {
    const own = { mission: 'CG04', event: LOW_GRAVITY, tokens: ['swarmer-4 CQ.D'] };
    const two = granted('order', { at: 'SE.x' }, own).choose('move SE.w');
    expect(two.kinds).toEqual(['move', 'stay']);
    const one = scene({ ...own, team: { [MEDIC]: { at: 'SE.x' } } }).choose('move SE.w');
    expect(one.kinds).toEqual(['move', 'exit', 'stay']);
  });
});

describe('Cooperation is Key', () => {
  const led = (seats: number): Scene =>
    scene({
      seats,
      team: { [MEDIC]: { at: 'CQ.w', goal: 'cooperation-is-key', reward: 'unlocked' }, [SCOUT]: { at: 'CQ.w' } },
      tokens: far,
    }).choose('reward');

  test('ETS-R84 two zones and no third', () => {
    const t = led(1).choose('zone CQ.x', 'zone CQ.n');
    t.awaits(0, 'act');
    expect(t.at(SCOUT)).toBe('CQ.n');
    const one = led(1).choose('zone CQ.x', 'done');
    one.awaits(0, 'act');
    expect(one.at(SCOUT)).toBe('CQ.x');
  });

  test('ETS-R84 whoever says no is not moved, whoever says yes is asked once', () => {
    const no = led(2);
    no.awaits(1, 'led');
    no.as(1).choose('decline');
    no.awaits(0, 'act');
    expect(no.at(SCOUT)).toBe('CQ.w');
    const yes = led(2);
    yes.as(1).choose('accept');
    yes.as(0).choose('zone CQ.x', 'zone CQ.n');
    yes.awaits(0, 'act');
  });
});

describe('Empty the Magazine', () => {
  const marine = (enemies: readonly string[]) => ({
    team: { 'marine-male': { at: 'CQ.w', cards: ['pistol'] } },
    enemies,
    tokens: far,
  });

  test('ETS-6.5 three attacks and no fourth', () => {
    const t = scene(marine(['12 swarmer CQ.x']));
    t.choose('ability crisis', 'attack pistol CQ.x', 'attack pistol CQ.x');
    t.awaits(0, 'act');
    expect(t.entries('fired')).toHaveLength(3);
  });

  test('ETS-6.5 nothing is asked where there is nothing left to attack', () => {
    seek(
      marine(['1 swarmer CQ.x']),
      (x) => x.choose('ability crisis'),
      (x) => x.count('swarmer') === 0,
    ).awaits(0, 'act');
  });
});

describe('single-use items', () => {
  const owning = (goal: GoalId, rest: Partial<Person> = {}): Scene =>
    scene({ team: { [MEDIC]: { at: 'CQ.E', health: 5, goal, ...rest } }, tokens: far, items: ['med-kit-2'] });
  const kits = { cards: ['pistol', 'med-kit-2'] };

  test('ETS-9.1 Making it Last: a single-use item that is used unlocks it', () => {
    const t = owning('making-it-last', kits).choose('use med-kit-2');
    expect(t.entries('unlocked')).toMatchObject([{ clause: 'ETS-9.1', goal: 'making-it-last' }]);
  });

  test('ETS-9.8 sparing the item uses up the card, spending it does not', () => {
    const spare = owning('making-it-last', { ...kits, reward: 'unlocked' }).choose('use med-kit-2', 'spare');
    expect(spare.of(MEDIC).goal?.card).not.toBe('making-it-last');
    expect([spare.items(MEDIC), spare.t.itemDiscard]).toEqual([['pistol', 'med-kit-2'], []]);
    const spend = owning('making-it-last', { ...kits, reward: 'unlocked' }).choose('use med-kit-2', 'spend');
    expect(spend.of(MEDIC).goal?.card).toBe('making-it-last');
    expect([spend.items(MEDIC), spend.t.itemDiscard]).toEqual([['pistol'], ['med-kit-2']]);
  });

  test('ETS-7.8 an ability is no item: nothing is asked and nothing discarded', () => {
    const t = owning('making-it-last', { reward: 'unlocked' }).choose('ability active');
    t.awaits(0, 'act');
    expect(t.t.itemDiscard).toEqual([]);
  });

  test('ETS-10.14 a card that is used as it is drawn leaves those alone that are carried', () => {
    const cards = ['med-kit-2', 'shotgun', 'persuader'];
    const t = owning('making-it-last', { cards, reward: 'unlocked' }).choose('search', 'use-now');
    t.awaits(0, 'act');
    expect([t.items(MEDIC), t.t.itemDiscard]).toEqual([cards, ['med-kit-2']]);
  });
});

describe('actions that only a mission has', () => {
  const salvage = (team: readonly string[], figure: boolean, actions = 3) =>
    stage({
      mission: 'C014',
      team,
      at: ['CQ.x'],
      figures: [['artemis', 'CQ.x']],
      change: (t) => {
        Object.assign(t.figures[0] ?? {}, { stun: figure ? 1 : 0 });
        Object.assign(t.team[0] ?? {}, { actions });
      },
    });
  const ENGINEER = ['engineer-male', 'medic-female', 'marine-female'];
  const why = (t: ReturnType<typeof stage>, more: object) => {
    const { clause, because } = refuseAct(t.t, 0, { kind: 'mission-action', rule: 0, actions: 1, figure: 0, ...more });
    return `${clause} ${because.key}`;
  };

  test('ETS-M14.9 the class first, then whom it is done to', () => {
    expect(why(salvage(['medic-female', ...ENGINEER.slice(0, 1), 'marine-female'], true), {})).toBe(
      'ETS-M14.9 why.other-class',
    );
    expect(why(salvage(ENGINEER, false), {})).toBe('ETS-M14.9 why.nobody-stunned');
  });

  test('ETS-10.1 ETS-M14.9 one to three actions, whole ones, and no more than there are', () => {
    const t = salvage(ENGINEER, true, 2);
    for (const rule of ['0', 1, 99, null]) expect(why(t, { rule })).toBe('ETS-10.1 why.no-such-action');
    for (const actions of [0, 4, 1.5, '1', null]) expect(why(t, { actions })).toBe('ETS-M14.9 why.malformed');
    expect(why(t, { figure: null })).toBe('ETS-M14.9 why.malformed');
    expect(why(t, { actions: 3 })).toBe('ETS-M14.9 why.too-few-actions');
    expect(t.offered(0).flatMap((choice) => (choice.kind === 'mission-action' ? [choice.actions] : []))).toEqual([
      1, 2,
    ]);
  });
});
