import { describe, expect, test } from 'vitest';
import { type MissionScene, type Staging, seek, stage } from './mission-scene.ts';

const SENTRIES = [
  ['artemis', 'LS.B'],
  ['artemis', 'LS.B'],
  ['sip', 'RB.B'],
  ['sip', 'RB.C'],
] as const;
const c012 = (seed: string, rest: Partial<Staging> = {}) =>
  stage({ mission: 'C012', seed, figures: SENTRIES, tokens: [['sip-2', 'CQ.F']], ...rest });
/** Everybody far away: nothing is seen and nothing heard. */
const enemiesOf = (t: MissionScene) => t.nextRound();
const stalled = (t: MissionScene) => t.entries('token-stalled').length;
const stunned = (t: MissionScene) => t.entries('foe-stunned').filter(({ clause }) => clause === 'ETS-M12.9').length;

describe('C012 Turning It Off and On Again', () => {
  test('ETS-M12.8 ETS-M12.10 whoever uses the kill switch wins', () => {
    const t = c012('switch', { at: ['RB.A'], figures: [], tokens: [] });
    expect(t.interact('kill-switch').ending).toBe('won ETS-M12.10');
    c012('far', { at: ['RB.x'], figures: [] })
      .as(0)
      .cannot({ kind: 'interact', objective: 0 }, 'ETS-10.15');
  });

  test('ETS-M12.9 ETS-RM17 a Sentry whose die shows 1 does not act, and stands again in the next round', () => {
    const t = seek(
      (seed) => enemiesOf(c012(seed)),
      (seen) => stunned(seen) === 1 && stalled(seen) === 0,
    );
    const [fault] = t.entries('foe-stunned');
    const from = t.entries('foe-moved').flatMap(({ from: zone, count }) => Array<number>(count).fill(zone));
    const there = SENTRIES.filter(([, zone]) => t.zone(zone) === fault?.zone).length;
    expect(from.filter((zone) => zone === fault?.zone)).toHaveLength(there - 1);
    expect(t.t.figures.every(({ stun }) => stun === 0)).toBe(true);
  });

  test('ETS-M12.9 ETS-16.8 a stun that lasts longer is not cut short by it', () => {
    const dazed = (seed: string) =>
      c012(seed, { figures: [['sip', 'RB.B']], change: (t) => Object.assign(t.figures[0] ?? {}, { stun: 2 }) });
    const t = seek(
      (seed) => enemiesOf(dazed(seed)),
      (seen) => stunned(seen) === 1,
    );
    expect(t.t.figures[0]?.stun).toBe(1);
  });

  test('ETS-M12.9 ETS-RM17 each token has a die of its own; one that fails does not move', () => {
    const t = seek(
      (seed) => enemiesOf(c012(seed, { figures: [] })),
      (seen) => stalled(seen) === 1,
    );
    expect(t.entries('token-moved')).toEqual([]);
    expect(t.t.tokens[0]?.mode).toBeNull();
    const other = seek(
      (seed) => enemiesOf(c012(seed, { figures: [] })),
      (seen) => stalled(seen) === 0,
    );
    expect(other.entries('token-moved')).toHaveLength(1);
  });

  test('ETS-M12.9 one in six fails, miniatures and tokens alike', () => {
    let [foes, tokens] = [0, 0];
    for (let n = 0; n < 60; n++) {
      const t = enemiesOf(c012(`rust ${n}`));
      foes += stunned(t);
      tokens += stalled(t);
    }
    // Of 240 miniatures and 60 tokens.
    expect(foes).toBeGreaterThan(20);
    expect(foes).toBeLessThan(62);
    expect(tokens).toBeGreaterThan(2);
    expect(tokens).toBeLessThan(22);
  });
});
