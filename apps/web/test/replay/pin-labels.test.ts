import { expect, test } from 'vitest';
import { pinLabels } from '../../src/replay/story/pin-labels.ts';

const room = (line: number) => ({ width: 1000, height: 104, lineAt: () => line });
const pin = (x: number, y: number, says = 'You moved JERUSALEM') => ({ x, y, says });

test('a sentence stands beside its pin, above or below the line', () => {
  const [label] = pinLabels([pin(300, 52)], room(52));
  expect(label?.left).toBeGreaterThan(300);
  expect(label?.left).toBeLessThan(320);
  expect(Math.abs((label?.y ?? 52) - 52)).toBeGreaterThan(15);
});

test('near the end it stands before its pin, and never on the scale', () => {
  const [label] = pinLabels([pin(930, 80)], room(80));
  expect((label?.left ?? 999) + (label?.width ?? 0)).toBeLessThan(930);
});

test('no sentence covers another pin or another sentence; where there is no room it is cut off or left out', () => {
  const pins = [pin(300, 52), pin(330, 52), pin(360, 50), pin(390, 54)];
  const labels = pinLabels(pins, room(52));
  const boxes = labels.flatMap((label) => (label === null ? [] : [label]));
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      const apart = a.left + a.width <= b.left || b.left + b.width <= a.left || Math.abs(a.y - b.y) >= 18;
      expect(apart).toBe(true);
    }
  const [cut, , next] = pinLabels([pin(300, 12), pin(600, 90), pin(420, 12, 'x'.repeat(80))], {
    ...room(12),
    height: 30,
  });
  expect((cut?.left ?? 0) + (cut?.width ?? 0)).toBeLessThanOrEqual(420 - 15);
  expect(next?.width).toBeLessThan(80 * 6.7);
  expect(pinLabels([pin(500, 12), pin(480, 12), pin(520, 12)], { ...room(12), height: 26 })[0]).toBeNull();
});
