import { describe, expect, test } from 'vitest';
import type { GoalId } from '../content/index.ts';
import type { Frame } from '../rules/index.ts';
import type { Position } from './position.ts';
import { type Scene, scene, seek } from './scene.ts';

const m = 'medic-male';
const d = 'technician-male';
const acting: readonly Frame[] = [{ kind: 'next-turn' }, { kind: 'end-turn', who: 0 }, { kind: 'act', who: 0 }];
const far = ['swarmer-4 LB.A'];
const dice = (t: Scene, n = 0) => t.entries('fired')[n]?.dice ?? [];
const sixes = (t: Scene) => dice(t).filter((die) => die === 6).length;

/** One attack with a Pistol on the next zone, with dice that come out so. */
const shoot = (id: string, rest: object, wanted: (t: Scene) => boolean, enemies = ['3 jaeger CQ.x']) =>
  seek(
    { team: { [id]: { at: 'CQ.w', cards: ['pistol'], ...rest } }, enemies, tokens: far },
    (x) => x.choose('attack pistol CQ.x'),
    wanted,
  );
const isPlain = (t: Scene) => new Set(dice(t)).size === dice(t).length;

describe('dice', () => {
  test('ETS-9.1 On a Roll asks for two sixes in one attack that did not jam', () => {
    const rifle = { cards: ['assault-rifle'], goal: 'on-a-roll' };
    const fire = (n: number) =>
      seek(
        { team: { [m]: { at: 'CQ.w', ...rifle } }, enemies: ['9 jaeger CQ.x'] },
        (x) => x.choose('attack assault-rifle CQ.x'),
        (x) => sixes(x) === n,
      ).entries('unlocked').length;
    expect([fire(0), fire(1), fire(2)]).toEqual([0, 0, 1]);
  });

  test('ETS-9.1 a jammed attack meets neither On a Roll nor Practice Makes Perfect', () => {
    const jammed = (goal: GoalId, die: number) =>
      shoot(m, { goal }, (x) => dice(x).every((one) => one === die)).entries('unlocked').length;
    expect([jammed('on-a-roll', 6), jammed('practice-makes-perfect', 1)]).toEqual([0, 0]);
  });

  test('ETS-R91 The Gambit rolls all dice again, in one’s own turn alone', () => {
    const gambit = { goal: 'the-gambit', reward: 'unlocked' } as const;
    const t = scene({ team: { [m]: { at: 'CQ.w', cards: ['pistol'], ...gambit } }, enemies: ['3 jaeger CQ.x'] });
    t.choose('attack pistol CQ.x');
    t.cannot('end-turn', 'ETS-R91');
    const before = [...t.t.rolls];
    t.choose('again');
    expect(t.t.rolls.slice(0, 2)).toEqual(before);
    expect(dice(t)).toEqual(t.t.rolls.slice(2, 4));
    const ordered = scene({
      team: { 'captain-female': { at: 'CQ.w' }, [m]: { at: 'CQ.w', cards: ['pistol'], ...gambit } },
      enemies: ['3 jaeger CQ.x'],
      active: 'captain-female',
      stack: [...acting, { kind: 'granted', who: 1, what: 'order' }],
    });
    expect(ordered.choose('attack pistol CQ.x').kinds).not.toContain('again');
  });

  test('ETS-15.29 the weapon jams, not what lies before it', () => {
    const t = shoot(m, { cards: ['med-kit-2', 'pistol'] }, (x) => x.entries('jammed').length > 0);
    expect(
      t
        .of(m)
        .packs.flat()
        .map(({ item, jammed }) => [item, jammed]),
    ).toEqual([
      ['med-kit-2', false],
      ['pistol', true],
    ]);
  });

  test('ETS-6.2 Target Database: a die just below counts, once in his turn, and never in another’s', () => {
    const below = (t: Scene, n = 0) =>
      dice(t, n).filter((die) => die === 3).length === 1 && dice(t, n).every((x) => x < 4);
    const swarm = ['9 swarmer CQ.x'];
    const left = (t: Scene) => t.count('swarmer');
    expect(left(shoot(d, {}, (x) => below(x) && isPlain(x), swarm))).toBe(8);
    expect(left(shoot(m, {}, (x) => below(x) && isPlain(x), swarm))).toBe(9);
    expect(left(shoot(d, {}, (x) => dice(x).join() === '1,2', swarm))).toBe(9);
    const twice = seek(
      { team: { [d]: { at: 'CQ.w', cards: ['pistol'] } }, enemies: swarm },
      (x) => {
        x.choose('attack pistol CQ.x');
        if (x.entries('jammed').length === 0) x.choose('attack pistol CQ.x');
      },
      (x) => below(x) && isPlain(x) && below(x, 1),
      2000,
    );
    expect(left(twice)).toBe(8);
    const build: Position = {
      team: { 'captain-female': { at: 'CQ.w' }, [d]: { at: 'CQ.w', cards: ['pistol'] } },
      enemies: swarm,
      active: 'captain-female',
      stack: [...acting, { kind: 'granted', who: 1, what: 'order' }],
    };
    expect(
      left(
        seek(
          build,
          (x) => x.choose('attack pistol CQ.x'),
          (x) => below(x) && isPlain(x),
        ),
      ),
    ).toBe(9);
  });
});

describe('what a plain shot does not do', () => {
  const one = (t: Scene) => isPlain(t) && dice(t).filter((die) => die >= 4).length === 1;

  test('ETS-16.1 it stuns nobody, and slows nobody', () => {
    const t = shoot(m, {}, one, ['1 jaeger CQ.x']);
    expect(t.t.figures[0]).toMatchObject({ stun: 0, slowed: false });
  });

  test('ETS-9.1 a kill from afar is none by hand', () => {
    const kill = (item: string, at: string) =>
      seek(
        {
          team: { [m]: { at: 'CQ.w', cards: [item], goal: 'when-push-comes-to-shove' } },
          enemies: [`1 swarmer ${at}`],
          tokens: far,
        },
        (x) => x.choose(`attack ${item} ${at}`),
        (x) => x.count('swarmer') === 0,
      ).entries('unlocked').length;
    expect([kill('pistol', 'CQ.x'), kill('medical-blade', 'CQ.w')]).toEqual([0, 1]);
  });
});

test('ETS-15.5 ETS-15.8 successes go to a terminal as far as it has Health, the others to whoever is there', () => {
  const t = seek(
    {
      mission: 'CG10',
      team: { [m]: { at: 'SE.B', cards: ['persuader'] } },
      enemies: ['2 jaeger SE.B'],
      tokens: ['swarmer-4 CQ.E'],
    },
    (x) => x.choose('attack persuader SE.B'),
    (x) => dice(x).filter((die) => die >= 3).length === 4,
  );
  t.cannot('end-turn', 'ETS-15.5');
  t.choose({ kind: 'hit-objective', objective: 0 }, { kind: 'hit-objective', objective: 0 });
  expect(t.kinds).not.toContain('hit-objective');
  t.choose('hit jaeger');
  expect(t.t.objectives[0]?.end).toBe('destroyed');
  expect(t.count('jaeger')).toBe(1);
});
