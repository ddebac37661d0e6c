import { tell } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { type Entry, endureTheStars, type Frame } from '../rules/index.ts';
import { en } from '../texts/en.ts';
import type { Position } from './position.ts';
import { type Scene, scene, seek } from './scene.ts';

const m = 'medic-male';
const s = 'scout-male';
const far = ['swarmer-4 LB.A'];
const next: Frame = { kind: 'next-turn' };
const acting: readonly Frame[] = [next, { kind: 'end-turn', who: 0 }, { kind: 'act', who: 0 }];

/** By which rule enemies move in the Enemy Phase. */
const why = (at: string, enemies: readonly string[], rest: Partial<Position> = {}) =>
  scene({ team: { [m]: { at } }, enemies, stack: [{ kind: 'enemies' }], ...rest })
    .entries('foe-moved')
    .map(({ enemy, clause }) => `${enemy} ${clause}`);

describe('the log names the nearest clause', () => {
  test('ETS-14.16 ETS-14.18 what Life Support Failure takes is its doing', () => {
    const t = scene({
      team: { [m]: { at: 'SE.C' } },
      enemies: ['3 swarmer LB.A', '1 titan LB.B'],
      events: ['life-support-failure'],
      stack: [{ kind: 'resolution' }],
    });
    expect(t.entries('killed')).toMatchObject([{ enemy: 'swarmer', count: 2, clause: 'ETS-14.16' }]);
    expect(t.entries('boss-hurt')).toMatchObject([{ clause: 'ETS-14.18' }]);
  });

  test('ETS-15.45 a grenade kills as a grenade, ETS-15.6 a blade as an attack', () => {
    const grenade = scene({
      team: { [m]: { at: 'CQ.w', cards: ['frag-grenade'] } },
      enemies: ['1 swarmer CQ.x'],
      tokens: far,
    });
    grenade.choose('use frag-grenade', 'zone CQ.x');
    expect(grenade.entries('killed')).toMatchObject([{ clause: 'ETS-15.45' }]);
    const blade = seek(
      { team: { [m]: { at: 'CQ.w', cards: ['medical-blade'] } }, enemies: ['1 swarmer CQ.w'], tokens: far },
      (x) => x.choose('attack medical-blade CQ.w'),
      (x) => x.count('swarmer') === 0,
    );
    expect(blade.entries('killed')).toMatchObject([{ clause: 'ETS-15.6' }]);
  });

  test('ETS-11.14 a herd wanders, ETS-20.7 a Solomon gathers, ETS-11.24 a pack hunts', () => {
    expect(why('SE.C', ['1 jaeger LB.B'])).toEqual(['jaeger ETS-11.14']);
    expect(why('CQ.w', ['1 jaeger CQ.e'])[0]).toBe('jaeger ETS-11.24');
    expect(why('SE.C', ['1 jaeger CQ.A', '1 solomon CQ.w'])).toContain('solomon ETS-20.7');
    expect(why('CQ.w', ['1 titan CQ.e'], { bossCards: ['titan.rending-claws'] })[0]).toBe('titan ETS-11.24');
  });

  test('ETS-5.6 what hears a noise follows it, ETS-11.35 what a decoy draws goes to that', () => {
    const decoy = { kind: 'decoy', who: 0, zone: 0, until: 'round' } as const;
    expect(why('SE.C', ['1 jaeger CQ.B'], { noises: ['3 CQ.s'] })[0]).toBe('jaeger ETS-5.6');
    expect(why('SE.C', ['1 jaeger CQ.n'], { table: { lasting: [decoy] } })[0]).toBe('jaeger ETS-11.35');
    const token = (rest: Partial<Position>) =>
      scene({ team: { [m]: { at: 'SE.C' } }, stack: [{ kind: 'enemies' }], ...rest })
        .entries('token-moved')
        .map(({ clause }) => clause);
    expect(token({ tokens: ['swarmer-4 CQ.B'], noises: ['3 CQ.s'] })).toEqual(['ETS-5.6']);
    expect(token({ tokens: ['swarmer-4 CQ.n'], table: { lasting: [decoy] } })).toEqual(['ETS-11.35']);
    expect(token({ tokens: ['swarmer-4 LB.B'] })).toEqual(['ETS-11.14']);
  });

  test('ETS-M02.10 what a mission draws names the rule of the mission', () => {
    const drawn = { kind: 'draws-passive', who: 0, zone: null, until: 'round' } as const;
    const position = { mission: 'CG02', table: { lasting: [drawn] } };
    expect(why('SE.s', ['1 jaeger LB.D'], position)).toEqual(['jaeger ETS-M02.10']);
  });

  test('ETS-16.1 whoever is stunned is told: by a grenade, a baton, an ability', () => {
    const told = (t: Scene) =>
      t.entries('foe-stunned').map(({ enemy, count, zone }) => `${count} ${enemy} ${t.named(zone)}`);
    const enemies = ['2 jaeger CQ.x', '1 icarus CQ.x'];
    const grenade = scene({ team: { [m]: { at: 'CQ.w', cards: ['stun-grenade'] } }, enemies });
    expect(told(grenade.choose('use stun-grenade', 'zone CQ.x'))).toEqual(['2 jaeger CQ.x', '1 icarus CQ.x']);
    const storm = scene({ team: { 'psychic-female': { at: 'CQ.w' } }, enemies });
    expect(told(storm.choose('ability crisis'))).toEqual(['2 jaeger CQ.x', '1 icarus CQ.x']);
    const baton = seek(
      { team: { [m]: { at: 'CQ.x', cards: ['shock-baton'] } }, enemies: ['1 jaeger CQ.x'] },
      (x) => x.choose('attack shock-baton CQ.x'),
      (x) => x.entries('fired').some(({ dice, hit }) => dice.filter((die) => die >= hit).length === 1),
    );
    expect(told(baton)).toEqual(['1 jaeger CQ.x']);
  });

  test('ETS-9.6 a reward moves enemies and forgets noises by its own rule', () => {
    const owner = (goal: string) => ({ [m]: { at: 'CQ.x', goal, reward: 'unlocked' } as const });
    const shove = scene({ team: owner('when-push-comes-to-shove'), enemies: ['1 jaeger CQ.x'] });
    expect(shove.choose('reward', 'zone CQ.e').entries('foe-moved')).toMatchObject([{ clause: 'ETS-9.6' }]);
    const quiet = scene({ team: owner('the-silent-treatment'), noises: ['2 CQ.e'], tokens: far });
    expect(quiet.choose('reward').entries('hushed')).toMatchObject([{ clause: 'ETS-9.6' }]);
  });

  test('ETS-14.23 who fires is pushed back, ETS-14.24 who is hit is pushed away', () => {
    const t = seek(
      {
        team: { [m]: { at: 'CQ.x', cards: ['shotgun'] } },
        enemies: ['1 jaeger CQ.e'],
        event: 'artificial-gravity-failure',
      },
      (x) => x.choose('attack shotgun CQ.e'),
      (x) => x.entries('fired').some(({ dice, hit }) => dice.filter((die) => die >= hit).length === 1),
    );
    expect(t.entries('moved')[0]).toMatchObject({ clause: 'ETS-14.23' });
    expect(t.entries('foe-moved')[0]).toMatchObject({ clause: 'ETS-14.24' });
  });

  test('ETS-18.6 ETS-7.18 a spent Power Cell is told, ETS-4.41 and so is a spiked door', () => {
    const cannon = scene({
      team: { [m]: { at: 'CQ.w', cards: ['void-cannon', 'power-cell'] } },
      enemies: ['1 jaeger CQ.w'],
    });
    cannon.choose('attack void-cannon CQ.w');
    expect(cannon.entries('dropped')).toMatchObject([{ item: 'power-cell', clause: 'ETS-7.18' }]);
    const empty = scene({
      mission: 'CG01',
      team: { [m]: { at: 'EB.B', packs: [[{ item: 'power-cell', jammed: false, half: true }], [], []] } },
      tokens: ['swarmer-4 CQ.D'],
      table: { lasting: [{ kind: 'cell-empty', who: 0, zone: null, until: 'round' }] },
      stack: [next, { kind: 'expire' }],
    });
    expect(empty.entries('dropped')).toMatchObject([{ item: 'power-cell', clause: 'ETS-18.6' }]);
    const spiked = scene({ team: { [m]: { at: 'CQ.E', cards: ['door-spike'] } }, tokens: far });
    spiked.choose('use door-spike');
    spiked.choose(spiked.offered(0)[0] as never);
    expect(spiked.entries('door')).toMatchObject([{ clause: 'ETS-4.41' }]);
  });
});

describe('refusals name the nearest clause', () => {
  const naming = (power: string, from: 'active' | 'item' | 'reward', rest: object = {}) =>
    scene({
      team: { [m]: { at: 'CQ.w', cards: ['decoy-beacon'], ...rest }, [s]: { at: 'CQ.w' } },
      enemies: ['1 jaeger CQ.x'],
      active: m,
      stack: [...acting, { kind: 'name', who: 0, power, picked: [], from }],
    });

  test('ETS-6.3 ETS-10.23 ETS-9.5 what is named wrongly is refused by what is used', () => {
    naming('treat-wounds', 'active').cannot('zone CQ.A', 'ETS-6.3');
    naming('decoy-beacon', 'item').cannot('zone CQ.A', 'ETS-10.23');
    naming('when-push-comes-to-shove', 'reward', { at: 'CQ.x' }).cannot('zone CQ.A', 'ETS-9.5');
  });

  test('ETS-10.30 ETS-R95 what is granted is refused by its own rule, and anything else by the grant', () => {
    const granted = (what: 'order' | 'action') =>
      scene({
        team: { [m]: { at: 'CQ.w' }, [s]: { at: 'CQ.w', cards: ['med-kit-2'] } },
        tokens: far,
        active: m,
        stack: [...acting, { kind: 'granted', who: 1, what }],
      });
    granted('order').cannot('move CQ.A', 'ETS-4.28');
    granted('order').cannot('search', 'ETS-10.30');
    granted('order').cannot('attack pistol CQ.w', 'ETS-15.1');
    granted('action').cannot('search', 'ETS-10.7');
    granted('action').cannot('use med-kit-2', 'ETS-R95');
    granted('action').cannot('noise 2', 'ETS-10.24');
  });

  test('ETS-8.30 ETS-R104 a Hoarder gives nothing in a trade, ETS-M05.9 and full hands take no more', () => {
    const t = scene({
      mission: 'CG05',
      team: {
        [m]: { at: 'RR.A', carries: [0] },
        [s]: { at: 'RR.A', cards: ['pistol'], suffers: ['hoarder'], carries: [1] },
      },
      tokens: ['swarmer-4 CQ.E'],
    });
    t.choose('trade scout-male');
    t.cannot({ kind: 'pass', objective: 0, to: 1 }, 'ETS-M05.9');
    const card = { item: 'pistol', jammed: false, half: false };
    t.choose({ kind: 'lay', who: 1, slot: 0, card });
    t.cannot({ kind: 'set', who: 0, slot: 0 }, 'ETS-8.30');
    expect(t.kinds).toEqual(['set']);
    t.choose({ kind: 'set', who: 1, slot: 0 });
  });

  test('ETS-13.8 ETS-7.5 ETS-M05.8 what ends a move is told: an injury, armour, a load', () => {
    const stopped = (rest: object) =>
      scene({ mission: 'CG05', team: { [m]: { at: 'RR.A', moved: 2, ...rest } }, tokens: ['swarmer-4 CQ.E'] }).refusal(
        0,
        'move RR.s',
      );
    expect(stopped({})).toBeNull();
    expect(stopped({ injuries: ['legs'] })).toBe('ETS-13.8');
    expect(stopped({ cards: ['bulwark-plate'] })).toBe('ETS-7.5');
    expect(stopped({ carries: [0] })).toBe('ETS-M05.8');
  });
});

describe('the log says what the dice came to', () => {
  const said = (t: Scene, entry: Entry | undefined) =>
    tell({ language: 'en', texts: en, names: ['Ana'] }, endureTheStars.describe(t.look(0), entry as Entry));
  const tested = (rest: object) =>
    seek(
      { team: { [m]: { at: 'CQ.w', ...rest } }, stack: [next, { kind: 'test', who: 0, clause: 'ETS-8.3' }] },
      () => {},
      (t) => t.entries('tested')[0]?.dice.reduce((a, b) => a + b) === 10,
    );

  test('ETS-8.4 what eases a test is told with it: 10 against 10 would have failed', () => {
    const plain = tested({});
    expect(said(plain, plain.entries('tested')[0])).toMatch(/fails a Resolve test: \S+ and \S+ against 10$/);
    const eased = tested({ cards: ['neural-dampener'] });
    expect(eased.entries('tested')).toMatchObject([{ failed: false, strain: -1 }]);
    expect(said(eased, eased.entries('tested')[0])).toMatch(/passes a Resolve test: \S+ and \S+ \(−1\) against 10$/);
  });

  test('ETS-8.17 what makes a check harder is told with it', () => {
    const t = seek(
      { team: { [m]: { at: 'CQ.w', cards: ['pistol'], suffers: ['fear'] } }, enemies: ['1 jaeger CQ.w'] },
      (now) => now.choose('move CQ.x'),
      (now) => now.entries('checked')[0]?.failed === true,
    );
    expect(t.entries('checked')).toMatchObject([{ strain: 1 }]);
    expect(said(t, t.entries('checked')[0])).toContain('(+1) against 10');
  });

  test('ETS-6.2 a die that Target Database makes count is told', () => {
    const t = seek(
      { team: { 'technician-male': { at: 'CQ.w', cards: ['pistol'] } }, enemies: ['1 swarmer CQ.x'], tokens: far },
      (now) => now.choose('attack pistol CQ.x'),
      (now) => now.entries('fired')[0]?.dice.includes(3) === true && now.entries('jammed').length === 0,
    );
    expect(t.entries('fired')).toMatchObject([{ hit: 4, raised: 3 }]);
    expect(said(t, t.entries('fired')[0])).toMatch(/one 3 counts 1 higher$/);
  });
});
