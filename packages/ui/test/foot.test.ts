import { expect, test } from 'vitest';
import { footAfter, NO_FOOT } from '../src/foot.ts';

const wanted = { isWanted: true, isBusy: false, height: () => 240 };

test('the end waits until the last motion is over, and is no lower than what it replaces', () => {
  expect(footAfter(NO_FOOT, { ...wanted, isBusy: true })).toEqual(NO_FOOT);
  expect(footAfter(NO_FOOT, wanted)).toEqual({ isShown: true, height: 240 });
});

test('once it stands there nothing that is played again takes it away', () => {
  const shown = footAfter(NO_FOOT, wanted);
  expect(footAfter(shown, { ...wanted, isBusy: true, height: () => 0 })).toBe(shown);
});

test('it goes when nothing is wanted there any more: the last choice was taken back', () => {
  expect(footAfter(footAfter(NO_FOOT, wanted), { ...wanted, isWanted: false })).toEqual(NO_FOOT);
});
