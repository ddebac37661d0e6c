import { describe, expect, test } from 'vitest';
import { scene, seek } from './scene.ts';

const far = ['swarmer-4 LB.A'];
const alone = (rest: object = {}) => ({ 'captain-female': { at: 'CQ.w', ...rest } });

describe('moving', () => {
  test('ETS-4.28 one Move action takes a survivor to a connected zone, ETS-10.4 for one action', () => {
    const t = scene({ team: alone(), tokens: far });
    t.choose('move CQ.x');
    expect([t.at('captain-female'), t.of('captain-female').actions]).toEqual(['CQ.x', 2]);
  });

  test('ETS-4.27 no way through walls, ETS-4.28 nor further than one zone', () => {
    const t = scene({ team: alone(), tokens: far });
    t.cannot('move CQ.e', 'ETS-4.28');
    t.cannot('move CQ.C', 'ETS-4.27');
    t.cannot('move CQ.w', 'ETS-4.28');
  });

  test('ETS-4.24 a locked door bars the way, ETS-4.23 an open one does not', () => {
    const at = { 'captain-female': { at: 'LB.x' } };
    scene({ team: at, tokens: ['swarmer-4 SE.B'] }).cannot('move LB.A', 'ETS-4.24');
    const t = scene({ team: at, tokens: ['swarmer-4 SE.B'], opened: ['LB:A-x'] });
    t.choose('move LB.A');
    expect(t.at('captain-female')).toBe('LB.A');
  });

  test('ETS-4.26 no action opens or locks a door (ETS-R8)', () => {
    expect(scene({ team: { 'captain-female': { at: 'LB.x' } }, tokens: far }).kinds).not.toContain('door');
  });

  test('ETS-4.31 a zone with enemies may be entered freely', () => {
    const t = scene({ team: alone(), enemies: ['1 swarmer CQ.x'] });
    t.choose('move CQ.x');
    expect(t.at('captain-female')).toBe('CQ.x');
    expect(t.entries('checked')).toEqual([]);
  });

  test('ETS-4.29 a zone with enemies is left only after a check; ETS-8.17 failing it costs no Resolve, ETS-8.22 and no action', () => {
    const start = { team: alone({ resolve: 7 }), enemies: ['1 swarmer CQ.w'] };
    const failed = seek(
      start,
      (s) => s.choose('move CQ.x'),
      (s) => s.at('captain-female') === 'CQ.w',
    );
    expect(failed.of('captain-female')).toMatchObject({ resolve: 7, actions: 3 });
    expect(failed.entries('checked')[0]?.dice.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(7);
    const passed = seek(
      start,
      (s) => s.choose('move CQ.x'),
      (s) => s.at('captain-female') === 'CQ.x',
    );
    expect(passed.entries('checked')[0]?.dice.reduce((a, b) => a + b)).toBeLessThan(7);
  });

  test('ETS-8.19 who failed the check stays for the round, ETS-8.21 even when the enemies are dead (ETS-R21)', () => {
    const t = seek(
      { team: alone({ resolve: 3 }), enemies: ['1 swarmer CQ.w'], tokens: far },
      (s) => s.choose('move CQ.x'),
      (s) => s.of('captain-female').held !== null,
    );
    t.cannot('move CQ.x', 'ETS-8.19');
    t.t.figures.length = 0;
    t.cannot('move CQ.x', 'ETS-8.19');
  });

  test('ETS-8.24 at Resolve 0 the check fails without a roll and costs no Health (ETS-R20)', () => {
    const t = scene({ team: alone({ resolve: 0 }), enemies: ['1 swarmer CQ.w'] });
    t.choose('move CQ.x');
    expect(t.at('captain-female')).toBe('CQ.w');
    expect(t.entries('checked')).toEqual([]);
    expect(t.of('captain-female').health).toBe(10);
  });

  test('ETS-8.25 a stunned enemy holds too, a radar token does not (ETS-R22)', () => {
    const stunned = scene({ team: alone({ resolve: 0 }), enemies: ['1 swarmer CQ.w'] });
    stunned.t.figures[0]!.stun = 1;
    stunned.choose('move CQ.x');
    expect(stunned.at('captain-female')).toBe('CQ.w');
    const token = scene({ team: alone({ resolve: 0 }), tokens: ['swarmer-4 CQ.w'] });
    token.choose('move CQ.x');
    expect(token.at('captain-female')).toBe('CQ.x');
  });

  test('ETS-13.8 a leg injury: two zones in a turn, ETS-7.5 as with a Bulwark Plate, worn or not (ETS-R69)', () => {
    for (const [clause, rest] of [
      ['ETS-13.8', { injuries: ['legs'] as const }],
      ['ETS-7.5', { cards: ['bulwark-plate'] }],
      ['ETS-7.5', { cards: ['bastion-armour', 'bulwark-plate'] }],
    ] as const) {
      const t = scene({ team: alone(rest), tokens: far });
      t.choose('move CQ.x', 'move CQ.s');
      t.cannot('move CQ.x', clause);
    }
  });

  test('ETS-17.10 a full zone cannot be entered: nine spaces at least (ETS-17.11)', () => {
    scene({ team: alone(), enemies: ['9 swarmer CQ.x'] }).cannot('move CQ.x', 'ETS-17.10');
    const t = scene({ team: alone(), enemies: ['8 swarmer CQ.x'] });
    t.choose('move CQ.x');
    expect(t.at('captain-female')).toBe('CQ.x');
  });
});

describe('low gravity', () => {
  test('ETS-14.22 a Move action covers up to two zones (X15)', () => {
    const t = scene({ team: alone(), tokens: far, event: 'artificial-gravity-failure' });
    t.choose('move CQ.x', 'move CQ.s');
    expect([t.at('captain-female'), t.of('captain-female').actions]).toEqual(['CQ.s', 2]);
    t.choose('move CQ.x', 'stay');
    expect(t.of('captain-female').actions).toBe(1);
  });

  test('ETS-13.8 the limit of a leg injury doubles (ETS-14.30)', () => {
    const t = scene({ team: alone({ injuries: ['legs'] }), tokens: far, event: 'artificial-gravity-failure' });
    t.choose('move CQ.x', 'move CQ.w', 'move CQ.x', 'move CQ.s');
    t.cannot('move CQ.x', 'ETS-13.8');
  });
});

describe('exits', () => {
  const leaving = {
    mission: 'CG02',
    team: { 'captain-female': { at: 'NV.e' }, 'medic-male': { at: 'LS.w' } },
    tokens: ['swarmer-4 CQ.B'],
  };

  test('ETS-4.33 a locked exit lets nobody out', () => {
    scene(leaving).cannot('exit 0', 'ETS-4.33');
  });

  test('ETS-4.33 elsewhere there is no leaving', () => {
    scene({ ...leaving, active: 'medic-male' }).cannot('exit 0', 'ETS-4.33');
  });
});
