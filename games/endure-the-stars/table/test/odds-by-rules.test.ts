import { copyJson, look as lookOf } from '@turnpoint/kernel';
import { begin } from '@turnpoint/testkit';
import { describe, expect, test } from 'vitest';
import { itemOf, MOST } from '../../content/index.ts';
import { gainAt } from '../../content/refuge/index.ts';
import { frames } from '../../rules/frames/index.ts';
import { type Choice, type Context, type Entry, endureTheStars, type Frame, type State } from '../../rules/index.ts';
import { reckon } from '../../rules/telling/reckon/index.ts';
import { build, type Person, type Position } from '../../test/position.ts';
import { refuge } from '../../test/refuge-scene.ts';
import { averageOf, chanceOfAny } from '../dock/hint.ts';
import { harmOf } from '../harm.ts';
import { oddsOf, outlookOf, ROLLED, type Rolled } from '../refuge/odds.ts';

/** Every throw of so many dice. */
const throwsOf = (n: number): number[][] =>
  n === 0 ? [[]] : throwsOf(n - 1).flatMap((dice) => [1, 2, 3, 4, 5, 6].map((die) => [...dice, die]));
const TWO = throwsOf(2);

/** What the rules make of a frame when these dice fall: what is told, and what comes next. */
function resolved(state: State, frame: Frame, fallen: readonly number[], picks: Choice[] = []) {
  const s = copyJson(state) as State;
  const dice = [...fallen];
  const entries: Entry[] = [];
  const pushed: Frame[] = [];
  const ctx: Context = {
    int: () => (dice.shift() ?? 1) - 1,
    shuffle: () => {},
    learns: () => {},
    finish: () => {},
    log: (entry) => entries.push(entry),
    push: (...more) => pushed.push(...more),
  };
  const { open, resolve } = frames[frame.kind] as (typeof frames)['visits'];
  if (open === undefined) resolve(s, frame as never, picks, ctx);
  else open.resolve(s, frame as never, picks, ctx);
  return { s, entries, pushed };
}

const percentOf = (throws: readonly number[][], fits: (dice: number[]) => boolean) =>
  Math.round((100 * throws.filter(fits).length) / throws.length);
const position = (p: Position) => begin(endureTheStars, build(p), 1).state;
const reckoned = (state: State) => reckon(lookOf(endureTheStars, state, 0));

describe('odds that are told are the share of all throws that the rules let succeed', () => {
  const team = (more: Partial<Person>): Position['team'] => ({ 'marine-male': { at: 'SE.x', ...more } });

  test.each([
    ['alone', {}, {}],
    ['with a Neural Dampener', { cards: ['neural-dampener'] }, {}],
    ['in Fear', { suffers: ['fear'] }, {}],
    ['beside a steady Captain', {}, { 'captain-female': { at: 'SE.x' } }],
  ] as const)(
    'ETS-8.3 ETS-8.17 a check to leave and a Resolve test at every value of Resolve (%s)',
    (_, own, others) => {
      for (let resolve = 0; resolve <= MOST; resolve++) {
        const base = { team: { ...team({ ...own, resolve } as Person), ...others } };
        const held = position({ ...base, enemies: ['1 jaeger SE.x'] });
        const [risk] = reckoned(held).risks;
        const step = { cost: 1, left: 1, isSafe: false, mayExit: true, zone: risk?.zone ?? 0, exit: null, shot: null };
        const passes = (dice: number[]) => {
          const { pushed } = resolved(held, { kind: 'check', who: 0, step }, dice);
          const [next] = pushed;
          return next !== undefined && resolved(held, next, []).entries.some((entry) => entry.type === 'moved');
        };
        expect([resolve, risk?.check]).toEqual([resolve, percentOf(TWO, passes)]);
        // The one who goes there stands alone there, unless the Captain is where the test is taken.
        const state = position({ ...base, team: { ...team({ ...own, resolve } as Person) } });
        const stands = (dice: number[]) => {
          const [next] = resolved(state, { kind: 'test', who: 0, clause: 'ETS-8.2' }, dice).pushed;
          return (
            next !== undefined && resolved(state, next, []).entries.some((one) => one.type === 'tested' && !one.failed)
          );
        };
        expect([resolve, reckoned(state).risks[0]?.pass]).toEqual([resolve, percentOf(TWO, stands)]);
      }
    },
  );

  test('a longer way multiplies its checks before it rounds', () => {
    const state = position({ team: team({ resolve: 7 }), enemies: ['1 swarmer SE.x', '1 swarmer SE.e'] });
    const risk = reckoned(state).risks.find(({ path, check }) => path.length === 2 && check !== null && check < 42);
    expect(risk?.check).toBe(Math.round(100 * (15 / 36) ** 2));
  });

  const WEAPONS = ['pistol', 'shotgun', 'assault-rifle', 'plasma-cutter', 'swarmer-leg', 'medical-laser'];
  test.each(['marine-female', 'technician-male', 'technician-female', 'captain-male'])(
    'ETS-15.3 ETS-15.28 ETS-15.29 how often an attack hits, and how many dice on average (%s)',
    (id) => {
      const seen = new Set<string>();
      for (const item of WEAPONS) {
        for (const cards of [[item], [item, item]]) {
          for (const enemy of ['jaeger', 'sip']) {
            const state = position({ team: { [id]: { at: 'SE.x', cards } }, enemies: [`3 ${enemy} SE.x`] });
            for (const attack of reckoned(state).attacks.filter(({ dice }) => dice <= 4)) {
              const { pair, zone, dice } = attack;
              const shot = {
                who: 0,
                item: attack.item,
                pair,
                zone,
                mods: { dice: 0, hit: 0, noJam: false, slows: false },
              };
              const line = { direction: 0, between: [], here: true } as const;
              const throws = throwsOf(dice);
              const hits = throws.map((rolled) => {
                const [, next = null] = [
                  0,
                  resolved(state, { kind: 'fired', shot, line, dice: rolled }, []).pushed.at(-1),
                ];
                return next?.kind === 'assign' ? next.dice.length : 0;
              });
              const all = hits.reduce((sum, n) => sum + n, 0);
              seen.add(`${dice} ${attack.mayJam} ${attack.raises === true}`);
              expect([id, item, enemy, pair, chanceOfAny(attack)]).toEqual([
                ...[id, item, enemy, pair],
                Math.round((100 * hits.filter((n) => n > 0).length) / throws.length),
              ]);
              expect(averageOf(attack)).toBeCloseTo(all / throws.length, 9);
            }
          }
        }
      }
      expect(seen.size).toBeGreaterThan(2);
    },
  );

  test('ETS-22.14 ETS-22.15 the dice of The Refuge at every value of Health and Resolve, better rolls counted', () => {
    for (const place of Object.keys(ROLLED) as Rolled[]) {
      const what = ROLLED[place];
      for (const added of [0, 1, 2]) {
        for (let has = what === 'health' ? 1 : 0; has <= MOST; has++) {
          const { state } = refuge({
            change: (t) => {
              Object.assign(t.team[0] ?? {}, { [what]: has });
              if (t.refuge !== null) Object.assign(t.refuge.better, { [place]: added });
            },
          });
          const visit = { kind: 'visit', who: 0, place } as const;
          const changes = TWO.map((dice) => {
            const frame = state.stack.at(-1) as Frame;
            return (resolved(state, frame, dice, [visit]).s.table.team[0]?.[what] ?? 0) - has;
          });
          const { view } = lookOf(endureTheStars, state, 0);
          const [one] = view.team;
          if (one === undefined) throw new Error('nobody is there');
          const odds = oddsOf(place, added, one);
          for (const { gain, ways } of odds) expect(changes.filter((n) => n === gain)).toHaveLength(ways);
          const of = (fits: (n: number) => boolean) => Math.round((100 * changes.filter(fits).length) / 36);
          expect(outlookOf(odds)).toEqual({ gain: of((n) => n > 0), same: of((n) => n === 0), loss: of((n) => n < 0) });
          const warned = harmOf(visit, { attackOf: () => null, now: null }, view)?.says.key;
          expect([place, has, warned]).toEqual([place, has, has === MOST ? 'harm.no-gain' : undefined]);
        }
      }
    }
  });

  test('weapons that are tried here are weapons, and the tables of The Refuge reach the most', () => {
    for (const item of WEAPONS) expect(itemOf(item).weapon).not.toBeNull();
    expect(gainAt('loved-ones', 12)).toBe(MOST);
  });
});
