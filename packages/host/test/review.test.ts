import { certain } from '@turnpoint/protocol';
import { outsideOf } from '@turnpoint/testkit/ports';
import { describe, expect, test } from 'vitest';
import type { OddsJob } from '../src/index.ts';
import { drop, Evening, FOUR, HUSH, person, playOut, WON } from './evening.ts';

const two = [person('Ann'), person('Bea')];

async function finished() {
  const evening = new Evening();
  const match = await evening.begin(FOUR, two);
  await playOut(evening, match);
  return { evening, match, review: evening.door().review };
}

describe('studies of a finished match', () => {
  test('the same question has the same answer, and another set of games another', async () => {
    const { match, review } = await finished();
    const odds = () => review.odds(match, 0, 2, 6, 1);
    expect(await odds()).toEqual(await odds());
    expect(await odds()).toMatchObject({ kind: 'win', worlds: 6 });
  });

  test("a chance is told from an onlooker's look, or from the seat's own where the game says so", async () => {
    const seen: unknown[] = [];
    const games = outsideOf([FOUR]);
    const knows = await games.catalogue.bot(FOUR.id);
    for (const bot of [knows, { ...knows, ownEyes: true as const }]) {
      const odds = async ({ look, seat }: OddsJob) => {
        seen.push([look.seat, seat]);
        return certain('win', 1, 1);
      };
      const evening = new Evening({
        catalogue: { ...games.catalogue, bot: async () => bot },
        thinking: { ...games.thinking, odds },
      });
      const match = await evening.begin(FOUR, two);
      await playOut(evening, match);
      await evening.door().review.odds(match, 1, 2, 1);
    }
    expect(seen).toEqual([
      [null, 1],
      [1, 1],
    ]);
  });

  test('turns are tried from where the seat was asked, each once, and end with them', async () => {
    const { match, review } = await finished();
    const tried = await review.tryTurns(match, { seat: 0, step: 2, turns: 12, worlds: 2, part: 0 });
    const lines = tried.map(({ choices }) => JSON.stringify(choices));
    expect(new Set(lines).size).toBe(lines.length);
    expect(tried.length).toBeGreaterThan(2);
    for (const { choices, odds } of tried) expect([choices.length, odds.worlds]).toEqual([1, 2]);
  });

  test('lines are compared in the same games: one with itself gains nothing', async () => {
    const { match, review } = await finished();
    const lines = [[drop(0)], [drop(0)], [drop(6)]];
    const [first, same, other] = await review.compare(match, { seat: 0, step: 4, lines, worlds: 10, part: 0 });
    expect(first?.gain).toBeNull();
    expect(same?.gain?.value).toBe(0);
    expect(same?.odds).toEqual(first?.odds);
    expect(other?.gain?.worlds).toBe(10);
    expect(first?.thens).toHaveLength(8);
    // The turn and its answer, from step 4 on, as seat 0 sees them.
    expect(first?.thens[0]).toMatchObject({ seat: 0, step: 6 });
  });

  test('a line is named and shown as it would have gone', async () => {
    const { match, review } = await finished();
    const line = await review.lineOf(match, { seat: 0, step: 2, choices: [drop(3), drop(3)], eyes: 'then' });
    if (!line.ok) throw new Error(line.ruling.clause);
    expect(line.labels).toHaveLength(2);
    // The policy of the other seat answers between the two.
    expect(line.log.map(({ seat }) => seat)).toEqual([0, 1, 0]);
    expect(line.sight.look.step).toBe(5);
  });

  test('a line that is not legal says where and why', async () => {
    const { match, review } = await finished();
    const line = await review.lineOf(match, { seat: 0, step: 2, choices: [drop(3), drop(99)], eyes: 'open' });
    expect(line).toMatchObject({ ok: false, at: 1 });
  });

  test('nothing is told of a step that the match does not have', async () => {
    const { match, review } = await finished();
    const point = { seat: 0, step: WON.length + 1, worlds: 1, part: 0 };
    await expect(review.tryTurns(match, { ...point, turns: 1 })).rejects.toThrow('no such step');
    await expect(review.compare(match, { ...point, lines: [[]] })).rejects.toThrow('no such step');
    await expect(review.lineOf(match, { ...point, choices: [], eyes: 'open' })).rejects.toThrow('no such step');
  });
});

describe('what was found out', () => {
  test('is kept with the match and found again, by its key', async () => {
    const { match, review } = await finished();
    expect(await review.study(match, 'chances 0')).toBeNull();
    await review.keepStudy(match, 'chances 0', { known: [1, 2] });
    expect(await review.study(match, 'chances 0')).toEqual({ known: [1, 2] });
    expect(await review.study(match, 'chances 1')).toBeNull();
  });

  test('is not kept where it is too much, and neither kept nor told of a match that runs', async () => {
    const { evening, match, review } = await finished();
    await expect(review.keepStudy(match, 'much', 'x'.repeat(200_001))).rejects.toThrow('too much');
    const running = await evening.begin(HUSH, two);
    await expect(review.keepStudy(running, 'chances 0', 1)).rejects.toThrow('not over');
    await expect(review.study(running, 'chances 0')).rejects.toThrow('not over');
  });
});

test('before the end nobody is told what turns would have been better', async () => {
  const evening = new Evening();
  const match = await evening.begin(FOUR, two);
  const { review } = evening.door();
  const point = { seat: 0, step: 0, worlds: 1, part: 0 };
  for (const asked of [
    () => review.tryTurns(match, { ...point, turns: 1 }),
    () => review.compare(match, { ...point, lines: [[]] }),
    () => review.lineOf(match, { ...point, choices: [], eyes: 'open' }),
    () => review.sightAt(match, 0, 0, 'then'),
  ]) {
    await expect(asked()).rejects.toThrow('the match is not over');
  }
});
