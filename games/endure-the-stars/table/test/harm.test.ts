import { look as lookOf } from '@turnpoint/kernel';
import { begin } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import { type Choice, endureTheStars } from '../../rules/index.ts';
import { reckon } from '../../rules/telling/reckon/index.ts';
import { build, type Position } from '../../test/position.ts';
import { harmOf } from '../harm.ts';

/** What the first legal choice of this kind is warned of; undefined where there is no such choice. */
function warned(position: Position, kind: Choice['kind'], is: (choice: Choice) => boolean = () => true) {
  const look = lookOf(endureTheStars, begin(endureTheStars, build(position), 1).state, 0);
  const now = reckon(look);
  const choice = look.choices.find((one) => one.kind === kind && is(one));
  const attackOf = (one: Choice | null) =>
    now.attacks.find((attack) => one?.kind === 'attack' && attack.item === one.item && attack.zone === one.zone) ??
    null;
  return choice && (harmOf(choice, { now, attackOf }, look.view)?.says.key ?? null);
}

const ONE = { 'marine-male': { at: 'SE.x', actions: 3, cards: ['pistol', 'stun-grenade'] } } as const;
const loud = (choice: Choice) => choice.kind === 'noise' && choice.level === 2;

describe('what is warned of before it is chosen', () => {
  test('ETS-5.6 a noise that a herd hears, and no noise that only some hear or that hunt already', () => {
    expect(warned({ team: ONE, enemies: ['4 swarmer SE.A'] }, 'noise', loud)).toBe('harm.draws');
    expect(warned({ team: ONE, enemies: ['3 swarmer SE.A'] }, 'noise', loud)).toBe(null);
    expect(warned({ team: ONE, enemies: ['9 swarmer LB.A'] }, 'noise', loud)).toBe(null);
  });

  test('ETS-15.9 the shot that a herd elsewhere hears; those shot at know already', () => {
    const shot = (enemies: readonly string[]) => warned({ team: ONE, enemies }, 'attack');
    expect(shot(['1 swarmer SE.x', '4 jaeger SE.A'])).toBe('harm.draws');
    expect(shot(['5 swarmer SE.x'])).toBe(null);
  });

  test('ETS-15.21 a shot that can strike a friend', () => {
    const team = { ...ONE, 'medic-male': { at: 'SE.e' } };
    expect(warned({ team, enemies: ['2 swarmer SE.e'] }, 'attack')).toBe('harm.danger');
  });

  test('ETS-8.18 leaving a weak friend alone with enemies, not a strong one, nor one who has others', () => {
    const go = (health: number, third = 'LB.A') =>
      warned(
        {
          team: { ...ONE, 'medic-male': { at: 'SE.x', health }, 'scout-male': { at: third } },
          enemies: ['1 jaeger SE.x'],
        },
        'move',
      );
    expect([go(3), go(4), go(3, 'SE.x')]).toEqual(['harm.alone', null, null]);
  });

  test('ETS-10.4 the last action beside enemies, unless it fights or flees', () => {
    const at = (actions: number, kind: Choice['kind']) =>
      warned({ team: { 'marine-male': { ...ONE['marine-male'], actions } }, enemies: ['2 swarmer SE.x'] }, kind);
    expect([at(1, 'reorganise'), at(2, 'reorganise')]).toEqual(['harm.last', null]);
    expect(at(1, 'move')).toBe(null);
  });

  test('ETS-7.19 ETS-6.5 what would do nothing: healing the unhurt, calming the calm, stunning nobody', () => {
    const use = (one: object, item: string) =>
      warned(
        { team: { 'marine-male': { at: 'SE.x', actions: 3, cards: [item], ...one } }, tokens: ['swarmer-4 LB.A'] },
        'use',
      );
    expect([use({}, 'med-kit-2'), use({ health: 9 }, 'med-kit-2')]).toEqual(['harm.nothing', null]);
    expect(use({ injuries: ['legs'] }, 'med-kit-2')).toBe(null);
    expect([use({}, 'calming-tablets'), use({ resolve: 9 }, 'calming-tablets')]).toEqual(['harm.nothing', null]);
    const crisis = (id: string, rest: object = {}) =>
      warned(
        { team: { [id]: { at: 'SE.x', actions: 3 } }, tokens: ['swarmer-4 LB.A'], ...rest },
        'ability',
        (choice) => choice.kind === 'ability' && choice.which === 'crisis',
      );
    expect([crisis('captain-female'), crisis('psychic-female')]).toEqual(['harm.nothing', 'harm.nothing']);
    expect(crisis('psychic-female', { enemies: ['1 jaeger SE.e'] })).toBe(null);
    expect(crisis('psychic-female', { enemies: ['1 sip SE.e'] })).toBe('harm.nothing');
    expect([crisis('technician-male'), crisis('technician-male', { enemies: ['1 sip SE.e'] })]).toEqual([
      'harm.nothing',
      null,
    ]);
    expect(crisis('technician-male', { locked: ['SE:A-n'] })).toBe(null);
  });

  test('ETS-6.3 of those who can be treated the ones who are well, once one is to be named', () => {
    const named = (who: number) =>
      warned(
        {
          team: { 'medic-male': { at: 'SE.x', actions: 3 }, 'scout-male': { at: 'SE.x', health: 4 } },
          stack: [{ kind: 'name', who: 0, power: 'treat-wounds', picked: [], from: 'active' }],
          active: 'medic-male',
        },
        'who',
        (choice) => choice.kind === 'who' && choice.who === who,
      );
    expect([named(0), named(1)]).toEqual(['harm.nothing', null]);
  });

  test('ETS-7.12 a card that is thrown away', () => {
    expect(warned({ team: ONE, tokens: ['swarmer-4 LB.A'] }, 'discard')).toBe('harm.lost');
  });
});
