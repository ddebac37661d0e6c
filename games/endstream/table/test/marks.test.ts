import { expect, test } from 'vitest';
import { hasMoved, hasSign, isMarked } from '../draw/marks.ts';

const still = { moves: 0, extraMoves: 0, disabled: 0, states: [], by: 0, owner: 0 } as const;

test('a sign on a low token takes the place of a name beside the shield', () => {
  expect(hasSign(still)).toBe(false);
  expect(hasSign({ ...still, moves: 1, extraMoves: 1 })).toBe(false);
  expect(hasSign({ ...still, moves: 1 })).toBe(true);
  expect(hasSign({ ...still, disabled: 2 })).toBe(true);
  expect(hasSign({ ...still, by: 1 })).toBe(true);
});

test('where there is room for one sign, that an operator has moved gives way', () => {
  expect(hasMoved({ ...still, moves: 1 }) && !isMarked({ ...still, moves: 1 })).toBe(true);
  expect(isMarked({ ...still, moves: 1, disabled: 1 })).toBe(true);
  expect(isMarked({ ...still, moves: 1, by: 1 })).toBe(true);
});
