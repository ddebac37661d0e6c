import { describe, expect, test } from 'vitest';
import { turnpoint } from './run.ts';

describe('balance chrono-trek', () => {
  test('the page tells every level, number of players, character and card', async () => {
    const { code, out } = await turnpoint('balance chrono-trek --matches 1');
    expect(code).toBe(0);
    for (const level of ['1', '2', '3', '4', 'mixed']) {
      for (const seats of [2, 3, 4, 5, 6]) expect(out).toContain(`\n| ${level} | ${seats} | `);
    }
    for (const name of ['Q', 'The Whale Probe', 'Inverters', 'Romulan Ale', 'Deep Cover']) {
      expect(out).toMatch(new RegExp(`\\| ${name} \\|`));
    }
    expect(out).toContain('Never played: ');
    expect(out).toContain('Never won: ');
  }, 60_000);
});
