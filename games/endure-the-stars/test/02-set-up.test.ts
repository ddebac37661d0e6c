import { start } from '@turnpoint/kernel';
import { Scene as Base } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import { personaOf } from '../content/index.ts';
import { shipOf } from '../rules/board/ship.ts';
import { type Endure, endureTheStars, type Options } from '../rules/index.ts';
import { texts } from '../texts/index.ts';

function deal(options: Partial<Options> = {}, seats = 1, seed = 'deal') {
  const t = new Base<Endure>(
    endureTheStars,
    start(endureTheStars, { ...endureTheStars.defaults(seats), ...options }, seats, seed),
    { texts },
  );
  const pick = () => {
    const seat = t.turn as number;
    t.as(seat).choose(t.offered(seat)[0] as never);
  };
  return { t, pick, all: () => Array.from({ length: t.state.table.options.team }, pick) };
}

const why = (options: object, seats: number) => endureTheStars.cannotStart(options, seats)?.clause ?? null;

describe('before the deal', () => {
  test('ETS-1.1 one to six players', () => {
    expect([0, 1, 6, 7].map((seats) => why({ mission: 'CG00', team: 6 }, seats))).toEqual([
      'ETS-1.1',
      null,
      null,
      'ETS-1.1',
    ]);
  });

  test('ETS-2.5 three to six survivors', () => {
    expect([2, 3, 6, 7].map((team) => why({ mission: 'CG00', team }, 1))).toEqual(['ETS-2.5', null, null, 'ETS-2.5']);
  });

  test('ETS-2.7 the usual team is as large as the table, three for one and four for two, and never smaller than the table (ETS-R1)', () => {
    expect([1, 2, 3, 4, 5, 6].map((seats) => endureTheStars.defaults(seats).team)).toEqual([3, 4, 3, 4, 5, 6]);
    expect(why({ mission: 'CG00', team: 3 }, 4)).toBe('ETS-2.7');
    expect(why({ mission: 'CG00', team: 4 }, 4)).toBeNull();
  });

  test('ETS-2.2 the mission is agreed on first', () => {
    expect(why({ mission: 'CG99', team: 3 }, 1)).toBe('ETS-2.2');
  });
});

describe('the team', () => {
  test('ETS-2.27 chosen in seat order, one each, again and again (ETS-2.6) (ETS-R86)', () => {
    const { t, all } = deal({ team: 5 }, 2);
    all();
    expect(t.state.table.team.map(({ seat }) => seat)).toEqual([0, 1, 0, 1, 0]);
  });

  test('ETS-2.8 no two of a class (ETS-R4)', () => {
    const { t } = deal();
    t.as(0).choose({ kind: 'survivor', id: 'captain-female' });
    t.as(0).cannot({ kind: 'survivor', id: 'captain-male' }, 'ETS-2.8');
    expect(t.offered(0)).toHaveLength(12);
  });

  test('ETS-2.4 a class that the mission requires keeps its place', () => {
    const { t } = deal({ mission: 'CG03' });
    t.as(0).choose({ kind: 'survivor', id: 'captain-female' }, { kind: 'survivor', id: 'marine-male' });
    t.as(0).cannot({ kind: 'survivor', id: 'medic-male' }, 'ETS-2.4');
    expect(t.offered(0)).toEqual([
      { kind: 'survivor', id: 'engineer-male' },
      { kind: 'survivor', id: 'engineer-female' },
    ]);
  });

  test('ETS-2.9 each with a crisis token, ETS-2.10 10 Resolve, ETS-2.11 10 Health, ETS-2.15 in the start zone (ETS-R2)', () => {
    const { t, all } = deal();
    all();
    for (const survivor of t.state.table.team) {
      expect(survivor).toMatchObject({ hasCrisis: true, resolve: 10, health: 10, injuries: [] });
      expect(survivor.zone).toBe(shipOf(t.state.table).start);
    }
  });
});

describe('the deal', () => {
  test('ETS-2.13 a Pistol, a Plasma Cutter, and Swarmer Legs for the rest, one each; they leave the deck (ETS-2.14)', () => {
    const { t, all } = deal({ team: 5 });
    all();
    const { team, items } = t.state.table;
    const weapons = team.map(({ packs }) => packs.flat()[0]?.item).sort();
    expect(weapons).toEqual(['pistol', 'plasma-cutter', 'swarmer-leg', 'swarmer-leg', 'swarmer-leg']);
    expect(items).toHaveLength(75);
  });

  test('ETS-2.16 three Resolve cards face down: their numbers show, their text does not, not even to their owner', () => {
    const { t, all } = deal();
    all();
    for (const { resolves } of t.look(0).view.team) {
      expect(resolves).toHaveLength(3);
      for (const { number, card } of resolves) expect([number > 0, card]).toEqual([true, null]);
    }
  });

  test('ETS-2.17 one Accomplishment card each, ETS-9.2 and no more', () => {
    const { t, all } = deal();
    all();
    expect(new Set(t.state.table.team.map(({ goal }) => goal?.card)).size).toBe(3);
    expect(t.state.table.goals).toHaveLength(15);
  });

  test.each([
    [3, ['icarus-3', 'jaeger-3', 'swarmer-4']],
    [4, ['icarus-4', 'jaeger-4', 'swarmer-5']],
    [5, ['icarus-5', 'jaeger-5', 'swarmer-6']],
    [6, ['icarus-5', 'jaeger-5', 'swarmer-6']],
  ])('ETS-2.18 the tokens of the bracket of %i survivors lie on the radar places, shuffled', (team, faces) => {
    const { t, all } = deal({ team });
    all();
    expect(t.state.table.tokens.map(({ face }) => face).sort()).toEqual(faces);
    expect(t.look(0).view.tokens.map(({ face }) => face)).toEqual([null, null, null]);
  });

  test('ETS-2.18 they are shuffled: any of them may lie at a place', () => {
    const first = (seed: string) => {
      const { t, all } = deal({}, 1, seed);
      all();
      return t.state.table.tokens[0]?.face;
    };
    expect(new Set(Array.from({ length: 12 }, (_, n) => first(`tokens ${n}`))).size).toBe(3);
  });

  test('ETS-2.19 the other tokens of the family are the spawn pile, ETS-2.20 without the Titan', () => {
    const { t, all } = deal();
    all();
    expect(t.state.table.pile).toHaveLength(13);
    expect(t.state.table.pile.some((face) => face.startsWith('titan'))).toBe(false);
  });

  test('ETS-2.22 anybody may be first', () => {
    const firsts = Array.from({ length: 20 }, (_, n) => {
      const { t, all } = deal({}, 1, `first ${n}`);
      all();
      return t.state.table.first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });

  test('ETS-2.23 no event and no noise at the start', () => {
    const { t, all } = deal();
    all();
    expect(t.state.table).toMatchObject({ event: null, noises: [], round: 1 });
  });

  test('ETS-2.3 doors, objectives and exits lie as the map says', () => {
    const { t, all } = deal({ mission: 'CG02' });
    all();
    expect(t.state.table.exits).toMatchObject([{ set: 'locked', kept: true }]);
    expect(t.state.table.objectives.every(({ zone }) => zone !== null)).toBe(true);
    expect(t.state.table.aside).toEqual(['shotgun', 'assault-rifle']);
  });

  test('ETS-14.20 a Technician is picked like anybody', () => {
    expect(personaOf('technician-male').isMachine).toBe(true);
  });
});
