import { expect, test } from 'vitest';
import { isShared } from '../../src/replay/better/shared.ts';
import { drawnLine } from '../../src/replay/drawn.ts';

const boxes = new Map([
  ['a', { x: 0, y: 0, width: 10, height: 10 }],
  ['b', { x: 20, y: 0, width: 10, height: 10 }],
]);
const boxOf = (spot: string) => boxes.get(spot) ?? null;

test('each spot is marked once, with the numbers of the choices that touch it, and an arrow leads from one to the other', () => {
  const { marks, arrows } = drawnLine(
    { as: 'better', spots: [['a'], ['a', 'b'], [], ['hidden'], ['b'], ['b']] },
    boxOf,
  );
  expect(marks.map(({ box, numbers }) => [box.x, numbers])).toEqual([
    [0, '1'],
    [20, '2-6'],
  ]);
  expect(arrows).toEqual([{ from: { x: 5, y: 5 }, to: { x: 25, y: 5 } }]);
});

test('choices that bear one number say it once', () => {
  const { marks } = drawnLine({ as: 'played', spots: [['b'], ['b']], numbers: [2, 2] }, boxOf);
  expect(marks.map(({ numbers }) => numbers)).toEqual(['2']);
});

test('lines share what they have at the same place, long ones what they have at all', () => {
  const [a, b] = [{ kind: 'a' }, { kind: 'b' }];
  expect([isShared(a, 0, [a, b]), isShared(a, 1, [a, b])]).toEqual([true, false]);
  expect(isShared(a, 4, [a, b, b, b, b, b])).toBe(true);
});
