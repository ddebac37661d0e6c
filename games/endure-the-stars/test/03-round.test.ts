import { describe, expect, test } from 'vitest';
import { scene, seek } from './scene.ts';

const trio = { 'captain-female': { at: 'CQ.w' }, 'marine-male': { at: 'CQ.w' }, 'medic-male': { at: 'CQ.w' } };
const far = ['swarmer-4 LB.A'];

describe('the round', () => {
  test('ETS-3.1 Survivor, Enemy and Resolution Phase; ETS-3.2 each survivor has one turn, clockwise', () => {
    const t = scene({ team: trio, tokens: far, stack: [{ kind: 'round' }] });
    t.choose('end-turn', 'end-turn', 'end-turn');
    const heard = t.happened.flatMap((entry) =>
      entry.type === 'turn'
        ? [`turn ${entry.who}`]
        : entry.type === 'phase'
          ? [entry.phase]
          : entry.type === 'round'
            ? [`round ${entry.round}`]
            : [],
    );
    expect(heard).toEqual(['round 2', 'turn 0', 'turn 1', 'turn 2', 'enemies', 'resolution', 'round 3', 'turn 1']);
  });

  test('ETS-3.3 the first player token passes clockwise; ETS-3.4 past the dead (ETS-R5)', () => {
    const t = scene({
      team: { ...trio, 'marine-male': { at: 'CQ.w', health: 0 } },
      tokens: far,
      stack: [{ kind: 'round' }, { kind: 'deaths' }],
    });
    expect(t.of('marine-male').fate).toBe('dead');
    t.choose('end-turn', 'end-turn');
    expect(t.t.first).toBe(2);
    expect(t.t.active).toBe(2);
  });

  test('ETS-10.1 three actions, ETS-10.2 that need not be used', () => {
    const t = scene({ team: trio, tokens: far, stack: [{ kind: 'round' }] });
    expect(t.of('captain-female').actions).toBe(3);
    t.choose('end-turn');
    expect(t.t.active).toBe(1);
  });

  test('ETS-10.29 the turn ends by itself when no action is left', () => {
    const t = scene({ team: trio, tokens: far });
    t.choose('noise 3');
    expect(t.t.active).toBe(1);
  });

  test('ETS-R94 a mission of more than 60 rounds is lost', () => {
    expect(
      scene({ team: trio, tokens: far, stack: [{ kind: 'round' }], table: { round: 59 } }).state.outcome,
    ).toBeNull();
    expect(
      scene({ team: trio, tokens: far, stack: [{ kind: 'round' }], table: { round: 60 } }).state.outcome,
    ).toMatchObject({ kind: 'lost' });
  });
});

describe('the end', () => {
  test('ETS-3.5 won at once when the win condition is met, by all together', () => {
    const t = seek(
      {
        team: {
          'marine-male': { at: 'CQ.w', cards: ['plasma-cutter'] },
          'medic-male': { at: 'CQ.s' },
          'scout-female': { at: 'CQ.s' },
        },
        enemies: ['1 swarmer CQ.w'],
        seats: 3,
      },
      (s) => s.choose('attack plasma-cutter CQ.w'),
      (s) => s.count('swarmer') === 0,
    );
    expect(t.state.outcome).toMatchObject({ kind: 'won', winners: [0, 1, 2] });
  });

  test('ETS-3.6 lost when nobody living is on the map, ETS-3.7 or nobody lives', () => {
    const dead = { at: 'CQ.w', health: 0 };
    const t = scene({
      team: { 'captain-female': dead, 'marine-male': dead, 'medic-male': dead },
      tokens: far,
      stack: [{ kind: 'deaths' }],
    });
    expect(t.state.outcome).toMatchObject({ kind: 'lost', winners: [] });
  });

  test('ETS-3.12 who dies with the last enemy has lost', () => {
    const dead = { at: 'CQ.w', health: 0 };
    const t = scene({
      team: { 'captain-female': dead, 'marine-male': dead, 'medic-male': dead },
      stack: [{ kind: 'deaths' }],
    });
    expect(t.state.outcome).toMatchObject({ kind: 'lost' });
  });

  test('ETS-4.34 lost when the last one leaves and the mission is not done; ETS-4.33 by a Move at the exit (ETS-R14)', () => {
    const t = scene({ mission: 'CG05', team: { 'captain-female': { at: 'LS.e' } }, tokens: ['swarmer-4 CQ.E'] });
    t.choose('exit 0');
    expect(t.of('captain-female').fate).toBe('left');
    expect(t.state.outcome).toMatchObject({ kind: 'lost' });
  });

  test('ETS-3.8 all living survivors: who died need not leave', () => {
    const t = scene({
      mission: 'CG07',
      team: { 'captain-female': { at: 'MB.e' }, 'medic-male': { at: 'MB.e', fate: 'dead' } },
      tokens: ['swarmer-4 CQ.A'],
      table: {},
    });
    t.choose('exit 0');
    expect(t.state.outcome).toMatchObject({ kind: 'won' });
  });

  test('ETS-3.9 given up when most players want to, ETS-3.13 one vote each (ETS-R15)', () => {
    const t = scene({ team: trio, tokens: far, seats: 3 });
    t.as(0).choose({ kind: 'concede' });
    expect(t.state.outcome).toBeNull();
    t.as(2).choose({ kind: 'concede' });
    expect(t.state.outcome).toMatchObject({ kind: 'lost' });
  });
});
