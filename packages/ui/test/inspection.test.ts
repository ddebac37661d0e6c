import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Inspection } from '../src/table/inspection.svelte.ts';

/** As much of an element as an inspection asks for. */
class Spot extends EventTarget {
  readonly isConnected = true;
  matches(): boolean {
    return false;
  }
  getBoundingClientRect(): object {
    return {};
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function readable() {
  const [inspection, spot] = [new Inspection<string>(), new Spot()];
  inspection.of(() => 'a card')(spot as unknown as HTMLElement);
  let clicks = 0;
  spot.addEventListener('click', () => clicks++);
  const pointer = (type: string, pointerType: 'mouse' | 'touch', moved = 0) =>
    spot.dispatchEvent(Object.assign(new Event(type), { pointerType, movementX: moved, movementY: 0 }));
  return { inspection, pointer, chosen: () => clicks };
}
const aSecond = () => vi.advanceTimersByTimeAsync(1000);

test('what comes to lie under a resting mouse does not open', async () => {
  const { inspection, pointer } = readable();
  pointer('pointerenter', 'mouse');
  await aSecond();
  expect(inspection.subject).toBeNull();
});

test('a mouse that moves and rests opens it, and leaving closes it', async () => {
  const { inspection, pointer } = readable();
  pointer('pointerenter', 'mouse');
  pointer('pointermove', 'mouse', 2);
  await aSecond();
  expect([inspection.subject, inspection.pinned]).toEqual(['a card', false]);
  pointer('pointerleave', 'mouse');
  await aSecond();
  expect(inspection.subject).toBeNull();
});

test('a long press pins it; a finger that scrolls does not', async () => {
  const { inspection, pointer } = readable();
  pointer('pointerdown', 'touch');
  pointer('pointermove', 'touch', 20);
  await aSecond();
  expect(inspection.subject).toBeNull();
  pointer('pointerdown', 'touch');
  await aSecond();
  expect([inspection.subject, inspection.pinned]).toEqual(['a card', true]);
});

test('a long press reads and chooses nothing, even where the browser ends it with a click', async () => {
  const { inspection, pointer, chosen } = readable();
  pointer('pointerdown', 'touch');
  await aSecond();
  pointer('pointerup', 'touch');
  pointer('click', 'touch');
  expect([inspection.pinned, chosen()]).toEqual([true, 0]);
  // A key chooses while it is read, and so does the next touch.
  pointer('click', 'touch');
  expect(chosen()).toBe(1);
  inspection.close();
  pointer('pointerdown', 'touch');
  pointer('pointerup', 'touch');
  pointer('click', 'touch');
  expect(chosen()).toBe(2);
});
