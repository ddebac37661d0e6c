import { expect, test } from 'vitest';
import { CENTURIES, OPERATORS } from '../../content/index.ts';
import type { View } from '../../rules/types.ts';
import { heights, ROOMY, roomFor } from '../board/tracks.ts';
import { tokenName } from '../draw/short-names.ts';

const standing = (...at: readonly number[]): Pick<View, 'players'> =>
  ({ players: at.map((place) => ({ at: place })) }) as unknown as Pick<View, 'players'>;

test('on a phone a plate and a token below it can both be touched, and so can every other century', () => {
  for (const places of [
    [0, 11],
    [2, 8],
  ]) {
    const sizes = heights(standing(...places));
    const pixels = sizes.map((size) => (size * ROOMY) / sizes.reduce((a, b) => a + b));
    // A turnpoint's own edges take 4, the gap between plate and token 1.
    const least = sizes.map((size) => (size > 1 ? 44 + 44 + 1 : 44) + 4);
    for (const i of CENTURIES.keys()) expect(pixels[i]).toBeGreaterThanOrEqual((least[i] ?? 0) - 0.5);
  }
});

test('a low board shows fewer and counts the rest, so that all can be touched', () => {
  const phone = { upright: true, hasController: true };
  expect([ROOMY, ROOMY - 1].map((height) => roomFor({ ...phone, height }))).toEqual([2, 1]);
  expect(roomFor({ ...phone, height: 0, hasController: false })).toBe(2);
  const desk = { upright: false, hasController: true };
  // As high as it is at a desk, and beside a coach.
  expect([476, 360].map((height) => roomFor({ ...desk, height }))).toEqual([8, 4]);
});

test('the name of every operator fits a token of a phone', () => {
  for (const { name } of OPERATORS) expect(tokenName(name).length, name).toBeLessThanOrEqual(9);
});
