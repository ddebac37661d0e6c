import { expect, test } from 'vitest';
import { oddsOrder, turnEnds } from '../src/replay/odds-order.ts';

const steps = (...seats: (number | null)[]) => seats.map((seat) => ({ seat, round: null }));

test('a turn ends where another seat chooses next; the deal and the end count too', () => {
  expect(turnEnds(steps(null, 0, 0, 1, 1, 1, 0))).toEqual([0, 2, 5, 6]);
  expect(turnEnds(steps(null))).toEqual([0]);
});

test('coarse first, with the ends of the line; each step is asked for once coarsely and once closely', () => {
  const order = oddsOrder(steps(null, 0, 1, 0, 1, 0, 1));
  const coarse = order.slice(0, order.length / 2).map(({ step }) => step);
  const fine = order.slice(order.length / 2).map(({ step }) => step);
  expect(coarse).toEqual([0, 4, 6, 1, 2, 3, 5]);
  expect(fine).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(order[0]?.worlds).toBeLessThan(order.at(-1)?.worlds ?? 0);
});
