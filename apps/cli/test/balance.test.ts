import { describe, expect, test } from 'vitest';
import { collectLine } from '../src/balance/chrono-trek-matches.ts';
import { turnpoint } from './run.ts';

describe('balance chrono-trek', () => {
  test('a line adds up and comes out the same every time', () => {
    const line = collectLine({ levels: '1234', seats: 3 }, 4);
    expect(collectLine({ levels: '1234', seats: 3 }, 4)).toEqual(line);
    const won = line.bySeat.reduce((total, wins) => total + wins, 0);
    expect(won + line.anomaly + line.exhausted).toBe(4);
    expect(line.byTurn.reduce((total, wins) => total + wins, 0)).toBe(won);
    for (const shares of [line.byLevel, line.byCharacter]) {
      const all = Object.values(shares);
      expect(all.reduce((total, { times }) => total + times, 0)).toBe(12);
      expect(all.reduce((total, { wins }) => total + wins, 0)).toBe(won);
    }
    expect(line.rounds).toHaveLength(4);
  });

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
