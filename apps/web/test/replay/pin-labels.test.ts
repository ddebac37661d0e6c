import { expect, test } from 'vitest';
import { laidApart, pinLabels } from '../../src/replay/story/pin-labels.ts';

const room = (line: number) => ({ from: 0, to: 1000, height: 104, lineAt: () => line });
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

test('of a graph that is scrolled, sentences stand in sight and clear of its name', () => {
  const seen = { ...room(20), from: 400, to: 1400 };
  const [gone, near] = pinLabels([pin(380, 20), pin(460, 20)], seen);
  expect(gone).toBeNull();
  expect(near !== null && near !== undefined && (near.left > 400 + 104 || near.y > 24)).toBe(true);
  expect(near?.left).toBeGreaterThan(400);
});

test('pins that would cover each other lie one above the other, within the graph', () => {
  expect(laidApart([pin(340, 30), pin(355, 34), pin(200, 30)], 72).map(({ y }) => y)).toEqual([30, 60, 30]);
  expect(laidApart([pin(340, 58), pin(355, 50)], 72)[1]?.y).toBe(28);
});
