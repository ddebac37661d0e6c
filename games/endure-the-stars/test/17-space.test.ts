import { describe, expect, test } from 'vitest';
import type { Frame, Lasting } from '../rules/index.ts';
import { scene, seek } from './scene.ts';

const m = 'medic-male';
const phase: readonly Frame[] = [{ kind: 'enemies' }];
const CQ_W = scene({ team: { [m]: { at: 'CQ.w' } }, tokens: ['swarmer-4 LB.A'] }).of(m).zone as number;
const bubble: Lasting = { kind: 'shield-bubble', who: 0, zone: CQ_W, until: 'round' };

describe('full zones', () => {
  test('ETS-17.8 as many as fit go into the zone first, ETS-17.9 and what fits nowhere is not placed', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' } },
      enemies: ['7 icarus CQ.x'],
      tokens: ['swarmer-6 CQ.x'],
      stack: [{ kind: 'next-turn' }, { kind: 'notice' }],
    });
    expect(t.enemies.find((group) => group.endsWith('swarmer CQ.x'))).toBe('2 swarmer CQ.x');
  });

  test('ETS-11.20 of a herd that does not fit, part moves', () => {
    const t = seek(
      {
        team: { [m]: { at: 'SE.C' } },
        enemies: ['8 jaeger CQ.x', '3 swarmer CQ.A'],
        stack: [{ kind: 'next-turn' }, { kind: 'rank', rank: 3 }, { kind: 'minds' }],
      },
      () => {},
      () => true,
    );
    expect(t.enemies).toContain('3 swarmer CQ.n');
  });

  test('ETS-17.12 a token does not enter a full zone', () => {
    const t = scene({
      team: { [m]: { at: 'SE.C' } },
      enemies: ['9 jaeger CQ.x'],
      tokens: ['jaeger-3 CQ.w'],
      noises: ['5 CQ.s'],
      stack: [{ kind: 'next-turn' }, { kind: 'tokens' }, { kind: 'minds' }],
    });
    expect(t.entries('token-moved').map(({ to }) => t.named(to))).not.toContain('CQ.x');
  });
});

describe('shields', () => {
  test('ETS-17.15 no enemy gets in, ETS-11.32 and who is in it pins nobody outside (ETS-R80)', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' }, 'scout-male': { at: 'CQ.e' } },
      enemies: ['2 swarmer CQ.x'],
      stack: phase,
      table: { lasting: [bubble] },
    });
    expect([t.of(m).health, t.of('scout-male').health]).toEqual([10, 8]);
  });

  test('ETS-17.16 no ranged attack into or out of it, by an Icarus or by a survivor', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w' } },
      enemies: ['1 icarus CQ.x'],
      stack: phase,
      table: { lasting: [bubble] },
    });
    expect(t.of(m).health).toBe(10);
    const shoot = (rest: object) => scene({ team: { [m]: { at: 'CQ.w', cards: ['assault-rifle'] } }, ...rest });
    const out = shoot({ enemies: ['1 icarus CQ.x'], table: { lasting: [bubble] } });
    out.cannot('attack assault-rifle CQ.x', 'ETS-17.16');
    const between = scene({ team: { [m]: { at: 'CQ.x' } } }).of(m).zone as number;
    const past = { enemies: ['1 icarus CQ.e'], table: { lasting: [{ ...bubble, zone: between }] } };
    shoot(past).cannot('attack assault-rifle CQ.e', 'ETS-17.16');
    shoot({ enemies: ['1 icarus CQ.x', '1 jaeger CQ.e'] }).cannot('attack assault-rifle CQ.e', 'ETS-15.18');
  });

  test('ETS-17.16 inside it one may attack, ETS-17.17 and sight is as usual', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', cards: ['pistol'] } },
      enemies: ['1 icarus CQ.w', '1 jaeger CQ.x'],
      table: { lasting: [bubble] },
    });
    expect(t.kinds).toContain('attack');
    t.cannot('move CQ.x', 'ETS-17.15');
    const seen = scene({
      team: { [m]: { at: 'CQ.w' } },
      tokens: ['jaeger-3 CQ.x'],
      stack: [{ kind: 'next-turn' }, { kind: 'notice' }],
      table: { lasting: [bubble] },
    });
    expect(seen.of(m).inView).toContain('jaeger');
  });

  test('ETS-17.19 no token enters it', () => {
    const t = scene({
      team: { [m]: { at: 'SE.C' } },
      tokens: ['jaeger-3 CQ.x'],
      noises: ['5 CQ.w'],
      stack: [{ kind: 'next-turn' }, { kind: 'tokens' }, { kind: 'minds' }],
      table: { lasting: [bubble] },
    });
    expect(t.entries('token-moved').map(({ to }) => t.named(to))).not.toContain('CQ.w');
  });
});

describe('doors', () => {
  test('ETS-4.22 a door is open or locked, ETS-4.40 and what the mission keeps locked nothing opens (ETS-R78)', () => {
    const t = scene({ team: { 'technician-male': { at: 'LB.x' } }, tokens: ['swarmer-4 SE.B'] });
    t.choose('ability crisis');
    expect(t.t.passages.barred).toHaveLength(1);
  });

  test('ETS-4.32 a door that opens shows what is behind it at once', () => {
    const t = scene({ team: { [m]: { at: 'SE.C' }, 'scout-male': { at: 'LB.x' } }, tokens: ['jaeger-3 LB.A'] });
    t.choose('interact switch');
    expect(t.count('jaeger')).toBe(3);
  });

  test('ETS-14.9 Remote Access passes a Lockdown', () => {
    const t = scene({
      team: { 'technician-male': { at: 'CQ.s' } },
      tokens: ['swarmer-4 LB.A'],
      events: ['lockdown', 'lull'],
      stack: [{ kind: 'resolution' }],
    });
    t.cannot('move CQ.E', 'ETS-4.24');
    t.choose('ability active');
    if (t.kinds.includes('door')) t.choose(t.offered(0).find(({ kind }) => kind === 'door') as never);
    expect(t.kinds).toContain('move');
  });

  test('ETS-4.36 all four directions come up (ETS-R12)', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 30 && seen.size < 4; n++) {
      const t = seek(
        {
          team: { [m]: { at: 'SE.C' } },
          enemies: ['1 jaeger CQ.x'],
          stack: [{ kind: 'next-turn' }, { kind: 'rank', rank: 2 }, { kind: 'minds' }],
        },
        () => {},
        (x) => !seen.has(x.enemies[0] ?? ''),
        80,
      );
      seen.add(t.enemies[0] ?? '');
    }
    expect(seen.size).toBe(4);
  });

  test('ETS-4.38 "within n zones" is walked: Echo reaches 4 steps (ETS-R10)', () => {
    const t = scene({ team: { 'psychic-male': { at: 'CQ.w' } }, tokens: ['swarmer-4 SE.B'] });
    t.choose('ability active');
    t.cannot('zone LB.A', 'ETS-6.3');
    t.choose('zone LB.e');
    expect(t.noises).toEqual(['3 LB.e']);
  });

  test('ETS-4.39 a survivor moved by the die needs no check and leaves no map (ETS-R77)', () => {
    const t = scene({
      mission: 'CG05',
      team: { [m]: { at: 'LS.e', resolve: 0 } },
      enemies: ['1 jaeger LS.e'],
      stack: [{ kind: 'next-turn' }, { kind: 'stray', who: 0 }],
    });
    expect(t.at(m)).not.toBe('LS.e');
    expect(t.of(m)).toMatchObject({ fate: 'living', moved: 0 });
  });
});
