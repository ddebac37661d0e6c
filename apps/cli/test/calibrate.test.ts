import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { figuresOf } from '../src/calibrate/figures.ts';
import { pageOf } from '../src/calibrate/page.ts';
import { plotOf } from '../src/calibrate/plot.ts';
import type { Sample } from '../src/calibrate/sample.ts';
import { turnpoint } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'turnpoint-calibrate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('calibrate', () => {
  test('the same seed gives the same figures, and what is kept is not measured again', async () => {
    const kept = join(folder, 'kept.jsonl');
    const command = `calibrate end-of-line --matches 2 --seed 7 --kept ${kept}`;
    const [first, second] = [await turnpoint(command), await turnpoint(command)];
    expect([first.code, second.code]).toEqual([0, 0]);
    expect(second.out).toBe(first.out);
    expect(JSON.parse(first.out)).toMatchObject({ matches: 2, points: 6, turning: { looked: 0 } });
    expect(readFileSync(kept, 'utf8').split('\n')).toHaveLength(3);
  }, 60_000);
});

describe('figures', () => {
  const gain = (value: number) => ({ value, doubt: 0.02, worlds: 200 });
  const samples: readonly Sample[] = [
    {
      points: [
        [0.82, 1],
        [0.88, 0],
        [0.1, 0],
      ],
      turning: [],
    },
    { points: [[1, 1]], turning: [] },
    {
      points: [],
      turning: [
        { verdict: 'better', told: gain(0.2), again: gain(0.17) },
        { verdict: 'better', told: gain(0.05), again: gain(-0.02) },
        { verdict: 'as-good', told: gain(0.01), again: gain(0.2) },
        { verdict: 'nothing-else', told: null, again: null },
      ],
    },
  ];
  const figures = figuresOf(samples);

  test('promises are laid beside what came, tenth by tenth', () => {
    expect(figures.bins[8]).toMatchObject({ points: 2, promised: 0.85, came: 0.5 });
    expect(figures.bins[9]).toMatchObject({ points: 1, promised: 1, came: 1 });
    expect(figures.bins[1]).toMatchObject({ points: 1, came: 0 });
    expect(figures.bins[5]).toBeNull();
    expect([figures.matches, figures.points]).toEqual([2, 4]);
  });

  test('the Brier score is the mean square error, beside that of promising everybody the average', () => {
    expect(figures.brier).toBeCloseTo((0.18 ** 2 + 0.88 ** 2 + 0.1 ** 2) / 4);
    expect(figures.brierOfNone).toBeCloseTo(0.25);
  });

  test('better turns are held to what their intervals promise', () => {
    const { looked, better, held, promised, compared, agree } = figures.turning;
    expect([looked, better, held, compared, agree]).toEqual([4, 2, 1, 3, 1]);
    // Seven standard deviations above 0, and 1.77.
    expect(promised).toBeCloseTo(1 + 0.9616, 3);
  });

  test('the page and the picture show them', () => {
    const page = pageOf([{ game: 'toy', name: 'Toy', version: '1.0', command: 'turnpoint calibrate toy', figures }]);
    expect(page).toContain('| Toy | 2 | 4 | 0.204 | 0.250 |');
    expect(page).toContain('| 80 to 90 % | 2 | 85 % | 50 % |');
    expect(page).toContain('| Toy | 4 | 2 | 1 | 2.0 | 12.5 | 7.5 | 1 of 3 |');
    expect(plotOf(figures).match(/<circle/g)).toHaveLength(3);
  });
});
