import { choices, playInPlace, start } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { MISSIONS, type Mission, TEAM } from '../content/index.ts';
import { ALL_OPEN, waysOf } from '../rules/board/index.ts';
import { shipOf, waysIn, zoneIn } from '../rules/board/ship.ts';
import { type Choice, endureTheStars, type State, type Table } from '../rules/index.ts';

const SEEDS = ['one', 'two', 'three', 'four', 'five'];
const SIZES = Array.from({ length: TEAM.max - TEAM.min + 1 }, (_, n) => TEAM.min + n);
const DEALS = SIZES.flatMap((team) => SEEDS.map((seed) => ({ team, seed })));

/** The mission as it lies when its first turn begins: nobody has laid anything for it. */
function deal(mission: string, team: number, seed: string): Table {
  const { state } = start(endureTheStars, { mission, team }, 1, `${mission} ${seed}`);
  for (let n = 0; n < 40 && state.table.round === 0; n++)
    playInPlace(endureTheStars, state as State, 0, choices(endureTheStars, state, 0)[0] as Choice);
  return state.table;
}

/** Zones that nobody can walk to before something is unlocked. */
function lockedAway(t: Table): number[] {
  const { start: from, zones } = shipOf(t);
  const now = waysIn(t).distance[from] ?? [];
  return zones.flatMap(({ id }) => ((now[id] ?? -1) < 0 ? [id] : []));
}

/** Where the mission has something to find, to fight or to reach. */
function wantedIn(t: Table, { win }: Mission): number[] {
  const gather = win.flatMap(({ if: all }) =>
    all.flatMap((one) => (one.kind === 'allLivingInZone' && one.zone !== 'exo-loader' ? [zoneIn(t, one.zone)] : [])),
  );
  const lying = t.objectives.flatMap(({ zone }) => zone ?? []);
  const standing = [...t.tokens, ...t.figures, ...(t.loader === null ? [] : [t.loader])].map(({ zone }) => zone);
  return [...gather, ...lying, ...standing];
}

describe.each(MISSIONS.map((mission) => [mission.id, mission] as const))('%s as it is dealt', (id, mission) => {
  test('behind every lock lies what the mission is about, for every size of the team', () => {
    for (const { team, seed } of DEALS) {
      const t = deal(id, team, seed);
      const away = lockedAway(t);
      expect(away.length > 0, `${team} ${seed}`).toBe(mission.doors.locked.length > 0);
      if (away.length > 0)
        expect(
          wantedIn(t, mission).some((zone) => away.includes(zone)),
          `${team} ${seed}`,
        ).toBe(true);
    }
  });

  test('every lock has something that opens it and can be reached before', () => {
    const opening = mission.conditions.filter(({ do: effects }) =>
      effects.some((effect) => effect.kind === 'setLock' && effect.open),
    );
    const opened = opening.flatMap(({ do: effects }) =>
      effects.flatMap((effect) => (effect.kind === 'setLock' ? [...effect.doors, ...effect.exits] : [])),
    );
    const locked = [...mission.doors.locked, ...mission.exits.flatMap(({ zone, locked }) => (locked ? [zone] : []))];
    expect(locked.filter((name) => !opened.includes(name))).toEqual([]);
    for (const team of SIZES) {
      const t = deal(id, team, 'keys');
      const away = lockedAway(t);
      const keys = mission.objectives.flatMap(({ id: name }, n) =>
        opening.some(({ when }) => 'objectives' in when && when.objectives.includes(name))
          ? [t.objectives[n]?.zone]
          : [],
      );
      expect(keys.filter((zone) => zone === null || zone === undefined || away.includes(zone))).toEqual([]);
    }
  });

  test('everything that lies or stands there can be reached once all is open', () => {
    for (const { team, seed } of DEALS) {
      const t = deal(id, team, seed);
      const far = waysOf(shipOf(t), ALL_OPEN).distance[shipOf(t).start] ?? [];
      expect(wantedIn(t, mission).filter((zone) => (far[zone] ?? -1) < 0)).toEqual([]);
    }
  });
});

test('ETS-M00.11 in the tutorial a radar token lies in the laboratory, whoever and however many go', () => {
  for (const { team, seed } of DEALS) {
    const t = deal('CG00', team, seed);
    const laboratory = lockedAway(t);
    expect(laboratory).toContain(zoneIn(t, 'LB.A'));
    expect(t.tokens.filter(({ zone }) => laboratory.includes(zone)).length, `${team} ${seed}`).toBeGreaterThan(0);
  }
});
