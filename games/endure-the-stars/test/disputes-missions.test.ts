import { describe, expect, test } from 'vitest';
import { CAMPAIGNS } from '../content/campaigns/index.ts';
import { endureTheStars, type Table } from '../rules/index.ts';
import { stage } from './mission-scene.ts';
import { scene, seek } from './scene.ts';
import { SO_FAR } from './veterans.ts';

const campaign = 'terrible-situation';
const later = (won: readonly string[]) => ({ campaign, carried: { ...SO_FAR, won } });

describe('the branch of a campaign', () => {
  const last = (won: readonly string[]) =>
    stage({
      mission: 'CG07',
      team: SO_FAR.team.map(({ id }) => id),
      options: later(won),
      change: (t) => {
        t.tokens = [];
      },
    }).t;

  test('ETS-21.7 ETS-M07.11 ETS-C1.5 after Bug Hunt two tokens are taken away unseen, and there is no terminal', () => {
    const t = last(['CG04', 'CG06']);
    expect(t.away).toHaveLength(2);
    expect(t.objectives[0]?.zone).toBeNull();
  });

  test('ETS-M07.12 ETS-C1.5 after Signs of Life the terminal is there, and no token is taken away', () => {
    const t = last(['CG04', 'CG05']);
    expect(t.away).toEqual([]);
    expect(t.objectives[0]?.zone).not.toBeNull();
  });

  test('ETS-C1.3 ETS-C1.4 both ways lead on, and only one after another', () => {
    const refused = (won: readonly string[]) =>
      endureTheStars.cannotStart({ mission: 'CG07', team: 3, ...later(won) } as never, 1)?.clause ?? null;
    expect(refused(['CG04', 'CG06'])).toBeNull();
    expect(refused(['CG04', 'CG05'])).toBeNull();
    expect(refused(['CG04'])).toBe('ETS-21.4');
    expect(refused(['CG04', 'CG06', 'CG05'])).toBe('ETS-21.4');
  });

  test('ETS-21.4 every campaign can be begun with its first missions, and with no other', () => {
    const begin = (mission: string, id: string) =>
      endureTheStars.cannotStart({ mission, team: 3, campaign: id } as never, 1);
    for (const { id, first } of CAMPAIGNS) for (const mission of first) expect(begin(mission, id)).toBeNull();
    expect(begin('C013', 'fight-of-the-sentry')).toMatchObject({ clause: 'ETS-21.4' });
  });
});

describe('scents, doors and decks', () => {
  test('ETS-M07.10 ETS-RM12 Passive ones follow the scent of the nearest who bled', () => {
    const t = stage({
      mission: 'CG07',
      at: ['RR.A', 'RR.A', 'RR.A'],
      tokens: [['jaeger-3', 'EB.B']],
      change: (now: Table) => {
        for (const survivor of now.team) Object.assign(survivor, { injuries: [], scar: null });
        for (const who of [0, 1]) now.lasting.push({ kind: 'bled', who, zone: null, until: 'round' });
      },
    });
    t.nextRound();
    expect(t.entries('draws').map(({ clause, who }) => `${clause} ${who}`)).toEqual(['ETS-M07.10 0', 'ETS-M07.10 1']);
    const drawn = (who: number) => ({ kind: 'draws-passive', who, zone: null, until: 'round' }) as const;
    const near = scene({
      mission: 'CG07',
      team: { 'medic-male': { at: 'RR.A' }, 'scout-male': { at: 'MB.B' } },
      enemies: ['1 jaeger MB.A'],
      stack: [{ kind: 'next-turn' }, { kind: 'herd', ids: [0], steps: 0, rolled: null }],
      table: { phase: 'enemies', lasting: [drawn(0), drawn(1)] },
    });
    expect(near.enemies).toEqual(['1 jaeger MB.n']);
  });

  test('ETS-M07.12 the deck is shuffled by the terminal: a card that was looked at is known no longer', () => {
    const t = stage({
      mission: 'CG07',
      at: ['LS.B'],
      tokens: [['jaeger-3', 'CQ.A']],
      change: (now) => {
        Object.assign(now.objectives[0] ?? {}, { zone: now.team[0]?.zone });
        now.events = ['lull', 'blackout', 'lockdown', 'hull-stress', 'life-support-failure'];
        now.eventKnown = true;
      },
    });
    expect(t.look(0).view.nextEvent).toBe('life-support-failure');
    t.interact('terminal');
    expect(t.look(0).view.nextEvent).toBeNull();
    expect(t.t.events.toSorted()).toEqual(['blackout', 'hull-stress', 'lockdown', 'lull']);
  });

  test('ETS-M01.20 ETS-RM38 no doorway can be made into a sealed cell', () => {
    const walls = (sealed: boolean) => {
      const t = stage({
        mission: 'CG01',
        team: ['engineer-male', 'medic-female', 'marine-female'],
        at: ['PC1.B'],
        tokens: [['icarus-3', 'EB.C']],
        change: (now) => {
          if (sealed) Object.assign(now.objectives[0] ?? {}, { end: 'destroyed', zone: null });
        },
      });
      return t.do({ kind: 'ability', which: 'crisis' }).offered(0).length;
    };
    expect(walls(true)).toBe(walls(false) - 1);
  });

  test('ETS-14.5 an event that Override ends is discarded, not lost', () => {
    const t = scene({
      team: { 'technician-female': { at: 'CQ.w' } },
      tokens: ['swarmer-4 LB.A'],
      event: 'blackout',
    });
    t.choose('ability crisis');
    expect(t.t.event).toBeNull();
    expect(t.t.eventDiscard).toEqual(['blackout']);
  });

  test('ETS-13.10 Field Dressing asks which of several injuries a 6 removes', () => {
    const t = seek(
      { team: { 'medic-female': { at: 'CQ.w', health: 5, injuries: ['head', 'legs'] } }, tokens: ['swarmer-4 LB.A'] },
      (x) => x.choose('ability active'),
      (x) => x.kinds.includes('injury'),
    );
    expect(t.t.rolls.at(-1)).toBe(6);
    t.choose('injury legs');
    expect(t.of('medic-female').injuries).toEqual(['head']);
    t.awaits(0, 'act');
  });

  test('ETS-M04.10 a boss that breathes loses as much as everybody', () => {
    const t = scene({
      team: { 'medic-female': { at: 'SE.C' } },
      enemies: ['1 titan LB.A'],
      events: ['life-support-failure'],
      stack: [{ kind: 'resolution' }],
      table: { airLoss: 2 },
    });
    expect(t.t.figures[0]?.health).toBe(8);
  });
});

describe('votes', () => {
  test('ETS-3.13 a player without a survivor votes too: two of four seats give nothing up', () => {
    const t = scene({
      seats: 4,
      team: { 'medic-female': { at: 'SE.C' }, 'scout-male': { at: 'SE.C' }, 'marine-male': { at: 'SE.C' } },
      tokens: ['swarmer-4 LB.A'],
    });
    t.as(0).choose('concede');
    t.as(3).choose('concede');
    expect(t.state.outcome).toBeNull();
    t.as(1).choose('concede');
    expect(t.state.outcome?.kind).toBe('lost');
  });
});
