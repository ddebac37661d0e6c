import { describe, expect, test } from 'vitest';
import { turnpoint } from './run.ts';

describe('simulate', () => {
  test('prints one JSON object for a range of seats', async () => {
    const { code, out } = await turnpoint(
      'simulate end-of-line --seats 2..4 --bots random --matches 20 --seed 7 --json',
    );
    expect(code).toBe(0);
    const result = JSON.parse(out);
    expect(result).toMatchObject({ game: 'end-of-line', matches: 60, errors: [] });
    expect(result.choices).toBeGreaterThan(300);
    expect(result.choicesPerSecond).toBeGreaterThan(0);
    expect(result.lengths.min).toBeLessThanOrEqual(result.lengths.mean);
    expect(result.lengths.mean).toBeLessThanOrEqual(result.lengths.max);
    const ended = Object.values(result.outcomes as Record<string, number>).reduce((sum, count) => sum + count, 0);
    expect(ended).toBe(60);
    expect(result.bySeats.map(({ seats }: { seats: number }) => seats)).toEqual([2, 3, 4]);
  });

  test('the same seed gives the same matches, another seed others', async () => {
    const counts = async (seed: number) => {
      const { out } = await turnpoint(`simulate end-of-line --matches 20 --bots scripted,random --seed ${seed} --json`);
      const { choices, outcomes, bySeats } = JSON.parse(out);
      return { choices, outcomes, wins: bySeats[0].wins };
    };
    expect(await counts(1)).toEqual(await counts(1));
    expect(await counts(1)).not.toEqual(await counts(2));
  });

  test.each(['team', 'solo', 'co-op'])('%s takes the seats that the mode needs', async (mode) => {
    const { code, out } = await turnpoint(`simulate end-of-line --mode ${mode} --matches 30`);
    expect(code).toBe(0);
    expect(out).toContain(`, ${mode}: 30 matches`);
    expect(out).toContain('errors: 0');
  });
});

describe('setUps', () => {
  test('--set names any setUp of a game, as it is written there', async () => {
    const { code, out } = await turnpoint(
      'simulate chrono-trek --seats 3..4 --set levels=1234,first=1,takeOver=false --bots random --matches 5 --json',
    );
    expect(code).toBe(0);
    const result = JSON.parse(out);
    expect(result).toMatchObject({ game: 'chrono-trek', matches: 10, errors: [] });
    expect(result.bySeats[0].options).toMatchObject({ levels: '1234', first: 1, takeOver: false });
  });
});

describe('arena', () => {
  test('says how often each bot won', async () => {
    const { code, out } = await turnpoint('arena end-of-line --bots scripted,random --matches 20 --json');
    expect(code).toBe(0);
    const { standings } = JSON.parse(out);
    expect(standings.map(({ bot }: { bot: string }) => bot)).toEqual(['scripted', 'random']);
    expect(standings[0].wins + standings[1].wins).toBe(20);
  });

  test('--decks names ready-made decks, and what is sure of the result is told', async () => {
    const { code, out } = await turnpoint('arena timestream --decks all --bots scripted,random --matches 4 --seed 2');
    expect(code).toBe(0);
    expect(out).toMatch(/^scripted: \d of 4 seats won \([\d.]+ %; [\d.]+ to [\d.]+ in 95 of 100 cases\)/);
    const { code: refused, err } = await turnpoint('arena timestream --decks storm,nobody');
    expect([refused, err]).toEqual([2, expect.stringContaining('not "nobody"')]);
  });
});

describe('solve', () => {
  test('EOL-10.4 finds and proves 0 for a solo puzzle', async () => {
    const { code, out } = await turnpoint('solve end-of-line --mode solo --seed 12 --json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ best: 0, bound: 0, proven: true });
  });

  test('EOL-11.3 shows a co-operative solution choice by choice', async () => {
    const { code, out } = await turnpoint('solve end-of-line --mode co-op --seed 12');
    expect(code).toBe(0);
    expect(out).toContain('Player 2: Lay ');
    expect(out).toContain('Score 2 (proven: no lower score is possible;');
  });
});

describe('perft', () => {
  test('counts depth by depth', async () => {
    const { code, out } = await turnpoint('perft end-of-line --mode solo --seed 1 --depth 2');
    expect(code).toBe(0);
    expect(out).toMatch(/^1 {2}\d+\n2 {2}\d+\n$/);
  });
});

describe('balance', () => {
  test('prints a report', async () => {
    const { code, out } = await turnpoint('balance end-of-line --matches 2');
    expect(code).toBe(0);
    expect(out).toMatch(/^# END OF LINE: balance/);
    expect(out).toContain('| battle-royale | 8 |');
  });
});
