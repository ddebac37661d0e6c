import { stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import type { Face, Mode } from '../content/index.ts';
import { START } from '../rules/index.ts';
import { waysFrom } from './notation.ts';
import { position } from './position.ts';
import { Scene } from './scene.ts';
import { GrowingWindow } from './window.ts';

test('EOL-3.1 the Versus area is 7 by 7', () => {
  const s = Scene.deal('versus', 2, 'area');
  expect(s.state.table.cells).toHaveLength(49);
  const turn = s.turn as string;
  const face = s.faces()[0];
  expect(s.refusal(turn, { kind: 'lay', face, cell: 49 })).toBe('EOL-3.7');
  expect(s.refusal(turn, { kind: 'lay', face, cell: -1 })).toBe('EOL-3.7');
  expect(s.refusal(turn, { kind: 'lay', face, cell: 48 })).toBe('EOL-6.3');
});

test.each([
  ['top to bottom', 'versus', '2,2S 2,1S 2,0S', '2,6'],
  ['right to left', 'versus', '2,2S 2,1CR 3,1S 4,1S 5,1S 6,1S', '0,1'],
  ['left to right', 'solo', '2,4CL 1,4S 0,4S', '4,4'],
  ['bottom to top', 'solo', '2,4CR 3,4CR', '3,0'],
] as const)('EOL-3.2 opposite edges are joined: %s', (_, mode, line, cell) => {
  const lines = mode === 'solo' ? { a: { line } } : { a: { line }, b: { line: '4,2CR' } };
  const s = position({ mode, lines });
  expect(s.cells()).toEqual([cell]);
  const after = s.play('a', `S ${cell}`);
  expect(after.entries('lay')[0]).toMatchObject({ clause: 'EOL-3.2', wrapped: true });
});

test.each([
  ['north', '2,2S 2,1S', '2,0'],
  ['south', '2,2CR 3,2CR 3,3S 3,4S 3,5S', '3,6'],
  ['east', '2,2S 2,1CR 3,1S 4,1S 5,1S', '6,1'],
  ['west', '2,2CL 1,2S', '0,2'],
])('EOL-3.2 a step to the last cell before an edge crosses none: %s', (_, line, cell) => {
  const s = position({ lines: { a: { line, hand: 'S X T CL CR' }, b: { line: '4,2CR' } } }).play('a', `S ${cell}`);
  expect(s.entries('lay')[0]).toMatchObject({ clause: 'EOL-6.5', wrapped: false });
});

test('EOL-3.3 wrapping is orthogonal and without a shift', () => {
  // A cross in the corner (0,0), entered going north: its neighbours are (0,4), (4,0) and (1,0).
  const corner = position({ mode: 'solo', lines: { a: { line: '2,4CL 1,4CR 1,3S 1,2S 1,1CL 0,1CR 0,0X' } } });
  expect(corner.cells()).toEqual(['0,4', '1,0', '4,0']);
  expect(corner.refusal('a', 'S 4,4')).toBe('EOL-6.5');
  expect(corner.refusal('a', 'S 4,1')).toBe('EOL-6.5');
  expect(corner.play('a', 'S 0,4').card('0,4')).toMatchObject({ way: 'N' });
});

test('EOL-3.4 limits stay open while the cards span less than the size, and are fixed from then on', () => {
  const pink = { line: '4,2CR' };
  // Rows 0 to 3 are in use: north of (2,0) is the next free row of an open area.
  const open = position({ lines: { yellow: { line: '2,2S 2,1S 2,0S' }, pink } });
  expect(open.cells()).toEqual(['2,6']);
  // All seven rows are in use: north of (2,4) is the Start card again.
  const fixed = position({ order: 'pink yellow', lines: { yellow: { line: 'S S S S S S' }, pink } });
  expect(fixed.look('yellow').view.players[0]?.open).toEqual([]);
});

/** Plays a random match and follows it on an endless plane. */
function follow(mode: Mode, seats: number, seed: string): Record<'inside' | 'grows' | 'wraps', number> {
  const int = stream(seed);
  let s = Scene.deal(mode, seats, seed);
  const { size } = s.state.table;
  const window = new GrowingWindow(size);
  const at = new Map<number, readonly [number, number]>();
  const put = (cell: number, point: readonly [number, number]) => {
    expect(window.isFree(point)).toBe(true);
    expect((((point[1] % size) + size) % size) * size + (((point[0] % size) + size) % size)).toBe(cell);
    at.set(cell, point);
    window.put(point);
  };
  s.state.table.cells.forEach((card, cell) => {
    if (card !== null) put(cell, [cell % size, Math.floor(cell / size)]);
  });
  const steps = { inside: 0, grows: 0, wraps: 0 };
  while (s.turn !== null) {
    const offers = s.offers().filter((offer) => !/stop|give-up/.test(offer));
    s = s.play(s.turn, (offers.length > 0 ? offers : s.offers())[int(offers.length || 1)] as string);
    const { cells, players } = s.state.table;
    cells.forEach((card, cell) => {
      if (card === null || at.has(cell)) return;
      const from = card.parent === START ? null : at.get(card.parent);
      if (from === null || from === undefined) put(cell, [cell % size, Math.floor(cell / size)]);
      else {
        const { to, how } = window.step(from, card.way);
        steps[how]++;
        put(cell, to);
      }
    });
    expect(window.span(0)).toBeLessThanOrEqual(size);
    expect(window.span(1)).toBeLessThanOrEqual(size);
    for (const [seat, { head }] of players.entries()) {
      const card = cells[head];
      const from = at.get(head);
      if (card === undefined || card === null || from === undefined) continue;
      const ends = waysFrom(card.face as Face, card.way).map((way) => window.step(from, way).to);
      const free = ends.filter((end) => window.isFree(end));
      const wanted = free.map(([x, y]) => (((y % size) + size) % size) * size + (((x % size) + size) % size));
      expect(s.look(null).view.players[seat]?.open.toSorted()).toEqual(wanted.sort());
    }
  }
  return steps;
}

const MATCHES: [Mode, number, number][] = [
  ['versus', 2, 12],
  ['battle-royale', 3, 6],
  ['battle-royale', 5, 3],
  ['battle-royale', 8, 2],
  ['solo', 1, 8],
  ['co-op', 2, 5],
];

test.each(MATCHES)(
  'EOL-3.5, EOL-3.7, EOL-R7 the growing area and the torus allow the same cells at every moment (%s, %i)',
  (mode, seats, matches) => {
    const total = { inside: 0, grows: 0, wraps: 0 };
    for (let i = 0; i < matches; i++) {
      const steps = follow(mode, seats, `window ${mode} ${i}`);
      for (const how of ['inside', 'grows', 'wraps'] as const) total[how] += steps[how];
    }
    expect(total.grows).toBeGreaterThan(0);
    expect(total.inside).toBeGreaterThan(0);
    if (mode !== 'battle-royale') expect(total.wraps).toBeGreaterThan(0);
  },
);

test('EOL-3.6, EOL-R8 the span counts every card, Start cards and empty columns between them', () => {
  const window = new GrowingWindow(7);
  window.put([2, 3]);
  window.put([4, 3]);
  expect(window.span(0)).toBe(3);
  for (const x of [4, 5, 6, 7, 8]) window.put([x, 2]);
  // Pink's 5, the empty column and yellow's: left and right are joined.
  expect(window.span(0)).toBe(7);
  expect(window.step([8, 2], 'E')).toEqual({ to: [2, 2], how: 'wraps' });
  const lines = { yellow: { line: '2,2CL' }, pink: { line: '4,2CR 5,2S 6,2S 0,2S' } };
  const s = position({ order: 'pink yellow', at: { turn: 'pink' }, lines });
  const laid = s.play('pink', 'S 1,2');
  expect(laid.look(null).view.players[1]?.open).toEqual([]);
});

test('EOL-3.7 where the window is drawn changes nothing: a line shifted over the edges has the same choices', () => {
  // The same shape twice: once in the middle, once over the corner of the area.
  const middle = position({ mode: 'solo', lines: { a: { line: '2,4S 2,3CL 1,3CR 1,2X', hand: 'S S CL T X' } } });
  expect(middle.cells()).toEqual(['0,2', '1,1', '2,2']);
  const corner = position({
    mode: 'solo',
    lines: { a: { start: '1,2N', line: '1,2S 1,1CL 0,1CR 0,0X', hand: 'S S CL T X' } },
  });
  const shifted = middle.cells().map((cell) => {
    const [x, y] = cell.split(',').map(Number) as [number, number];
    return `${(x + 4) % 5},${(y + 3) % 5}`;
  });
  expect(corner.cells()).toEqual(shifted.sort());
});

test('EOL-3.8 a cell holds at most one card', () => {
  const s = position({ lines: { a: { line: '2,2S 2,1CR 3,1FR' }, b: { line: '4,2CL 3,2CL' } } });
  expect(s.ruling('a', 'S 3,2')).toMatchObject({
    clause: 'EOL-3.8',
    because: { args: { cell: '3,2', owner: { seat: 1 } } },
  });
  expect(s.ruling('a', 'S 2,2')).toMatchObject({ clause: 'EOL-3.8', because: { args: { what: { key: 'face.S' } } } });
  expect(s.ruling('a', 'S 2,3')).toMatchObject({
    clause: 'EOL-3.8',
    because: { args: { what: { key: 'face.start' } } },
  });
  expect(s.refusal('a', 'S 4,3')).toBe('EOL-3.8');
});

test.each(['versus', 'battle-royale', 'team'] as const)(
  'EOL-3.9 cards once placed stay where they are (%s)',
  (mode) => {
    const int = stream(mode);
    let s = Scene.deal(mode, { versus: 2, 'battle-royale': 5, team: 4 }[mode], 'stay');
    while (s.turn !== null) {
      const before = s.state.table.cells;
      const offers = s.offers();
      s = s.play(s.turn, offers[int(offers.length)] as string);
      before.forEach((card, cell) => {
        if (card !== null) expect(s.state.table.cells[cell]).toEqual(card);
      });
    }
  },
);

test.each([
  ['versus', 2, 7],
  ['battle-royale', 3, 7],
  ['battle-royale', 4, 9],
  ['battle-royale', 5, 9],
  ['battle-royale', 6, 11],
  ['battle-royale', 7, 11],
  ['battle-royale', 8, 13],
  ['solo', 1, 5],
  ['co-op', 2, 7],
  ['team', 4, 9],
] as const)('EOL-3.10 %s with %i players is played on %i by %i', (mode, seats, size) => {
  const { table } = Scene.deal(mode, seats, 'size').state;
  expect(table.size).toBe(size);
  expect(table.cells).toHaveLength(size * size);
});
