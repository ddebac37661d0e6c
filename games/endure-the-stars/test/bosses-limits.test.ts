import { describe, expect, test } from 'vitest';
import { shipOf } from '../rules/board/ship.ts';
import type { Figure, Frame } from '../rules/index.ts';
import { fight, inPlay, struck } from './boss-fight.ts';
import type { Position } from './position.ts';
import { MEDIC, SCOUT } from './refused.ts';
import { Scene, scene } from './scene.ts';

const LB_X = 10;
const next: Frame = { kind: 'next-turn' };

describe('its deck', () => {
  const spent = (seed: string): Scene => {
    const cards = ['titan.rending-claws', 'titan.impale', 'titan.sweeping-tail'];
    const position = inPlay('titan.wary', [], { [MEDIC]: { at: 'LB.x' } });
    const boss = { deck: [], discard: cards, mood: 'titan.wary', full: 10, isDead: false };
    return new Scene({ ...position, table: { boss } }, seed);
  };

  test('ETS-19.25 when it is empty the discards are shuffled, the card in play stays there', () => {
    const t = spent('deck');
    expect(t.entries('reshuffled')).toMatchObject([{ clause: 'ETS-19.25', deck: 'boss' }]);
    const [drawn] = t.entries('boss-card');
    expect(t.t.boss).toMatchObject({ mood: 'titan.wary', discard: [drawn?.card], deck: { length: 2 } });
    const seeds = Array.from({ length: 12 }, (_, n) => spent(`deck ${n}`).entries('boss-card')[0]?.card);
    expect(new Set(seeds).size).toBe(3);
  });

  test('ETS-19.8 the first card in play leaves nothing in the discards, the next one leaves the first', () => {
    const team = { [MEDIC]: { at: 'LB.x' } };
    const one = scene(fight(['titan.enraged', 'titan.rending-claws'], team));
    expect(one.t.boss?.discard).toEqual(['titan.rending-claws']);
    const two = scene(fight(['titan.enraged', 'titan.wary', 'titan.rending-claws'], team));
    expect(two.t.boss?.discard).toEqual(['titan.enraged', 'titan.rending-claws']);
  });
});

describe('its turn', () => {
  test.each([
    ['rouse', { kind: 'rouse', figure: 0, isActive: true }],
    ['boss', { kind: 'boss', figure: 0, actions: 2 }],
  ] as const)('ETS-11.7 stunned it neither heals nor draws a card (%s)', (_name, frame) => {
    const told = (stun: 0 | 1) => {
      const position = inPlay('olympian.self-repair', ['olympian.pacify'], { [MEDIC]: { at: 'LB.x' } });
      const olympian: Figure = {
        ...{ id: 0, type: 'olympian', zone: LB_X, health: 5, stun, seen: 0, mode: null, lured: null, slowed: false },
      };
      const table = { ...position.table, figures: [olympian] };
      const t = scene({ ...position, stack: [next, frame], table });
      return [t.entries('boss-card').length, t.t.figures[0]?.health];
    };
    expect(told(1)).toEqual([0, 5]);
    expect(told(0)).toEqual([1, frame.kind === 'rouse' ? 7 : 5]);
  });

  test('ETS-RM24 told to stay it takes no step, whatever the card in play adds', () => {
    const walks = (actions: number | null) => {
      const position = inPlay('preacher.fervour', ['preacher.judgement'], { [MEDIC]: { at: 'CQ.x' } });
      return scene({ ...position, stack: [next, { kind: 'boss', figure: 0, actions }] }).entries('foe-moved').length;
    };
    expect([walks(null), walks(0)]).toEqual([0, 1]);
  });

  test('ETS-17.15 in a shield it stays where it is', () => {
    const position = fight(['titan.rending-claws'], { [MEDIC]: { at: 'CQ.x' } });
    const lasting = [{ kind: 'shield-bubble', who: 0, zone: LB_X, until: 'round' } as const];
    const t = scene({ ...position, table: { lasting } });
    expect([t.entries('foe-moved'), t.enemies]).toEqual([[], ['1 titan LB.x']]);
    expect(scene(position).entries('foe-moved').length).toBeGreaterThan(0);
  });

  test('ETS-M20.12 only the Primus of its mission rolls for its actions', () => {
    expect(scene(fight(['titan.impale'], { [MEDIC]: { at: 'LB.x' } })).entries('mission-roll')).toEqual([]);
  });
});

describe('whom it strikes', () => {
  test('ETS-19.22 whom the card names, though another is nearer', () => {
    const team = { [MEDIC]: { at: 'LB.x', health: 9 }, [SCOUT]: { at: 'LB.e', health: 3 } };
    expect(struck(scene(inPlay('titan.cunning', ['titan.hurled-debris'], team)))?.who).toEqual([1]);
    expect(struck(scene(fight(['titan.hurled-debris'], team)))?.who).toEqual([0]);
  });

  test('ETS-4.40 no other attack of the Olympian locks doors', () => {
    const position = fight(['olympian.pile-driver'], { [MEDIC]: { at: 'LB.x' } });
    const t = scene({ ...position, stack: [next, { kind: 'rank', rank: 0 }, { kind: 'minds' }] });
    expect(struck(t)).toBeDefined();
    expect(t.t.doors.flatMap((door) => door?.held ?? [])).toEqual([]);
  });

  test('ETS-13.12 nobody rolls against whoever has left the map meanwhile', () => {
    const strike = { damage: 1, armour: true, stuns: false, movesAway: false, pushes: null, by: 'titan' } as const;
    const t = scene({
      team: { [MEDIC]: { at: 'LB.x' }, [SCOUT]: { at: 'LB.x', fate: 'left' } },
      tokens: ['swarmer-4 LB.A'],
      stack: [next, { kind: 'lowest', among: [0, 1], strike }],
    });
    expect([t.of(MEDIC).health, t.entries('rolled-off')]).toEqual([9, []]);
  });
});

describe('Martyr’s Command', () => {
  /** The names of zones so far from the Preacher as noise goes. */
  const away = (distance: number): string[] => {
    const { t } = scene({ team: { [MEDIC]: { at: 'CQ.w' } } });
    const { zones, noise } = shipOf(t);
    return zones.flatMap(({ id, name }) => (noise[LB_X]?.[id] === distance ? [name] : []));
  };
  const command = (fanatics: readonly string[], mood: string | null = null): Scene => {
    const position: Position = {
      team: { [MEDIC]: { at: 'LB.D', resolve: 9 } },
      enemies: ['1 preacher LB.x', ...fanatics.map((zone) => `1 fanatic ${zone}`)],
      stack: [next, { kind: 'boss', figure: 0, actions: 0 }],
      table: { boss: { deck: ['preacher.martyrs-command'], discard: [], mood, full: 10, isDead: false } },
    };
    return scene(position);
  };
  const sent = (t: Scene) => t.entries('foe-moved').map(({ enemy, from }) => `${enemy} ${t.named(from)}`)[0] ?? null;
  const lost = (t: Scene) => t.entries('lost-resolve').map(({ clause }) => clause);

  test('ETS-19.6 sends a Fanatic within range 3, one more with Carrying Voice; without one they lose heart', () => {
    expect(away(3)).toContain('CQ.w');
    expect(sent(command(['CQ.w']))).toBe('fanatic CQ.w');
    const [beyond = ''] = away(4);
    expect([sent(command([beyond])), lost(command([beyond]))]).toEqual([null, ['ETS-19.6']]);
    expect(sent(command([beyond], 'preacher.carrying-voice'))).toBe(`fanatic ${beyond}`);
  });

  test('ETS-19.6 sends the nearest, wherever it stands in the order', () => {
    expect(sent(command(['CQ.w', 'CQ.e+LB.w']))).toBe('fanatic CQ.e+LB.w');
    expect(sent(command(['CQ.e+LB.w', 'CQ.w']))).toBe('fanatic CQ.e+LB.w');
  });
});

describe('explosions', () => {
  const blast = (position: Partial<Position>): Scene =>
    scene({
      team: { [MEDIC]: { at: 'LB.x' } },
      active: MEDIC,
      stack: [next, { kind: 'end-turn', who: 0 }, { kind: 'act', who: 0 }, { kind: 'explode', zone: LB_X, by: null }],
      ...position,
    });

  test('ETS-20.22 without a vest nothing goes off', () => {
    const t = blast({ enemies: ['2 zealot LB.x'] });
    expect([t.entries('exploded'), t.of(MEDIC).health]).toEqual([[], 10]);
  });

  test('ETS-20.23 they neither stun nor throw anybody', () => {
    const t = blast({ enemies: ['1 fanatic LB.x'] });
    expect(t.of(MEDIC)).toMatchObject({ health: 7, stun: null, zone: LB_X, actions: 3 });
  });

  test('ETS-20.23 a terminal in the zone falls with them', () => {
    const map = scene({ mission: 'ROP17', team: { [MEDIC]: { at: 'SE.w' } } });
    const zone = shipOf(map.t).zones.findIndex(({ name }) => name === 'SE.B');
    const t = blast({
      mission: 'ROP17',
      team: { [MEDIC]: { at: 'SE.w' } },
      enemies: ['1 fanatic SE.B'],
      stack: [next, { kind: 'explode', zone, by: null }],
    });
    expect(t.t.objectives.map(({ end }) => end)).toEqual(['destroyed', null, null, null, null]);
  });
});

test('ETS-12.15 ETS-12.22 tokens close in zone by zone in reading order, and are revealed where they are seen', () => {
  const t = scene({
    team: { [MEDIC]: { at: 'CQ.C' } },
    tokens: ['jaeger-3 SE.B', 'jaeger-4 CQ.x', 'swarmer-4 CQ.e+LB.w'],
    stack: [next, { kind: 'advance', done: [] }],
  });
  const moved = t.entries('token-moved').map(({ from, to }) => `${t.named(from)} ${t.named(to)}`);
  expect(moved).toEqual(['CQ.x CQ.n', 'CQ.e+LB.w CQ.x', 'SE.B SE.e']);
  expect(t.entries('revealed').map(({ enemy }) => enemy)).toEqual(['jaeger']);
  expect(t.t.tokens.map(({ zone }) => t.named(zone))).toEqual(['SE.e', 'CQ.x']);
});

test('ETS-M20.10 a boss that lies there at 0 Health takes nothing more', () => {
  const t = scene({
    mission: 'P20',
    team: { [MEDIC]: { at: 'LS.s', cards: ['frag-grenade'] } },
    enemies: ['1 primus LS.s'],
    bossCards: ['primus.maul'],
  });
  Object.assign(t.t.figures[0] ?? {}, { health: 0, stun: 1 });
  t.choose('use frag-grenade', 'zone LS.s');
  expect(t.entries('boss-hurt')).toEqual([]);
});
