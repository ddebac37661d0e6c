import { describe, expect, test } from 'vitest';
import { missionOf } from '../content/index.ts';
import { spawnAmong, spawnAt, spawnOnTile } from '../rules/effects/spawn.ts';
import type { Context, Frame } from '../rules/index.ts';
import { scene } from './scene.ts';

/** Dice that fall like this, and what is pushed and told meanwhile. */
function chance(...dice: readonly number[]) {
  const left = [...dice];
  const pushed: Frame[] = [];
  const asked: number[] = [];
  const int = (sides: number) => {
    asked.push(sides);
    const die = left.shift();
    if (die === undefined) throw new Error(`a die of ${sides} too many`);
    return die;
  };
  const ctx = { int, push: (...frames: Frame[]) => void pushed.push(...frames), log: () => {} } as unknown as Context;
  return { ctx, pushed, asked };
}
const cells = () => scene({ mission: 'CG01', team: { 'medic-male': { at: 'SE.x' } }, pile: ['icarus-3', 'jaeger-4'] });
type Cells = ReturnType<typeof cells>;
const where = (t: Cells) => t.t.tokens.map(({ zone }) => t.named(zone));
const seal = (t: Cells, ...doors: readonly number[]) => {
  for (const n of doors) Object.assign(t.t.objectives[n] ?? {}, { end: 'destroyed', zone: null });
};
/** As the mission itself has it. */
const HIVE = missionOf('CG01')
  .conditions.flatMap(({ do: effects }) => effects)
  .flatMap((effect) => (effect.kind === 'roll' ? effect.faces.flatMap((face) => face.do) : []))
  .find((effect) => effect.kind === 'spawnInZone')!;

describe('spawning', () => {
  test('ETS-12.10 a token of the pile lies face down, known to nobody, and whoever sees it is asked next', () => {
    const t = cells();
    const { ctx, pushed } = chance();
    const next = t.t.next;
    spawnAt(t.t, 3, ctx);
    expect(t.t.tokens).toEqual([
      { id: next, face: 'jaeger-4', spawned: true, known: false, zone: 3, mode: null, lured: null },
    ]);
    expect([t.t.next, t.t.pile, pushed]).toEqual([next + 1, ['icarus-3'], [{ kind: 'notice' }]]);
  });

  test('ETS-12.15 from an empty pile none comes: all tokens close in', () => {
    const t = cells();
    const { ctx, pushed } = chance();
    t.t.pile = [];
    spawnAt(t.t, 3, ctx);
    expect([t.t.tokens, pushed]).toEqual([[], [{ kind: 'advance', done: [] }]]);
  });

  test('ETS-12.11 ETS-12.12 a die picks the tile where it lies twice, then one the room', () => {
    const twice = cells();
    const both = chance(1, 0);
    expect(spawnOnTile(twice.t, 'primus-cell', both.ctx)).toBe(true);
    expect([where(twice)[0]?.slice(0, 3), both.asked[0]]).toEqual(['PC2', 2]);
    const once = cells();
    const rooms = chance(0);
    expect(spawnOnTile(once.t, 'crew-quarters', rooms.ctx)).toBe(true);
    expect([where(once), rooms.asked]).toEqual([['CQ.A'], [6]]);
  });

  test('ETS-17.12 a token may spawn in a full or shielded room, which it could not enter', () => {
    const full = cells();
    const room = full.t.figures;
    spawnOnTile(full.t, 'crew-quarters', chance(0).ctx);
    const zone = full.t.tokens[0]?.zone as number;
    const figure = { type: 'swarmer', zone, health: 0, stun: 0, seen: 0, mode: null, lured: null, slowed: false };
    for (let id = 100; id < 130; id++) room.push({ ...figure, id } as (typeof room)[number]);
    spawnOnTile(full.t, 'crew-quarters', chance(0).ctx);
    expect(where(full)).toEqual(['CQ.A', 'CQ.A']);
    const shielded = cells();
    shielded.t.lasting.push({ kind: 'shield-bubble', who: 0, zone, until: 'round' });
    spawnOnTile(shielded.t, 'crew-quarters', chance(0).ctx);
    expect(where(shielded)).toEqual(['CQ.A']);
  });

  test('ETS-14.7 a tile that is not in the mission brings none', () => {
    const t = cells();
    expect(spawnOnTile(t.t, 'armoury', chance().ctx)).toBe(false);
    expect(t.t.tokens).toEqual([]);
  });

  test('ETS-M01.17 a sealed cell is left out when the rooms of its tile are numbered', () => {
    const rooms = (sealed: readonly number[]) => {
      const t = cells();
      seal(t, ...sealed);
      const { ctx, asked } = chance(0, 0);
      spawnOnTile(t.t, 'primus-cell', ctx);
      return { of: asked[1], first: where(t)[0] };
    };
    const open = rooms([]);
    const sealed = rooms([0]);
    expect([open.first, sealed.of]).toEqual(['PC1.A', (open.of as number) - 1]);
    expect(sealed.first).not.toBe('PC1.A');
  });

  test.each([
    ['WE', 0, 'PC2.A'],
    ['WE', 1, 'PC2.A'],
    ['WE', 2, 'PC1.A'],
    ['WE', 3, 'PC1.A'],
    ['NS', 0, 'PC1.A'],
    ['NS', 1, 'PC2.A'],
    ['NS', 2, 'PC2.A'],
    ['NS', 3, 'PC1.A'],
  ] as const)('XM2 ETS-M01.15 of two cells the directional die picks one (%s, %i)', (sides, rolled, cell) => {
    const t = cells();
    spawnAmong(t.t, { ...HIVE, sides }, chance(rolled).ctx);
    expect(where(t)).toEqual([cell]);
  });

  test('ETS-M01.15 in the mission west is the one cell and east the other: N turns to E, S to W', () => {
    const cellOf = (rolled: number) => {
      const t = cells();
      spawnAmong(t.t, HIVE, chance(rolled).ctx);
      return where(t)[0];
    };
    expect([0, 1, 2, 3].map(cellOf)).toEqual(['PC2.A', 'PC2.A', 'PC1.A', 'PC1.A']);
  });

  test('ETS-M01.14 the one cell that is left needs no die, and without any nothing comes', () => {
    for (const [sealed, left] of [
      [[0], ['PC2.A']],
      [[1], ['PC1.A']],
      [[0, 1], []],
    ] as const) {
      const t = cells();
      seal(t, ...sealed);
      spawnAmong(t.t, HIVE, chance().ctx);
      expect(where(t)).toEqual(left);
    }
  });
});
