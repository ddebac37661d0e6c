import { copyJson, start } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { endureTheStars, type Options, type SoFar, type Table } from '../rules/index.ts';
import { cannotFill } from '../rules/set-up/campaign/fill.ts';
import { texts } from '../texts/index.ts';
import { MissionScene, type Staging, stage } from './mission-scene.ts';

const TEAM = ['medic-female', 'engineer-female', 'marine-female', 'scout-male'];
const CAMPAIGN = { campaign: 'terrible-situation' };

/** CG04 of the campaign, just before the Medic leaves with the supplies; the Scout is dead. */
const lastStep = (rest: Partial<Staging> = {}) =>
  stage({
    mission: 'CG04',
    team: TEAM,
    at: ['SE.w'],
    options: CAMPAIGN,
    ...rest,
    change: (t: Table) => {
      Object.assign(t.objectives[0] ?? {}, { zone: null, collected: true });
      for (const n of [1, 2]) Object.assign(t.team[n] ?? {}, { fate: 'left', zone: null });
      Object.assign(t.team[3] ?? {}, { fate: 'dead', zone: null, health: 0 });
      Object.assign(t.team[0] ?? {}, { carries: [0], health: 4, resolve: 6, injuries: ['legs'] });
      rest.change?.(t);
    },
  });
const handed = (rest: Partial<Staging> = {}) =>
  endureTheStars.carry?.(lastStep(rest).do({ kind: 'exit', exit: 0 }).state) as SoFar | null;
const next = (mission: string, carried: unknown = handed(), more: Partial<Options> = {}): Options =>
  ({ mission, team: 3, ...CAMPAIGN, carried, ...more }) as Options;
const refused = (options: unknown, seats = 1) => endureTheStars.cannotStart(options, seats)?.clause ?? null;

describe('a campaign', () => {
  test('ETS-21.5 ETS-21.6 ETS-21.9 a won mission hands on the living as they are', () => {
    const so = handed();
    expect(so).toMatchObject({ campaign: 'terrible-situation', won: ['CG04'], vacant: [0] });
    expect(so?.team.map(({ id }) => id)).toEqual(TEAM.slice(0, 3));
    expect(so?.team[0]).toMatchObject({ health: 4, resolve: 6, injuries: ['legs'] });
    expect([...(so?.used ?? [])].sort()).toEqual([...TEAM].sort());
  });

  test('ETS-9.3 ETS-9.8 ETS-9.10 deeds and rewards in use end with the mission, an unlocked reward does not', () => {
    const goals = handed({
      change: (t) => {
        Object.assign(t.team[0] ?? {}, { goal: { card: 'ninja', done: 0, state: 'running' } });
        Object.assign(t.team[1] ?? {}, { goal: { card: 'combat-training', done: 1, state: 'open' } });
        Object.assign(t.team[2] ?? {}, { goal: { card: 'collector', done: 2, state: 'unlocked' } });
      },
    })?.team.map(({ goal }) => goal);
    expect(goals).toEqual([
      null,
      { card: 'combat-training', done: 0, state: 'open' },
      { card: 'collector', done: 0, state: 'unlocked' },
    ]);
  });

  test('ETS-C5.3 ETS-C5.4 the last mission hands on nothing: the campaign is won, and no visit follows', () => {
    const carried = { ...handed(), won: ['CG04', 'CG06'] };
    const last = stage({
      mission: 'CG07',
      team: TEAM.slice(0, 3),
      options: next('CG07', carried),
      at: ['MB.e'],
      change: (t) => {
        for (const n of [1, 2]) Object.assign(t.team[n] ?? {}, { fate: 'left', zone: null });
      },
    }).do({ kind: 'exit', exit: 0 });
    expect(last.ending).toBe('won ETS-M07.13');
    expect(endureTheStars.carry?.(last.state)).toBeNull();
  });

  test('ETS-21.16 a lost mission hands on nothing, ETS-21.1 nor does one of its own', () => {
    const left = (t: Table) => {
      for (const survivor of t.team) survivor.carries = [];
      Object.assign(t.objectives[0] ?? {}, { zone: 3 });
    };
    expect(handed({ change: left })).toBeNull();
    expect(handed({ options: {} })).toBeNull();
  });

  test('ETS-C1.3 ETS-21.4 the team chooses between two missions, and no other', () => {
    for (const mission of ['CG05', 'CG06']) expect(refused(next(mission))).toBeNull();
    for (const mission of ['CG04', 'CG07', 'CG00']) expect(refused(next(mission))).toBe('ETS-21.4');
    expect(refused({ mission: 'CG05', team: 3, ...CAMPAIGN })).toBe('ETS-21.4');
    expect(refused({ mission: 'CG04', team: 3, campaign: 'nothing' })).toBe('ETS-21.4');
  });

  test('ETS-C1.3 ETS-21.10 ETS-21.20 both ways on are offered, by those who live or with the dead replaced', () => {
    const ways = endureTheStars.onward?.(handed() as SoFar) ?? [];
    expect(ways.map(({ mission, team }) => `${mission} ${team}`)).toEqual(['CG06 3', 'CG06 4', 'CG05 3', 'CG05 4']);
    for (const way of ways) expect(refused({ ...way, carried: handed() })).toBeNull();
  });

  test('ETS-21.10 ETS-21.20 the team changes only by deaths and replacements; below three it is filled up', () => {
    expect(refused(next('CG06', handed(), { team: 4 }))).toBeNull();
    expect(refused(next('CG06', handed(), { team: 5 }))).toBe('ETS-21.20');
    const two = copyJson(handed()) as { -readonly [F in keyof SoFar]: SoFar[F] };
    two.team = two.team.slice(0, 2);
    two.vacant = [0, 0];
    expect(refused(next('CG06', two))).toBeNull();
    expect(refused(next('CG06', { ...two, vacant: [] }))).toBe('ETS-21.20');
  });

  test('ETS-21.17 a mission that requires a class needs it in the team, or somebody who can still join', () => {
    const so = handed() as SoFar;
    const why = (requires: string[], used: readonly string[] = so.used, team = 4) =>
      cannotFill({ ...so, used }, requires, team)?.clause ?? null;
    expect(why(['medic'])).toBeNull();
    expect(why(['scout'])).toBeNull();
    expect(why(['scout'], [...so.used, 'scout-female'])).toBe('ETS-21.17');
    expect(why(['scout'], so.used, 3)).toBe('ETS-21.17');
    expect(why(['scout', 'captain'])).toBe('ETS-21.17');
    expect(why(['scout', 'captain'], so.used, 5)).toBeNull();
  });

  test('ETS-21.20 a team is not filled up with more than can still be chosen', () => {
    const classes = ['captain', 'psychic', 'scout'].flatMap((its) => [`${its}-male`, `${its}-female`]);
    const spent = { ...(handed() as SoFar), used: [...TEAM, ...classes], vacant: [0, 0, 0] };
    expect(refused(next('CG06', spent, { team: 4 }))).toBeNull();
    expect(refused(next('CG06', spent, { team: 5 }))).toBe('ETS-21.20');
    expect(endureTheStars.onward?.(spent).map(({ mission, team }) => `${mission} ${team}`)).toEqual([
      'CG06 3',
      'CG06 4',
      'CG05 3',
      'CG05 4',
    ]);
  });

  test('ETS-21.5 what is handed on comes from outside: anything else is refused', () => {
    for (const carried of [
      null,
      7,
      [],
      {},
      { ...handed(), won: 'CG04' },
      { ...handed(), team: [{}] },
      { ...handed(), extra: 1 },
    ])
      expect(refused(next('CG06', carried))).not.toBeNull();
    const strong = copyJson(handed()) as unknown as { team: { health: number }[] };
    (strong.team[0] as { health: number }).health = 99;
    expect(refused(next('CG06', strong))).toBe('ETS-21.5');
  });

  const cg06 = () => stage({ mission: 'CG06', team: TEAM.slice(0, 3), options: next('CG06') });

  test('ETS-21.13 ETS-21.15 ETS-21.18 veterans keep their cards, get no others, and have their crisis token back', () => {
    const so = handed();
    const t = cg06();
    expect(t.t.team.map(({ packs }) => packs)).toEqual(so?.team.map(({ packs }) => packs));
    expect(t.t.team.every(({ hasCrisis }) => hasCrisis)).toBe(true);
    const carried = t.t.team.flatMap(({ packs }) => packs.flat()).length;
    expect(t.t.items.length + t.t.aside.length + carried).toBe(80);
    expect(t.entries('gained')).toEqual([]);
  });

  test('ETS-21.11 ETS-21.12 ETS-21.14 ETS-R59 nobody who was in the campaign comes back; who joins has a Swarmer Leg', () => {
    const two = copyJson(handed()) as { -readonly [F in keyof SoFar]: SoFar[F] };
    two.team = two.team.slice(0, 2);
    two.vacant = [0, 0];
    const t = stage({ mission: 'CG06', team: [...TEAM.slice(0, 2), 'marine-male'], options: next('CG06', two) });
    expect(t.t.team[2]?.packs.flat()).toEqual([{ item: 'swarmer-leg', jammed: false, half: false }]);
    expect(() =>
      stage({ mission: 'CG06', team: [...TEAM.slice(0, 2), 'scout-male'], options: next('CG06', two) }),
    ).toThrow('ETS-21.11');
  });

  test('ETS-M07.11 after Bug Hunt the tokens at 1 and 2 are taken away unseen; ETS-M07.12 after Signs of Life the terminal lies there', () => {
    const after = (mission: string) => {
      const carried = { ...handed(), won: ['CG04', mission] };
      return stage({ mission: 'CG07', team: TEAM.slice(0, 3), options: next('CG07', carried) });
    };
    const [hunt, signs] = [after('CG06'), after('CG05')];
    expect(hunt.t.away.length).toBe(2);
    expect(hunt.t.objectives[0]).toMatchObject({ zone: null });
    expect(signs.t.away).toEqual([]);
    expect(signs.t.objectives[0]).toMatchObject({ zone: signs.zone('LS.B') });
  });

  test('ETS-21.13 ETS-2.13 the first mission of a campaign begins with the usual weapons', () => {
    const { team } = stage({ mission: 'CG04', team: TEAM, options: CAMPAIGN }).t;
    const dealt = team.flatMap(({ packs }) => packs.flat().map(({ item }) => item));
    expect(dealt.toSorted()).toEqual(['pistol', 'plasma-cutter', 'swarmer-leg', 'swarmer-leg']);
  });

  test('ETS-C3.1 ETS-2.27 whoever is chosen for its first mission leaves room for the class that a campaign needs', () => {
    const options = { mission: 'C012', team: 3, campaign: 'fight-of-the-sentry' } as Options;
    const t = new MissionScene(endureTheStars, start(endureTheStars, options, 1, 'pick'), { texts });
    t.do({ kind: 'survivor', id: 'medic-female' }, { kind: 'survivor', id: 'marine-female' });
    expect(t.offered(0)).toEqual([
      { kind: 'survivor', id: 'technician-female' },
      { kind: 'survivor', id: 'technician-male' },
    ]);
  });

  test('ETS-21.4 ETS-2.8 nobody goes on from another campaign, nor with two of a class', () => {
    const so = handed() as SoFar;
    expect(refused(next('CG06', { ...so, campaign: 'into-the-fire' }))).toBe('ETS-21.4');
    const twins = so.team.map((one, n) => (n === 1 ? { ...one, id: 'medic-male' } : one));
    expect(refused(next('CG06', { ...so, team: twins, used: [...so.used, 'medic-male'] }))).toBe('ETS-2.8');
  });
});
