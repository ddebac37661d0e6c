import { describe, expect, test } from 'vitest';
import { zoneIn } from '../rules/board/ship.ts';
import type { Frame, Lasting, Table } from '../rules/index.ts';
import type { Person } from './position.ts';
import { Scene, scene } from './scene.ts';

const m = 'medic-male';
const s = 'scout-male';
const next: Frame = { kind: 'next-turn' };

interface Fight {
  readonly titan?: string;
  readonly mood?: string;
  readonly walked?: number;
  readonly event?: string;
  readonly lasting?: readonly Lasting[];
  readonly figure?: object;
  readonly seed?: number;
}

/** The Titan with this card in hand; it has no step left unless the fight says so. */
function stalk(card: string, team: Record<string, string | Person>, fight: Fight = {}): Scene {
  const { titan = 'CQ.x', mood = null, walked = 9, event, lasting = [], figure = {}, seed = 0 } = fight;
  const people = Object.fromEntries(
    Object.entries(team).map(([id, one]) => [id, typeof one === 'string' ? { at: one } : one]),
  );
  const position = { team: people, enemies: [`1 titan ${titan}`], ...(event === undefined ? {} : { event }) };
  const figures = scene(position).t.figures.map((one) => ({ ...one, ...figure }));
  const boss: Table['boss'] = {
    deck: [],
    discard: [],
    mood: mood === null ? null : `titan.${mood}`,
    full: 10,
    isDead: false,
  };
  return new Scene(
    {
      ...position,
      stack: [next, { kind: 'stalk', figure: 0, card: `titan.${card}`, actions: 2, walked }],
      table: { phase: 'enemies', figures, boss, lasting: [...lasting] },
    },
    `titan ${seed}`,
  );
}
const attack = (t: Scene) => t.entries('boss-attack')[0];
const attacks = (...of: Parameters<typeof stalk>) => stalk(...of).entries('boss-attack').length;
const zone = (name: string) => zoneIn(scene({ team: { [m]: { at: 'CQ.w' } } }).t, name);
const shield = (name: string): Lasting => ({ kind: 'shield-bubble', who: 0, zone: zone(name), until: 'round' });

describe('whom a card reaches', () => {
  test('ETS-19.32 a Territorial Titan one zone further', () => {
    expect(attacks('rending-claws', { [m]: 'CQ.w' })).toBe(0);
    expect(attacks('rending-claws', { [m]: 'CQ.w' }, { mood: 'territorial' })).toBe(1);
  });

  test('ETS-R83 not who has vanished', () => {
    const vanish: Lasting = { kind: 'vanish', who: 0, zone: null, until: 'turn' };
    expect(attacks('rending-claws', { [m]: 'CQ.x' }, { lasting: [vanish] })).toBe(0);
  });

  test('ETS-17.16 ETS-17.18 nobody into or out of a shield, everybody within it', () => {
    for (const card of ['hurled-debris', 'ground-slam']) {
      for (const name of ['CQ.x', 'CQ.w']) expect(attacks(card, { [m]: 'CQ.w' }, { lasting: [shield(name)] })).toBe(0);
      expect(attacks(card, { [m]: 'CQ.w' }, { lasting: [shield('CQ.s')] })).toBe(1);
      expect(attacks(card, { [m]: 'CQ.x' }, { lasting: [shield('CQ.x')] })).toBe(1);
    }
  });

  test('ETS-11.35 whoever is in range, under a decoy too, which only leads its steps', () => {
    const decoy: Lasting = { kind: 'decoy', who: 0, zone: zone('CQ.s'), until: 'round' };
    const lured = { lasting: [decoy], figure: { lured: zone('CQ.s') } };
    expect(attacks('rending-claws', { [m]: 'CQ.x' }, lured)).toBe(1);
    const away = stalk('rending-claws', { [m]: 'CQ.w' }, { ...lured, walked: 0 });
    expect([away.enemies, away.entries('boss-attack')]).toEqual([['1 titan CQ.s'], []]);
  });

  test('ETS-19.9 ETS-19.21 a Radial attack goes through a wall, another needs sight', () => {
    expect(attacks('ground-slam', { [m]: 'CQ.C' }, { titan: 'CQ.w' })).toBe(1);
    expect(attacks('ground-slam', { [m]: 'CQ.e' }, { titan: 'CQ.w' })).toBe(0);
    expect(attacks('hurled-debris', { [m]: 'CQ.C' }, { titan: 'CQ.w' })).toBe(0);
  });

  test('ETS-19.23 of several zones the nearest', () => {
    for (let seed = 0; seed < 6; seed++) {
      expect(attack(stalk('hurled-debris', { [m]: 'CQ.w', [s]: 'CQ.x' }, { seed }))?.who).toEqual([1]);
      expect(attack(stalk('hurled-debris', { [m]: 'LB.x', [s]: 'CQ.w' }, { seed }))?.who).toEqual([1]);
    }
  });

  test('ETS-19.22 ETS-19.24 the one whom a card names, each there, or those who roll for the lowest', () => {
    const team = { [m]: { at: 'CQ.x', health: 4 }, [s]: 'CQ.x' };
    expect(attack(stalk('execution', team))?.who).toEqual([1]);
    expect(attack(stalk('rending-claws', team))?.who).toEqual([0, 1]);
    expect(attack(stalk('rending-claws', team, { mood: 'cunning' }))?.who).toEqual([0]);
    expect(attack(stalk('sweeping-tail', team, { mood: 'cunning' }))?.who).toEqual([0, 1]);
  });
});

describe('what a card does', () => {
  test('ETS-19.32 ETS-15.37 a Wary Titan hits on 1 less, never better than 2', () => {
    const hit = (card: string, mood?: string) =>
      attack(stalk(card, { [m]: 'CQ.x' }, mood === undefined ? {} : { mood }))?.hit;
    expect([hit('rending-claws'), hit('rending-claws', 'wary'), hit('impale'), hit('impale', 'wary')]).toEqual([
      3, 2, 2, 2,
    ]);
  });

  test('ETS-8.3 ETS-5.1 Deafening Roar tests everybody in range and is loud; claws are silent', () => {
    const roar = stalk('deafening-roar', { [m]: 'CQ.x', [s]: 'CQ.w' });
    expect(roar.entries('tested').map(({ who, clause }) => `${who} ${clause}`)).toEqual(['0 ETS-8.3', '1 ETS-8.3']);
    expect(roar.entries('noise')).toMatchObject([{ level: 3, zone: zone('CQ.x'), clause: 'ETS-5.1' }]);
    expect(stalk('rending-claws', { [m]: 'CQ.x' }).entries('noise')).toEqual([]);
  });

  test('ETS-14.23 ETS-15.33 only what it hurls pushes in low gravity', () => {
    const pushed = (card: string, at: string) =>
      [0, 1, 2].map(
        (seed) => stalk(card, { [m]: at }, { event: 'artificial-gravity-failure', seed }).entries('foe-moved').length,
      );
    expect(pushed('rending-claws', 'CQ.x')).toEqual([0, 0, 0]);
    expect(pushed('ground-slam', 'CQ.w')).toEqual([0, 0, 0]);
    expect(Math.min(...pushed('hurled-debris', 'CQ.w'))).toBeGreaterThan(0);
    // ETS-15.33: by the printed range, also where a card in play lengthens it.
    const longer = stalk(
      'rending-claws',
      { [m]: 'CQ.w' },
      { event: 'artificial-gravity-failure', mood: 'territorial' },
    );
    expect([longer.entries('boss-attack').length, longer.entries('foe-moved')]).toEqual([1, []]);
  });
});

describe('its steps', () => {
  const steps = (rest: Fight) => stalk('rending-claws', { [m]: 'CQ.w' }, { titan: 'LB.e', walked: 0, ...rest });

  test('ETS-19.18 two, one fewer under Suppressing Fire, ETS-14.22 twice as many in low gravity', () => {
    expect(steps({}).entries('foe-moved')).toHaveLength(2);
    expect(steps({ figure: { slowed: true } }).entries('foe-moved')).toHaveLength(1);
    expect(steps({ event: 'artificial-gravity-failure' }).entries('foe-moved')).toHaveLength(4);
  });

  test('ETS-16.9 none and no attack while it is stunned', () => {
    expect(steps({ figure: { stun: 1 } }).entries('foe-moved')).toEqual([]);
    expect(attacks('rending-claws', { [m]: 'CQ.x' }, { figure: { stun: 1 } })).toBe(0);
  });
});

describe('a token is turned up', () => {
  const reveal = (phase: 'survivors' | 'resolution', lasting: readonly Lasting[] = []) =>
    scene({
      team: { [m]: { at: 'CQ.w' } },
      tokens: ['swarmer-4 CQ.x'],
      stack: [next, { kind: 'reveal', token: 0 }],
      table: { phase, lasting: [...lasting] },
    });

  test('ETS-11.5 in the Survivor Phase what it was has seen who sees it', () => {
    expect(new Set(reveal('survivors').t.figures.map(({ seen }) => seen))).toEqual(new Set([1]));
    expect(new Set(reveal('resolution').t.figures.map(({ seen }) => seen))).toEqual(new Set([0]));
  });

  test('ETS-17.1 two dice for a Solomon, unless the mission lets none appear', () => {
    expect(reveal('survivors').entries('solomon')).toHaveLength(1);
    const never: Lasting = { kind: 'solomon never spawns', who: 0, zone: null, until: 'mission' };
    expect(reveal('survivors', [never]).entries('solomon')).toEqual([]);
  });
});
