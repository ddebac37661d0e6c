import { describe, expect, test } from 'vitest';
import type { Frame, Strike } from '../rules/index.ts';
import type { Position } from './position.ts';
import { Scene, scene, seek } from './scene.ts';

const m = 'medic-male';
const s = 'scout-male';
const next: Frame = { kind: 'next-turn' };
const far = ['swarmer-4 LB.A'];

describe('what is noticed', () => {
  test('ETS-11.7 a stunned enemy remembers nobody, ETS-11.5 another does', () => {
    const seen = (stun: 0 | 1) => {
      const t = scene({ team: { [m]: { at: 'CQ.w' } }, enemies: ['1 jaeger CQ.e'] });
      Object.assign(t.t.figures[0] ?? {}, { stun });
      return t.choose('move CQ.x').t.figures[0]?.seen;
    };
    expect([seen(0), seen(1)]).toEqual([1, 0]);
  });

  test('ETS-11.5 only the Survivor Phase is remembered', () => {
    const after = (phase: 'survivors' | 'enemies') =>
      scene({
        team: { [m]: { at: 'CQ.w' } },
        enemies: ['1 jaeger CQ.x'],
        stack: [next, { kind: 'notice' }],
        table: { phase },
      }).t.figures[0]?.seen;
    expect([after('survivors'), after('enemies')]).toEqual([1, 0]);
  });

  test('ETS-11.4 ETS-11.30 an enemy that saw somebody who has died or left is Active, and with nobody else to go for stays', () => {
    const after = (seen: number, fate: 'living' | 'left' | 'dead') => {
      const t = scene({
        team: { [m]: { at: 'CQ.w', fate }, [s]: { at: 'SE.C' } },
        enemies: ['1 jaeger CQ.n'],
        tokens: far,
        stack: [next, { kind: 'rank', rank: 2 }, { kind: 'minds' }],
        table: { phase: 'enemies' },
        seen: { jaeger: seen },
      });
      return t.enemies;
    };
    expect(after(1, 'left')).toEqual(['1 jaeger CQ.n']);
    expect(after(1, 'dead')).toEqual(['1 jaeger CQ.n']);
    expect(after(0, 'left')).not.toEqual(['1 jaeger CQ.n']);
    expect(after(1, 'living')).toEqual(['1 jaeger CQ.w']);
  });

  test('ETS-12.20 a type that a reveal tests is not tested again by who saw it; by others it is', () => {
    const health = (token: string) => {
      const t = seek(
        {
          team: { [m]: { at: 'CQ.A', resolve: 0 }, [s]: { at: 'CQ.E', resolve: 0 } },
          enemies: ['1 swarmer CQ.s'],
          tokens: [`${token} CQ.x`],
        },
        (x) => {
          for (const one of x.t.team) one.inView = [];
          x.choose('move CQ.n');
        },
        (x) => x.count('solomon') === 0,
      );
      return [t.of(m).health, t.of(s).health];
    };
    expect(health('swarmer-4')).toEqual([9, 9]);
    expect(health('jaeger-3')).toEqual([8, 9]);
  });

  test("ETS-8.30 ETS-R97 They're All Around US asks for a known type that comes from out of sight", () => {
    const crowd = (from: string, rolled: 0 | 1 | 2 | 3) =>
      scene({
        team: { [m]: { at: 'CQ.w', suffers: ['theyre-all-around-us'] } },
        enemies: ['1 swarmer CQ.e', `1 swarmer ${from}`],
        stack: [next, { kind: 'herd', ids: [1], steps: 0, rolled }],
        table: { phase: 'enemies' },
      })
        .entries('tested')
        .map(({ clause }) => clause);
    expect(crowd('CQ.n', 2)).toEqual(['ETS-8.30']);
    // Within sight all the time, and away from it.
    expect(crowd('CQ.x', 1)).toEqual([]);
    expect(crowd('CQ.x', 0)).toEqual([]);
  });
});

describe('Resolve cards', () => {
  test('ETS-8.26 ETS-8.30 a card that is reached lies open and is in effect', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', resolve: 5, fears: ['uncontrollable-shaking'], cards: ['pistol'] } },
      enemies: ['3 jaeger CQ.x'],
      active: m,
      stack: [
        next,
        { kind: 'end-turn', who: 0 },
        { kind: 'act', who: 0 },
        { kind: 'lose', who: 0, points: 1, clause: 'ETS-8.12' },
      ],
    });
    expect(t.of(m).resolves).toEqual([{ card: 'uncontrollable-shaking', isUp: true }]);
    expect(t.entries('turned-up')).toMatchObject([{ clause: 'ETS-8.26', card: 'uncontrollable-shaking' }]);
    expect(t.choose('attack pistol CQ.x').entries('fired')[0]?.hit).toBe(5);
  });
});

describe('blows', () => {
  const blow: Strike = { damage: 1, armour: true, stuns: false, movesAway: false, pushes: null, by: 'jaeger' };
  const struck = (id: string, rest: object, n: number, lasting: Position['table'] = {}) =>
    new Scene(
      {
        team: { [id]: { at: 'CQ.w', ...rest } },
        tokens: far,
        stack: [next, { kind: 'strike', whom: [0], strike: blow }],
        table: { phase: 'enemies', ...lasting },
      },
      `blow ${n}`,
    );
  const injuries = (id: string, rest: object = {}) =>
    [...new Set(Array.from({ length: 40 }, (_, n) => struck(id, rest, n).of(id).injuries).flat())].sort();

  test('ETS-13.5 each of three injuries; the Impact Helmet spares the head alone, Self-diagnosis the chest alone', () => {
    expect(injuries(m)).toEqual(['chest', 'head', 'legs']);
    expect(injuries(m, { cards: ['impact-helmet'] })).toEqual(['chest', 'legs']);
    expect(injuries('technician-female')).toEqual(['head', 'legs']);
  });

  test('ETS-13.2 ETS-15.34 without armour no die is rolled for it', () => {
    // A chest injury is rolled for when the turn begins that follows.
    const saves = (rest: object) =>
      Array.from({ length: 10 }, (_, n) => struck(m, rest, n)).map(
        (t) => t.t.rolls.length - (t.of(m).injuries.includes('chest') ? 1 : 0),
      );
    expect(new Set(saves({}))).toEqual(new Set([0]));
    expect(new Set(saves({ cards: ['deckhand-vest'] }))).toEqual(new Set([1]));
  });

  test('ETS-9.1 Keep Your Guard Up: who is kept at 1 Health by Not on My Watch has lost none', () => {
    const watch = { kind: 'not-on-my-watch', who: 0, zone: null, until: 'turn' } as const;
    const guarded = (lasting: Position['table']) =>
      struck('medic-female', { health: 2, goal: 'keep-your-guard-up' }, 0, lasting).entries('unlocked').length;
    expect(guarded({})).toBe(0);
    const kept = struck('medic-female', { health: 1, goal: 'keep-your-guard-up' }, 0, { lasting: [watch] });
    expect(kept.of('medic-female').health).toBe(1);
    expect(kept.entries('unlocked')).toHaveLength(1);
  });

  test('ETS-14.24 ETS-14.26 whom an Icarus hits in low gravity is pushed away from it', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.e' } },
      enemies: ['1 icarus CQ.x'],
      event: 'artificial-gravity-failure',
      stack: [next, { kind: 'pack', ids: [0], actions: 2, walked: 0 }],
      table: { phase: 'enemies' },
    });
    expect(t.entries('moved').map(({ clause, to }) => `${clause} ${t.named(to)}`)).toEqual([
      'ETS-14.24 LB.x',
      'ETS-14.24 LB.e',
    ]);
    expect(t.entries('foe-moved')[0]).toMatchObject({ clause: 'ETS-14.23' });
  });
});
