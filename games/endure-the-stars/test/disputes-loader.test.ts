import { describe, expect, test } from 'vitest';
import { zoneIn } from '../rules/board/ship.ts';
import type { Frame } from '../rules/index.ts';
import { scene, seek } from './scene.ts';

const m = 'medic-male';
const e = 'engineer-male';
const c = 'captain-female';
const far = ['swarmer-4 LB.A'];
const next: Frame = { kind: 'next-turn' };

describe('a pilot', () => {
  test('ETS-18.9 ETS-18.24 without power is moved by nobody’s order, and is granted nothing', () => {
    const order = (powered: boolean) =>
      scene({
        team: { [c]: { at: 'CQ.w' }, [m]: { at: 'CQ.w' } },
        tokens: far,
        loader: { at: 'CQ.w', pilot: m, powered },
      });
    expect(order(true).kinds).toContain('ability');
    expect(order(false).refusal(0, 'ability active')).toBe('ETS-10.17');
    const granted = (powered: boolean) =>
      scene({
        team: { [c]: { at: 'CQ.w' }, [m]: { at: 'CQ.w' } },
        tokens: far,
        loader: { at: 'CQ.w', pilot: m, powered },
        active: c,
        stack: [
          next,
          { kind: 'end-turn', who: 0 },
          { kind: 'act', who: 0 },
          { kind: 'granted', who: 1, what: 'action' },
        ],
      }).kinds;
    expect(granted(true)).toContain('move');
    expect(granted(false)).toContain('end-turn');
    const numbers = (powered: boolean) =>
      scene({
        team: { [c]: { at: 'CQ.w', goal: 'strength-in-numbers', reward: 'unlocked' }, [m]: { at: 'CQ.w' } },
        tokens: far,
        loader: { at: 'CQ.w', pilot: m, powered },
      }).kinds.includes('reward');
    expect([numbers(true), numbers(false)]).toEqual([true, false]);
  });

  test('ETS-18.18 keeps a Passive ability: Juggernaut charges in the Loader', () => {
    const t = scene({
      team: { [e]: { at: 'CQ.w' } },
      enemies: ['1 jaeger CQ.x'],
      loader: { at: 'CQ.w', pilot: e, powered: true },
    });
    t.choose('attack loader CQ.x');
    expect(t.at(e)).toBe('CQ.x');
    expect(t.named(t.t.loader?.zone ?? -1)).toBe('CQ.x');
    const other = scene({
      team: { [m]: { at: 'CQ.w' } },
      enemies: ['1 jaeger CQ.x'],
      loader: { at: 'CQ.w', pilot: m, powered: true },
    });
    other.cannot('attack loader CQ.x', 'ETS-15.27');
  });
});

test('ETS-17.16 a Titan hurls nothing through a shield', () => {
  const attacks = (shielded: string) => {
    const build = { team: { [m]: { at: 'CQ.w' } }, enemies: ['1 titan CQ.e'] };
    const zone = zoneIn(scene(build).t, shielded);
    return scene({
      ...build,
      stack: [next, { kind: 'stalk', figure: 0, card: 'titan.hurled-debris', actions: 2, walked: 2 }],
      table: { phase: 'enemies', lasting: [{ kind: 'shield-bubble', who: 0, zone, until: 'round' }] },
    }).entries('boss-attack').length;
  };
  expect(attacks('CQ.s')).toBe(1);
  expect(attacks('CQ.x')).toBe(0);
});

test('ETS-9.1 Ninja counts the noise that an attack made: with Soft Steps a Pistol is quiet enough', () => {
  const kill = (id: string) =>
    seek(
      { team: { [id]: { at: 'CQ.w', cards: ['pistol'], goal: 'ninja' } }, enemies: ['1 swarmer CQ.x'], tokens: far },
      (x) => x.choose('attack pistol CQ.x'),
      (x) => x.count('swarmer') === 0,
    ).entries('unlocked').length;
  expect([kill('scout-female'), kill('scout-male')]).toEqual([1, 0]);
});
