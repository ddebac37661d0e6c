import { expect, test } from 'vitest';
import type { Box } from '../../src/replay/drawn.ts';
import { labelsOn as labelsBeside, pinsOn } from '../../src/replay/line-labels.ts';

const ROOM = { width: 400, height: 300 };
const at = (x: number, y: number, numbers = '1') => ({ box: { x, y, width: 120, height: 60 }, numbers });
const played = (...marks: ReturnType<typeof at>[]) => ({ as: 'played' as const, marks, arrows: [] });

const better = (...marks: ReturnType<typeof at>[]) => ({ ...played(...marks), as: 'better' as const });
const labelsOn = (lines: Parameters<typeof labelsBeside>[0], lying: readonly Box[], room: typeof ROOM) =>
  labelsBeside(
    lines,
    pinsOn(
      lines.map(({ drawn }) => drawn),
      room,
    ),
    lying,
    room,
  );

test('a number at the edge of the board is whole', () => {
  expect(pinsOn([played(at(0, 240))], ROOM)).toEqual([[{ x: 12, y: 288 }]]);
  expect(pinsOn([better(at(280, 0, '12 15'))], ROOM)[0]?.[0]?.x).toBeLessThan(376);
});

test('no number covers another, of the same line or of the other one', () => {
  const lines = [played(at(100, 40)), better(at(100, 100, '17'), at(150, 100, '13 14'), at(100, 160, '12'))];
  const pins = pinsOn(lines, ROOM).flat();
  const wide = lines.flatMap(({ marks }) => marks.map(({ numbers }) => Math.max(24, numbers.length * 8 + 14)));
  const pairs = pins.flatMap((a, i) =>
    pins.slice(i + 1).map((b, j) => ({ a, b, room: ((wide[i] ?? 0) + (wide[i + 1 + j] ?? 0)) / 2 })),
  );
  for (const { a, b, room } of pairs) expect(Math.abs(a.x - b.x) >= room || Math.abs(a.y - b.y) >= 24).toBe(true);
  expect(pins[1]).toEqual({ x: 220, y: 100 });
});

test('a name covers what lies on the board as little as can be, and neither numbers nor other names', () => {
  const line = played(at(100, 100));
  const named = [{ drawn: line, name: 'you played' }];
  expect(labelsOn(named, [], ROOM)).toEqual([{ x: 160, y: 160 }]);
  const [below] = labelsOn(named, [{ x: 90, y: 150, width: 140, height: 60 }], ROOM);
  expect(below?.y).toBe(100);
  const two = labelsOn([...named, { drawn: { ...line, as: 'better' }, name: 'better' }], [], ROOM);
  expect(two.map((place) => place?.y)).toEqual([160, 100]);
  // What is as large as the ground is no thing that could be covered.
  expect(labelsOn(named, [{ x: 0, y: 150, width: 400, height: 150 }], ROOM)).toEqual([{ x: 160, y: 160 }]);
});

test('beside a number there is room for a name', () => {
  const small = { box: { x: 100, y: 100, width: 40, height: 40 }, numbers: '1' };
  const [place] = labelsOn([{ drawn: played(small), name: 'you played' }], [], ROOM);
  expect([place?.x, place?.y]).toEqual([158, 140]);
});

test('a name stays within the board; a line without marks has none, nor has what both have in common', () => {
  expect(labelsOn([{ drawn: played(at(0, 0)), name: 'you played' }], [], ROOM)[0]?.x).toBeGreaterThan(40);
  expect(labelsOn([{ drawn: played(), name: 'you played' }], [], ROOM)).toEqual([null]);
  expect(labelsOn([{ drawn: played(at(0, 0)), name: '' }], [], ROOM)).toEqual([null]);
});

test('the name of a large mark stands in it where its edge is taken', () => {
  const column = { box: { x: 0, y: 40, width: 160, height: 200 }, numbers: '1' };
  const edges = [40, 240].map((y) => ({ x: 0, y: y - 5, width: 200, height: 10 }));
  const [place] = labelsOn([{ drawn: played(column), name: 'you played' }], edges, ROOM);
  expect(place?.y).toBe(224);
});
