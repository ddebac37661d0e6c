import { expect, test } from 'vitest';
import { collectLine, LINES } from '../balance/matches.ts';

test('a line of the balance report adds up and comes out the same every time', () => {
  const line = { decks: ['scribes', 'paradox'], powerStart: true } as const;
  const pairing = collectLine(line, 4);
  expect(collectLine(line, 4)).toEqual(pairing);
  const won = [...pairing.wonFirst, ...pairing.wonSecond].reduce((total, wins) => total + wins, 0);
  expect(won + pairing.draws).toBe(4);
  expect(pairing.rounds).toHaveLength(4);
  expect(LINES).toHaveLength(16);
});
