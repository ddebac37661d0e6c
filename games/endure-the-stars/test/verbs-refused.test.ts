import { describe, expect, test } from 'vitest';
import { mapOf, zoneNamed } from '../rules/board/mission-map.ts';
import { missionIn } from '../rules/board/ship.ts';
import { refuseAct } from '../rules/refusals/act.ts';
import { attackChoices, cannotAttack } from '../rules/verbs/attack.ts';
import { itemChoices } from '../rules/verbs/kit.ts';
import { cannotMove, exitChoices } from '../rules/verbs/move.ts';
import { MEDIC, medic, SCOUT, why } from './refused.ts';
import { type Scene, scene } from './scene.ts';

const m = MEDIC;
const s = SCOUT;
const attack = (item: unknown, zone: unknown, pair: unknown = false) => ({ kind: 'attack', item, pair, zone });

describe('a refused action names the nearest reason', () => {
  test('ETS-4.1 ETS-4.28 ETS-4.33 zones and exits that there are not, or not here', () => {
    const t = medic();
    for (const zone of [999, 'CQ.x', null, undefined])
      expect(why(t, { kind: 'move', zone })).toBe('ETS-4.1 why.no-such-zone');
    for (const exit of [99, '0', null]) expect(why(t, { kind: 'exit', exit })).toBe('ETS-4.33 why.no-such-exit');
    const far = scene({ mission: 'CG04', team: { [m]: { at: 'SE.x' } } });
    expect(why(far, { kind: 'exit', exit: 0 })).toBe('ETS-4.33 why.exit-elsewhere');
    expect(exitChoices(far.t, 0)).toEqual([]);
  });

  test('ETS-4.28 ETS-4.27 ETS-4.24 ETS-4.7 what lies between: zones, a wall, a door, a gap, or no way at all', () => {
    const t = medic();
    const to = (name: string) => {
      const { clause, because } = refuseAct(t.t, 0, { kind: 'move', zone: zoneNamed(mapOf(missionIn(t.t)), name) });
      return [clause, because.key, because.args?.n];
    };
    expect(to('LB.x')).toEqual(['ETS-4.28', 'why.one-zone', 2]);
    expect(to('CQ.E')).toEqual(['ETS-4.28', 'why.one-zone', 2]);
    expect(to('LB.A')).toEqual(['ETS-4.27', 'why.not-connected', undefined]);
    Object.assign(t.of(m), { zone: zoneNamed(mapOf(missionIn(t.t)), 'LB.x') });
    expect(to('LB.A')).toEqual(['ETS-4.24', 'why.locked', undefined]);
    expect(to('LB.D')).toEqual(['ETS-4.28', 'why.one-zone', 2]);
    Object.assign(t.of(m), { zone: zoneNamed(mapOf(missionIn(t.t)), 'CQ.w') });
    expect(to('CQ.C')).toEqual(['ETS-4.27', 'why.wall', undefined]);
    const gap = scene({ mission: 'CG02', team: { [m]: { at: 'LS.x' } } });
    expect(why(gap, { kind: 'move', zone: zoneNamed(mapOf(missionIn(gap.t)), 'LS.e') })).toBe('ETS-4.7 why.narrow');
  });

  test('ETS-17.15 ETS-8.19 out of a shield leads no exit, and whoever is held stays', () => {
    const at = (change: (t: Scene) => void) => {
      const t = scene({ mission: 'CG04', team: { [m]: { at: 'SE.w' } } });
      change(t);
      return [why(t, { kind: 'exit', exit: 0 }), exitChoices(t.t, 0).length];
    };
    const zone = (t: Scene) => t.of(m).zone as number;
    expect(at(() => {})[1]).toBe(1);
    expect(at((t) => t.t.lasting.push({ kind: 'shield-bubble', who: 0, zone: zone(t), until: 'round' }))).toEqual([
      'ETS-17.15 why.shielded-exit',
      0,
    ]);
    expect(at((t) => Object.assign(t.of(m), { held: zone(t) }))).toEqual(['ETS-8.19 why.held', 0]);
  });

  test('ETS-18.24 ETS-18.9 a Loader without power neither walks nor strikes', () => {
    const t = medic({}, { loader: { at: 'CQ.x', pilot: m }, enemies: ['1 swarmer CQ.x'] });
    const zone = t.of(m).zone as number;
    expect(cannotMove(t.t, 0, zone + 1)).toMatchObject({ clause: 'ETS-18.24', because: { key: 'why.no-power' } });
    expect(cannotAttack(t.t, 0, { kind: 'attack', item: 'loader', pair: false, zone })).toMatchObject({
      clause: 'ETS-18.9',
      because: { key: 'why.no-power' },
    });
    expect(attackChoices(t.t, 0)).toEqual([]);
  });

  test('ETS-15.1 ETS-15.29 ETS-4.1 weapons that are none, are not held or are jammed, and zones that there are not', () => {
    const t = medic({ cards: ['pistol', 'med-kit-2'] }, { enemies: ['1 swarmer CQ.x'] });
    const zone = t.of(m).zone as number;
    for (const item of ['med-kit-2', 'shotgun', 'nothing'])
      expect(why(t, attack(item, zone))).toBe('ETS-15.1 why.no-such-weapon');
    for (const choice of [attack(7, zone), attack('pistol', 'CQ.x'), attack('pistol', zone, 1), attack('pistol', zone)])
      expect(why(t, choice)).toBe('ETS-15.1 why.malformed');
    expect(why(t, attack('pistol', 999))).toBe('ETS-4.1 why.no-such-zone');
    expect(why(t, attack('pistol', zone, true))).toBe('ETS-15.13 why.no-pair');
    const [held] = t.of(m).packs.flat();
    Object.assign(held ?? {}, { jammed: true });
    expect(why(t, attack('pistol', zone))).toBe('ETS-15.29 why.jammed');
    expect(attackChoices(t.t, 0)).toEqual([]);
  });

  test('ETS-15.11 ETS-13.6 a weapon without the symbol is no pair; what a head injury puts out of range is said so', () => {
    const t = medic({ cards: ['shotgun', 'assault-rifle'] }, { enemies: ['1 swarmer CQ.e', '1 swarmer LB.e'] });
    const zone = (name: string) => zoneNamed(mapOf(missionIn(t.t)), name);
    expect(why(t, attack('shotgun', zone('CQ.e'), true))).toBe('ETS-15.11 why.not-dual');
    expect(why(t, attack('shotgun', zone('LB.e')))).toBe('ETS-15.16 why.too-far');
    t.of(m).injuries = ['head'];
    expect(why(t, attack('shotgun', zone('CQ.e')))).toBe('ETS-13.6 why.too-far-injured');
    expect(why(t, attack('shotgun', zone('LB.e')))).toBe('ETS-15.16 why.too-far');
  });

  test('ETS-8.30 whom Iatrophobia lets nobody heal is told so, not that the card has no use', () => {
    const t = medic({ cards: ['med-kit-2', 'door-spike'] });
    const marine = scene({ team: { 'marine-male': { at: 'CQ.x', cards: ['med-kit-2'], suffers: ['iatrophobia'] } } });
    expect(why(marine, { kind: 'use', item: 'med-kit-2' })).toBe('ETS-8.30 why.iatrophobia');
    expect(why(t, { kind: 'use', item: 'door-spike' })).toBe('ETS-10.23 why.no-use');
  });

  test('ETS-10.19 ETS-18.16 why there is no trade with who is dead, gone, elsewhere or in the Loader', () => {
    const t = medic({ cards: ['pistol'] }, { loader: { at: 'CQ.x' } });
    const trade = () => why(t, { kind: 'trade', with: 1 });
    Object.assign(t.t.loader ?? {}, { pilot: 1 });
    expect(trade()).toBe('ETS-18.16 why.partner-pilot');
    Object.assign(t.t.loader ?? {}, { pilot: null });
    t.of(s).zone = zoneNamed(mapOf(missionIn(t.t)), 'CQ.w');
    expect(trade()).toBe('ETS-10.19 why.partner-elsewhere');
    Object.assign(t.of(s), { zone: null, fate: 'dead' });
    expect(trade()).toBe('ETS-10.19 why.partner-gone');
  });

  test('ETS-7.7 ETS-10.23 cards that are not held, have no use, or none now; alike ones are offered once', () => {
    const t = medic({ cards: ['med-kit-2', 'med-kit-2', 'power-cell', 'door-spike'] });
    const use = (item: unknown) => why(t, { kind: 'use', item });
    expect([use('frag-grenade'), use(null)]).toEqual(['ETS-7.7 why.not-carried', 'ETS-7.7 why.not-carried']);
    expect(use('power-cell')).toBe('ETS-7.7 why.not-usable');
    expect(use('door-spike')).toBe('ETS-10.23 why.no-use');
    expect(itemChoices(t.t, 0)).toEqual([{ kind: 'use', item: 'med-kit-2' }]);
    expect(refuseAct(t.t, 0, { kind: 'use', item: 'power-cell' }).because.args).toEqual({
      item: { key: 'item.power-cell' },
    });
  });

  test('ETS-10.19 ETS-10.18 ETS-7.12 no trade with oneself, nobody or nothing, and nothing to move or to throw away', () => {
    const t = medic({ cards: [] });
    for (const other of [0, 9, '1', undefined])
      expect(why(t, { kind: 'trade', with: other })).toBe('ETS-10.19 why.no-partner');
    expect(why(t, { kind: 'trade', with: 1 })).toBe('ETS-10.19 why.nothing-to-trade');
    expect(why(t, { kind: 'reorganise' })).toBe('ETS-10.18 why.nothing-carried');
    for (const card of [null, undefined, 'pistol', {}])
      expect(why(t, { kind: 'discard', card })).toBe('ETS-7.12 why.not-carried');
    t.of(s).carries = [0];
    expect(why(t, { kind: 'trade', with: 1 })).toBe('ETS-10.1 why.malformed');
  });
});

test.each([
  ['active', 'ETS-6.3'],
  ['crisis', 'ETS-6.5'],
])('an %s ability is told by its own clause, %s', (which, clause) => {
  const t = medic({ health: 5 }).choose(`ability ${which}`);
  expect(t.entries('ability').map((entry) => entry.clause)).toEqual([clause]);
});

test('ETS-10.19 whoever has one card and one objective has something to trade', () => {
  const t = scene({
    mission: 'CG05',
    team: { [m]: { at: 'NV.C', cards: ['pistol'], carries: [0] }, [s]: { at: 'NV.C' } },
    tokens: ['swarmer-4 CQ.B'],
  });
  expect(t.refusal(0, { kind: 'trade', with: 1 })).toBeNull();
});
