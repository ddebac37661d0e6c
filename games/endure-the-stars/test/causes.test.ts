import { look, owing, play, start, stream } from '@turnpoint/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { endureTheStarsBot } from '../bot/index.ts';
import { MISSION_IDS } from '../content/index.ts';
import { type Entry, endureTheStars, type Options, type State, type Table } from '../rules/index.ts';
import { SO_FAR } from './veterans.ts';

/** One choice: the table before and after it, and what was told of it. */
interface Step {
  readonly name: string;
  readonly before: Table;
  readonly after: Table;
  readonly told: readonly Entry[];
}

type Kind = Entry['type'];
const only = <K extends Kind>(told: readonly Entry[], ...kinds: readonly K[]): Extract<Entry, { type: K }>[] =>
  told.filter((entry): entry is Extract<Entry, { type: K }> => kinds.includes(entry.type as K));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** A team that knows what it does, but not always: then things happen that no sensible team would let happen. */
function played(options: Options, seed: string, most: number): Step[] {
  const steps: Step[] = [];
  const int = stream(seed);
  let { state } = start(endureTheStars, options, 1, seed);
  while (state.outcome === null && steps.length < most) {
    const seen = look(endureTheStars, state, owing(endureTheStars, state)[0] as number);
    const choice = int(4) === 0 ? seen.choices[int(seen.choices.length)] : endureTheStarsBot.policy(seen, int);
    const next = choice === undefined ? null : play(endureTheStars, state, 0, choice);
    if (next === null || !next.ok) throw new Error(`${seed}: not played`);
    const told = next.log.map(({ entry }) => entry);
    steps.push({ name: `${seed} step ${steps.length}`, before: state.table, after: next.state.table, told });
    state = next.state as State;
  }
  return steps;
}

describe('whatever changes the state of the table is told', () => {
  const steps: Step[] = [];
  /** Survivors who were there before and after. */
  const same = function* () {
    for (const step of steps)
      for (const [who, one] of step.after.team.entries()) {
        const was = step.before.team[who];
        if (was?.id === one.id) yield { ...step, who, was, one };
      }
  };

  beforeAll(() => {
    for (const [n, mission] of MISSION_IDS.entries())
      steps.push(...played({ mission, team: 3 + (n % 4), timed: n % 2 === 0 }, `causes ${mission}`, 260));
    const campaign = { campaign: SO_FAR.campaign, carried: SO_FAR };
    for (const seed of ['visit', 'visit again'])
      steps.push(...played({ mission: 'CG06', team: 3, ...campaign }, seed, 90));
  });

  test('ETS-13.1 Health, ETS-8.4 Resolve and ETS-13.5 injuries', () => {
    for (const { name, told, who, was, one } of same()) {
      const mine = told.filter((entry) => 'who' in entry && entry.who === who);
      const health =
        sum(only(mine, 'healed').map((entry) => entry.health)) - sum(only(mine, 'hurt').map((entry) => entry.health));
      expect([name, one.health - was.health]).toEqual([name, health]);
      const resolve = sum(only(mine, 'calmed').map((entry) => entry.resolve)) - only(mine, 'lost-resolve').length;
      expect([name, one.resolve - was.resolve]).toEqual([name, resolve]);
      const changed = [...was.injuries, ...one.injuries].filter(
        (injury) => was.injuries.includes(injury) !== one.injuries.includes(injury),
      );
      expect(
        changed.filter((injury) => !only(mine, 'injured', 'cured').some((entry) => entry.injury === injury)),
      ).toEqual([]);
    }
  });

  test('ETS-13.1 a blow has somebody or something that strikes', () => {
    /** What comes between a cause and its blows. */
    const between: readonly Kind[] = [
      ...(['rolled-off', 'saved', 'hurt', 'injured', 'ally-hurt', 'vest', 'killed'] as const),
      ...(['boss-hurt', 'boss-healed', 'destroyed', 'foe-stunned', 'noise', 'unlocked'] as const),
    ];
    const causes: readonly Kind[] = ['attacked', 'boss-attack', 'exploded', 'strayed', 'lashed-out', 'used'];
    const all = steps.flatMap(({ name, told }) => told.map((entry) => ({ name, entry })));
    for (const [n, { name, entry }] of all.entries()) {
      if (entry.type !== 'hurt' || entry.clause !== 'ETS-13.1') continue;
      const cause = all.slice(Math.max(0, n - 60), n).findLast((one) => !between.includes(one.entry.type));
      expect([name, causes.find((kind) => kind === cause?.entry.type)]).toEqual([name, cause?.entry.type]);
    }
  });

  test('ETS-12.2 ETS-15.7 enemies that come and go', () => {
    for (const { name, before, after, told } of steps) {
      if (before.phase === 'set-up' || before.phase === 'refuge') continue;
      const count = (t: Table) => Map.groupBy(t.figures, ({ type }) => type);
      for (const type of new Set([...before.figures, ...after.figures].map((figure) => figure.type))) {
        const of = (...kinds: readonly Kind[]) =>
          sum(
            told.map((entry) => {
              if (!kinds.includes(entry.type) || !('enemy' in entry) || entry.enemy !== type) return 0;
              return 'count' in entry ? entry.count : 1;
            }),
          );
        const solomons = type === 'solomon' ? only(told, 'solomon').filter(({ comes }) => comes).length : 0;
        const change = of('revealed', 'summoned') + solomons - of('killed', 'trapped', 'controlled');
        const now = (t: Table) => count(t).get(type)?.length ?? 0;
        expect([name, type, now(after) - now(before)]).toEqual([name, type, change]);
      }
      const tokens =
        only(told, 'spawned').length - only(told, 'revealed').filter(({ clause }) => clause === 'ETS-12.2').length;
      const gone = sum(only(told, 'tokens-gone').map((entry) => entry.count));
      expect([name, after.tokens.length - before.tokens.length]).toEqual([name, tokens - gone]);
    }
  });

  test('ETS-4.1 ETS-11.3 whoever is somewhere else has gone there', () => {
    for (const { name, told, who, was, one } of same())
      if (was.zone !== null && one.zone !== null && was.zone !== one.zone)
        expect([name, only(told, 'moved').some((entry) => entry.who === who && entry.to === one.zone)]).toEqual([
          name,
          true,
        ]);
    for (const { name, before, after, told } of steps)
      for (const { id, type, zone } of after.figures) {
        const was = before.figures.find((figure) => figure.id === id);
        if (was !== undefined && was.zone !== zone)
          expect([name, only(told, 'foe-moved').some((entry) => entry.enemy === type && entry.to === zone)]).toEqual([
            name,
            true,
          ]);
      }
  });

  test('ETS-10.15 ETS-O.6 objectives', () => {
    for (const { name, before, after, told } of steps) {
      if (before.phase === 'set-up') continue;
      const named = told.flatMap((entry) => ('objective' in entry ? [entry.objective] : []));
      const left = only(told, 'left').flatMap(({ who }) => after.team[who]?.carries ?? []);
      const lost = only(told, 'lost').length > 0 && only(told, 'died').length > 0;
      for (const [n, one] of after.objectives.entries()) {
        const was = before.objectives[n];
        const isSame = was?.zone === one.zone && was.end === one.end && was.collected === one.collected;
        expect([name, n, isSame || named.includes(n) || left.includes(n) || lost]).toEqual([name, n, true]);
      }
    }
  });

  test('ETS-14.7 ETS-15.21 ETS-8.29 what seldom happens has happened in these matches', () => {
    const kinds = new Set(steps.flatMap(({ told }) => told.map(({ type }) => type)));
    const rare: readonly Kind[] = ['ignored', 'strayed', 'lashed-out', 'exploded', 'boss-attack', 'spawned', 'died'];
    expect(rare.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});
