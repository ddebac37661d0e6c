import { stream } from '@turnpoint/kernel';
import { type Compared, gainOf, isSure, type Odds, oddsOf, swingOf, together } from '@turnpoint/protocol';
import { describe, expect, test } from 'vitest';
import {
  type Better,
  better,
  decidingIn,
  exchangesOf,
  isSketched,
  nextAsk,
  type Trying,
  type Turn,
  turningPointsOf,
} from '../src/study/index.ts';

/** Two seats by turns, three choices each. */
const turns = (count: number): Turn[] =>
  Array.from({ length: count }, (_, n) => ({ seat: n % 2, from: 3 * n + 1, to: 3 * n + 3 }));

/** So many games won of each four. */
const games = (won: number, sets = 1): Odds =>
  oddsOf(
    'win',
    Array.from({ length: 4 * sets }, (_, n) => Number(n % 4 < won)),
  );

/** Asks until nothing is left to ask, with the same answer at a step every time. */
function studied(all: readonly Turn[], wonAt: (step: number) => number) {
  const known = new Map<number, Odds>();
  const asked: number[] = [];
  const exchanges = exchangesOf(all, 0, 'win');
  for (let ask = nextAsk(all, exchanges, known); ask !== null; ask = nextAsk(all, exchanges, known)) {
    const before = known.get(ask.step);
    expect(ask.part).toBe((before?.worlds ?? 0) / ask.worlds);
    const more = games(wonAt(ask.step));
    known.set(ask.step, before === undefined ? more : together(before, more));
    asked.push(ask.step);
    if (asked.length > 2000) throw new Error('it never ends');
  }
  return { known, asked, exchanges };
}

describe('chances', () => {
  test("come coarse first: every fourth turn's end and the last, then the gaps", () => {
    const { asked } = studied(turns(10), () => 2);
    expect(asked.slice(0, 4)).toEqual([0, 12, 24, 30]);
    const inOrder = [...new Set(asked)];
    expect(inOrder).toEqual([0, 12, 24, 30, 3, 6, 9, 15, 18, 21, 27]);
  });

  test('a graph is sketched when every fourth end is known', () => {
    const all = turns(8);
    const known = new Map([0, 12, 24].map((step) => [step, games(2)] as const));
    expect(isSketched(all, new Map([...known].slice(1)))).toBe(false);
    expect(isSketched(all, known)).toBe(true);
  });

  test('more games go where a swing may be among the largest, and nowhere else', () => {
    const { known } = studied(turns(40), (step) => (step < 61 ? 3 : 1));
    expect(known.get(60)?.worlds).toBeGreaterThan(24);
    expect(known.get(0)?.worlds).toBe(24);
    expect(Math.max(...[...known.values()].map(({ worlds }) => worlds))).toBeLessThanOrEqual(160);
  });

  test('what is certain is asked once', () => {
    const all = turns(4);
    const known = new Map([0, 3, 6, 9].map((step) => [step, games(2, 6)] as const));
    const over = { kind: 'win', value: 1, doubt: 0, worlds: 4 } as const;
    expect(nextAsk(all, exchangesOf(all, 0, 'win'), known)?.step).toBe(12);
    expect(nextAsk(all, [], new Map([...known, [12, over]]))).toBeNull();
  });
});

describe('the step that decided a turn', () => {
  /** Asks until it is found, or until nothing is left to ask. */
  function searched(came: 1 | -1, wonAt: (step: number) => number) {
    const known = new Map<number, Odds>();
    const asked = new Set<number>();
    for (;;) {
      const { ask, step } = decidingIn({ after: 20, to: 36 }, came, known);
      if (ask === null) return { step, asked: [...asked] };
      const before = known.get(ask.step);
      expect(ask.part).toBe((before?.worlds ?? 0) / ask.worlds);
      known.set(ask.step, before === undefined ? games(wonAt(ask.step)) : together(before, games(wonAt(ask.step))));
      asked.add(ask.step);
    }
  }

  test('is found by halves, in the direction in which the chance went', () => {
    const { step, asked } = searched(-1, (at) => (at < 25 ? 3 : at < 30 ? 1 : 2));
    expect(step).toBe(25);
    expect(asked).toEqual([20, 36, 28, 24, 26, 25]);
    expect(searched(1, (at) => (at < 31 ? 1 : 3)).step).toBe(31);
  });

  test('is none where the turn as a whole went nowhere, or the other way', () => {
    expect(searched(-1, () => 2)).toEqual({ step: null, asked: [20, 36] });
    expect(searched(-1, (at) => (at < 31 ? 1 : 3)).step).toBeNull();
  });
});

describe('turning points', () => {
  test('run from before the own turn to the end of the answer', () => {
    const { known, exchanges } = studied(turns(12), (step) => (step === 15 ? 4 : step < 15 ? 3 : 0));
    const [biggest] = turningPointsOf(exchanges, known);
    // The own turn alone, steps 13 to 15, would have looked like a gain.
    expect(biggest).toMatchObject({ before: 12, to: 15, answered: 18 });
    expect(biggest?.swing.value).toBeCloseTo(-0.75);
  });

  test('are none where no swing is larger than its doubt: no single turn decided it', () => {
    const flat = new Map([0, 3, 6, 9, 12].map((step, n) => [step, games(n % 2 ? 3 : 2)] as const));
    expect(turningPointsOf(exchangesOf(turns(4), 0, 'win'), flat)).toEqual([]);
  });

  test('are what the answer took back too: a fall after a gain is no less a fall', () => {
    const all = turns(4);
    const known = new Map([0, 3, 6, 9, 12].map((step, n) => [step, games([1, 3, 1, 1, 1][n] ?? 0, 20)] as const));
    const found = turningPointsOf(exchangesOf(all, 0, 'win'), known);
    expect(found.map(({ turn, swing }) => [turn, swing.value])).toEqual([
      [0, 0.5],
      [1, -0.5],
    ]);
  });

  test("are others' turns before the first of one's own, and after one's last", () => {
    const all = turns(4);
    const known = new Map([0, 3, 6, 9, 12].map((step, n) => [step, games([4, 1, 1, 1, 1][n] ?? 0, 20)] as const));
    expect(turningPointsOf(exchangesOf(all, 1, 'win'), known).map(({ turn }) => turn)).toEqual([0]);
  });

  test('leave no turn beside them by which the chance changed more than its doubt', () => {
    const int = stream('swings');
    for (let match = 0; match < 200; match++) {
      const all = turns(4 + int(20));
      const known = new Map([0, ...all.map(({ to }) => to)].map((step) => [step, games(int(5), 6 + int(20))] as const));
      const found = turningPointsOf(exchangesOf(all, int(2), 'win'), known);
      const isTold = ({ from, to }: Turn) => found.some(({ before, answered }) => from > before && to <= answered);
      const falls = all.filter((turn) => {
        const swing = swingOf(known.get(turn.from - 1) as Odds, known.get(turn.to) as Odds);
        return isSure(swing) && Math.abs(swing.value) >= 0.12;
      });
      if (found.length < 5) expect(falls.filter((turn) => !isTold(turn))).toEqual([]);
    }
  });

  test('the largest comes first, five at most', () => {
    const all = turns(24);
    const known = new Map(
      all.map(({ to }, n) => [to, games([0, 4, 1, 3][n % 4] ?? 0, 40)] as const).concat([[0, games(2, 40)]]),
    );
    const points = turningPointsOf(exchangesOf(all, 1, 'win'), known);
    expect(points).toHaveLength(5);
    const sizes = points.map(({ swing }) => Math.abs(swing.value));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  test("a team's turns are everybody's; what nobody decides belongs to the turn before it", () => {
    const mission: Turn[] = [
      { seat: 0, from: 1, to: 2 },
      { seat: 1, from: 3, to: 5 },
      { seat: null, from: 6, to: 6 },
      { seat: 0, from: 7, to: 9 },
    ];
    const own = exchangesOf(mission, 0, 'team').filter(({ isAlone }) => !isAlone);
    expect(own.map(({ before, answered }) => [before, answered])).toEqual([
      [0, 2],
      [2, 6],
      [6, 9],
    ]);
  });
});

describe('better turns', () => {
  const line = (n: number) => [{ kind: 'go', n }];
  const played = line(0);
  const asked: { verb: string; part: number; lines: number }[] = [];

  /** Line n wins this share of its games: when it is tried, when it is looked at closely, and in fresh games. */
  function trying(shares: readonly (readonly [tried: number, closely: number, fresh: number])[]): Trying {
    asked.length = 0;
    const won = (share: number, worlds: number) => Array.from({ length: worlds }, (_, n) => Number(n < share * worlds));
    return {
      async tryTurns({ worlds, part }) {
        asked.push({ verb: 'try', part, lines: shares.length });
        return shares.map(([share], n) => ({ choices: line(n), odds: oddsOf('win', won(share, worlds)) }));
      },
      async compare({ lines, worlds, part }) {
        asked.push({ verb: 'compare', part, lines: lines.length });
        const shareOf = (one: readonly object[]) => shares[(one[0] as { n: number }).n]?.[part < 2000 ? 1 : 2] ?? 0;
        const first = won(shareOf(lines[0] ?? []), worlds);
        return lines.map((one, i): Compared => {
          const all = won(shareOf(one), worlds);
          const gain = i === 0 ? null : gainOf(all.map((each, n) => each - (first[n] ?? 0)));
          return { odds: oddsOf('win', all), gain, thens: [] };
        });
      },
    };
  }

  async function found(shares: Parameters<typeof trying>[0]): Promise<Better> {
    let last: Better | null = null;
    for await (const step of better(trying(shares), { seat: 0, step: 3, played })) {
      expect(step.progress).toBeGreaterThan(last?.progress ?? 0);
      last = step;
    }
    return last as unknown as Better;
  }

  test('are chosen with one set of games and reported from another', async () => {
    const {
      verdict,
      best,
      played: own,
    } = await found([
      [0.4, 0.4, 0.4],
      [0.8, 0.7, 0.6],
      [0.7, 0.6, 0.9],
    ]);
    expect(best?.choices).toEqual(line(1));
    expect([verdict, best?.odds.value, own?.odds.value, best?.gain.worlds]).toEqual(['better', 0.6, 0.4, 200]);
    const sets = asked.map(({ part }) => part);
    expect(new Set(sets).size).toBe(sets.length);
  });

  test('the best of many short trials is called as good where fresh games say no more', async () => {
    const { verdict, best } = await found([
      [0.4, 0.4, 0.4],
      [1, 0.9, 0.4],
    ]);
    expect([verdict, best?.choices]).toEqual(['as-good', line(1)]);
  });

  test('the played turn is no rival of itself', async () => {
    expect((await found([[0.4, 0.4, 0.4]])).verdict).toBe('nothing-else');
    expect(asked.every(({ verb }) => verb === 'try')).toBe(true);
  });

  test('eight, four and two are looked at more and more closely, beside the played one, and the best alone in fresh games', async () => {
    const { tried, best, others } = await found(
      Array.from({ length: 20 }, (_, n) => [n / 20, n / 20, n / 20] as const),
    );
    expect([tried, best?.choices]).toEqual([20, line(19)]);
    const compared = asked.filter(({ verb }) => verb === 'compare').map(({ lines }) => lines);
    expect(compared).toEqual([9, 5, 5, 3, 3, ...Array(8).fill(2)]);
    // The next ones are told of as far as they had games enough.
    expect(others.map(({ choices }) => choices)).toEqual([18, 17, 16].map(line));
    expect(others.map(({ gain }) => gain.worlds)).toEqual([72, 32, 32]);
  });
});
