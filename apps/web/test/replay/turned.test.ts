import { allSeats, sameJson, stream, type Types } from '@turnpoint/kernel';
import { certain, isSure, type Odds, oddsOf, swingOf } from '@turnpoint/protocol';
import type { Story } from '@turnpoint/ui';
import { beforeAll, describe, expect, test } from 'vitest';
import { retryIn } from '../../src/match/retry.ts';
import { Chances } from '../../src/replay/chances.svelte.ts';
import { playedTurns } from '../../src/replay/turns.ts';
import { decidingOf } from '../../src/share/deciding.ts';
import { games, type Played, playedIn, tellersOf } from '../random-matches.ts';

/** So many ways to set up a game are played, two matches each. */
const SETUPS = 2;
const LEAST = 0.12;
const REAL = 0.05;

/** What bots would find out about a match: a chance that stays, falls or is lost at any turn, and is certain at the end. */
function reviewOf({ name, match }: Played, kind: Odds['kind']) {
  const int = stream(`chances ${name}`);
  const isFlat = int(4) === 0;
  const won = [int(101)];
  for (let step = 1; step <= match.length; step++) {
    const before = won[step - 1] ?? 0;
    won.push(isFlat || int(8) > 0 ? before : ([0, int(101), before >> 1][int(3)] ?? before));
  }
  const games = ({ step, part, worlds }: { step: number; part: number; worlds: number }) =>
    Array.from({ length: worlds }, (_, n) => Number((step * 37 + part * 17 + n * 61) % 100 < (won[step] ?? 0)));
  const studies = new Map<string, string>();
  return {
    async odds(_: string, __: number, step: number, worlds: number, part = 0): Promise<Odds> {
      if (step === match.length) return certain(kind, isFlat ? (won[0] ?? 0) / 100 : 0, worlds);
      return oddsOf(kind, games({ step, part, worlds }));
    },
    study: async (id: string, key: string) => JSON.parse(studies.get(`${id} ${key}`) ?? 'null'),
    keepStudy: async (id: string, key: string, found: unknown) => {
      studies.set(`${id} ${key}`, JSON.stringify(found));
    },
  };
}

/** A match as its replay and its end see it for a seat: both find the same, or take it from what was kept. */
async function seenFor(played: Played, { kind, story, review }: Told, seat: number) {
  const { match, name } = played;
  const log = match.log(null).map((step) => ({ ...step, lines: [] }));
  const look = match.look(null);
  const steps = Array.from({ length: match.length + 1 }, (_, step) => ({ step, seat: null, round: null }));
  const turns = playedTurns({ log, steps, look }, story);
  const chances = new Chances({ id: `${name} ${kind}`, seat, review, turns });
  await chances.find();
  return { turns, chances, fetched: { story, match: { look }, replayed: { log } } };
}
type Seen = Awaited<ReturnType<typeof seenFor>>;
interface Told {
  readonly kind: Odds['kind'];
  readonly story: Story<Types>;
  readonly review: ReturnType<typeof reviewOf>;
}

/** Which turn is named, and what is said of the chance with it. */
function namedIn(seen: Seen) {
  const point = seen.chances.biggest;
  if (point === null) return null;
  const turn = decidingOf(point, seen as never)?.turn;
  return { at: turn === undefined ? -1 : seen.turns.indexOf(turn as never), before: point.before, after: point.after };
}

/** Turns by which the chance changed enough, beyond its doubt. */
const swingsIn = ({ chances: { known } }: Seen): number[] =>
  known.flatMap((after, at) => {
    const before = known[at - 1];
    const swing = before && after && swingOf(before, after);
    return swing && isSure(swing) && Math.abs(swing.value) >= LEAST ? [at] : [];
  });

describe.each(games)('$id', (one) => {
  const faults: string[] = [];
  const met = { named: 0, none: 0, retried: 0, lost: 0 };

  beforeAll(async () => {
    const { story } = await tellersOf(one);
    for await (const played of playedIn({ ...one, setups: one.setups.slice(0, SETUPS) }, ['policy', 'left'])) {
      const kind = one.id === 'endure-the-stars' ? 'team' : 'win';
      const told = { kind, story, review: reviewOf(played, kind) } as const;
      for (const seat of allSeats(Math.min(2, played.match.setup.seats))) {
        const [end, replay] = [await seenFor(played, told, seat), await seenFor(played, told, seat)];
        check(played, seat, end, replay);
      }
    }
  }, 60_000);

  function check({ name, match, openAt, chosenIn }: Played, seat: number, end: Seen, replay: Seen): void {
    const [named, again] = [namedIn(end), namedIn(replay)];
    const fault = (says: string) => faults.push(`${name}, seat ${seat}: ${says}`);
    if (!sameJson(named, again)) fault(`${named?.at} in the end, ${again?.at} in the replay`);
    if (named === null && swingsIn(end).length > 0) fault(`none beside ${swingsIn(end)}`);
    if (named !== null && !end.chances.known.some((odds) => sameJson(odds, named.after))) fault('not as the curve');
    const step = retryIn(end, seat);
    met[named === null ? 'none' : 'named']++;
    met[step === null ? 'lost' : 'retried']++;
    if (step === null) return;
    const chance = end.chances.known[end.turns.findLastIndex(({ last }) => last <= step)];
    if ((chance?.value ?? 0) < REAL) fault(`tries again at ${chance?.value}`);
    if (openAt(step).outcome !== null) fault('tries again after the end');
    if (chosenIn(step + 1, match.length).every((choice) => choice.seat !== seat))
      fault('tries again with nothing to do');
  }

  test('the end of a match and its replay name the same turn, and one where the curve has a swing; nobody is sent into a lost position', () => {
    expect(faults).toEqual([]);
    expect(met.named).toBeGreaterThan(0);
    expect(met.retried).toBeGreaterThan(0);
  });
});
