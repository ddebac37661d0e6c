import type { Look } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { LookingBack } from '../src/match/looking-back.svelte.ts';

const lookAt = (step: number) => ({ step }) as Look;

test('whoever goes back to the present before a look of the past has come stays in the present', async () => {
  let arrive = (_: Look) => {};
  const back = new LookingBack(() => new Promise((come) => (arrive = come)));
  const late = back.show(3);
  await back.show(null);
  arrive(lookAt(3));
  await late;
  expect(back.look).toBeNull();
});

test('of two looks the one that was asked for last is shown, whichever comes first', async () => {
  const come = new Map<number, (look: Look) => void>();
  const back = new LookingBack((step) => new Promise((arrive) => come.set(step, arrive)));
  const shown = [back.show(3), back.show(4)];
  come.get(4)?.(lookAt(4));
  come.get(3)?.(lookAt(3));
  await Promise.all(shown);
  expect(back.look).toEqual(lookAt(4));
});
