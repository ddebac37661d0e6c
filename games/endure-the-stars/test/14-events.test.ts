import { describe, expect, test } from 'vitest';
import { spawnOn } from '../content/index.ts';
import type { Frame } from '../rules/index.ts';
import { Scene, scene, seek } from './scene.ts';

const m = 'medic-male';
const far = ['swarmer-4 LB.A'];
const now: readonly Frame[] = [{ kind: 'resolution' }];

describe('events', () => {
  test('ETS-14.1 the old event expires, a new one is drawn; ETS-14.2 one in a phase', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' } },
      tokens: far,
      event: 'blackout',
      events: ['lull', 'lockdown'],
      stack: now,
    });
    expect(t.entries('event').map(({ event }) => event)).toEqual(['lull']);
    expect(t.entries('expired').map(({ event }) => event)).toEqual(['blackout']);
    expect(t.t.eventDiscard).toEqual(['blackout']);
  });

  test('ETS-14.5 an empty deck takes its discards back (ETS-R51)', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' } },
      tokens: far,
      events: [],
      stack: now,
      table: { eventDiscard: ['lull'] },
    });
    expect(t.t.event).toBe('lull');
  });

  test('ETS-14.8 Lockdown: every door is locked, ETS-14.10 until the next card, when they are as before (ETS-R50)', () => {
    const t = scene({ team: { [m]: { at: 'CQ.s' } }, tokens: far, events: ['lockdown', 'lull'], stack: now });
    t.cannot('move CQ.E', 'ETS-4.24');
    t.choose('end-turn');
    t.choose('move CQ.E');
    expect(t.at(m)).toBe('CQ.E');
    expect(t.t.passages.barred).toHaveLength(1);
  });

  test('ETS-4.25 a doorway without a door is never locked', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w' } }, tokens: far, events: ['lockdown', 'lull'], stack: now });
    t.choose('move CQ.E');
    expect(t.at(m)).toBe('CQ.E');
  });

  test('ETS-14.11 Blackout: everybody sees only their own zone, ETS-14.13 and what comes back into sight is a new test (ETS-R49)', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', resolve: 0 } },
      enemies: ['1 icarus CQ.e'],
      events: ['blackout', 'lull'],
      stack: now,
    });
    expect(t.of(m).inView).toEqual([]);
    const before = t.of(m).health;
    t.choose('end-turn');
    expect(t.of(m).health).toBeLessThan(before);
  });

  test('ETS-14.14 in a Blackout an enemy in another zone is Passive', () => {
    const t = scene({
      team: { [m]: { at: 'SE.C' } },
      enemies: ['1 jaeger SE.w'],
      event: 'blackout',
      stack: [{ kind: 'enemies' }],
    });
    expect(t.entries('foe-moved').length).toBeLessThanOrEqual(1);
  });

  test('ETS-14.14 in a Blackout an enemy pursues who shared its zone in this Survivor Phase and has left it', () => {
    const t = seek(
      {
        team: { [m]: { at: 'CQ.w' } },
        enemies: ['1 jaeger CQ.w'],
        event: 'blackout',
        stack: [{ kind: 'next-turn' }, { kind: 'end-turn', who: 0 }, { kind: 'act', who: 0 }, { kind: 'notice' }],
        active: m,
      },
      (x) => x.choose('move CQ.x').choose('end-turn'),
      (x) => x.entries('checked')[0]?.failed === false,
    );
    expect(t.entries('foe-moved')[0]).toMatchObject({ clause: 'ETS-11.24', enemy: 'jaeger' });
    expect(t.entries('attacked')).toHaveLength(1);
  });

  test('a Night-sight Visor sees in a Blackout', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', cards: ['night-sight-visor', 'pistol'] } },
      enemies: ['1 jaeger CQ.x'],
      event: 'blackout',
    });
    t.choose('attack pistol CQ.x');
    scene({ team: { [m]: { at: 'CQ.w', cards: ['pistol'] } }, enemies: ['1 jaeger CQ.x'], event: 'blackout' }).cannot(
      'attack pistol CQ.x',
      'ETS-15.16',
    );
    const helmet = { team: { [m]: { at: 'CQ.w', cards: ['impact-helmet', 'pistol'] } } };
    scene({ ...helmet, enemies: ['1 jaeger CQ.x'], event: 'blackout' }).cannot('attack pistol CQ.x', 'ETS-15.16');
  });

  test('ETS-14.15 Life Support Failure: 1 Health each, ETS-14.20 but not from a Technician', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' }, 'technician-male': { at: 'CQ.w' } },
      tokens: far,
      events: ['life-support-failure', 'lull'],
      stack: now,
    });
    expect([t.of(m).health, t.of('technician-male').health]).toEqual([9, 10]);
  });

  test('ETS-14.16 of 1-Health enemies half die in each zone, rounded up; ETS-14.17 Jaegers do not, ETS-14.18 a boss loses 1, and tokens stay (ETS-R47)', () => {
    const t = scene({
      team: { [m]: { at: 'SE.C' } },
      enemies: ['5 swarmer CQ.x', '2 swarmer CQ.A', '3 jaeger CQ.x', '1 titan CQ.B'],
      tokens: far,
      events: ['life-support-failure', 'lull'],
      stack: now,
    });
    expect([t.count('swarmer'), t.count('jaeger'), t.t.tokens.length]).toEqual([3, 3, 1]);
    expect(t.t.figures.find(({ type }) => type === 'titan')?.health).toBe(9);
  });

  test('ETS-8.3 Voices in the Walls: everybody tests', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' }, 'scout-male': { at: 'CQ.x' } },
      tokens: far,
      events: ['voices-in-the-walls', 'lull'],
      stack: now,
    });
    expect(
      t
        .entries('tested')
        .map(({ who }) => who)
        .sort(),
    ).toEqual([0, 1]);
  });

  test('ETS-17.13 survivors in a full zone are Trapped: ETS-17.14 1 damage and 1 Resolve at the end of the round (ETS-R57)', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.x' } },
      enemies: ['8 swarmer CQ.x'],
      events: ['lull', 'lull'],
      stack: now,
    });
    expect(t.of(m)).toMatchObject({ health: 9, resolve: 9 });
    expect(
      scene({ team: { [m]: { at: 'CQ.x' } }, enemies: ['7 swarmer CQ.x'], events: ['lull', 'lull'], stack: now }).of(m)
        .health,
    ).toBe(10);
  });

  test('ETS-14.5 ETS-R51 the discards are shuffled before the first of them is drawn', () => {
    const drawn = (seed: string) => {
      const table = { eventDiscard: ['lull', 'lockdown', 'blackout', 'hull-stress'] };
      return new Scene({ team: { [m]: { at: 'CQ.w' } }, tokens: far, events: [], stack: now, table }, seed).t.event;
    };
    expect(new Set(Array.from({ length: 12 }, (_, n) => drawn(`deck ${n}`))).size).toBeGreaterThan(1);
  });

  test('ETS-14.7 ETS-14.5 a card that is ignored lies among the discards', () => {
    const t = scene({ team: { [m]: { at: 'CQ.w' } }, tokens: far, events: [spawnOn('armoury')], stack: now });
    expect([t.t.event, t.t.eventDiscard]).toEqual([null, [spawnOn('armoury')]]);
  });
});
