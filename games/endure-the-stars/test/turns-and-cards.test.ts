import { describe, expect, test } from 'vitest';
import type { Frame } from '../rules/index.ts';
import { scene, seek } from './scene.ts';

const m = 'medic-male';
const s = 'scout-male';
const far = ['swarmer-4 LB.A'];
const turn: readonly Frame[] = [{ kind: 'next-turn' }, { kind: 'turn', who: 0 }];

describe('turns', () => {
  test('ETS-10.3 the chest injury is rolled before the first action, power before the count of actions', () => {
    const t = scene({
      mission: 'CG01',
      team: { [m]: { at: 'EB.B', injuries: ['chest'], cards: ['power-cell'] } },
      tokens: ['swarmer-4 CQ.D'],
      loader: { at: 'EB.B', pilot: m },
      stack: turn,
    });
    const order = t.happened.flatMap(({ type }) =>
      type === 'turn' || type === 'chest' || type === 'powered' ? [type] : [],
    );
    expect(order).toEqual(['turn', 'chest', 'powered']);
    expect(t.of(m).actions).toBe(4);
  });

  test('ETS-10.5 an attack takes one action, ETS-10.17 an ability too, ETS-10.23 and an item', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', cards: ['medical-blade', 'med-kit-2'], health: 3 }, [s]: { at: 'SE.C' } },
      enemies: ['9 jaeger CQ.w'],
    });
    t.choose('attack medical-blade CQ.w');
    expect(t.of(m).actions).toBe(2);
    t.choose('ability active');
    expect(t.of(m).actions).toBe(1);
    t.choose('use med-kit-2');
    expect(t.of(m).health).toBe(7);
    expect(t.t.active).toBe(1);
  });

  test('ETS-10.14 a single-use item without room is used for an action that is still there', () => {
    const full = { at: 'CQ.E', cards: ['shotgun', 'persuader', 'jaeger-claw'], health: 5, actions: 1 };
    const t = scene({ team: { [m]: full }, tokens: far, items: ['med-kit-2'] });
    t.choose('search');
    expect(t.kinds).not.toContain('use-now');
  });

  test('ETS-10.26 discards and rewards cost nothing', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', cards: ['pistol'], goal: 'we-can-beat-this', reward: 'unlocked' } },
      tokens: far,
    });
    t.choose('reward', 'discard pistol');
    expect(t.of(m).actions).toBe(3);
  });

  test('ETS-8.18 a check costs no action', () => {
    const t = seek(
      { team: { [m]: { at: 'CQ.w', resolve: 9 } }, enemies: ['1 jaeger CQ.w'] },
      (x) => x.choose('move CQ.x'),
      (x) => x.at(m) === 'CQ.x',
    );
    expect(t.of(m).actions).toBe(2);
  });

  test('ETS-8.6 out of view and back is a new test, ETS-8.37 sight is that of the owner', () => {
    const t = scene({ team: { [m]: { at: 'CQ.x' }, [s]: { at: 'SE.C' } }, enemies: ['1 jaeger CQ.s'] });
    t.choose('move CQ.w', 'move CQ.x');
    expect(t.entries('tested').map(({ who }) => who)).toEqual([0]);
  });

  test('ETS-10.20 both may rearrange in a trade, ETS-7.16 free', () => {
    const t = scene({
      team: {
        [m]: { at: 'CQ.w', cards: ['pistol'] },
        [s]: { at: 'CQ.w', packs: [[{ item: 'bastion-armour', jammed: false, half: false }], [], []] },
      },
      tokens: far,
    });
    t.choose('trade scout-male');
    t.choose(t.offered(0).find((c) => c.kind === 'lay' && c.who === 1) as never);
    t.choose(t.offered(0).find((c) => c.kind === 'set' && c.who === 1 && c.slot === 'body') as never, 'done');
    expect(t.of(s).body?.item).toBe('bastion-armour');
    expect([t.of(m).actions, t.of(s).actions]).toEqual([2, 0]);
  });

  test('ETS-7.17 objectives take no slot', () => {
    const t = scene({
      mission: 'CG05',
      team: { [m]: { at: 'NV.C', cards: ['pistol', 'shotgun', 'persuader'] } },
      tokens: ['swarmer-4 CQ.B'],
    });
    t.choose('interact crew-2');
    expect(t.of(m).carries).toEqual([1]);
    expect(t.items(m)).toHaveLength(3);
  });

  test('ETS-7.20 a half-used Power Cell stays so when it is traded', () => {
    const half = { item: 'power-cell', jammed: false, half: true };
    const t = scene({ team: { [m]: { at: 'CQ.w', packs: [[half], [], []] }, [s]: { at: 'CQ.w' } }, tokens: far });
    t.choose('trade scout-male');
    t.choose(t.offered(0)[0] as never);
    t.choose(t.offered(0).find((c) => c.kind === 'set' && c.who === 1) as never, 'done');
    expect(t.of(s).packs[0]).toEqual([half]);
  });

  test('ETS-7.9 turning a Power Cell costs no action', () => {
    const t = scene({
      mission: 'CG01',
      team: { [m]: { at: 'EB.B', cards: ['power-cell'] } },
      tokens: ['swarmer-4 CQ.D'],
      loader: { at: 'EB.B', pilot: m },
      stack: turn,
    });
    expect(t.of(m)).toMatchObject({ actions: 4, spent: 0 });
  });

  test('ETS-13.11 moves granted by others count against the limit, forced ones do not', () => {
    const t = scene({
      team: { 'captain-female': { at: 'CQ.w' }, [m]: { at: 'CQ.w', injuries: ['legs'] } },
      tokens: far,
    });
    t.choose('ability active', 'move CQ.x');
    expect(t.of(m).moved).toBe(1);
    const thrown = scene({
      team: { [m]: { at: 'CQ.w' } },
      tokens: far,
      stack: [{ kind: 'next-turn' }, { kind: 'stray', who: 0 }],
    });
    expect(thrown.of(m).moved).toBe(0);
  });
});

describe('attacks on survivors', () => {
  const enemies: readonly Frame[] = [{ kind: 'enemies' }];

  test('ETS-13.20 who is hit, the save, the loss, the injury, then death', () => {
    const t = seek(
      {
        team: { [m]: { at: 'CQ.w', cards: ['deckhand-vest'] }, [s]: { at: 'CQ.w', cards: ['deckhand-vest'] } },
        enemies: ['1 jaeger CQ.w'],
        stack: enemies,
      },
      () => {},
      (x) => x.entries('injured').length === 1,
    );
    const order = t.happened.flatMap(({ type }) =>
      ['attacked', 'rolled-off', 'hurt', 'injured'].includes(type) ? [type] : [],
    );
    expect(order.slice(-3)).toEqual(['rolled-off', 'hurt', 'injured']);
  });

  test('ETS-16.11 a stunned survivor still rolls for attacks', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', stun: 'acting' }, [s]: { at: 'CQ.w' } },
      enemies: ['1 jaeger CQ.w'],
      stack: enemies,
    });
    expect(t.entries('rolled-off')[0]?.who).toEqual([0, 1]);
  });

  test('ETS-11.30 with its target gone an Active enemy does nothing more', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', health: 1 }, [s]: { at: 'SE.C' } },
      enemies: ['2 jaeger CQ.w'],
      stack: [{ kind: 'next-turn' }, { kind: 'rank', rank: 2 }, { kind: 'minds' }],
    });
    expect(t.entries('attacked')).toHaveLength(1);
    expect(t.enemies).toEqual(['2 jaeger CQ.w']);
  });

  test('ETS-4.30 enemies leave a zone with survivors without a check', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' }, [s]: { at: 'CQ.x' } },
      enemies: ['1 jaeger CQ.w'],
      stack: enemies,
      table: { lasting: [{ kind: 'vanish', who: 0, zone: null, until: 'round' }] },
    });
    expect(t.of(m).health).toBe(10);
    expect(t.of(s).health).toBe(8);
    expect(t.entries('checked')).toEqual([]);
  });

  test('ETS-11.26 a group shares its rolls: all take the same way', () => {
    const t = scene({
      team: { [m]: { at: 'SE.C' } },
      enemies: ['4 swarmer CQ.s'],
      noises: ['5 CQ.w'],
      stack: [{ kind: 'next-turn' }, { kind: 'rank', rank: 3 }, { kind: 'minds' }],
    });
    expect(t.enemies).toEqual(['4 swarmer CQ.w']);
    expect(t.entries('foe-moved').every(({ count }) => count === 4)).toBe(true);
  });
});

describe('events and their end', () => {
  test('ETS-14.3 an event lasts until the next card, ETS-14.4 which comes before noise is taken away', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' } },
      tokens: far,
      noises: ['2 CQ.s'],
      events: ['blackout', 'lull'],
      stack: [{ kind: 'resolution' }],
    });
    expect(t.t.event).toBe('blackout');
    expect(t.noises).toEqual([]);
    t.choose('end-turn');
    expect(t.t.event).toBe('lull');
    expect(t.entries('expired')).toMatchObject([{ clause: 'ETS-14.3', event: 'blackout' }]);
    expect(t.t.eventDiscard).toEqual(['blackout']);
  });

  test('ETS-14.12 when Blackout starts enemies elsewhere are out of sight', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' } },
      enemies: ['1 solomon LB.e'],
      events: ['blackout', 'lull'],
      stack: [{ kind: 'resolution' }],
    });
    expect(t.of(m).inView).toEqual([]);
  });

  test('ETS-14.27 a push stops before a full zone', () => {
    const start = { team: { [m]: { at: 'CQ.x', cards: ['shotgun'] } }, event: 'artificial-gravity-failure' };
    const hit = (x: ReturnType<typeof scene>) =>
      x.entries('fired')[0]?.dice.filter((d) => d >= 3).length === 1 && x.entries('jammed').length === 0;
    const t = seek(
      { ...start, enemies: ['1 jaeger CQ.e', '9 icarus LB.x'] },
      (x) => x.choose('attack shotgun CQ.e'),
      hit,
    );
    expect(t.enemies).toContain('1 jaeger CQ.e+LB.w');
  });
});

describe('small print', () => {
  test('ETS-4.12 miniatures do not block sight', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' } },
      enemies: ['3 jaeger CQ.x'],
      tokens: ['icarus-3 LB.x'],
      stack: [{ kind: 'next-turn' }, { kind: 'notice' }],
    });
    expect(t.count('icarus')).toBe(3);
  });

  test('ETS-7.21 a card gained outside the own turn cannot be used at once', () => {
    const full = { at: 'CQ.E', cards: ['shotgun', 'persuader', 'jaeger-claw'], health: 5 };
    const t = scene({
      team: { [m]: { at: 'CQ.E' }, [s]: full },
      tokens: far,
      stack: [
        { kind: 'act', who: 0 },
        { kind: 'gain', who: 1, item: 'med-kit-2' },
      ],
      active: m,
    });
    t.awaits(0, 'gain');
    expect(t.kinds).toEqual(['discard', 'drop']);
  });

  test('ETS-10.25 entering the Loader is an action: without one it is not possible', () => {
    const t = scene({
      mission: 'CG01',
      team: { [m]: { at: 'EB.B', actions: 0, goal: 'conserving-energy', reward: 'unlocked' } },
      tokens: ['swarmer-4 CQ.D'],
      loader: { at: 'EB.B' },
    });
    t.cannot('enter-loader', 'ETS-10.1');
    t.choose('reward', 'enter-loader');
    expect(t.t.loader?.pilot).toBe(0);
  });

  test('ETS-11.1 every enemy and token is Passive or Active once the phase begins', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', resolve: 0 } },
      enemies: ['1 jaeger CQ.x', '1 swarmer CQ.A'],
      tokens: far,
      stack: [{ kind: 'next-turn' }, { kind: 'minds' }],
    });
    expect(t.t.figures.map(({ mode }) => mode)).toEqual(['active', 'passive']);
    expect(t.t.tokens.map(({ mode }) => mode)).toEqual(['passive']);
  });

  test('ETS-14.26 in low gravity a saved survivor is not pushed', () => {
    const start = {
      team: { [m]: { at: 'CQ.e', cards: ['bulwark-plate'] } },
      enemies: ['1 icarus CQ.x'],
      event: 'artificial-gravity-failure',
      stack: [{ kind: 'enemies' }] as const,
    };
    const saved = seek(
      start,
      () => {},
      (x) => x.entries('saved').length === 1,
    );
    expect(saved.at(m)).toBe('CQ.e+LB.w');
    expect(saved.enemies).toEqual(['1 icarus CQ.w']);
  });

  test('ETS-15.43 the noise lies there before the dice are rolled, a jam ends it all', () => {
    const t = seek(
      { team: { [m]: { at: 'CQ.w', cards: ['pistol'] } }, enemies: ['9 jaeger CQ.x'] },
      (x) => x.choose('attack pistol CQ.x'),
      (x) => x.entries('jammed').length === 1,
    );
    const order = t.happened.flatMap(({ type }) =>
      type === 'noise' || type === 'fired' || type === 'jammed' || type === 'killed' ? [type] : [],
    );
    expect(order).toEqual(['noise', 'fired', 'jammed']);
  });

  test('ETS-18.23 a pilot tests, and a leg injury slows the Loader', () => {
    const t = scene({
      mission: 'CG01',
      team: { [m]: { at: 'EB.B', injuries: ['legs'] } },
      tokens: ['swarmer-4 PC1.A'],
      loader: { at: 'EB.B', pilot: m, powered: true },
    });
    t.choose('move EB.x', 'move EB.B');
    t.cannot('move EB.x', 'ETS-13.8');
  });

  test('ETS-19.29 a boss follows noise like others', () => {
    const t = scene({
      team: { [m]: { at: 'SE.C' } },
      enemies: ['1 titan CQ.x'],
      noises: ['3 CQ.A'],
      bossCards: ['titan.rending-claws'],
      stack: [{ kind: 'enemies' }],
    });
    expect(t.enemies).toEqual(['1 titan CQ.A']);
  });
});
