import { describe, expect, test } from 'vitest';
import type { Frame } from '../rules/index.ts';
import { Scene, scene, seek } from './scene.ts';

const m = 'medic-male';
const phase: readonly Frame[] = [{ kind: 'enemies' }];
const hiding = { [m]: { at: 'SE.C' } };
const notice: readonly Frame[] = [{ kind: 'next-turn' }, { kind: 'notice' }];

describe('tokens', () => {
  test('ETS-12.1 unseen enemies lie face down, ETS-12.21 and effects on enemies do not touch them', () => {
    const t = scene({ team: { 'psychic-female': { at: 'CQ.w' } }, tokens: ['jaeger-4 CQ.n'] });
    t.choose('ability crisis');
    expect(t.t.tokens).toMatchObject([{ face: 'jaeger-4' }]);
  });

  test('ETS-11.9 tokens act after all miniatures, ETS-11.19 each for itself', () => {
    const t = scene({
      team: hiding,
      enemies: ['1 swarmer CQ.x'],
      tokens: ['jaeger-3 CQ.A', 'jaeger-4 CQ.B'],
      stack: phase,
    });
    const kinds = t.happened.flatMap(({ type }) => (type === 'foe-moved' || type === 'token-moved' ? [type] : []));
    expect(kinds.slice(0, 3)).toEqual(['foe-moved', 'token-moved', 'token-moved']);
  });

  test('ETS-11.19 two tokens of one zone go their own ways, each by its own roll', () => {
    const pairs = Array.from({ length: 40 }, (_, n) =>
      new Scene({ team: hiding, tokens: ['jaeger-3 CQ.x', 'jaeger-4 CQ.x'], stack: phase }, `roll ${n}`)
        .entries('token-moved')
        .slice(0, 2)
        .map(({ to }) => to),
    );
    for (const n of [0, 1]) expect(new Set(pairs.map((pair) => pair[n])).size).toBe(4);
    expect(new Set(pairs.map(([a, b]) => a === b)).size).toBe(2);
  });

  test('ETS-12.6 a token seen on its way is revealed where it ends, ETS-12.7 and only who sees that zone tests', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.w', resolve: 0 }, 'scout-male': { at: 'SE.C', resolve: 0 } },
      tokens: ['jaeger-3 CQ.A'],
      noises: ['4 CQ.w'],
      stack: phase,
    });
    expect(t.enemies).toEqual(['3 jaeger CQ.x']);
    expect(t.of(m).health).toBeLessThan(10);
    expect(t.of('scout-male').health).toBe(10);
  });

  test('ETS-12.6 ETS-12.7 a token that was seen on its way only is revealed out of sight, and nobody tests', () => {
    const t = scene({ team: { [m]: { at: 'CQ.C' } }, tokens: ['jaeger-3 CQ.A'], noises: ['4 CQ.w'], stack: phase });
    expect(t.entries('revealed').map(({ zone }) => t.named(zone))).toEqual(['CQ.x']);
    expect(t.entries('tested')).toEqual([]);
  });

  test('ETS-12.18 noise moves a token, ETS-5.13 and without any it wanders one zone', () => {
    const t = scene({ team: hiding, tokens: ['jaeger-3 CQ.A'], stack: phase });
    expect(t.entries('token-moved')).toMatchObject([{ clause: 'ETS-11.14' }]);
  });

  test('ETS-14.31 in low gravity one roll for two steps (X15)', () => {
    const t = scene({ team: hiding, tokens: ['jaeger-3 CQ.A'], event: 'artificial-gravity-failure', stack: phase });
    expect(t.named(t.entries('token-moved')[0]?.to ?? -1)).not.toBe('CQ.n');
  });

  test('ETS-12.19 miniatures, the Solomon roll, a loss for a boss, then tests', () => {
    const t = scene({
      mission: 'CG03',
      team: { 'engineer-male': { at: 'RR.A' } },
      tokens: ['titan-1 RR.n'],
      bossCards: ['titan.execution'],
      stack: notice,
    });
    const order = t.happened.flatMap(({ type }) =>
      ['revealed', 'solomon', 'boss', 'lost-resolve', 'tested'].includes(type) ? [type] : [],
    );
    expect(order.slice(0, 5)).toEqual(['revealed', 'solomon', 'boss', 'lost-resolve', 'tested']);
  });

  test('ETS-12.20 tokens that come into sight together are revealed in reading order, before tests for miniatures', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.x' } },
      tokens: ['jaeger-3 CQ.s', 'swarmer-4 CQ.n'],
      enemies: ['1 icarus CQ.w'],
      stack: notice,
    });
    expect(t.entries('revealed').map(({ enemy }) => enemy)).toEqual(['swarmer', 'jaeger']);
  });

  test('ETS-12.11 a die picks the room among those of the tile', () => {
    const rooms = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const t = seek(
        {
          team: hiding,
          tokens: ['jaeger-3 LB.A'],
          events: ['spawn:crew-quarters', 'lull'],
          stack: [{ kind: 'resolution' }],
        },
        () => {},
        (x) => !rooms.has(x.named(x.entries('spawned')[0]?.zone ?? -1)) || rooms.size === 6,
        200,
      );
      rooms.add(t.named(t.entries('spawned')[0]?.zone ?? -1));
      if (rooms.size === 6) break;
    }
    expect([...rooms].sort()).toEqual(['CQ.A', 'CQ.B', 'CQ.C', 'CQ.D', 'CQ.E', 'CQ.F']);
  });

  test('ETS-12.12 where the tile lies twice, a die picks which', () => {
    const start = {
      mission: 'CG01',
      team: { [m]: { at: 'SE.w' } },
      tokens: ['jaeger-3 EB.C'],
      events: ['spawn:primus-cell', 'lull'],
      stack: [{ kind: 'resolution' }] as const,
    };
    for (const cell of ['PC1', 'PC2'])
      expect(
        seek(
          start,
          () => {},
          (t) => t.entries('spawned').some(({ zone }) => t.named(zone).startsWith(cell)),
        ).entries('spawned'),
      ).toHaveLength(1);
  });

  test('ETS-12.22 with an empty pile each token comes nearer, and is revealed if seen', () => {
    const t = scene({
      team: { [m]: { at: 'CQ.x' } },
      tokens: ['jaeger-3 CQ.A'],
      pile: [],
      events: ['spawn:crew-quarters', 'lull'],
      stack: [{ kind: 'resolution' }],
    });
    expect(t.enemies).toEqual(['3 jaeger CQ.n']);
  });

  test('ETS-12.4 Sense Life looks without revealing', () => {
    const t = scene({
      team: { 'psychic-female': { at: 'CQ.w' } },
      tokens: ['jaeger-4 CQ.n'],
      stack: [{ kind: 'next-turn' }, { kind: 'turn', who: 0 }],
    });
    t.choose(t.offered(0).find(({ kind }) => kind === 'token') as never);
    expect(t.t.tokens).toHaveLength(1);
    expect(t.count('jaeger')).toBe(0);
  });
});

describe('Solomons at a reveal', () => {
  const upTo = (team: number) => {
    const people = Object.fromEntries(
      ['medic-male', 'scout-male', 'captain-male', 'marine-male', 'psychic-female', 'engineer-male']
        .slice(0, team)
        .map((id) => [id, { at: 'CQ.w' }]),
    );
    const rolls = (total: number) =>
      seek(
        { team: people, tokens: ['swarmer-4 CQ.x'], stack: notice },
        () => {},
        (t) => t.entries('solomon')[0]?.dice.reduce((a, b) => a + b) === total,
      );
    return [3, 4, 5, 6].filter((total) => rolls(total).count('solomon') === 1);
  };
  test('ETS-17.3 four survivors: 2-4', () => expect(upTo(4)).toEqual([3, 4]));
  test('ETS-17.4 five or more: 2-5; ETS-17.5 in the zone of the token', () => expect(upTo(5)).toEqual([3, 4, 5]));
  test('ETS-17.6 for the Titan too', () => {
    const t = scene({
      mission: 'CG03',
      team: { 'engineer-male': { at: 'RR.A' } },
      tokens: ['titan-1 RR.n'],
      bossCards: ['titan.execution'],
      stack: notice,
    });
    expect(t.entries('solomon')).toHaveLength(1);
  });
});
