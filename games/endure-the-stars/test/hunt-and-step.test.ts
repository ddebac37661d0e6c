import { describe, expect, test } from 'vitest';
import { hunt, preyOf, zonesToStrike } from '../rules/board/foes/hunt.ts';
import { place } from '../rules/board/foes/place.ts';
import { nearestOf, stepTowards } from '../rules/board/foes/step.ts';
import { zoneIn } from '../rules/board/ship.ts';
import type { Context, Table, ZoneId } from '../rules/types.ts';
import type { Position } from './position.ts';
import { scene } from './scene.ts';

const NORTH = 0;
const EAST = 1;
const SOUTH = 2;
const WEST = 3;

/** Dice that fall like this, one after another, and what was asked of them. */
function falling(...dice: readonly number[]) {
  const asked: number[] = [];
  const int = (sides: number) => {
    asked.push(sides);
    if (asked.length > dice.length) throw new Error(`a die of ${sides} too many`);
    return dice[asked.length - 1] as number;
  };
  return { ctx: { int } as unknown as Context, asked };
}
const noDice = () => falling().ctx;

/** Survivors at these zones, in the order of the team. */
function at(zones: readonly string[], rest: Partial<Position> = {}) {
  const names = ['medic-male', 'scout-male', 'marine-male'];
  const team = Object.fromEntries(zones.map((zone, n) => [names[n] as string, { at: zone }]));
  const made = scene({ team, ...rest });
  const t = made.t as Table;
  const zone = (name: string) => zoneIn(t, name);
  return { t, zone, named: (ids: readonly ZoneId[]) => ids.map((id) => made.named(id)) };
}
const shielding = (t: Table, zone: ZoneId) => {
  t.lasting = [...t.lasting, { kind: 'shield-bubble', who: 0, zone, until: 'round' }];
};
const ALL = 0b111;

describe('whom an enemy is after', () => {
  test('ETS-11.5 whom it sees, whom it saw this round, and nobody who is gone', () => {
    const { t, zone } = at(['CQ.x', 'LB.D']);
    expect(preyOf(t, zone('CQ.w'), 0)).toEqual([0]);
    expect(preyOf(t, zone('CQ.w'), 0b10)).toEqual([0, 1]);
    (t.team[1] as { zone: ZoneId | null }).zone = null;
    expect(preyOf(t, zone('CQ.w'), 0b10)).toEqual([0]);
  });

  test('ETS-17.16 a range reaches from zones in sight as far as it goes, and never through a shield', () => {
    const { t, zone, named } = at(['CQ.A']);
    const from = (range: number, place = 'CQ.x') => named(zonesToStrike(t, zone(place), range));
    expect(from(0)).toEqual(['CQ.x']);
    expect(from(1)).toEqual(['CQ.n', 'CQ.w', 'CQ.x', 'CQ.e+LB.w', 'CQ.s']);
    expect(from(2)).toEqual(['CQ.n', 'CQ.w', 'CQ.x', 'CQ.e+LB.w', 'LB.x', 'CQ.s']);
    shielding(t, zone('CQ.w'));
    expect(from(1)).toEqual(['CQ.n', 'CQ.x', 'CQ.e+LB.w', 'CQ.s']);
    expect(from(3, 'CQ.w')).toEqual(['CQ.w']);
  });

  test('ETS-14.11 in a Blackout it strikes in its own zone alone', () => {
    const { t, zone, named } = at(['CQ.A'], { event: 'blackout' });
    expect(named(zonesToStrike(t, zone('CQ.x'), 2))).toEqual(['CQ.x']);
  });

  const hunted = (
    from: string,
    zones: readonly string[],
    range: number,
    ctx: Context,
    rest: Partial<Position> = {},
  ) => {
    const { t, zone, named } = at(zones, rest);
    const course = hunt(t, { zone: zone(from), seen: ALL, range }, ctx);
    return course === null ? null : named([course.at])[0];
  };

  test('ETS-11.24 who stands beside it, or whom it can strike from where it stands, is nearest', () => {
    expect(hunted('LB.x', ['LB.e', 'LB.x'], 0, noDice())).toBe('LB.x');
    expect(hunted('CQ.x', ['LB.e', 'CQ.e+LB.w'], 1, noDice())).toBe('CQ.e+LB.w');
  });

  test('ETS-11.24 ETS-11.32 near is by routes, which go around full zones', () => {
    const prey = ['CQ.e+LB.w', 'SE.x'];
    expect(hunted('LB.e', prey, 0, noDice())).toBe('CQ.e+LB.w');
    expect(hunted('LB.e', prey, 0, noDice(), { enemies: ['9 swarmer LB.x'] })).toBe('SE.x');
    // Whoever has no route counts only when nobody has one.
    expect(hunted('CQ.x', ['CQ.A', 'SE.x'], 0, noDice(), { enemies: ['12 swarmer CQ.n'] })).toBe('SE.x');
  });

  test('ETS-11.29 without a route to any of them near is by walking, and who cannot be walked to comes last', () => {
    const closed = { enemies: ['12 swarmer CQ.n'] };
    expect(hunted('CQ.A', ['CQ.w', 'CQ.x'], 0, noDice(), closed)).toBe('CQ.x');
    expect(hunted('CQ.A', ['LB.A', 'CQ.w'], 0, noDice(), closed)).toBe('CQ.w');
  });

  test.each([
    [NORTH, 'CQ.e+LB.w'],
    [EAST, 'CQ.e+LB.w'],
    [SOUTH, 'CQ.w'],
    [WEST, 'CQ.w'],
  ])('ETS-11.15 alike near, the directional die turns clockwise to one (%i)', (rolled, goes) => {
    expect(hunted('CQ.x', ['CQ.w', 'CQ.e+LB.w'], 0, falling(rolled).ctx)).toBe(goes);
  });

  test('ETS-11.15 behind the same first step one of them is drawn, each zone once and in the order of the map', () => {
    const beyond = falling(EAST, 0);
    expect(hunted('CQ.x', ['CQ.F', 'CQ.D', 'CQ.D'], 0, beyond.ctx)).toBe('CQ.D');
    const closed = falling(1);
    expect(hunted('CQ.A', ['CQ.C', 'CQ.B', 'CQ.C'], 0, closed.ctx, { enemies: ['12 swarmer CQ.n'] })).toBe('CQ.C');
    expect([beyond.asked, closed.asked]).toEqual([[4, 2], [2]]);
  });
});

describe('the next step of an enemy', () => {
  const step = (
    from: string,
    to: string,
    ctx: Context,
    change?: (t: Table, zone: (name: string) => ZoneId) => void,
  ) => {
    const { t, zone, named } = at(['SE.D']);
    change?.(t, zone);
    const next = stepTowards(t, zone(from), { goals: [zone(to)], at: zone(to) }, ctx);
    return next === null ? null : named([next])[0];
  };
  const full = (...texts: readonly string[]) => {
    const { t } = at(['SE.D'], { enemies: texts });
    return (other: Table) => {
      other.figures = t.figures;
    };
  };

  test('ETS-11.25 on the one shortest route no die is thrown, between several the directional one', () => {
    expect(step('CQ.A', 'CQ.x', noDice())).toBe('CQ.n');
    expect(step('CQ.x', 'CQ.E', falling(WEST).ctx)).toBe('CQ.w');
    expect(step('CQ.x', 'CQ.E', falling(SOUTH).ctx)).toBe('CQ.s');
  });

  test('ETS-17.15 nobody leaves a shield, and at the goal nobody goes on', () => {
    expect(step('CQ.A', 'CQ.x', noDice(), (t, zone) => shielding(t, zone('CQ.A')))).toBeNull();
    expect(step('CQ.x', 'CQ.x', noDice())).toBeNull();
  });

  test('ETS-11.29 without a route it comes as near as it can, and stays where it is nearest', () => {
    expect(step('CQ.A', 'CQ.x', noDice(), full('9 swarmer CQ.x'))).toBe('CQ.n');
    expect(step('CQ.n', 'CQ.x', noDice(), full('9 swarmer CQ.x'))).toBeNull();
    expect(step('CQ.A', 'CQ.x', noDice(), full('12 swarmer CQ.n'))).toBeNull();
  });

  test('ETS-11.29 of several goals it wants the nearest by noise, the first of equals', () => {
    const { t, zone, named } = at(['SE.D']);
    const wants = (...goals: readonly string[]) => named([nearestOf(t, zone('LB.e'), goals.map(zone)).at])[0];
    expect([wants('CQ.w', 'LB.D'), wants('LB.D', 'CQ.w'), wants('LB.D', 'LB.x')]).toEqual(['LB.D', 'LB.D', 'LB.D']);
  });
});

describe('where miniatures are put down', () => {
  const put = (count: number, enemies: readonly string[], rolled: number, shielded?: string) => {
    const { t, zone, named } = at(['SE.D'], { enemies });
    if (shielded !== undefined) shielding(t, zone(shielded));
    return named(place(t, 'jaeger', count, zone('CQ.x'), falling(rolled).ctx));
  };

  test('ETS-17.7 ETS-17.8 what does not fit goes around clockwise, one by one, from the side of the die', () => {
    expect(put(4, ['8 swarmer CQ.x'], NORTH)).toEqual(['CQ.x', 'CQ.n', 'CQ.e+LB.w', 'CQ.s']);
    expect(put(4, ['9 swarmer CQ.x'], SOUTH)).toEqual(['CQ.s', 'CQ.w', 'CQ.n', 'CQ.e+LB.w']);
    expect(put(5, ['9 swarmer CQ.x'], WEST).at(-1)).toBe('CQ.w');
  });

  test('ETS-17.9 past full zones and shields', () => {
    expect(put(3, ['9 swarmer CQ.x', '12 icarus CQ.n'], NORTH)).toEqual(['CQ.e+LB.w', 'CQ.s', 'CQ.w']);
    expect(put(3, ['9 swarmer CQ.x'], NORTH, 'CQ.e+LB.w')).toEqual(['CQ.n', 'CQ.s', 'CQ.w']);
  });

  test('ETS-11.31 each is new: unhurt, unseen, neither stunned nor slowed', () => {
    const { t, zone } = at(['SE.D']);
    place(t, 'jaeger', 1, zone('CQ.x'), noDice());
    expect(t.figures[0]).toMatchObject({ stun: 0, seen: 0, mode: null, lured: null, slowed: false });
  });
});
