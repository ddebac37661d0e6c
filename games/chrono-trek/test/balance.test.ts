import { expect, test } from 'vitest';
import { collectLine } from '../balance/matches.ts';

test('a line of the balance report adds up and comes out the same every time', () => {
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
