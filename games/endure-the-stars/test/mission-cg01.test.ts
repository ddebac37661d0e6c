import { describe, expect, test } from 'vitest';
import { shipOf, zoneIn } from '../rules/board/ship.ts';
import type { Table } from '../rules/index.ts';
import { missionDie, type Staging, seek, stage } from './mission-scene.ts';

/** A powered Loader before the west cell. */
const smash = (seed = 'stage', rest: Partial<Staging> = {}) =>
  stage({
    mission: 'CG01',
    at: ['CQ.w'],
    tokens: [['swarmer-4', 'PC1.A']],
    figures: [['jaeger', 'PC1.A']],
    seed,
    ...rest,
    change: (t) => {
      t.loader = { zone: t.team[0]?.zone as number, pilot: 0, powered: true };
      rest.change?.(t);
    },
  });
const attackDoor = (t: ReturnType<typeof smash>) => {
  const attack = t.offered(0).find((choice) => choice.kind === 'attack');
  if (attack === undefined) throw new Error('no attack is offered');
  t.do(attack);
  // All successes go to the door.
  for (let n = 0; n < 9; n++) {
    const hit = t.offered(0).find(({ kind }) => kind === 'hit-objective');
    if (hit === undefined) break;
    t.do(hit);
  }
  return t;
};
const successes = (t: ReturnType<typeof smash>) => t.entries('fired')[0]?.dice.filter((die) => die >= 3).length ?? 0;
const isSealed = (t: ReturnType<typeof smash>) => t.t.objectives[0]?.end === 'destroyed';

describe('CG01 Close the Door Behind You', () => {
  test('ETS-M01.10 where a door was sealed there is a wall, and no way rather than a locked door', () => {
    const sealed = seek((seed) => attackDoor(smash(seed)), isSealed);
    sealed.as(0).cannot({ kind: 'move', zone: sealed.zone('PC1.A') }, 'ETS-4.27');
  });

  test('XM3 ETS-M01.8 ETS-M01.9 three successes of the Loader in one attack seal the door, two do nothing', () => {
    const three = seek(
      (seed) => attackDoor(smash(seed)),
      (t) => successes(t) === 3,
    );
    expect(isSealed(three)).toBe(true);
    const two = seek(
      (seed) => attackDoor(smash(seed)),
      (t) => successes(t) === 2,
    );
    expect(isSealed(two)).toBe(false);
    expect(two.t.objectives[0]).toMatchObject({ zone: two.zone('PC1.A') });
  });

  test('ETS-M01.8 nobody else may attack it: not without power, not on foot, not from elsewhere', () => {
    const attacks = (t: ReturnType<typeof smash>) => t.offered(0).filter(({ kind }) => kind === 'attack').length;
    expect(attacks(smash())).toBe(1);
    expect(
      attacks(
        smash('stage', {
          change: (t) => {
            if (t.loader !== null) t.loader.powered = false;
          },
        }),
      ),
    ).toBe(0);
    expect(
      attacks(
        smash('stage', {
          items: ['persuader'],
          change: (t) => {
            t.loader = null;
          },
        }),
      ),
    ).toBe(0);
    expect(attacks(smash('stage', { at: ['CQ.x'] }))).toBe(0);
  });

  test('ETS-O.5 a breach is a marker: it is neither used nor taken', () => {
    const t = stage({ mission: 'CG01', at: ['PC1.A'] });
    t.as(0).cannot({ kind: 'interact', objective: 0 }, 'ETS-10.15');
  });

  test('ETS-M01.10 ETS-M01.11 ETS-M01.20 ETS-RM5 a sealed door is wall, and what is inside is gone', () => {
    const t = seek((seed) => attackDoor(smash(seed)), isSealed);
    const door = t.t.doors.length;
    expect(t.t.figures).toEqual([]);
    expect(t.t.tokens).toEqual([]);
    expect(t.t.away).toEqual([{ face: 'swarmer-4', spawned: false }]);
    expect(t.t.passages.barred.some((id) => id < door && t.t.doors[id] === null)).toBe(true);
  });

  test('ETS-M01.10 ETS-M01.11 ETS-M01.20 what lies elsewhere stays: enemies, tokens, doors and doorways', () => {
    const walls = (t: Table, name: string) =>
      shipOf(t).walls.flatMap(({ id, between }) => (between.includes(zoneIn(t, name)) ? [id] : []));
    const t = seek(
      (seed) =>
        attackDoor(
          smash(seed, {
            at: ['CQ.w', 'CQ.A', 'CQ.A'],
            tokens: [
              ['swarmer-4', 'PC1.A'],
              ['icarus-3', 'SE.B'],
            ],
            figures: [
              ['jaeger', 'PC1.A'],
              ['jaeger', 'SE.B'],
            ],
            change: (now) => {
              now.passages = {
                ...now.passages,
                made: [...walls(now, 'PC1.A').slice(0, 1), ...walls(now, 'PC2.A').slice(0, 1)],
              };
            },
          }),
        ),
      isSealed,
    );
    expect(t.t.figures.map(({ zone }) => zone)).toEqual([t.zone('SE.B')]);
    expect(t.t.tokens.map(({ face }) => face)).toEqual(['icarus-3']);
    expect(t.t.passages.made).toEqual(walls(t.t, 'PC2.A').slice(0, 1));
    // Every doorway of the cell became wall, and no other.
    const sealed = shipOf(t.t).doorways.flatMap(({ id, between }) => (between.includes(t.zone('PC1.A')) ? [id] : []));
    expect(t.t.passages.barred.filter((id) => t.t.doors[id] === null)).toEqual(sealed);
    expect(t.entries('trapped')).toMatchObject([
      { clause: 'ETS-M01.11', enemy: 'jaeger', zone: t.zone('PC1.A'), count: 1 },
    ]);
    expect(t.entries('tokens-gone')).toMatchObject([{ clause: 'ETS-M01.11', zone: t.zone('PC1.A'), count: 1 }]);
    // There is no door there any more to attack.
    t.as(0).cannot({ kind: 'attack', item: 'loader', pair: false, zone: t.zone('CQ.w') }, 'ETS-15.10');
  });

  test('ETS-M01.12 no door is sealed on a survivor', () => {
    const t = smash('stage', { at: ['CQ.w', 'PC1.A'], figures: [], tokens: [] });
    expect(t.offered(0).some(({ kind }) => kind === 'attack')).toBe(false);
    t.as(0).cannot({ kind: 'attack', item: 'loader', pair: false, zone: t.zone('CQ.w') }, 'ETS-M01.12');
    const onFoot = stage({ mission: 'CG01', at: ['CQ.w'], items: ['pistol'] });
    onFoot.as(0).cannot({ kind: 'attack', item: 'pistol', pair: false, zone: onFoot.zone('CQ.w') }, 'ETS-M01.8');
    const elsewhere = stage({ mission: 'CG01', at: ['SE.D'], items: ['pistol'] });
    elsewhere.as(0).cannot({ kind: 'attack', item: 'pistol', pair: false, zone: elsewhere.zone('SE.D') }, 'ETS-15.10');
  });

  test('ETS-M01.13 each blue objective gives one of the two Power Cells set aside', () => {
    const t = stage({ mission: 'CG01', at: ['EB.C'] });
    expect(t.t.aside).toEqual(['power-cell', 'power-cell']);
    t.interact('cell-1');
    expect(t.entries('gained').map(({ who, item }) => [who, item])).toEqual([[0, 'power-cell']]);
    expect(t.t.aside).toEqual(['power-cell']);
  });

  const hive = (seed: string, change?: (t: Table) => void) =>
    stage({ mission: 'CG01', seed, tokens: [['icarus-3', 'EB.C']], ...(change && { change }) }).until(
      (t) => t.phase === 'resolution' || t.round > 1,
    );

  test('XM2 ETS-M01.14 ETS-M01.15 ETS-M01.16 on 1-3 a token comes out of a cell after the Enemy Phase, on 4-6 none', () => {
    const cells = (t: ReturnType<typeof hive>) =>
      t.entries('spawned').filter(({ zone }) => [t.zone('PC1.A'), t.zone('PC2.A')].includes(zone));
    const low = seek(hive, (t) => (missionDie(t) ?? 9) <= 3);
    expect(cells(low).length).toBeGreaterThanOrEqual(1);
    expect(low.entries('event').length).toBe(1);
    const high = seek(hive, (t) => (missionDie(t) ?? 0) > 3 && t.entries('event')[0]?.event === 'lull');
    expect(cells(high)).toEqual([]);
    for (const side of ['PC1.A', 'PC2.A'])
      expect(seek(hive, (t) => cells(t)[0]?.zone === t.zone(side)).state.outcome).toBeNull();
  });

  const gone =
    (...cells: number[]) =>
    (t: Table) => {
      for (const n of cells) Object.assign(t.objectives[n] ?? {}, { end: 'destroyed', zone: null });
    };

  test('ETS-M01.14 ETS-M01.17 a sealed cell brings forth nothing', () => {
    const t = seek(
      (seed) => hive(seed, gone(0)),
      (now) => (missionDie(now) ?? 9) <= 3,
    );
    expect(t.entries('spawned').filter(({ zone }) => zone === t.zone('PC1.A'))).toEqual([]);
    expect(t.entries('spawned').some(({ zone }) => zone === t.zone('PC2.A'))).toBe(true);
  });

  test('ETS-M01.14 when both are sealed no die is thrown any more', () => {
    for (const cells of [[0], [1], [0, 1]]) {
      const t = hive('hive', gone(...cells));
      expect([cells, t.entries('mission-roll').length]).toEqual([cells, cells.length === 2 ? 0 : 1]);
    }
  });

  test('ETS-M01.18 won when both are sealed and nothing is left', () => {
    const last = (seed: string) =>
      attackDoor(
        smash(seed, {
          change: (t) => {
            Object.assign(t.objectives[1] ?? {}, { end: 'destroyed', zone: null });
          },
        }),
      );
    expect(seek(last, isSealed).ending).toBe('won ETS-M01.18');
    expect(seek((seed) => attackDoor(smash(seed)), isSealed).ending).toBeNull();
    // Something is left elsewhere: a token, an enemy.
    for (const rest of [{ tokens: [['swarmer-4', 'SE.A']] }, { figures: [['jaeger', 'SE.A']] }] as const) {
      const more = (seed: string) =>
        attackDoor(
          smash(seed, {
            ...rest,
            change: (t) => {
              Object.assign(t.objectives[1] ?? {}, { end: 'destroyed', zone: null });
            },
          }),
        );
      expect(seek(more, isSealed).ending).toBeNull();
    }
  });

  test('ETS-M01.19 lost when a cell is open and no charge is left anywhere', () => {
    const poor = (deck: boolean, change: (t: Table) => void = () => {}) =>
      stage({
        mission: 'CG01',
        tokens: [['icarus-3', 'EB.C']],
        change: (t) => {
          for (const n of [2, 3]) Object.assign(t.objectives[n] ?? {}, { zone: null, end: 'done', collected: true });
          if (!deck) t.items = t.items.filter((item) => item !== 'power-cell');
          change(t);
        },
      }).move('SE.x');
    expect(poor(false).ending).toBe('lost ETS-M01.19');
    expect(poor(true).ending).toBeNull();
    expect(poor(false, (t) => Object.assign(t.loader ?? {}, { powered: true, pilot: 1 })).ending).toBeNull();
    const sealed = (t: Table) => {
      for (const n of [0, 1]) Object.assign(t.objectives[n] ?? {}, { zone: null, end: 'destroyed' });
    };
    expect(poor(false, sealed).ending).toBeNull();
  });

  test('ETS-M01.14 the die is rolled once in a round, after the Enemy Phase alone', () => {
    const t = stage({ mission: 'CG01', at: ['EB.A', 'EB.A', 'EB.A'], tokens: [['swarmer-4', 'EB.C']] }).nextRound();
    expect(t.entries('mission-roll')).toHaveLength(1);
  });
});
