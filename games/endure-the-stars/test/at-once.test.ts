import { describe, expect, test } from 'vitest';
import type { Choice, Table } from '../rules/index.ts';
import { stage } from './mission-scene.ts';
import { MEDIC } from './refused.ts';
import { scene } from './scene.ts';

const card = (item: string, half = false) => ({ item, jammed: false, half });
const emptied = (t: Table) => {
  for (const survivor of t.team) survivor.packs = [[], [], []];
  for (const objective of t.objectives) Object.assign(objective, { zone: null, collected: true, end: 'done' });
  t.items = [];
};

describe('ETS-3.9 an impossible position loses at once', () => {
  test('ETS-M16.17 with the last Med Kit that is thrown away, not with the last but one', () => {
    const rop16 = (items: readonly string[]) =>
      stage({
        mission: 'ROP16',
        team: ['medic-female', 'marine-female', 'captain-male'],
        tokens: [['fanatic-2', 'NV.C']],
        items,
        change: (t) => {
          t.items = [];
        },
      }).do({ kind: 'discard', card: card('med-kit-2') });
    expect(rop16(['med-kit-2']).ending).toBe('lost ETS-M16.17');
    expect(rop16(['med-kit-2', 'med-kit-3']).ending).toBeNull();
  });

  test.each([
    ['CG11', 'ETS-M11.17', ['titan', 'LB.B']],
    ['CG01', 'ETS-M01.19', ['jaeger-3', 'CQ.E']],
  ] as const)('%s %s when a turn begins in a Loader that nothing powers any more', (mission, clause, token) => {
    const begins = (packs: Table['team'][number]['packs']) =>
      stage({
        mission,
        tokens: [token],
        change: (t) => {
          emptied(t);
          for (const objective of t.objectives) if (mission === 'CG01') objective.end = null;
          t.loader = { zone: t.team[1]?.zone ?? 0, pilot: 1, powered: true };
          if (t.team[1] !== undefined) t.team[1].packs = packs;
        },
      }).do({ kind: 'end-turn' });
    expect(begins([[], [], []]).ending).toBe(`lost ${clause}`);
    const powered = begins([[card('power-cell', true)], [], []]);
    expect([powered.ending, powered.t.active, powered.t.loader?.powered]).toEqual([null, 1, true]);
  });
});

describe('ETS-R109 a helmet that is put on shows at once what it lets one see', () => {
  const VISOR = card('night-sight-visor');
  const dark = (head: boolean) =>
    scene({
      team: {
        'marine-male': { at: 'LB.e', packs: [head ? [] : [VISOR], [], []], head: head ? VISOR : null },
        [MEDIC]: { at: 'LB.e' },
      },
      tokens: ['swarmer-4 CQ.x', 'jaeger-3 LB.A'],
      event: 'blackout',
    });
  const puts = (who: number): Choice[] => [
    { kind: 'lay', who: 0, slot: 0, card: VISOR },
    { kind: 'set', who, slot: 'head' },
    { kind: 'done' },
  ];

  test('ETS-4.32 ETS-12.3 ETS-R109 by rearranging and by a trade', () => {
    expect(
      dark(false)
        .choose('reorganise', ...puts(0))
        .entries('revealed'),
    ).toMatchObject([{ enemy: 'swarmer' }]);
    const trade = dark(false).choose(`trade ${MEDIC}`, ...puts(1));
    expect([trade.entries('revealed').length, trade.of(MEDIC).head?.item]).toEqual([1, 'night-sight-visor']);
    const still = dark(false).choose('reorganise', 'done');
    expect([still.entries('revealed'), still.t.tokens.length]).toEqual([[], 2]);
  });

  test('ETS-8.6 ETS-R109 one that is thrown away hides it, and what is seen again is tested again', () => {
    const t = scene({
      team: { 'marine-male': { at: 'LB.e', head: VISOR } },
      enemies: ['1 swarmer CQ.x'],
      tokens: ['jaeger-3 LB.A'],
      event: 'blackout',
    });
    expect(t.choose({ kind: 'discard', card: VISOR }).of('marine-male').inView).toEqual([]);
  });
});
